/**
 * What goes over the wire (docs/protocol.md). The types are made from the protocol's schema (wire.ts); here stands only
 * what the schema leaves open: what every game's view, news and moves have in common.
 */
import type * as wire from './wire'

export * from './wire'

export type Value = boolean | number | string

/** What every game's view holds; the rest is the game's own. */
export interface View extends wire.Data {
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
export type NewsItem = wire.Data & { key: string }

export interface MoveInfo extends wire.MoveInfo {
  args: Record<string, string | number>
}
export interface Sight extends wire.Sight {
  view: View
  moves: MoveInfo[]
  news: NewsItem[]
}
export interface Standing extends wire.Standing {
  view: View
  moves: MoveInfo[]
  news: NewsItem[][]
}
export interface Shown extends wire.Shown {
  view: View
  news: NewsItem[]
}
export interface Page extends wire.Page {
  sights: Shown[]
}
export interface Replay extends wire.Replay {
  pages: Page[]
}
export interface Snapshot extends wire.Snapshot {
  standings: Standing[]
}
export interface Event extends wire.Event {
  sights: Sight[]
}
export type FromServer = Exclude<wire.FromServer, wire.Snapshot | wire.Event> | Snapshot | Event

export interface Hint extends wire.Hint {
  options: { move: MoveInfo; share: number | null }[]
}

type WithoutId<A> = A extends { id: string } ? Omit<A, 'id'> : never
/** An action before the live connection gives it an id. */
export type Action = WithoutId<wire.AnyAction>
