/** A QR code (byte mode, error correction M, versions 1 to 10) as rows of dark and light. For links to tables. */

const BLOCKS: [ecc: number, groups: [count: number, data: number][]][] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
  ],
]
const ALIGN = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

const EXP: number[] = []
const LOG: number[] = []
for (let n = 0, x = 1; n < 255; n++) {
  EXP[n] = x
  LOG[x] = n
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0)

function remainder(data: number[], count: number): number[] {
  let poly = [1]
  for (let n = 0; n < count; n++) {
    const next = [...poly, 0]
    poly.forEach((value, at) => (next[at + 1]! ^= times(value, EXP[n]!)))
    poly = next
  }
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!
    if (lead) poly.forEach((value, n) => (rest[at + n]! ^= times(value, lead)))
  }
  return rest.slice(data.length)
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [ecc, groups] = BLOCKS[version - 1]!
  const capacity = groups.reduce((sum, [count, data]) => sum + count * data, 0)
  let bits = '0100' + bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0')
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  bits += '0000'.slice(0, Math.max(0, capacity * 8 - bits.length))
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')
  const data = bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2))
  for (let n = 0; data.length < capacity; n++) data.push(n % 2 ? 0x11 : 0xec)
  const blocks: number[][] = []
  let at = 0
  for (const [count, size] of groups)
    for (let n = 0; n < count; n++) blocks.push(data.slice(at, (at += size)))
  const checks = blocks.map((block) => remainder(block, ecc))
  const out: number[] = []
  for (let n = 0; n < Math.max(...blocks.map((block) => block.length)); n++)
    for (const block of blocks) if (n < block.length) out.push(block[n]!)
  for (let n = 0; n < ecc; n++) for (const check of checks) out.push(check[n]!)
  return out
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function bch(value: number, poly: number, length: number): number {
  let rest = value << length
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit--)
    if ((rest >> bit) & 1) rest ^= poly << (bit - length)
  return (value << length) | rest
}

export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version =
    1 +
    BLOCKS.findIndex(
      ([, groups], n) =>
        groups.reduce((sum, [count, data]) => sum + count * data, 0) >= bytes.length + (n < 9 ? 2 : 3),
    )
  if (version === 0) throw new Error('The text is too long for our QR codes.')
  const size = 17 + 4 * version
  const grid: (boolean | null)[][] = Array.from({ length: size }, () =>
    Array<boolean | null>(size).fill(null),
  )
  const fixed = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark
  }
  const ring = (cx: number, cy: number, reach: number, dark: (d: number) => boolean): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        fixed(cx + dx, cy + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let n = 0; n < size; n++) {
    fixed(6, n, n % 2 === 0)
    fixed(n, 6, n % 2 === 0)
  }
  const align = ALIGN[version - 1]!
  const last = align.length - 1
  align.forEach((x, i) =>
    align.forEach((y, j) => {
      if (!((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)))
        ring(x, y, 2, (d) => d !== 1)
    }),
  )
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(x, y, 4, (d) => d !== 2 && d !== 4)
  const format = (mask: number): void => {
    const bits = bch(mask, 0x537, 10) ^ 0x5412
    const bit = (n: number): boolean => ((bits >> n) & 1) === 1
    for (let n = 0; n < 6; n++) fixed(8, n, bit(n))
    fixed(8, 7, bit(6))
    fixed(8, 8, bit(7))
    fixed(7, 8, bit(8))
    for (let n = 9; n < 15; n++) fixed(14 - n, 8, bit(n))
    for (let n = 0; n < 8; n++) fixed(size - 1 - n, 8, bit(n))
    for (let n = 8; n < 15; n++) fixed(8, size - 15 + n, bit(n))
    fixed(8, size - 8, true)
  }
  format(0)
  if (version >= 7) {
    const bits = bch(version, 0x1f25, 12)
    for (let n = 0; n < 18; n++) {
      const dark = ((bits >> n) & 1) === 1
      fixed(size - 11 + (n % 3), Math.floor(n / 3), dark)
      fixed(Math.floor(n / 3), size - 11 + (n % 3), dark)
    }
  }
  const free: [number, number][] = []
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++)
      for (let n = 0; n < 2; n++) {
        const x = right - n
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        if (grid[y]![x] === null) free.push([x, y])
      }
  }
  const stream = codewords(bytes, version).flatMap((word) =>
    Array.from({ length: 8 }, (_, n) => ((word >> (7 - n)) & 1) === 1),
  )
  let best: boolean[][] = []
  let least = Infinity
  for (let mask = 0; mask < 8; mask++) {
    format(mask)
    free.forEach(([x, y], n) => (grid[y]![x] = (stream[n] ?? false) !== MASKS[mask]!(x, y)))
    const whole = grid.map((row) => row.map((dark) => dark === true))
    const cost = ugliness(whole)
    if (cost < least) [best, least] = [whole, cost]
  }
  return best
}

function ugliness(grid: boolean[][]): number {
  const size = grid.length
  const lines = [...grid, ...grid[0]!.map((_, x) => grid.map((row) => row[x]!))].map((line) =>
    line.map((dark) => (dark ? '1' : '0')).join(''),
  )
  let cost = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2
    for (let at = 0; at <= size - 11; at++)
      if (/^(10111010000|00001011101)$/.test(line.slice(at, at + 11))) cost += 40
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (
        grid[y]![x] === grid[y - 1]![x] &&
        grid[y]![x] === grid[y]![x - 1] &&
        grid[y]![x] === grid[y - 1]![x - 1]
      )
        cost += 3
  const dark = grid.flat().filter(Boolean).length
  return cost + 10 * Math.floor((Math.abs((dark * 20) / (size * size) - 10) * 10) / 10)
}
