export { commitment, keyedSeed, seatSeed, sha256 } from '../../../engine/src/sha256'

export const hex = (data: Uint8Array): string =>
  Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of a hexadecimal text; null when it is none. */
export function unhex(text: string): Uint8Array | null {
  if (text.length % 2 || !/^[0-9a-f]*$/i.test(text)) return null
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16))
}
