import type { CreateTable, SeatInfo, TableInfo } from '@web/api/protocol'
import { commitment, unhex } from '../games/digest'
import type { LocalGame, Options } from '../games/game'
import { cleanName, toldApart } from './names'
import { refused } from '../games/problems'

/** One seat: nobody's, of a person at this device, of a bot, or of a person for whom a bot stands in. */
export interface Place {
  person: boolean
  /** The name of a second person on the same device. */
  label: string | null
  level: string | null
}

/** How a record begins; the secret is hexadecimal, and a seed that is no exact number here is its digits. */
export type KeptOrigin =
  | { seed: number | string }
  | { secret: string; streams?: typeof BY_SEAT }
  | { position: Record<string, unknown>; secret?: string }
/** The dice come from one stream for each seat. */
export const BY_SEAT = 'seats' as const

/**
 * What is agreed about a table of this browser. Who has the browser is its only player (number 0) and its host, with as
 * many seats as there are people around the device.
 */
export interface TableState {
  code: string
  game: string
  rules: number
  options: Options
  name: string
  portrait: SeatInfo['portrait']
  token: string
  places: Place[]
  created: number
  /** What the match begins with. */
  origin: KeptOrigin
  /** The record that was brought, and the names in it. */
  uploaded: Record<string, unknown> | null
  /** The record up to its first position, where it was carried from a hall to another before. */
  earlier?: Record<string, unknown>
  /** It goes on from what was played elsewhere, or was set up: what was hidden may be known. */
  carried?: boolean
  gone: boolean
  next: string | null
  previous: string | null
  /** Whether hints may be had; null: only while one person plays. (Older tables say nothing.) */
  hints?: boolean | null
  /** What bots play as long as the match follows it, see `CreateFrom`. */
  script?: [seat: number, move: string][]
  /** The day, if it is a deal of the day: then bots are the same for everybody. */
  daily?: string
  /** The hints that were asked for: after which ply, for which seat. */
  hinted?: [ply: number, seat: number][]
}

export const PLAYER = 0
const CONSONANTS = 'bdfgjklmnprstvz'
const VOWELS = 'aeiou'

/** Codes of this hall begin like no server's: four syllables follow. */
export function newCode(digest: Uint8Array = crypto.getRandomValues(new Uint8Array(8))): string {
  const syllables = [0, 2, 4, 6].map((first) => {
    const at = (digest[first]! * 256 + digest[first + 1]!) % (CONSONANTS.length * VOWELS.length)
    return CONSONANTS[Math.floor(at / VOWELS.length)]! + VOWELS[at % VOWELS.length]!
  })
  return `local-${syllables.slice(0, 2).join('')}-${syllables.slice(2).join('')}`
}

export const newToken = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))

export function newState(
  game: LocalGame,
  asked: Omit<CreateTable, 'from'>,
  seats: number,
  options: Options,
  origin: KeptOrigin,
  now: number,
): TableState {
  const elsewhere = asked.public || asked.clock || asked.link_only || asked.pace === 'slow'
  if (elsewhere)
    throw refused('not-allowed', 'A table in this browser is not public and has no clocks: lay it in a hall.')
  const bots = asked.bots ?? []
  if (bots.length > seats) throw refused('no-seat', `There are ${seats} seats, not ${bots.length}.`)
  const state: TableState = {
    code: newCode(),
    game: game.info.name,
    rules: game.info.rules,
    options,
    name: cleanName(asked.name),
    portrait: asked.portrait ?? null,
    token: newToken(),
    places: Array.from({ length: seats }, () => ({ person: false, label: null, level: null })),
    created: now,
    origin,
    uploaded: null,
    gone: false,
    next: null,
    previous: null,
    hints: asked.hints ?? null,
    hinted: [],
  }
  for (const seat of asked.sit ?? [0]) sit(state, seat, null)
  for (const [seat, level] of bots.entries()) if (level !== null) setBot(state, seat, level, game.info.levels)
  return state
}

// What may be done to it. Each changes the state or refuses.

export function placeAt(state: TableState, seat: unknown): Place {
  const place = Number.isInteger(seat) ? state.places[seat as number] : undefined
  if (!place)
    throw refused('no-seat', `This table has the seats 0 to ${state.places.length - 1}, not ${String(seat)}.`)
  return place
}

