import { keepNames } from '@web/ui/names'
import { ask, createTable, forgetTable } from '@web/halls'
import { drop, keep, keyOf, linkOf } from '@web/api/keys'
import type { SeatInfo, TableInfo } from '@web/api/protocol'
import { local, localGames } from '@web/local/client'
import type { CreateFrom } from '@web/local/create'
import { store, stored } from '@web/api/storage'

/** A decision of a finished match that is played again. */
export interface Practised {
  /** The table with the decision, and the one that it comes from. */
  code: string
  from: string
  /** The ply of the move that was made then, and who made it. */
  ply: number
  seat: number
  /** That move. */
  move: string
}

const OPEN = 'dragonhall-practice'
const DONE = 'dragonhall-practised'

/** The decision that lies on a table of this browser. */
export const practiceAt = (code: string): Practised | null => {
  const open = stored<Practised | null>(OPEN, null)
  return open?.code === code ? open : null
}
/** From now on it is an ordinary table, which stays. */
export const keepPractice = (): void => localStorage.removeItem(OPEN)

/** So many understood decisions are remembered. */
const MOST = 200
const key = (from: string, ply: number): string => `${from}/${ply}`
export const isUnderstood = (from: string, ply: number): boolean =>
  stored<string[]>(DONE, []).includes(key(from, ply))
export function understand(from: string, ply: number): void {
  const others = stored<string[]>(DONE, []).filter((one) => one !== key(from, ply))
  store(DONE, [...others, key(from, ply)].slice(-MOST))
}

/**
 * Lay a decision of a finished match on a table of this browser: the cards as they were, the same bots around (those of
 * the usual level for people). The last one goes. Gives the table's code.
 */
export async function practiceTable(
  table: TableInfo,
  ply: number,
  seat: number,
  name: string,
  portrait: SeatInfo['portrait'],
): Promise<string> {
  const from = table.code
  const path = `/tables/${encodeURIComponent(linkOf(from))}/record`
  const record = await ask<{ moves: [number | null, string][] }>(path, undefined, keyOf(from)?.token)
  const { games, levels: all } = await localGames()
  const levels = games.find((one) => one.name === table.game)?.levels ?? all
  const usual = all.at(-2)!
  const level = ({ kind, level }: SeatInfo): string =>
    kind === 'bot' && level && levels.includes(level) && !table.uploaded ? level : usual
  const asked: CreateFrom = {
    game: table.game,
    name,
    portrait,
    sit: [seat],
    bots: table.seats.map((one) => (one.seat === seat ? null : level(one))),
    hints: true,
    start: true,
    from: { record, ply: ply - 1 },
  }
  const { code, token, player } = await createTable(asked, local)
  keepNames(code, from)
  const last = stored<Practised | null>(OPEN, null)
  if (last && keyOf(last.code)) {
    forgetTable(last.code)
    drop(last.code)
  }
  keep(code, { token, player, game: table.game, at: Date.now() })
  const move = record.moves[ply - 1]![1]
  store(OPEN, { code, from, ply, seat, move } satisfies Practised)
  return code
}
