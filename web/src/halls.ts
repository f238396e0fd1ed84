import { local, localGames, setBotPace } from './local/client'

import type { CreateFrom } from './local/create'
import { isLocal, keyOf, linkOf } from './api/keys'
import type {
  Ack,
  AskHint,
  AskOutcome,
  CreateTable,
  GamesInfo,
  Hint,
  Lobby,
  Network,
  Outcome,
  Replay,
  ReviewState,
  ScoreSheet,
  SeatInfo,
  TableInfo,
  UndoState,
  Uploaded,
  Welcome,
  WhatIf,
} from './api/protocol'
import { HAS_SERVER, server } from './api/server'
import { Refused, type Transport } from './api/transport'

/** The hall that answers a request: it depends on the table that its path names. */
export const hallOf = (path: string): Transport => (isLocal(path.replace('/tables/', '')) ? local : server)

export const ask = <T>(path: string, body?: unknown, token?: string): Promise<T> =>
  hallOf(path).ask<T>(path, body, token)

/** Whether the server has answered since the page was opened. */
export let reached = false

/** Ask the server; the hall in this browser where there is none, or it cannot be reached. */
async function askEither<T>(path: string, body?: unknown): Promise<T> {
  try {
    if (HAS_SERVER) {
      const answer = await server.ask<T>(path, body)
      reached = true
      return answer
    }
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== 'offline') throw error
  }
  return local.ask<T>(path, body)
}

let games: Promise<GamesInfo> | undefined
/** The games, once they are known. */
export let knownGames: GamesInfo | null = null
export function gamesInfo(): Promise<GamesInfo> {
  games ??= askEither<GamesInfo>('/games').then(
    (found) => (knownGames = found),
    (error: unknown) => {
      games = undefined
      throw error
    },
  )
  return games
}
export const lobby = () => server.ask<Lobby>('/lobby')
export const createTable = (table: CreateTable | CreateFrom, hall: Transport = server) =>
  hall.ask<Welcome>('/tables', table)
/** Where one plays at once: in this browser, if it has the rules of the game; else at the server. */
export async function hallFor(game: string): Promise<Transport> {
  const here = (await localGames()).games.some((one) => one.name === game)
  return here ? local : server
}
/** Where a table with guests is laid: at the server, if it can be reached; else only people at this device can come. */
export const hallForGuests = (): Promise<Transport> =>
  HAS_SERVER
    ? server.ask('/games').then(
        () => server,
        () => local,
      )
    : Promise.resolve(local)
/** A table of this browser is kept as long as it is listed. */
export function forgetTable(code: string): void {
  if (isLocal(code)) void ask(`/tables/${code}/forget`, {}, keyOf(code)?.token).catch(() => undefined)
}
export const tableInfo = (code: string) => ask<TableInfo>(`/tables/${encodeURIComponent(linkOf(code))}`)
export const joinTable = (code: string, name: string, portrait: SeatInfo['portrait'] = null) =>
  ask<Welcome>(`/tables/${encodeURIComponent(code)}/join`, { name, portrait }, keyOf(code)?.token)
export { setBotPace }
/** Start a table of mine: bots sit down in its free seats. */
export const startTable = (code: string, token: string | undefined) =>
  ask<Ack>(
    `/tables/${encodeURIComponent(code)}/actions`,
    { t: 'start', id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` },
    token,
  )
/** What would come of taking back the last move of a seat of mine. */
export const undoState = (code: string, seat: number) =>
  ask<UndoState>(`/tables/${encodeURIComponent(code)}/undo?seat=${seat}`, undefined, keyOf(code)?.token)
/** What a search would do at a seat of mine, and why. */
export const hintFor = (code: string, asked: AskHint) =>
  ask<Hint>(`/tables/${encodeURIComponent(code)}/hint`, asked, keyOf(code)?.token)
/** What a move of mine would do at once, as far as my seat can know. */
export const outcomeFor = (code: string, asked: AskOutcome) =>
  ask<Outcome>(`/tables/${encodeURIComponent(code)}/outcome`, asked, keyOf(code)?.token)
/** Where others in the network reach this hall; it tells only a browser on its own machine. */
export const network = () => server.ask<Network>('/network')
export const uploadRecord = (record: unknown) => askEither<Uploaded>('/records', record)
export const gameWords = (game: string, language: string) => server.ask<string>(`/words/${language}/${game}`)
export const rulesPage = (game: string, language: string) => askEither<string>(`/rules/${game}/${language}`)
export const reviewOf = (code: string) =>
  ask<ReviewState>(`/tables/${encodeURIComponent(linkOf(code))}/review`)
export const sheetOf = (code: string) => ask<ScoreSheet>(`/tables/${encodeURIComponent(linkOf(code))}/sheet`)
/** A new table that goes on from a ply of a finished match. */
export const whatIf = (code: string, asked: WhatIf) =>
  ask<Welcome>(`/tables/${encodeURIComponent(linkOf(code))}/what-if`, asked)
export const replayPages = (code: string, seat: string, ply: number, count: number, token?: string) =>
  ask<Replay>(
    `/tables/${encodeURIComponent(code)}/replay?seat=${seat}&ply=${ply}&count=${count}`,
    undefined,
    token,
  )
