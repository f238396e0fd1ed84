/** Views, news, moves and positions of every game, from the record of a table. README.md says more. */
import { aiding, games, placing, sheets, type GameName, type Games } from './games/index.js'
import { reaches, type Heard } from './news.js'

export type { GameName, Heard }
export { reaches }
export { BadPosition, DragonhallError, NotAMove } from './python.js'

export type ViewOf<G extends GameName> = ReturnType<Games[G]['open_view']> & ReturnType<Games[G]['own_view']>
export type PositionOf<G extends GameName> = ReturnType<Games[G]['describe']>
export type MoveIn<G extends GameName> = Games[G]['MOVES']['all'][number]
export type NewsOf<G extends GameName> = ReturnType<Games[G]['NEWS']['event']>

/** What a view says of the match, for every game: the rules know it. */
export interface MatchView {
  game: string
  seats: number
  options: Record<string, boolean | number | string>
  ply: number
  to_act: number[]
  over: boolean
  scores: number[] | null
  winners: number[] | null
}

/** A finished match as everybody knows it (core/score_sheet.py). */
export interface FinishedMatch {
  seats: number
  options: Record<string, boolean | number | string>
  /** The options as the rules read them. */
  numbers: number[]
  /** What a spectator heard: a list for each ply, the set-up first. */
  news: object[][]
  /** What a spectator saw after a ply. */
  view(ply: number): object
  scores: number[]
  winners: number[]
}

/** Rows of points that add up to the score, what decided the match, and the timeline of the score. */
export interface SheetOf {
  scores: number[]
  winners: number[]
  rows: {
    key: string
    number: number
    points: number[]
    lines: { ply: number; seat: number; points: number; event: Data }[]
  }[]
  decided: Data | null
  timeline: {
    key: string
    first: number
    values: number[][]
    turns: { ply: number; seat: number; change: number; leads: boolean; event: Data }[]
  } | null
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is told can be anything
type Data = Record<string, any>

/** The faces of one game. Records are the bytes of one table, at a multiple of 8 in their buffer. */
export class Faces<G extends GameName> {
  private constructor(
    readonly game: G,
    private readonly module: Games[G],
  ) {}

  static async load<G extends GameName>(game: G): Promise<Faces<G>> {
    return new Faces(game, (await games[game]()) as unknown as Games[G])
  }

  /** The number of bytes of a record. */
  get recordSize(): number {
    return this.module.Table.size
  }

  /** What everybody may see. */
  openView(record: Uint8Array): ReturnType<Games[G]['open_view']> {
    return this.module.open_view(new this.module.Table(aligned(record)) as never) as ReturnType<
      Games[G]['open_view']
    >
  }

  /** What depends on who looks (null: a spectator). */
  ownView(record: Uint8Array, seat: number | null): ReturnType<Games[G]['own_view']> {
    return this.module.own_view(new this.module.Table(aligned(record)) as never, seat) as ReturnType<
      Games[G]['own_view']
    >
  }

  /** What a seat (null: a spectator) may see of the table; a hall puts `MatchView` and the seat beside it. */
  view(record: Uint8Array, seat: number | null): ViewOf<G> {
    return { ...this.openView(record), ...this.ownView(record, seat) } as ViewOf<G>
  }

  /** What a seat (null: a spectator) hears of events. */
  news(events: Iterable<Heard>, seat: number | null): NewsOf<G>[] {
    return this.module.NEWS.heardBy(events, seat) as NewsOf<G>[]
  }

  /** All moves of the game by number. */
  get moves(): readonly MoveIn<G>[] {
    return this.module.MOVES.all
  }

  /** The canonical text of a move. */
  moveName(number: number): string {
    return this.module.MOVES.at(number).text
  }

  /** The move with this text or number; throws NotAMove with what Python says. */
  moveFromName(said: string | number): MoveIn<G> {
    return this.module.MOVES.find(said) as MoveIn<G>
  }

  /** The whole position in words and numbers, without game, version, seats, options, ply and dice. */
  position(record: Uint8Array): PositionOf<G> {
    return this.module.describe(new this.module.Table(aligned(record)) as never) as PositionOf<G>
  }

  /** The dice of a record as a position writes them. */
  dice(record: Uint8Array): string {
    return new this.module.Table(aligned(record)).dice.toString(16).padStart(16, '0')
  }

  /** How many of each thing lie where a seat (-1: a spectator) may not look, as core/hidden.py counts them. */
  hiddenThings(record: Uint8Array, seat: number): number[] {
    return this.module.hidden_things(new this.module.Table(aligned(record)) as never, seat)
  }

  /** Lay other dice beside a record. */
  setDice(record: Uint8Array, dice: bigint): void {
    new this.module.Table(record).dice = dice
  }

  /** Why these options do not go together, or an empty text. */
  fits(seats: number, options: Record<string, boolean | number | string>): string {
    return this.module.fits(seats, options)
  }

  /** Set up a described position on a freshly dealt table; throws BadPosition, and the record is then spoilt. */
  async place(record: Uint8Array, described: Record<string, unknown>): Promise<void> {
    const { place } = await placing[this.game]()
    place(new this.module.Table(record) as never, described)
  }

  /** The score sheet of a finished match; without rows where they would not add up to the score. */
  async sheet(match: FinishedMatch): Promise<SheetOf> {
    const { sheet, History } = await sheets[this.game]()
    const { seats, options, news, view, scores, winners, numbers } = match
    const plain = { scores, winners, rows: [], decided: null, timeline: null }
    try {
      const found = sheet(new History(seats, options, news, view, scores, winners, numbers))
      for (const [seat, score] of scores.entries())
        if (found.rows.reduce((sum, row) => sum + row.points[seat]!, 0) !== score) return plain
      return { scores, winners, rows: found.rows, decided: found.decided, timeline: found.timeline }
    } catch (error) {
      // A match of older rules may have told less than is needed.
      if (error instanceof TypeError || error instanceof RangeError) return plain
      throw error
    }
  }

  /** What helps a seat that has to decide. */
  async aids(view: object, moves: number[]): Promise<Aid[]> {
    return (await aidsOf(this.game))?.(view, moves) ?? []
  }

  /** Which of these moves give up what a seat has for certain. */
  async forgone(record: Uint8Array, seat: number, moves: number[]): Promise<number[]> {
    const { forgoes } = await placing[this.game]()
    if (!forgoes) return []
    const table = new this.module.Table(aligned(record)) as never
    return moves.filter((move) => forgoes(table, seat, move))
  }

  /** Why a move could be good, from what a seat knows; null for a game that says nothing about it. */
  async reason(record: Uint8Array, seat: number, move: number): Promise<Reason | null> {
    const { reason } = await placing[this.game]()
    return reason ? (reason(new this.module.Table(aligned(record)) as never, seat, move) as Reason) : null
  }
}

/** What helps a player at the table, from what a seat sees and the moves it may make; null for a game that has no aids. */
export async function aidsOf(game: string): Promise<((view: object, moves: number[]) => Aid[]) | null> {
  const load = Object.hasOwn(aiding, game) ? aiding[game as GameName] : null
  return load ? ((await load()).aids as ((view: object, moves: number[]) => Aid[]) | null) : null
}

/** One line of an aid. Lines of one key belong together. */
export interface Aid {
  aid: string
  key: string
  item: string
  thing: string
  other: string
  number: number
  of: number
}

export interface Reason {
  key: string
  number: number
}

/** A record that lies where it can be read; a copy, if it does not. */
function aligned(record: Uint8Array): Uint8Array {
  return record.byteOffset % 8 === 0 ? record : Uint8Array.from(record)
}
