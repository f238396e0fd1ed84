/* eslint-disable @typescript-eslint/no-explicit-any -- values that come from Python or JSON can be anything */
/** What the translated code needs of Python: its functions, errors and texts, and the record of a table. */

// Errors

/** What was asked cannot be done; the message is a sentence for the person who reads it. */
export class DragonhallError extends Error {
  override name = 'DragonhallError'
}

export class BadPosition extends DragonhallError {
  override name = 'BadPosition'
}

export class NotAMove extends DragonhallError {
  override name = 'NotAMove'
}

// Numbers

export function mod(a: number, b: number): number {
  const rest = a % b
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest + 0
}

export function bigMod(a: bigint, b: bigint): bigint {
  const rest = a % b
  return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest
}

export function bigDiv(a: bigint, b: bigint): bigint {
  return (a - bigMod(a, b)) / b
}

/** `a >> by`, also where JavaScript would take `by` modulo 32. */
export function shr(a: number, by: number): number {
  return by < 32 ? a >> by : a < 0 ? -1 : 0
}

export function bigOrNull(n: number | bigint | boolean | null): bigint | null {
  return n === null ? null : BigInt(n)
}

export function bitCount(word: number | bigint | boolean): number {
  let left = BigInt(word)
  if (left < 0n) left = -left
  let count = 0
  for (; left > 0n; left &= left - 1n) count++
  return count
}

export function bitLength(word: number | bigint | boolean): number {
  let left = BigInt(word)
  if (left < 0n) left = -left
  return left === 0n ? 0 : left.toString(2).length
}

export function sum(numbers: readonly (number | boolean)[]): number {
  let total = 0
  for (const n of numbers) total += Number(n)
  return total
}

export function bigSum(numbers: readonly bigint[]): bigint {
  let total = 0n
  for (const n of numbers) total += n
  return total
}

type Ordered = number | bigint | string | boolean | readonly Ordered[]

function extreme<T>(items: readonly T[], sign: number, rest: readonly T[]): T {
  let best: T | undefined
  for (const item of items) {
    if (best === undefined || sign * compare(item as Ordered, best as Ordered) > 0) best = item
  }
  if (best !== undefined) return best
  if (rest.length === 0) throw new RangeError('max() or min() of nothing')
  return rest[0]!
}

export function max<T>(items: readonly T[], ...rest: T[]): T {
  return extreme(items, 1, rest)
}

export function min<T>(items: readonly T[], ...rest: T[]): T {
  return extreme(items, -1, rest)
}

/** The first item whose key is the largest. */
export function maxBy<T>(items: readonly T[], key: (item: T) => unknown): T {
  return extremeBy(items, 1, key)
}

export function minBy<T>(items: readonly T[], key: (item: T) => unknown): T {
  return extremeBy(items, -1, key)
}

function extremeBy<T>(items: readonly T[], sign: number, key: (item: T) => unknown): T {
  const keys = items.map(key) as Ordered[]
  return items[keys.indexOf(extreme(keys, sign, []))]!
}

// Lists, sets, dicts

export function range(first: number, end?: number, step = 1): number[] {
  const start = end === undefined ? 0 : first
  const stop = end ?? first
  const found: number[] = []
  for (let n = start; step > 0 ? n < stop : n > stop; n += step) found.push(n)
  return found
}

export function enumerate<T>(items: readonly T[], start = 0): [number, T][] {
  return items.map((item, at) => [start + at, item])
}

export function zip<A, B>(ones: readonly A[], others: readonly B[]): [A, B][] {
  return range(Math.min(ones.length, others.length)).map((at) => [ones[at]!, others[at]!])
}

export function repeat<const T>(items: readonly T[], times: number): T[] {
  return range(Math.max(times, 0)).flatMap(() => items)
}

export function compare(a: Ordered, b: Ordered): number {
  if (Array.isArray(a) && Array.isArray(b)) {
    for (const [one, other] of zip(a as Ordered[], b as Ordered[])) {
      const order = compare(one, other)
      if (order !== 0) return order
    }
    return a.length - b.length
  }
  return a < b ? -1 : a > b ? 1 : 0
}

export function sorted<T>(items: readonly T[], key?: (item: T) => unknown): T[] {
  const by = (item: T) => (key ? key(item) : item) as Ordered
  return [...items].sort((a, b) => compare(by(a), by(b)))
}

