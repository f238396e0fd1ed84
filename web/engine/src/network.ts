import { GameError } from './errors.js'
import { longs, writeLongs, type Game, type Mistakes } from './game.js'
import { matchFrom, type Match } from './match.js'

/** A trained network: its weights by name, and how it plays. */
export interface Network {
  readonly game: string
  readonly weights: ReadonlyMap<string, Uint8Array>
  /** By how many bits the sums of the hidden layers are shifted. */
  readonly shifts: readonly [number, number]
  /** The difference of two marks that makes a move e times as likely, at temperature 1. */
  readonly nat: number
  readonly temperature: number
  /** By how much the log odds of a seat's own share are multiplied and what is added, by the number of seats. */
  readonly shares: Readonly<Record<string, readonly [number, number]>>
}

interface AboutNetwork {
  game: string
  shifts: [number, number]
  nat: number
  temperature: number
  shares?: Record<string, [number, number]>
}

/** Read a network (`network.npz` of a game, as NumPy writes it). */
export async function readNetwork(file: BufferSource): Promise<Network> {
  const bytes = ArrayBuffer.isView(file)
    ? new Uint8Array(file.buffer, file.byteOffset, file.byteLength)
    : new Uint8Array(file)
  const weights = new Map<string, Uint8Array>()
  for (const [name, content] of await unpacked(bytes)) weights.set(name.replace(/\.npy$/, ''), array(content))
  const said = weights.get('about')
  if (!said) throw new GameError('This file is not a network.')
  const about = JSON.parse(new TextDecoder().decode(said)) as AboutNetwork
  const { game, shifts, nat, temperature, shares = {} } = about
  return { game, weights, shifts, nat, temperature, shares }
}

/** Write a network into the memory of its game, so that the bots that learnt can play. */
export function placeNetwork(game: Game, network: Network): void {
  if (!game.network || network.game !== game.game)
    throw new GameError(`This is not a network for ${game.title}.`)
  for (const [name, bytes] of Object.entries(game.network)) {
    if (name === 'numbers') continue
    const weights = network.weights.get(name)
    if (weights?.length !== bytes)
      throw new GameError(`The part ${name} of this network does not fit ${game.title}.`)
    new Uint8Array(game.code.memory.buffer, game.weights[name]!, bytes).set(weights)
  }
  writeLongs(game, game.weights['numbers']!, [...network.shifts, 0, 0, network.nat])
  game.placed.network = network
}

/** The network of a game, which must have been placed. */
function placed(game: Game): Network {
  const { network } = game.placed
  if (!game.code.network_move) throw new GameError(`There is no network for ${game.title}.`)
  if (!network)
    throw new GameError(`Lindworm needs the network of ${game.title}: readNetwork, then placeNetwork.`)
  return network
}

/** A move that the network draws, with the mistakes of a level; the generator is in the game's word. */
export function networkMove(match: Match, seat: number, { misses, heat }: Mistakes): number {
  const { game } = match
  const { shifts, nat, temperature } = placed(game)
  const mixed = Math.trunc((Math.round(nat * temperature) * heat) / 100)
  writeLongs(game, game.weights['numbers']!, [...shifts, mixed, misses, nat])
  return game.code.network_move!(match.laid(), seat, game.word)
}

/** The legal moves of a seat, those first that the network would most likely make. */
export function likelyMoves(match: Match, seat: number): number[] {
  const { game } = match
  placed(game)
  const count = game.code.mark_moves!(match.laid(), seat)
  const [moves, marks] = [longs(game, game.at.moves, count), longs(game, game.at.marks, count)]
  return moves
    .map((_, k) => k)
    .sort((a, b) => marks[b]! - marks[a]! || a - b)
    .map((k) => moves[k]!)
}

/** The share of the win that a seat can expect by what it knows; when the game is over, what it got. */
export function shareOf(match: Match, seat: number): number {
  const { game, seats } = match
  const network = placed(game)
  if (match.over) {
    const { winners } = match
    return winners.length ? (winners.includes(seat) ? 1 / winners.length : 0) : 1 / seats
  }
  game.code.mark_seats!(match.laid(), seat, seats)
  const marks = longs(game, game.at.marks, seats).map((mark) => mark / network.nat)
  const [slope, shift] = network.shares[seats] ?? [1, 0]
  const odds = marks.slice(1).reduce((sum, mark) => sum + Math.exp(Math.min(mark - marks[0]!, 60)), 0)
  return 1 / (1 + Math.exp(-shift) * odds ** slope)
}

/** The least error of a difference between two moves: the network itself is not exact. */
export const DOUBT = 0.02

/** The share after each move on the same re-dealt tables, and the error of its difference to the first. */
export function worthOf(
  match: Match,
  seat: number,
  moves: readonly number[],
  seed: bigint,
  worlds = 16,
): { shares: number[]; errors: number[] } {
  const rows = Array.from({ length: worlds }, (_, world) => {
    const dealt = match.redeal(seat, seed + BigInt(world)).record
    return moves.map((move) => {
      const after = matchFrom(match.game, match.seats, dealt)
      after.play(seat, move)
      return shareOf(after, seat)
    })
  })
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / worlds
  const shares = moves.map((_, k) => mean(rows.map((row) => row[k]!)))
  const errors = moves.map((_, k) => {
    const off = rows.map((row) => row[k]! - row[0]!)
    const middle = mean(off)
    return Math.max(Math.sqrt(mean(off.map((one) => (one - middle) ** 2)) / worlds), DOUBT)
  })
  return { shares, errors }
}

const END = 0x06054b50
const ENTRY = 0x02014b50

/** The files of a ZIP archive. */
async function unpacked(bytes: Uint8Array): Promise<[string, Uint8Array][]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== END) end--
  if (end < 0) throw new GameError('This file is not a network.')
  const found: [string, Uint8Array][] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY)
      throw new GameError('This network is damaged.')
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)]
    const [name, extra, note] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ]
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const content = bytes.slice(start, start + size)
    const called = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name))
    found.push([called, method === 0 ? content : await inflated(content)])
    at += 46 + name + extra + note
  }
  return found
}

async function inflated(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer())
  } catch {
    throw new GameError('This network is damaged.')
  }
}

/** The bytes of a NumPy array, without its header. */
function array(content: Uint8Array): Uint8Array {
  return content.slice(10 + content[8]! + 256 * content[9]!)
}
