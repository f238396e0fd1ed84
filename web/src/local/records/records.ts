import { commitment, hex, unhex } from '../games/digest'
import { HOST, type Board, type Games, type LocalGame, type Options } from '../games/game'
import { dealLine, moveLine, type Position, type Origin, type MatchSetup } from '../match/match'
import { refused } from '../games/problems'
import { shownName } from '../match/names'
import { BY_SEAT, nameAt, promise, type KeptOrigin, type TableState } from '../match/table_state'
import { Refused } from '@web/api/transport'

/** Records and positions: the same JSON as Python writes and reads (core/records.py, hall/matches/archive.py). */
export const FORMAT = 'dragonhall record 1'
const FIELDS = new Set(
  'format game version seats options seed secret streams position moves scores winners hall'.split(' '),
)
const FRAME = new Set(['game', 'version', 'seats', 'options', 'ply', 'dice', 'seed'])
const MAX_MOVES = 5000
/** How often a table can be carried from one hall to another. */
const MAX_CARRIED = 20
const MAX_OPTION = 40_000
const MAX_PLIES = 1_000_000
const SEEDS = 1n << 63n

type Json = Record<string, unknown>

/** The record of a match as far as it was played. */
export function recordOf(state: TableState, setup: MatchSetup, plies: Position[]): Json {
  if (state.uploaded) return state.uploaded
  const last = plies.at(-1)!
  const { game, seats } = setup
  const record: Json = {
    format: FORMAT,
    game: state.game,
    version: state.rules,
    seats,
    options: state.options,
    ...state.origin,
    moves: plies.slice(1).map(({ line }) => [line.seat === HOST ? null : line.seat, line.move]),
  }
  if (last.over)
    Object.assign(record, { scores: game.scores(last.board, seats), winners: game.winners(last.board) })
  const known: Json = {
    names: state.places.map((_, seat) => nameAt(state, seat)),
    table: state.code,
    played: state.created,
  }
  if (state.hinted?.length) known.hints = state.hinted
  if (promise(state)) known.commitment = promise(state)
  if (state.earlier) known.earlier = state.earlier
  if (state.daily) known.daily = state.daily
  return { ...record, hall: known }
}

/** The position after a ply, as readable JSON. */
export function positionOf(setup: MatchSetup, version: number, after: Position): Json {
  const { game, seats, options } = setup
  return {
    game: game.info.name,
    version,
    seats,
    options: { ...options },
    ply: after.line.ply,
    dice: game.dice(after.board),
    ...game.describe(after.board),
  }
}

/** A match that was read: how it begins, and the seats and texts of its moves. */
export interface Opened {
  setup: MatchSetup
  origin: KeptOrigin
  version: number
  plies: Position[]
  names: string[] | null
  /** What was played before the position that it begins with, at another hall. */
  earlier: Json | null
}

