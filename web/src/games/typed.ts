/** The types of a game's view, news and moves, as its Python makes them: `ViewOf<'...'>`. */
import type { GameName, MatchView, MoveIn, NewsOf as Told, ViewOf as Seen } from '@engine/translated'

export type ViewOf<G extends GameName> = MatchView & { seat: number | null } & Seen<G>
export type NewsOf<G extends GameName> = Told<G>

type OnTheWire<M> = M extends { number: number } ? Omit<M, 'number'> & { n: number } : never
/** A move as the hall lists it. */
export type MoveOf<G extends GameName> = OnTheWire<MoveIn<G>>
