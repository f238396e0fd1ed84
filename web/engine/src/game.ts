import { GameError } from './errors.js'
import type { Network } from './network.js'

/** How a module describes itself. */
export interface About {
  format: number
  /** What the module was made from. */
  key: string
  game: string
  title: string
  /** The version of the rules. */
  version: number
  /** The numbers of seats that the game is for. */
  seats: number[]
  /** The bytes of a record, that is, of one table. */
  record: number
  /** How many moves the game has; they are numbered from 0 on. */
  moves: number
  /** Moves that the host of a match may make at any time, without a seat. */
  hostMoves: number[]
  /** No seat ever has more legal moves. */
  longestList: number
  /** No match comes near this many plies. */
  longestMatch: number
  /** The length of an observation. */
  observation: number
  /** Room for the news of one ply. */
  news: number
  /** The default options as the rules read them, by number of seats. */
  options: Record<string, number[]>
  levels: Record<Searching, LevelAbout>
  mistakes: Record<'whelp' | 'cockatrice' | 'amphiptere', Mistakes>
  /** Of a game that has a network: the bytes of its parts. */
  network?: Record<string, number>
}

/** A level that searches: the depth of its tree, its budget, and the settings of its search. */
export interface LevelAbout {
  deepest: number
  seconds: number
  iterations: number
  /** explore, urge, even, rank, slips, horizon, trusted */
  settings: number[]
  /** The settings where the network of the game guides the search, by number of seats. */
  guided?: Record<string, number[]>
}

/** The levels that search. Classic is Wyrm without a network. */
export type Searching = 'wyvern' | 'wyrm' | 'wyrm-classic'

/** The mistakes of a level, as people make them. */
export interface Mistakes {
  /** With which chance in 1000 a move is overlooked. */
  misses: number
  /** With which chance in 1000 it takes what scores most at once. */
  greed: number
  /** The temperature of a network, in hundredths of its own. */
  heat: number
}

/** What a module exports. Pointers and numbers have 32 bits; a 64-bit seed is given as its low and its high half. */
export interface Code {
  memory: WebAssembly.Memory
  deal(table: number, seats: number, seedLow: number, seedHigh: number): void
  play(table: number, seat: number, move: number): void
  play_silently(table: number, seat: number, move: number): void
  rekey(table: number, seedLow: number, seedHigh: number): void
  to_act(table: number): number
  legal(table: number, seat: number): number
  redeal(table: number, seat: number, seedLow: number, seedHigh: number): void
  score(table: number, seat: number): number
  won(table: number): number
  observe(table: number, seat: number): void
  sees(table: number, watcher: number, seat: number, move: number): number
  heuristic_move(table: number, seat: number, luck: number): number
  mistaken_move(table: number, seat: number, misses: number, luck: number): number
  seeded(luck: number, seedLow: number, seedHigh: number): void
  plant(table: number, seedLow: number, seedHigh: number): void
  search(seat: number, seats: number, iterations: number, deepest: number): number
  settled(done: number, total: number): number
  chances(seat: number, seats: number, playouts: number): void
  compare(seat: number, seats: number, playouts: number, picks: number): void
  play_on(table: number, luck: number, plies: number): number
  /** Only in a game that has a network. */
  network_move?(table: number, seat: number, luck: number): number
  mark_moves?(table: number, seat: number): number
  mark_seats?(table: number, seat: number, seats: number): void
  guided_search?(seat: number, seats: number, iterations: number, deepest: number): number
}

const FORMAT = 1
const PLACES = [
  'moves', 'marks', 'row', 'nodes', 'visits', 'edges', 'used', 'settings', 'sums', 'picks', 'comparison', 'options', 'news',
  'told', '__heap_base',
] as const // prettier-ignore
type Places = Record<(typeof PLACES)[number], number>

/** A game: its compiled rules and bots, and the memory that they work on. */
export interface Game extends About {
  readonly code: Code
  /** Where in the memory the arrays are. */
  readonly at: Places
  /** Where the parts of its network are, if it has one; and the network that is there already. */
  readonly weights: Readonly<Record<string, number>>
  readonly placed: { network?: Network }
  /** Where the table of a call is: matches copy theirs there. */
  readonly table: number
  /** One word for a generator. */
  readonly word: number
}

/** The bytes of a module, a compiled module, an answer to a request, or an address. */
export type Source = BufferSource | WebAssembly.Module | Response | PromiseLike<Response> | URL | string

const SECTION = 'dragonhall'

/** Load a game from its module. */
export async function loadGame(source: Source): Promise<Game> {
  const module = await compiled(source)
  const about = describe(module)
  if (!about) throw new GameError('This WebAssembly module is not a game of the dragon hall.')
  if (about.format !== FORMAT)
    throw new GameError(
      `This module has the format ${about.format}, but this engine reads the format ${FORMAT}.`,
    )
  const { exports } = await WebAssembly.instantiate(module)
  const code = exports as unknown as Code
  const at = Object.fromEntries(
    PLACES.map((name) => [name, (exports[name] as WebAssembly.Global).value as number]),
  ) as Places
  const table = (at.__heap_base + 15) & ~15
  const word = (table + about.record + 15) & ~15
  const missing = word + 16 - code.memory.buffer.byteLength
  if (missing > 0) code.memory.grow(Math.ceil(missing / 65536))
  const weights = Object.fromEntries(
    Object.keys(about.network ?? {}).map((name) => [
      name,
      (exports[name] as WebAssembly.Global).value as number,
    ]),
  )
  return { ...about, code, at, weights, placed: {}, table, word }
}

/** Whether these bytes are a module that this engine can load. */
export async function isGameModule(source: BufferSource): Promise<boolean> {
  return WebAssembly.validate(source) && describe(await WebAssembly.compile(source))?.format === FORMAT
}

async function compiled(source: Source): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source)
  const response = await (typeof source === 'string' || source instanceof URL ? fetch(source) : source)
  if (!response.ok) throw new GameError(`The module could not be fetched: ${response.status}.`)
  return WebAssembly.compile(await response.arrayBuffer())
}

/** Whether Wyrm searches with the network of a game, at this number of seats. */
export const isGuided = (module: WebAssembly.Module, seats: number): boolean =>
  describe(module)?.levels.wyrm.guided?.[seats] !== undefined

function describe(module: WebAssembly.Module): About | null {
  const [section] = WebAssembly.Module.customSections(module, SECTION)
  return section ? (JSON.parse(new TextDecoder().decode(section)) as About) : null
}

/** The two halves of a 64-bit number. */
export const halves = (seed: bigint): [number, number] => [
  Number(BigInt.asIntN(32, seed)),
  Number(BigInt.asIntN(32, seed >> 32n)),
]

/** Whole numbers of 64 bits as plain numbers. */
export function longs(game: Game, at: number, count: number): number[] {
  const words = new Int32Array(game.code.memory.buffer, at, 2 * count)
  return Array.from({ length: count }, (_, k) => words[2 * k + 1]! * 2 ** 32 + (words[2 * k]! >>> 0))
}

/** Write plain numbers as whole numbers of 64 bits. */
export function writeLongs(game: Game, at: number, numbers: readonly number[]): void {
  new BigInt64Array(game.code.memory.buffer, at, numbers.length).set(numbers.map(BigInt))
}