export function first<T, D = T>(items: readonly T[], ...rest: D[]): T | D {
  if (items.length > 0) return items[0]!
  if (rest.length === 0) throw new RangeError('next() of nothing')
  return rest[0]!
}

export function index(items: readonly unknown[], item: unknown): number {
  const at = items.findIndex((one) => same(one, item))
  if (at < 0) throw new RangeError(`${repr(item)} is not in the list`)
  return at
}

export function count(items: readonly unknown[], item: unknown): number {
  return items.filter((one) => same(one, item)).length
}

export function remove<T>(items: T[], item: T): void {
  items.splice(index(items, item), 1)
}

export function popAny<T>(items: Set<T>): T {
  const item = items.values().next().value as T
  items.delete(item)
  return item
}

export function union<T>(a: Set<T>, b: Set<T>): Set<T> {
  return new Set([...a, ...b])
}

export function intersection<T>(a: Set<T>, b: Set<T>): Set<T> {
  return new Set([...a].filter((item) => b.has(item)))
}

export function difference<T>(a: Set<T>, b: Set<T>): Set<T> {
  return new Set([...a].filter((item) => !b.has(item)))
}

export function isSubset<T>(a: Set<T>, b: Set<T>): boolean {
  return [...a].every((item) => b.has(item))
}

/** A dict that counts: what it does not have counts 0. */
export class Counter<K> extends Map<K, number> {
  constructor(counted: Iterable<K> | Map<K, number> = []) {
    super(counted instanceof Map ? counted : [])
    if (!(counted instanceof Map)) this.update(counted)
  }

  override get(key: K): number {
    return super.get(key) ?? 0
  }

  update(items: Iterable<K>): void {
    for (const item of items) this.set(item, this.get(item) + 1)
  }

  elements(): K[] {
    return [...this].flatMap(([key, times]) => repeat([key], times))
  }
}

/** An entry for each of these keys. */
export type Full<K extends string, V> = Record<K, V> & Record<string, V>

export function full<K extends string, V>(pairs: readonly (readonly [K, V])[]): Full<K, V> {
  return Object.fromEntries(pairs) as Full<K, V>
}

export function get(table: any, key: any, otherwise: any): any {
  if (table instanceof Map) return table.has(key) ? table.get(key) : otherwise
  return Object.hasOwn(table, key) ? table[key] : otherwise
}

export function pop(table: any, key: any, otherwise: any): any {
  if (table instanceof Map) {
    const value = get(table, key, otherwise)
    table.delete(key)
    return value
  }
  if (!Object.hasOwn(table, key)) return otherwise
  const value = table[key]
  delete table[key]
  return value
}

export function contains(things: any, thing: any): boolean {
  if (typeof things === 'string') return things.includes(thing)
  if (Array.isArray(things)) return things.some((one) => same(one, thing))
  if (things instanceof Map || things instanceof Set) return things.has(thing)
  return Object.hasOwn(things, thing)
}

export function list(things: any): any[] {
  if (things instanceof Map) return [...things.keys()]
  return typeof things === 'object' && !(Symbol.iterator in things) ? Object.keys(things) : [...things]
}

export function len(things: any): number {
  if (typeof things === 'string') return [...things].length
  return things.length ?? things.size ?? Object.keys(things).length
}

export function slice(things: any, start: number, end?: number): any {
  return typeof things === 'string' ? [...things].slice(start, end).join('') : things.slice(start, end)
}

export function add(a: any, b: any): any {
  return Array.isArray(a) ? [...a, ...b] : a + b
}

export function truth(thing: any): boolean {
  if (thing === null || typeof thing !== 'object') return Boolean(thing)
  return len(thing) > 0
}

export function and<A, B>(a: A, b: () => B): A | B {
  return truth(a) ? b() : a
}

export function or<A, B>(a: A, b: () => B): NonNullable<A> | B {
  return truth(a) ? a! : b()
}

export function same(a: any, b: any): boolean {
  if (a === b) return true
  if (isNumber(a) && isNumber(b)) return BigInt(a) === BigInt(b)
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => same(one, b[at]))
  if (!isMapping(a) || !isMapping(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  )
}

function isNumber(thing: any): thing is number | bigint | boolean {
  return typeof thing === 'bigint' || typeof thing === 'boolean' || Number.isInteger(thing)
}

