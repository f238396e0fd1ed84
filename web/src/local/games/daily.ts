import { seatSeed, sha256 } from './digest'
import gamesFile from '../../../engine/translated/games/games.json'

/** The deal of the day, as analysis/daily.py defines it: all of it follows from the game and the date. */
export interface Deal {
  game: string
  date: string
  secret: Uint8Array
  seats: number
  /** Where the player sits. */
  seat: number
  bot: Player
}
/** A level, and how many iterations it searches (0: it does not). */
export interface Player {
  level: string
  iterations: number
}
/** Everything by which a bot decides besides what it knows. */
export interface Fixed extends Player {
  /** What it draws itself. */
  luck: bigint
  /** How hidden cards are dealt again for it. */
  world: bigint
}

const { first, week, house, seats: SEATS } = gamesFile.daily
const player = ([level, iterations]: (string | number)[]): Player => ({
  level: String(level),
  iterations: Number(iterations),
})
/** Plays the house's own line at the player's seat. */
export const HOUSE = player(house)
export const FIRST = first
const LUCK = 1
const WORLD = 2

/** The day by universal time: everywhere the same deal at the same moment. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10)

export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && today(day.getTime()) === text
}

export function dealOf(game: string, date: string): Deal {
  const secret = sha256(new TextEncoder().encode(`dragonhall daily 1\0${date}\0${game}`))
  const [low, high] = (SEATS as Record<string, number[]>)[game] as [number, number]
  const seats = low + (secret[0]! % (high - low + 1))
  // Weeks begin on Monday.
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return { game, date, secret, seats, seat: secret[1]! % seats, bot: player(week[weekday]!) }
}
export const hasDeals = (game: string): boolean => game in SEATS

/** How a bot decides when its seat has made so many moves. */
export const fixed = (secret: Uint8Array, seat: number, nth: number, bot: Player): Fixed => ({
  ...bot,
  luck: seatSeed(secret, seat, nth, LUCK),
  world: seatSeed(secret, seat, nth, WORLD),
})

/** Who moves next: of several who decide at once bots come first, the player at `seat` last. */
export const nextSeat = (toAct: readonly number[], seat: number): number =>
  toAct.find((one) => one !== seat) ?? seat

/** The place of a seat, 1 for the first: by the win, then by points. */
export function placeOf(scores: readonly number[], winners: readonly number[], seat: number): number {
  const key = (one: number): [number, number] => [winners.includes(one) ? 1 : 0, scores[one]!]
  const [won, score] = key(seat)
  const better = scores.map((_, one) => key(one)).filter(([w, s]) => w > won || (w === won && s > score))
  return 1 + new Set(better.map(String)).size
}
