import { ask, isLocal, Refused } from '../hall/http'
import { keyOf } from '../hall/keys'
import type { Uploaded } from '../hall/protocol'
import { HAS_SERVER, server } from '../hall/server'
import { link } from '../look/route.svelte'

/** A match in an address: JSON, packed, behind the #. Nothing of it goes to a server. */

/** The most signs behind the #: browsers and messengers take so many. */
export const LONGEST = 30_000
/** The most that a link may unpack to. */
export const MOST_BYTES = 1_000_000

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
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(found))
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
    if (size > MOST_BYTES) {
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

/** The address of a match; null when it is too long for one. */
export async function linkTo(kind: 'record' | 'position', value: unknown): Promise<string | null> {
  const text = await packed(value)
  return text.length > LONGEST ? null : `${link('/').replace(/#.*$/, '')}#${kind}=${text}`
}

/**
 * What somebody else opens to see a finished match. One of this browser is carried to the hall, where there is one; else
 * the whole record stands in the address.
 */
export async function replayLink(code: string): Promise<string | null> {
  if (!isLocal(code)) return link(`/t/${code}/replay`)
  const record = await ask(`/tables/${code}/record`)
  try {
    if (HAS_SERVER) return link(`/t/${(await server.ask<Uploaded>('/records', record)).code}/replay`)
  } catch (error) {
    // The hall cannot be reached, or does not take it: the link carries it.
    if (!(error instanceof Refused)) throw error
  }
  return linkTo('record', record)
}

/** A link from which a match of this browser goes on. */
export const positionLink = async (code: string, ply?: number): Promise<string | null> =>
  linkTo(
    'position',
    await ask(
      `/tables/${code}/position${ply === undefined ? '' : `?ply=${ply}`}`,
      undefined,
      keyOf(code)?.token,
    ),
  )
