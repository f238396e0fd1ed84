import { Refused } from '@web/api/transport'
import { sheetOf, tableInfo } from '@web/halls'
import { keep, keyOf } from '@web/api/keys'
import type { DailyBrought, DailyDay, SeatInfo, Welcome } from '@web/api/protocol'
import { server } from '@web/api/server'
import { local } from '@web/local/client'
import { dealOf, placeOf, today } from '@web/local/games/daily'
import type { HouseLine } from '@web/local/create'
import { keepPlayed, playedOf, type Played } from './kept'

/** The table of a deal: the one that was begun, or a new one; gives its code. */
export async function dailyTable(
  date: string,
  game: string,
  name: string,
  portrait: SeatInfo['portrait'],
): Promise<string> {
  const begun = playedOf(date, game)
  if (begun && keyOf(begun.code)) return begun.code
  const { code, token, player } = await local.ask<Welcome>(`/daily/${date}/${game}`, { name, portrait })
  keep(code, { token, player, game, at: Date.now() })
  keepPlayed(date, game, { code, late: date < today() })
  return code
}

/** How the deal of a day stands. A table that is gone was never finished. */
export async function look(date: string, game: string): Promise<Played | undefined> {
  const played = playedOf(date, game)
  if (!played || played.done) return played
  try {
    if ((await tableInfo(played.code)).state !== 'over') return played
    const { scores, winners } = await sheetOf(played.code)
    const done = { place: placeOf(scores, winners, dealOf(game, date).seat), scores, winners }
    keepPlayed(date, game, { done })
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'no-table') keepPlayed(date, game, null)
    else throw error
  }
  return playedOf(date, game)
}

/** What the house's own bot does with a deal; it thinks for some seconds. */
export async function askHouse(date: string, game: string): Promise<void> {
  keepPlayed(date, game, { house: await local.ask<HouseLine>(`/daily/${date}/${game}/house`) })
}

/** The results that the hall has of a day. */
export const resultsOf = (date: string): Promise<DailyDay> => server.ask<DailyDay>(`/daily/${date}`)

/** Bring a finished match to the hall, which plays it again. */
export async function bring(date: string, game: string, name: string): Promise<DailyBrought> {
  const { code } = playedOf(date, game)!
  const record = await local.ask<unknown>(`/tables/${code}/record`, undefined, keyOf(code)?.token)
  const brought = await server.ask<DailyBrought>(`/daily/${date}/${game}`, { record, name })
  keepPlayed(date, game, { sent: true })
  return brought
}
