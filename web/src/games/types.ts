import type { Component, Snippet } from 'svelte'
import type { GameInfo, MoveInfo, NewsItem } from '@web/api/protocol'
import type { Story } from './story'

/** The name of a thing on the table, for instance `card:Red Dragon 8`. Two alike things have the same name. */
export type Thing = string

/** What a question can speak of. */
export interface Told {
  names: string[]
  /** The last lines of the log, the newest at the end. */
  news: NewsItem[]
  /** All legal moves of the seat. */
  moves: MoveInfo[]
}

/**
 * What the table needs to know to show a game: how it looks, and which things a move touches. No rules. `View` and
 * `NewsItem` are the game's own types (`typed.ts`); where any game is shown, they are open.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Face<View = any, NewsItem extends { key: string } = any> {
  Board: Component<{ view: View }>
  /** What lies before a seat, in its panel; `head` is its name and state, to be set where it fits. */
  Seat?: Component<{ view: View; seat: number; head: Snippet }>
  /** The others sit opposite, above the board, and the player's own place is below it. */
  around?: boolean
  /** With so many opponents, on a phone, the board and one's own place come before theirs (4 if not given). */
  crowd?: number
  /** The player's own hand, shown in the dock at the bottom. */
  Hand?: Component<{ view: View }>
  /** A picture of a thing, for its explanation. */
  Picture?: Component<{ thing: Thing }>
  /** `moves` are all legal moves of the seat, `game` says of what kind arguments are. */
  touches(move: MoveInfo, view: View, moves: MoveInfo[], game: GameInfo | null): Thing[]
  /** Whether a thing lies in the player's hand: it is picked there, and a button for it would only take room. */
  inHand?(thing: Thing, view: View, game: GameInfo | null): boolean
  /** The key of the question a seat is asked, after `web-<game>-ask-`. */
  asked(view: View, seat: number | null): string
  /** Arguments of that question: who asks, what, by which card; from the table and the last lines told. */
  askedArgs?(view: View, seat: number | null, told: Told): Record<string, string | number>
  /**
   * A considered default is gold; what ends or loses something is asked once more. Everything else is neither, and gold
   * only where it is the one move that is left; what is plain never is.
   */
  weight?(move: MoveInfo, view: View, moves: MoveInfo[]): 'go' | 'risky' | 'plain' | undefined
  /** What the button of a move says, if it can say what comes of it; `tell` says a key with what the move names. */
  button?(
    move: MoveInfo,
    view: View,
    tell: (key: string, more?: Record<string, string | number>) => string,
  ): string | null
  /** The moves that are offered as buttons while nothing is picked, where they are others than usual. */
  offers?(moves: MoveInfo[], view: View): MoveInfo[] | null
  /** The places (anchors) that a move leads to: they light up while one thinks of it. */
  aims?(move: MoveInfo, view: View): string[]
  /** How the game is told, beat by beat; without it a ply is one beat. */
  story?: Story<View, NewsItem>
  /** Why a thing that is not lit cannot be used: a key `web-<game>-why-<reason>` (its sentence names the rule). */
  whyNot?(thing: Thing, view: View): string
  /** Why something that one might want to do is not offered now: keys as for `whyNot`. */
  missing?(view: View, moves: MoveInfo[]): string[]
  /** What else is true of a thing just now, in sentences for its explanation. */
  notes?(thing: Thing, view: View): string[]
  /** The aids that `aids.py` of the game gives, each with a switch (`web-<game>-aid-<aid>`). */
  aids?: string[]
  /** Those of them that the board itself draws: no line above the buttons says them again. */
  drawn?: string[]
  /** What a tap picks on something that stands for other things: the cards of a recipe. */
  standsFor?(thing: Thing, moves: MoveInfo[], view: View): Thing[]
  /** Things for the gallery of the rules page. */
  gallery: { kind: string; values: string[] }[]
}

/** The usual way: each argument of a move is a thing, `name:value`. */
export function argumentsAsThings(move: MoveInfo): Thing[] {
  return Object.entries(move.args).map(([name, value]) => `${name}:${value}`)
}
