/** JSON in the signs of an address: deflated, then base64url. */
import { readJson } from '@web/api/json'

/** The most signs behind the #: browsers and messengers take so many. */
export const LONGEST = 30_000
/** The most that a link may unpack to. */
export const MAX_BYTES = 1_000_000

/** The JSON of a record or a position as signs for an address. */
export async function packed(value: unknown): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(value)),
    new CompressionStream('deflate-raw'),
  )
  let text = ''
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4096))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** What `packed` packed; raises an error where it did not, or where it is too long. */
export async function unpacked(text: string): Promise<unknown> {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text)) throw new Error('too long, or no link')
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
  const found = await through(bytes, new DecompressionStream('deflate-raw'))
  return readJson(new TextDecoder('utf-8', { fatal: true }).decode(found))
}

async function through(
  data: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter()
  // What goes wrong here goes wrong for the reader, too.
  void writer.write(data).catch(() => undefined)
  void writer.close().catch(() => undefined)
  const reader = stream.readable.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    size += value.length
    if (size > MAX_BYTES) {
      await reader.cancel()
      throw new Error('too long')
    }
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
