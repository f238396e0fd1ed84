/** What the hall has counted: docs/protocol.md, "Statistics". */
import type { CountedGames, GameStatistics, MyStatistics } from './protocol'
import { server } from './server'

const choice = (seats: number | undefined, company: string): string =>
  `?company=${company}${seats === undefined ? '' : `&seats=${seats}`}`
export const countedGames = (): Promise<CountedGames> => server.ask<CountedGames>('/statistics')
export const gameStatistics = (game: string, seats?: number, company = 'all'): Promise<GameStatistics> =>
  server.ask<GameStatistics>(`/statistics/${encodeURIComponent(game)}${choice(seats, company)}`)
/** Where a table of it can be had as CSV. */
export const gameTable = (game: string, table: string, seats: number, company: string): string =>
  `/api/statistics/${encodeURIComponent(game)}/${table}.csv${choice(seats, company)}`
export const myStatistics = (): Promise<MyStatistics> => server.ask<MyStatistics>('/me/statistics')
export const myTable = (table: string): string => `/api/me/statistics/${table}.csv`
