/** The generator of Python's `random.Random(seed)` (Mersenne Twister): bots here draw the same numbers as there. */
export class PythonRandom {
  private readonly state = new Uint32Array(624)
  private at = 624

  /** From a whole number from 0 on. */
  constructor(seed: bigint | number) {
    const words: number[] = []
    for (let rest = BigInt(seed); rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffffffffn))
    if (!words.length) words.push(0)
    const s = this.state
    s[0] = 19650218
    for (let i = 1; i < 624; i++) s[i] = Math.imul(1812433253, s[i - 1]! ^ (s[i - 1]! >>> 30)) + i
    let i = 1
    let j = 0
    for (let k = Math.max(624, words.length); k; k--) {
      s[i] = (s[i]! ^ Math.imul(s[i - 1]! ^ (s[i - 1]! >>> 30), 1664525)) + words[j]! + j
      i++
      j++
      if (i === 624) {
        s[0] = s[623]!
        i = 1
      }
      if (j === words.length) j = 0
    }
    for (let k = 623; k; k--) {
      s[i] = (s[i]! ^ Math.imul(s[i - 1]! ^ (s[i - 1]! >>> 30), 1566083941)) - i
      i++
      if (i === 624) {
        s[0] = s[623]!
        i = 1
      }
    }
    s[0] = 0x80000000
  }

  /** 32 random bits. */
  private word(): number {
    const s = this.state
    if (this.at === 624) {
      for (let k = 0; k < 624; k++) {
        const y = (s[k]! & 0x80000000) | (s[(k + 1) % 624]! & 0x7fffffff)
        s[k] = s[(k + 397) % 624]! ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0)
      }
      this.at = 0
    }
    let y = s[this.at++]!
    y ^= y >>> 11
    y ^= (y << 7) & 0x9d2c5680
    y ^= (y << 15) & 0xefc60000
    y ^= y >>> 18
    return y >>> 0
  }

  /** A number from 0 up to, but not including, 1. */
  random(): number {
    const high = this.word() >>> 5
    const low = this.word() >>> 6
    return (high * 67108864 + low) / 9007199254740992
  }

  private bits(count: number): bigint {
    let found = 0n
    for (let shift = 0; count > 0; shift += 32, count -= 32)
      found |= BigInt(count >= 32 ? this.word() : this.word() >>> (32 - count)) << BigInt(shift)
    return found
  }

  /** A whole number from 0 to n - 1. */
  below(n: bigint): bigint {
    const bits = n.toString(2).length
    let found = this.bits(bits)
    while (found >= n) found = this.bits(bits)
    return found
  }

  choice<T>(list: readonly T[]): T {
    return list[Number(this.below(BigInt(list.length)))]!
  }
}