export const isBool = (thing: any): boolean => typeof thing === 'boolean'
export const isWhole = (thing: any): boolean => Number.isInteger(thing)
export const isInt = (thing: any): boolean => isNumber(thing)
export const isStr = (thing: any): boolean => typeof thing === 'string'
export const isList = (thing: any): boolean => Array.isArray(thing)
export const isMapping = (thing: any): boolean =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing) && !(thing instanceof Set)

// Texts

/** As Python's `str` writes it. */
export function text(thing: any): string {
  return typeof thing === 'string' ? thing : repr(thing)
}

/** As Python's `repr` writes it. */
export function repr(thing: any): string {
  if (thing === null || thing === undefined) return 'None'
  if (typeof thing === 'boolean') return thing ? 'True' : 'False'
  if (typeof thing === 'string') return quoted(thing)
  if (Array.isArray(thing)) return `[${thing.map(repr).join(', ')}]`
  if (typeof thing !== 'object') return String(thing)
  return `{${Object.entries(thing)
    .map(([key, value]) => `${repr(key)}: ${repr(value)}`)
    .join(', ')}}`
}

const NAMED: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' }

function quoted(said: string): string {
  const mark = said.includes("'") && !said.includes('"') ? '"' : "'"
  const shown = [...said].map((letter) => {
    if (letter === mark) return `\\${letter}`
    const named = NAMED[letter]
    if (named) return named
    if (letter === ' ' || !/[\p{C}\p{Z}]/u.test(letter)) return letter
    const code = letter.codePointAt(0)!
    if (code < 256) return `\\x${code.toString(16).padStart(2, '0')}`
    return code < 65536
      ? `\\u${code.toString(16).padStart(4, '0')}`
      : `\\U${code.toString(16).padStart(8, '0')}`
  })
  return mark + shown.join('') + mark
}

export function removePrefix(said: string, prefix: string): string {
  return said.startsWith(prefix) ? said.slice(prefix.length) : said
}

/** The possible words most like a word, as Python's difflib finds them. */
export function getCloseMatches(word: string, possible: readonly string[], most = 3, cutoff = 0.6): string[] {
  const found: [number, string][] = []
  const places = placesOf([...word])
  for (const one of possible) {
    const ratio = similarity([...one], [...word], places)
    if (ratio >= cutoff) found.push([ratio, one])
  }
  found.sort((a, b) => -compare(a, b))
  return found.slice(0, most).map(([, one]) => one)
}

/** Where each letter stands; letters that are too common in a long text are left out, as difflib does it. */
function placesOf(letters: string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  letters.forEach((letter, at) => places.set(letter, [...(places.get(letter) ?? []), at]))
  if (letters.length >= 200) {
    const many = Math.floor(letters.length / 100) + 1
    for (const [letter, all] of places) if (all.length > many) places.delete(letter)
  }
  return places
}

function similarity(a: string[], b: string[], places: Map<string, number[]>): number {
  if (a.length + b.length === 0) return 1
  let matching = 0
  const open: [number, number, number, number][] = [[0, a.length, 0, b.length]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [firstA, endA, firstB, endB] = part
    const [atA, atB, size] = longestMatch(a, b, places, part)
    if (size === 0) continue
    matching += size
    if (firstA < atA && firstB < atB) open.push([firstA, atA, firstB, atB])
    if (atA + size < endA && atB + size < endB) open.push([atA + size, endA, atB + size, endB])
  }
  return (2 * matching) / (a.length + b.length)
}

function longestMatch(
  a: string[],
  b: string[],
  places: Map<string, number[]>,
  [firstA, endA, firstB, endB]: [number, number, number, number],
): [number, number, number] {
  let [bestA, bestB, size] = [firstA, firstB, 0]
  let lengths = new Map<number, number>()
  for (let at = firstA; at < endA; at++) {
    const next = new Map<number, number>()
    for (const place of places.get(a[at]!) ?? []) {
      if (place < firstB) continue
      if (place >= endB) break
      const length = (lengths.get(place - 1) ?? 0) + 1
      next.set(place, length)
      if (length > size) [bestA, bestB, size] = [at - length + 1, place - length + 1, length]
    }
    lengths = next
  }
  while (bestA > firstA && bestB > firstB && a[bestA - 1] === b[bestB - 1])
    [bestA, bestB, size] = [bestA - 1, bestB - 1, size + 1]
  while (bestA + size < endA && bestB + size < endB && a[bestA + size] === b[bestB + size]) size++
  return [bestA, bestB, size]
}

// The record of a table

