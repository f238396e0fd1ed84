import type { MyWeek } from '@web/api/protocol'

const WEEK = 7 * 86_400_000
const MOST = 26
export interface Period {
  /** Its first Monday. */
  week: string
  matches: number
  won: number
  even: number
}
/** Weeks from the first to the last, all games together; many weeks are joined, so that a plot can show them. */
export function periods(weeks: MyWeek[], most = MOST): Period[] {
  if (!weeks.length) return []
  const number = (week: string) => Math.round(Date.parse(week) / WEEK)
  const first = Math.min(...weeks.map((one) => number(one.week)))
  const last = Math.max(...weeks.map((one) => number(one.week)))
  const joined = Math.ceil((last - first + 1) / most)
  const start = Math.min(...weeks.map((one) => Date.parse(one.week)))
  const found = Array.from({ length: Math.floor((last - first) / joined) + 1 }, (_, n) => ({
    week: new Date(start + n * joined * WEEK).toISOString().slice(0, 10),
    matches: 0,
    won: 0,
    even: 0,
  }))
  for (const one of weeks) {
    const period = found[Math.floor((number(one.week) - first) / joined)]!
    period.matches += one.matches
    period.won += one.won
    period.even += one.even
  }
  return found
}