export function ownPlace(state: TableState, seat: unknown): Place {
  const place = placeAt(state, seat)
  if (!place.person) throw refused('not-your-seat', `Seat ${String(seat)} is not yours.`)
  return place
}

export function sit(state: TableState, seat: unknown, name: unknown): void {
  const place = placeAt(state, seat)
  if (!place.person && place.level !== null) throw refused('seat-taken', `Seat ${String(seat)} is taken.`)
  place.label = name == null ? null : toldApart(cleanName(name), [state.name, ...labels(state, place)])
  place.person = true
}

/** The names of second people at the device, but for the one at this place. */
const labels = (state: TableState, but?: Place): string[] =>
  state.places.flatMap((place) => (place !== but && place.label !== null ? [place.label] : []))

export function rename(state: TableState, name: unknown): void {
  state.name = toldApart(cleanName(name), labels(state))
}

export function stand(state: TableState, seat: unknown): void {
  Object.assign(ownPlace(state, seat), { person: false, label: null, level: null })
}

export function setBot(state: TableState, seat: unknown, level: unknown, levels: readonly string[]): void {
  const place = placeAt(state, seat)
  if (place.person) throw refused('seat-taken', `Seat ${String(seat)} is taken by a person.`)
  place.level = level === null ? null : checkLevel(level, levels)
}

export function fill(state: TableState, level: unknown, levels: readonly string[]): void {
  const free = state.places.flatMap((place, seat) => (!place.person && place.level === null ? [seat] : []))
  if (free.length && level == null)
    throw refused('not-started', `Seats ${free.join(', ')} are still free: fill them with bots or wait.`)
  if (level != null) checkLevel(level, levels)
  for (const seat of free) setBot(state, seat, level, levels)
}

function checkLevel(level: unknown, levels: readonly string[]): string {
  if (typeof level !== 'string' || !levels.includes(level))
    throw refused(
      'bad-level',
      `There are no bots called '${String(level).slice(0, 40)}'; there are: ${levels.join(', ')}.`,
    )
  return level
}

export const seatsOf = (state: TableState): number[] =>
  state.gone ? [] : state.places.flatMap((place, seat) => (place.person ? [seat] : []))

export const nameAt = (state: TableState, seat: number): string => {
  const place = state.places[seat]!
  return place.label ?? (place.person ? state.name : '')
}

/** Hints are for who plays alone with bots, unless the host decides otherwise. */
export const hintsAllowed = (state: TableState): boolean =>
  state.hints ?? state.places.filter((place) => place.person).length <= 1

/** How many hints each seat has had; nothing where there were none. */
const hintsBySeat = (state: TableState): number[] =>
  state.hinted?.length
    ? state.places.map((_, seat) => state.hinted!.filter(([, who]) => who === seat).length)
    : []

/** What was told before play about the secret, where this browser chose it. */
export const promise = (state: TableState): string =>
  'secret' in state.origin && state.origin.secret && !state.uploaded
    ? commitment(unhex(state.origin.secret)!)
    : ''

export function tableInfo(
  state: TableState,
  phase: TableInfo['state'],
  here: boolean,
  watching: number,
): TableInfo {
  const seats = state.places.map((place, seat): SeatInfo => {
    const person = place.person && !state.gone && !state.uploaded
    return {
      seat,
      kind: place.person ? 'person' : place.level !== null ? 'bot' : 'free',
      name: nameAt(state, seat),
      player: person ? PLAYER : null,
      level: place.level,
      here: person && here,
      stand_in: person && place.level !== null,
      // A second person at the same device has none of their own.
      portrait: person && place.label === null ? (state.portrait ?? null) : null,
    }
  })
  return {
    code: state.code,
    game: state.game,
    rules: state.rules,
    options: state.options,
    seats,
    players: state.gone || state.uploaded ? [] : [{ player: PLAYER, name: state.name, here }],
    host: PLAYER,
    state: phase,
    public: false,
    pace: 'live',
    clock: null,
    away_after: null,
    on_timeout: 'bot',
    free_chat: false,
    commitment: promise(state),
    created: state.created,
    watching,
    ask: null,
    next: state.next,
    previous: state.previous,
    uploaded: state.uploaded !== null,
    link_only: false,
    many_seats: false,
    carried: state.carried === true || 'position' in state.origin,
    votes: [],
    hints: !state.uploaded && hintsAllowed(state),
    hinted: hintsBySeat(state),
  }
}
