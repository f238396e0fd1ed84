import { GameError } from './errors.js'
import { writeLongs, type Game } from './game.js'

/** A trained network: its weights by name, and how it plays. */
export interface Network {
  readonly game: string
  readonly weights: ReadonlyMap<string, Uint8Array>
  /** By how many bits the sums of the hidden layers are shifted. */
  readonly shifts: readonly [number, number]
  /** The difference of two marks that makes a move e times as likely, at temperature 1. */
  readonly nat: number
  readonly temperature: number
}

interface AboutNetwork {
  game: string
  shifts: [number, number]
  nat: number
  temperature: number
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
  const { game, shifts, nat, temperature } = JSON.parse(new TextDecoder().decode(said)) as AboutNetwork
  return { game, weights, shifts, nat, temperature }
}

/** Write a network into the memory of its game, so that the bot Lindworm can play. */
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
  const nat = Math.round(network.nat * network.temperature)
  writeLongs(game, game.weights['numbers']!, [...network.shifts, nat])
  game.placed.add('network')
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
