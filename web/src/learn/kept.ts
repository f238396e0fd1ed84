import type { HouseLine } from '@web/local/create'
import { store, stored } from '@web/api/storage'

/** What somebody did with the deal of a day. */
export interface Played {
  code: string
  /** Begun when its day was over. */
  late: boolean
  done?: { place: number; scores: number[]; winners: number[] }
  house?: HouseLine
  /** The hall has its result. */
  sent?: boolean
}

const KEPT = 'dragonhall-daily'
const all = () => stored<Record<string, Played>>(KEPT, {})
const key = (date: string, game: string): string => `${date}/${game}`
export const playedOf = (date: string, game: string): Played | undefined => all()[key(date, game)]

export function keepPlayed(date: string, game: string, change: Partial<Played> | null): void {
  const now = all()
  if (change) now[key(date, game)] = { code: '', late: false, ...now[key(date, game)], ...change }
  else delete now[key(date, game)]
  store(KEPT, now)
}

/** Days of which a deal was begun in time and finished. */
export const daysDone = (): string[] =>
  Object.entries(all()).flatMap(([key, one]) => (one.done && !one.late ? [key.split('/')[0]!] : []))

/** The day whose deal lies on a table of this browser. */
export function dailyAt(code: string): string | null {
  const found = Object.entries(all()).find(([, played]) => played.code === code)
  return found ? found[0].split('/')[0]! : null
}
