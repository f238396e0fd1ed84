/** What pages ask about tournaments: docs/protocol.md, "Tournaments". */
import type { CreateTournament, RunTournament, Tournament, TournamentTable, Tournaments } from './protocol'
import { server } from './server'

export const tournaments = (): Promise<Tournaments> => server.ask<Tournaments>('/tournaments')
export const myTournaments = (): Promise<Tournaments> => server.ask<Tournaments>('/me/tournaments')
export const createTournament = (asked: CreateTournament): Promise<Tournament> =>
  server.ask<Tournament>('/tournaments', asked)
export const joinTournament = (id: string): Promise<Tournament> =>
  server.ask<Tournament>(`/tournaments/${id}/join`, {})
export const withdraw = (id: string): Promise<Tournament> =>
  server.ask<Tournament>(`/tournaments/${id}/withdraw`, {})
export const runTournament = (id: string, what: RunTournament['do']): Promise<Tournament> =>
  server.ask<Tournament>(`/tournaments/${id}/run`, { do: what })
export const tournament = (id: string): Promise<Tournament> => server.ask<Tournament>(`/tournaments/${id}`)

/** Hear how it stands whenever it changes; the returned function ends that. */
export function follow(id: string, hear: (now: Tournament) => void): () => void {
  let ended = false
  let close = (): void => undefined
  const connect = (): void => {
    const socket = server.connect(`/tournaments/${id}/live`)
    socket.onmessage = (text) => hear(JSON.parse(text) as Tournament)
    socket.onclose = () => void (ended || setTimeout(() => ended || connect(), 3000))
    close = () => socket.close()
  }
  connect()
  return () => {
    ended = true
    close()
  }
}

/** The running table of one player. */
export const tableOf = (now: Tournament, player: number): TournamentTable | undefined =>
  now.tables.find((table) => !table.over && table.seats.some((seat) => seat.player === player))

/** Time left, as people write it: 0:45, 12:03, 2:05:00. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const end = String(seconds % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${end}` : `${minutes}:${end}`
}