/** How a field lies in the record: the type of its numbers, where it begins, and how many there are (0: one alone). */
export type Layout = Readonly<Record<string, readonly ['b' | 'h' | 'i' | 'q' | 'Q', number, number]>>

/** A table: a view of its bytes, which must lie at a multiple of 8 in their buffer. What is written stays there. */
export class FlatRecord {
  static readonly layout: Layout = {}
  /** The whole record as numbers of each type, and the fields with several numbers once they were asked for. */
  readonly words: { b: Int8Array; h: Int16Array; i: Int32Array; q: BigInt64Array; Q: BigUint64Array }
  readonly rows: unknown[] = []

  constructor(bytes: Uint8Array, size: number) {
    const [buffer, at] = [bytes.buffer as ArrayBuffer, bytes.byteOffset]
    if (bytes.byteLength !== size) {
      throw new RangeError(`A record of this game has ${size} bytes, not ${bytes.byteLength}.`)
    }
    if (at % 8 !== 0) throw new RangeError('A record lies at a multiple of 8 bytes.')
    this.words = {
      b: new Int8Array(buffer, at, size),
      h: new Int16Array(buffer, at, size / 2),
      i: new Int32Array(buffer, at, size / 4),
      q: new BigInt64Array(buffer, at, size / 8),
      Q: new BigUint64Array(buffer, at, size / 8),
    }
  }
}

const WIDTHS = { b: 1, h: 2, i: 4, q: 8, Q: 8 }

/** Give a class of records its fields, by its layout. */
export function defineFields(table: { readonly layout: Layout; prototype: FlatRecord }): void {
  Object.entries(table.layout).forEach(([name, [code, start, items]], nth) => {
    const at = start / WIDTHS[code]
    Object.defineProperty(table.prototype, name, {
      get(this: FlatRecord): unknown {
        const words = this.words[code]
        return items === 0 ? words[at] : (this.rows[nth] ??= words.subarray(at, at + items))
      },
      set(this: FlatRecord, value: never): void {
        this.words[code][at] = value
      },
    })
  })
}

export function field(t: any, name: string): any {
  return typeof t[name] === 'bigint' ? Number(t[name]) : t[name]
}

export function setField(t: any, name: string, value: any): void {
  t[name] = typeof t[name] === 'bigint' ? BigInt(value) : Number(value)
}

/** Write a number, a row of them or whole rows of them into a field. */
export function put(t: any, name: string, value: any): void {
  if (!Array.isArray(value)) return setField(t, name, value)
  const row = t[name]
  const big = typeof row[0] === 'bigint'
  value.flat().forEach((one: any, at: number) => (row[at] = big ? BigInt(one) : Number(one)))
}

/** Set every field to 0 but the dice and those that are kept. */
export function clear(t: any, kept: readonly string[]): void {
  for (const name of Object.keys(t.constructor.layout)) {
    if (name === 'dice' || kept.includes(name)) continue
    if (typeof t[name] === 'object') t[name].fill(typeof t[name][0] === 'bigint' ? 0n : 0)
    else setField(t, name, 0)
  }
}

// Dice and news, as core/dice.py and core/news.py have them

const WORD = (n: bigint) => BigInt.asUintN(64, n)
const LOW = 0xffffffffn
const ROUNDS = [0x85ebca6bn, 0xc2b2ae35n, 0x27d4eb2fn, 0x165667b1n, 0xd3a2646cn, 0xfd7046c5n]

export function seedDice(t: { dice: bigint }, seed: number | bigint): void {
  let [left, right] = [BigInt(seed) >> 32n, BigInt(seed) & LOW]
  for (const round of ROUNDS)
    [left, right] = [right, left ^ ((WORD((right ^ (right >> 16n)) * round) >> 13n) & LOW)]
  t.dice = (left << 32n) | right || 0x9e3779b97f4a7c15n
}

/** A random number from 0 to n-1. */
export function below(t: { dice: bigint }, n: number): number {
  let word = t.dice
  word ^= WORD(word << 13n)
  word ^= word >> 7n
  word ^= WORD(word << 17n)
  t.dice = word
  const stirred = (WORD(((word >> 32n) ^ (word & LOW)) * 0x9e3779b1n) >> 16n) & LOW
  return Number((stirred * BigInt(n)) >> 32n)
}

/** Rules that place a position runs tell nobody. */
export function tell(..._told: unknown[]): void {}
