/** What goes over the wire (docs/protocol.md; a test holds these names against docs/protocol.schema.json). */

export const PROTOCOL = 1

export type Value = boolean | number | string
export type Data = Record<string, any>

export interface Problem { code: string; text: string }

export interface SeatInfo {
  seat: number
  kind: 'free' | 'person' | 'bot'
  name: string
  player: number | null
  level: string | null
  here: boolean
  stand_in: boolean
}
export interface PlayerInfo { player: number; name: string; here: boolean }
export interface UndoAsk { ask: number; seat: number; to_ply: number; waiting: number[]; until: number }
export interface Clock { move: number; bank: number }
export interface TableInfo {
  code: string
  game: string
  rules: number
  options: Record<string, Value>
  seats: SeatInfo[]
  players: PlayerInfo[]
  host: number
  state: 'open' | 'running' | 'over'
  public: boolean
  pace: 'live' | 'slow'
  clock: Clock | null
  away_after: number | null
  on_timeout: 'bot' | 'once'
  free_chat: boolean
  commitment: string
  created: number
  watching: number
  ask: UndoAsk | null
  next: string | null
  previous: string | null
}
export interface CreateTable {
  game: string
  name: string
  seats?: number
  options?: Record<string, Value>
  sit?: number[]
  bots?: (string | null)[]
  public?: boolean
  pace?: 'live' | 'slow'
  clock?: Clock | null
  free_chat?: boolean
  start?: boolean
}
export interface Welcome { code: string; link: string; player: number; token: string; table: TableInfo }
export interface LobbyTable {
  code: string
  game: string
  host: string
  state: 'open' | 'running' | 'over'
  pace: 'live' | 'slow'
  seats: number
  free: number
  watching: number
  created: number
}
export interface Lobby { t: 'lobby'; tables: LobbyTable[] }

export interface MoveInfo { n: number; text: string; name: string; args: Record<string, string | number> }
export interface You { player: number | null; seats: number[] }
export interface ClockNow { at: number; running: number[]; move: number[]; bank: number[] }
export type NewsItem = Data & { key: string }
export interface Sight { seat: number | null; view: View; moves: MoveInfo[]; news: NewsItem[] }
export interface Standing { seat: number | null; view: View; moves: MoveInfo[]; news: NewsItem[][] }

/** What every game's view holds; the rest is the game's own. */
export interface View extends Data {
  game: string
  seats: number
  seat: number | null
  options: Record<string, Value>
  ply: number
  to_act: number[]
  over: boolean
  scores: number[] | null
  winners: number[] | null
}

export interface Chat { t: 'chat'; player: number; name: string; phrase: string | null; text: string | null; at: number }
export interface Snapshot {
  t: 'snapshot'
  protocol: number
  seq: number
  ply: number
  table: TableInfo
  you: You
  standings: Standing[]
  clock: ClockNow | null
  chat: Chat[]
  now: number
}
export interface Event {
  t: 'event'
  seq: number
  ply: number
  kind: 'deal' | 'move' | 'undo'
  by: number | null
  bot: boolean
  over: boolean
  sights: Sight[]
  clock: ClockNow | null
  now: number
}
export interface Caught { t: 'caught'; protocol: number; seq: number; table: TableInfo; you: You; clock: ClockNow | null; now: number }
export interface TableNow { t: 'table'; table: TableInfo; you: You }
export interface Ack { t: 'ack'; id: string; seq: number; next: string | null; asked: boolean }
export interface Reject { t: 'reject'; id: string; seq: number; problem: Problem }
export interface Wrong { t: 'wrong'; problem: Problem }
export interface Pong { t: 'pong'; n: number; now: number }
export interface Bye { t: 'bye'; problem: Problem; wait: number }
export type FromServer = Snapshot | Caught | Event | TableNow | Chat | Ack | Reject | Wrong | Pong | Bye

export type Action =
  | { t: 'move'; seat: number; seq: number; move: number | string }
  | { t: 'undo'; seat: number }
  | { t: 'answer'; ask: number; yes: boolean }
  | { t: 'sit'; seat: number; name?: string }
  | { t: 'stand'; seat: number }
  | { t: 'bot'; seat: number; level: string | null }
  | { t: 'rename'; name: string }
  | { t: 'start'; fill?: string }
  | { t: 'host'; player: number }
  | { t: 'remove'; player: number }
  | { t: 'away'; seat: number }
  | { t: 'back'; seat: number }
  | { t: 'leave' }
  | { t: 'rematch' }
  | { t: 'say'; phrase?: string; text?: string }

export interface OptionInfo { name: string; default: Value; values: Value[] | null; low: number | null; high: number | null; house: boolean }
export interface GameInfo {
  name: string
  title: string
  rules: number
  low: number
  high: number
  options: OptionInfo[]
  news: Record<string, Record<string, string>>
}
export interface GamesInfo {
  protocol: number
  version: string
  games: GameInfo[]
  levels: string[]
  phrases: string[]
  reactions: string[]
}
export interface Shown { seat: number | null; view: View; news: NewsItem[] }
export interface ReplayPage { ply: number; by: number | null; sights: Shown[] }
export interface Replay { table: TableInfo; plies: number; pages: ReplayPage[] }
