import { createTable, hallFor, sheetOf } from '@web/halls'
import { keep } from '@web/api/keys'
import { sumsKept, syncSolo, unsent, keepUnsent } from '@web/api/solo'
import type { GameInfo, SeatInfo, SoloGame, TableInfo, You } from '@web/api/protocol'
import { store, stored } from '@web/api/storage'
import { ownName } from '@web/ui/names'
import { settings } from '@web/ui/settings.svelte'
import { dailyAt, daysDone, playedOf } from './kept'
import { practiceAt } from './practice'
import { progress } from './lessons'
import { puzzleAt } from './puzzles'

/** Games of one person against bots: they are counted in this browser, and with the member who is signed in. */

const COUNTED = 'dragonhall-solo-counted'
const MAX_COUNTED = 300
/** Wins at a level, or above it, that open the next one. */
export const WINS_TO_CLIMB = 2

/** The seat of the only person at a table who plays there against bots alone; null where it is none of that kind. */
export function aloneAt(info: TableInfo, you: You): number | null {
  const people = info.seats.filter((seat) => seat.kind === 'person')
  const [me] = people
  if (people.length !== 1 || !me || me.player !== you.player || me.stand_in) return null
  if (info.seats.length < 2 || !info.seats.every((seat) => seat === me || seat.kind === 'bot')) return null
  return info.uploaded || info.carried || info.tournament ? null : me.seat
}

/** What a finished table counts as. */
export function soloGame(
  info: TableInfo,
  seat: number,
  winners: readonly number[],
  levels: readonly string[],
  day: string | null,
): SoloGame | null {
  const bots = info.seats.flatMap((one) => (one.kind === 'bot' ? [levels.indexOf(one.level ?? '')] : []))
  const level = levels[Math.min(...bots)]
  if (!level || bots.includes(-1)) return null
  const won = winners.includes(seat)
  return {
    id: day ? `${day} ${info.game}` : `${info.code} ${info.created}`,
    game: info.game,
    level,
    won,
    beaten: won && winners.length === 1 && !info.hinted?.[seat],
    day,
  }
}

/** Count a finished table of this browser, once. */
export async function countGame(info: TableInfo, you: You, game: GameInfo): Promise<void> {
  const seat = aloneAt(info, you)
  const counted = stored<string[]>(COUNTED, [])
  if (seat === null || info.state !== 'over' || counted.includes(info.code)) return
  if (progress()[info.code] || puzzleAt(info.code) || practiceAt(info.code)) return
  const { winners } = await sheetOf(info.code)
  const date = dailyAt(info.code)
  const late = date !== null && playedOf(date, info.game)?.late
  const played = soloGame(info, seat, winners, game.levels, late ? null : date)
  store(COUNTED, [...counted.filter((code) => code !== info.code), info.code].slice(-MAX_COUNTED))
  if (!played) return
  keepUnsent([...unsent().filter((one) => one.id !== played.id), played])
  await syncSolo()
}

export interface Rung {
  level: string
  /** Wins at this level or above it, alone and without hints. */
  wins: number
  /** `done` when the next one is open. */
  state: 'done' | 'open' | 'locked'
}
export interface SoloStanding {
  played: number
  won: number
  /** The highest level that was beaten. */
  best: string | null
  ladder: Rung[]
}

/** How somebody stands in a game against bots. */
export function standingIn(game: GameInfo): SoloStanding {
  const at = new Map(game.levels.map((level) => [level, { played: 0, won: 0, beaten: 0 }]))
  for (const one of sumsKept()?.tallies ?? []) {
    const sum = one.game === game.name ? at.get(one.level) : undefined
    if (sum) Object.assign(sum, { played: one.played, won: one.won, beaten: one.beaten })
  }
  for (const one of unsent()) {
    const sum = one.game === game.name ? at.get(one.level) : undefined
    if (!sum) continue
    sum.played += 1
    sum.won += Number(one.won)
    sum.beaten += Number(one.beaten)
  }
  const all = game.levels.map((level) => at.get(level)!)
  let open = true
  const ladder = game.levels.map((level, n): Rung => {
    const wins = all.slice(n).reduce((sum, one) => sum + one.beaten, 0)
    const done = open && wins >= WINS_TO_CLIMB
    const state = done ? 'done' : open ? 'open' : 'locked'
    open = done
    return { level, wins, state }
  })
  return {
    played: all.reduce((sum, one) => sum + one.played, 0),
    won: all.reduce((sum, one) => sum + one.won, 0),
    best: game.levels.findLast((level) => at.get(level)!.beaten > 0) ?? null,
    ladder,
  }
}

/** The days on which a deal was played on its day. */
export const soloDays = (): string[] => [
  ...new Set([
    ...(sumsKept()?.days ?? []),
    ...unsent().flatMap((one) => (one.day ? [one.day] : [])),
    ...daysDone(),
  ]),
]

const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** How many days in a row have one; it is not lost before the day is over. */
export function streakOf(days: readonly string[], today: string): number {
  const have = new Set(days)
  let day = have.has(today) ? today : before(today)
  let length = 0
  for (; have.has(day); day = before(day)) length += 1
  return length
}

/** Lay a table against bots of a level and start; gives its code. */
export async function playAgainst(game: GameInfo, seats: number, level: string | null): Promise<string> {
  const portrait: SeatInfo['portrait'] = settings.portrait
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : level))
  const asked = { game: game.name, name: ownName(), seats, bots, sit: [0], start: true, portrait }
  const { code, token, player, invitation } = await createTable(asked, await hallFor(game.name))
  keep(code, { token, player, game: game.name, at: Date.now(), invitation })
  return code
}
