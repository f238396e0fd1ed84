import { keyOf, linkOf } from './keys'
import type {
  CreateTable,
  GamesInfo,
  Lobby,
  Network,
  Problem,
  Replay,
  ReviewState,
  ScoreSheet,
  SeatInfo,
  TableInfo,
  UndoState,
  Uploaded,
  Welcome,
  WhatIf,
} from './protocol'

/** The hall said no, or could not be reached (code `offline`). */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.text)
  }
}

export async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers.Authorization = `Bearer ${token}`
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused({ code: 'offline', text: 'The hall cannot be reached.' })
  }
  const text = await answer.text()
  if (answer.ok) return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T
  let problem: Problem = { code: 'offline', text: `The hall answered ${answer.status}.` }
  try {
    problem = (JSON.parse(text) as { problem: Problem }).problem ?? problem
  } catch {
    // Not the hall's own words: a proxy's page, most likely. The first sentence stands.
  }
  throw new Refused(problem, answer.status)
}

let games: Promise<GamesInfo> | undefined
export function gamesInfo(): Promise<GamesInfo> {
  games ??= ask<GamesInfo>('/games').catch((error: unknown) => {
    games = undefined
    throw error
  })
  return games
}
export const lobby = () => ask<Lobby>('/lobby')
export const createTable = (table: CreateTable) => ask<Welcome>('/tables', table)
export const tableInfo = (code: string) => ask<TableInfo>(`/tables/${encodeURIComponent(linkOf(code))}`)
export const joinTable = (code: string, name: string, portrait: SeatInfo['portrait'] = null) =>
  ask<Welcome>(`/tables/${encodeURIComponent(code)}/join`, { name, portrait }, keyOf(code)?.token)
/** What would come of taking back the last move of a seat of mine. */
export const undoState = (code: string, seat: number) =>
  ask<UndoState>(`/tables/${encodeURIComponent(code)}/undo?seat=${seat}`, undefined, keyOf(code)?.token)
/** Where others in the network reach this hall; it tells only a browser on its own machine. */
export const network = () => ask<Network>('/network')
export const uploadRecord = (record: unknown) => ask<Uploaded>('/records', record)
export const gameWords = (game: string, language: string) => ask<string>(`/words/${language}/${game}`)
export const rulesPage = (game: string, language: string) => ask<string>(`/rules/${game}/${language}`)
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