/** Play a whole record again; raises Refused with a sentence. */
export async function openRecord(given: unknown, games: Games, at: number, carried = 0): Promise<Opened> {
  const record = json(given)
  if (!record || !Array.isArray(record.moves)) throw bad('This is not a record of a game.')
  if (record.moves.length > MAX_MOVES)
    throw refused('too-long', `Records of up to ${MAX_MOVES} moves can be brought.`)
  if (record.format !== FORMAT) throw bad(`This is not a record of a game: it does not contain '${FORMAT}'.`)
  const game = await games(String(record.game)).catch((error: unknown) => {
    throw error instanceof Refused ? bad(`The record cannot be opened: ${error.message}`) : error
  })
  const version = versionOf(game, 'record', record.version, bad)
  const unknown = Object.keys(record).find((name) => !FIELDS.has(name))
  if (unknown !== undefined) throw bad(`A record has nothing called '${unknown.slice(0, 40)}'.`)
  const names = namesOf(record.hall, record.seats)
  let setup: MatchSetup
  let origin: KeptOrigin
  const origins = ['seed', 'secret', 'position'].filter((name) => record[name] != null)
  if (origins.length !== 1 && origins.join() !== 'secret,position')
    throw bad('A record begins with exactly one of seed, secret or position; a position may have a secret.')
  if (record.streams != null && (record.streams !== BY_SEAT || origins.join() !== 'secret'))
    throw bad(`The streams of a record are '${BY_SEAT}', and it begins with a secret.`)
  try {
    if (origins.includes('position')) {
      const placed = await openPosition(game, record.position)
      if (
        JSON.stringify([placed.seats, sorted(placed.options)]) !==
        JSON.stringify([record.seats, sorted(json(record.options) ?? {})])
      )
        throw bad('its seats or options are not those of its position.')
      if (placed.version !== version) throw bad('its version is not that of its position.')
      const position = record.position as Json
      const secret = record.secret == null ? null : secretOf(record.secret)
      setup = secret ? { ...placed, origin: { ...placed.origin, secret } as Origin } : placed
      origin = secret ? { position, secret: hex(secret) } : { position }
    } else {
      const seats = checkSeats(game, record.seats)
      const options = game.complete(seats, checkOptions(record.options))
      const begun = beginning(record)
      origin = begun.kept
      setup = { game, seats, options, origin: begun.origin, version }
    }
  } catch (error) {
    throw error instanceof Refused ? bad(`The record cannot be opened: ${error.message}`) : error
  }
  const plies = [dealLine(setup, null, at)]
  for (const [n, line] of record.moves.entries()) {
    if (!Array.isArray(line) || line.length !== 2 || typeof line[1] !== 'string' || !isSeat(line[0]))
      throw bad(`Move ${n + 1} of the record is not a seat and a text: ${JSON.stringify(line).slice(0, 60)}.`)
    try {
      plies.push(moveLine(plies.at(-1)!, line[0] ?? HOST, line[1], null, false, at))
    } catch (error) {
      throw error instanceof Refused
        ? bad(`Move ${n + 1} of the record does not fit: ${error.message}`)
        : error
    }
  }
  const { board, over } = plies.at(-1)!
  const found: Json = { scores: game.scores(board, setup.seats), winners: over ? game.winners(board) : [] }
  for (const name of ['scores', 'winners'])
    if (name in record && JSON.stringify(record[name]) !== JSON.stringify(found[name]))
      throw bad(`The record says ${name} ${listed(record[name])}, its moves give ${listed(found[name])}.`)
  const earlier = json(json(record.hall)?.earlier)
  checkPromises(record, origin)
  if (earlier) await checkEarlier(record, earlier, games, carried)
  return { setup, origin, version, plies, names, earlier }
}

/** Check what the hall knew that wrote it: the secret it promised, the rules it played by. */
function checkPromises(record: Json, origin: KeptOrigin): void {
  const { commitment: promised, rules } = json(record.hall) ?? {}
  if (rules != null) {
    const parts = (rules as [number, number][]).map(([ply, version]) => `version ${version} from ply ${ply}`)
    throw bad(
      `The rules were changed while this was played (${parts.join(', ')}): no one version can play it again.`,
    )
  }
  const secret = 'secret' in origin && origin.secret ? unhex(origin.secret)! : new Uint8Array()
  if (promised != null && promised !== commitment(secret))
    throw bad('The secret of the dice is not the one that was promised before the first move.')
}

/** Check that the match before a table was carried leads to the position that its record begins with. */
async function checkEarlier(record: Json, earlier: Json, games: Games, carried: number): Promise<void> {
  if (carried >= MAX_CARRIED) throw bad(`A table can be carried ${MAX_CARRIED} times.`)
  const { setup, version, plies } = await openRecord(earlier, games, 0, carried + 1)
  const position = { ...positionOf(setup, version, plies.at(-1)!), ply: 0 }
  if (JSON.stringify(ordered(record.position)) !== JSON.stringify(ordered(position)))
    throw bad('What was played before this table was carried does not lead to its first position.')
}

/** The same with the names of every object in order. */
const ordered = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(ordered)
    : json(value)
      ? sorted(value as Json).map(([name, inner]) => [name, ordered(inner)])
      : value

const listed = (value: unknown): string =>
  (Array.isArray(value) ? `[${value.join(', ')}]` : String(value)).slice(0, 60)

