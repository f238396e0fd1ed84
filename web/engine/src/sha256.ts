/** SHA-256, and what a match makes of its secret. (The browser's own one answers later, and a ply cannot wait.) */

const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n)
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0
const ROUNDS = Int32Array.from(primes, (p) => fraction(Math.cbrt(p)))
const START = Int32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p)))

export function sha256(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array((((data.length + 8) >> 6) + 1) << 6)
  padded.set(data)
  padded[data.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29))
  view.setUint32(padded.length - 4, data.length << 3)
  const state = START.slice()
  const w = new Int32Array(64)
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
      const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
      w[i] = (w[i - 16]! + low + w[i - 7]! + high) | 0
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      number, number, number, number, number, number, number, number,
    ] // prettier-ignore
    for (let i = 0; i < 64; i++) {
      const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      const first = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0
      const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + first) | 0
      d = c
      c = b
      b = a
      a = (first + second) | 0
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0))
  }
  const out = new Uint8Array(32)
  const words = new DataView(out.buffer)
  state.forEach((word, i) => words.setInt32(4 * i, word))
  return out
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const out = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

/** The seed of the dice of a ply in a match with a secret: past dice reveal nothing about later ones. */
export function keyedSeed(secret: Uint8Array, ply: number): bigint {
  const message = new DataView(new ArrayBuffer(8))
  message.setBigUint64(0, BigInt(ply))
  const digest = hmac(secret, new Uint8Array(message.buffer))
  return new DataView(digest.buffer).getBigUint64(0) >> 1n
}

/**
 * A seed of one seat's own stream, for its move number `nth` (from 0): the moves of other seats do not change it. `what` 0
 * keys the dice of that move; bots that must be repeatable use other numbers.
 */
export function seatSeed(secret: Uint8Array, seat: number, nth: number, what = 0): bigint {
  const message = new Uint8Array(14)
  message.set(new TextEncoder().encode('seat'))
  message.set([what, seat & 255], 4)
  new DataView(message.buffer).setBigUint64(6, BigInt(nth))
  return new DataView(hmac(secret, message).buffer).getBigUint64(0) >> 1n
}

/** What may be published before play: it commits to the secret and reveals nothing about it. */
export function commitment(secret: Uint8Array): string {
  const digest = sha256(joined(new TextEncoder().encode('dragonhall commitment\0'), secret))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