/** A described position; raises Refused with a sentence. */
export async function openPosition(game: LocalGame, given: unknown): Promise<MatchSetup & { ply: number }> {
  const position = json(given)
  if (!position) throw refused('bad-position', 'A position is an object, as Match.position() gives it.')
  const no = (text: string) => refused('bad-position', text)
  const version = versionOf(game, 'position', position.version ?? game.info.rules, no)
  const seats = checkSeats(game, position.seats ?? game.info.low)
  const options: Options = game.complete(seats, checkOptions(position.options))
  const ply = position.ply ?? 0
  if (!Number.isInteger(ply) || (ply as number) < 0 || (ply as number) > MAX_PLIES)
    throw no('A position stands at a whole number of plies.')
  const dice = position.dice ?? null
  if (dice !== null && (typeof dice !== 'string' || !/^0*[1-9a-f][0-9a-f]{0,15}$/i.test(dice)))
    throw no('The dice of a position are a hexadecimal number above 0.')
  const described = Object.fromEntries(Object.entries(position).filter(([name]) => !FRAME.has(name)))
  const board: Board = await game.place(seats, options, described, dice as string | null, version)
  return { game, seats, options, origin: { board }, version, ply: ply as number }
}

/** What a record or a position begins with, as it is kept and as it is played. */
export async function originOf(game: LocalGame, kept: KeptOrigin): Promise<Origin> {
  if ('position' in kept) {
    const { origin } = await openPosition(game, kept.position)
    return (kept.secret ? { ...origin, secret: secretOf(kept.secret) } : origin) as Origin
  }
  return beginning(kept as Json).origin
}

function secretOf(given: unknown): Uint8Array {
  const secret = typeof given === 'string' ? unhex(given) : null
  if (!secret || secret.length < 16) throw bad('A secret is at least 16 bytes, in hexadecimal digits.')
  return secret
}

function beginning(record: Json): { kept: KeptOrigin; origin: Origin } {
  if (record.secret != null) {
    const secret = secretOf(record.secret)
    const kept: KeptOrigin = { secret: hex(secret) }
    if (record.streams) kept.streams = BY_SEAT
    return { kept, origin: { secret, streams: record.streams === BY_SEAT } }
  }
  const given = record.seed
  const exact = Number.isSafeInteger(given) || (typeof given === 'string' && /^\d{1,19}$/.test(given))
  const seed = exact ? BigInt(given as number | string) : -1n
  if (seed < 0n || seed >= SEEDS)
    throw bad(`A seed is a whole number from 0 to ${SEEDS - 1n}; a large one is written as its digits.`)
  const safe = seed <= BigInt(Number.MAX_SAFE_INTEGER)
  return { kept: { seed: safe ? Number(seed) : String(seed) }, origin: { seed } }
}

const bad = (text: string) => refused('bad-record', text)

export const json = (given: unknown): Json | null =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Json) : null

const isSeat = (seat: unknown): seat is number | null =>
  seat === null || (Number.isInteger(seat) && (seat as number) >= 0)

const sorted = (options: Json): [string, unknown][] =>
  Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))

export function checkSeats(game: LocalGame, seats: unknown): number {
  const { low, high, title } = game.info
  if (!Number.isInteger(seats) || (seats as number) < low || (seats as number) > high)
    throw refused('bad-seats', `${title} is for ${low} to ${high} players, not ${JSON.stringify(seats)}.`)
  return seats as number
}

/** Options as they came from outside: texts may be long files, but not endless. */
export function checkOptions(options: unknown): unknown {
  for (const text of Object.values(json(options) ?? {}))
    if (typeof text === 'string' && text.length > MAX_OPTION)
      throw refused('too-long', `The text of an option has at most ${MAX_OPTION} characters.`)
  return options
}

function versionOf(
  game: LocalGame,
  what: 'record' | 'position',
  version: unknown,
  problem: (text: string) => Refused,
): number {
  if (!game.versions.includes(version as number))
    throw problem(
      `The ${what} is for version ${String(version).slice(0, 40)} of the rules of ${game.info.title}; known: ${game.versions.join(' and ')}.`,
    )
  return version as number
}

/** The hints that a record tells of. */
export function hintsOf(hall: unknown, seats: number): [ply: number, seat: number][] {
  const hints = json(hall)?.hints
  return (Array.isArray(hints) ? hints : []).filter(
    (one): one is [number, number] =>
      Array.isArray(one) &&
      Number.isInteger(one[0]) &&
      Number.isInteger(one[1]) &&
      one[1] >= 0 &&
      one[1] < seats,
  )
}

/** The names in a record as they can be shown; null where there are none for all seats. */
function namesOf(hall: unknown, seats: unknown): string[] | null {
  const names = json(hall)?.names
  if (!Array.isArray(names) || names.length !== seats || !names.every((name) => typeof name === 'string'))
    return null
  return names.map(shownName)
}
