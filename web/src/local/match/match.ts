import type { MoveInfo, NewsItem, Sight, View } from '@web/api/protocol'
import { keyedSeed, seatSeed } from '../games/digest'
import { HOST, type Board, type LocalGame, type Options, type Played, type Told } from '../games/game'
import { refused } from '../games/problems'

/**
 * How a match began: from a seed, a secret or a table. With a secret every ply has dice of its own; else those in the
 * table go on.
 */
export type Origin =
  | { seed: bigint }
  /** With streams the dice of a ply follow from its seat and how many moves that seat has made before. */
  | { secret: Uint8Array; streams?: boolean }
  | { board: Board; secret?: Uint8Array }

/** What does not change during a match. */
export interface MatchSetup {
  game: LocalGame
  seats: number
  options: Options
  origin: Origin
  /** The version of the rules: an old record is played by its own. */
  version?: number
}

/** One line of the log. Lines are kept; all else follows from them. */
export interface Line {
  seq: number
  kind: 'deal' | 'move' | 'undo'
  ply: number
  /** -1 for the deal and for the host's calls. */
  seat: number
  /** The move's text; for a take-back nothing. */
  move: string
  /** Who sent it, and under which id. */
  client: string | null
  bot: boolean
  at: number
}

/** A match right after a line (hall/tables/log.py). */
export class Position {
  readonly toAct: number[]
  private readonly lists = new Map<number, number[]>()

  constructor(
    readonly setup: MatchSetup,
    readonly line: Line,
    readonly board: Board,
    readonly told: Told[],
    /** For every seat, the line since which it is asked what it is asked now; -1 if it is not. */
    readonly asked: number[],
    /** How many moves each seat has made. */
    readonly moved: number[],
  ) {
    this.toAct = setup.game.toAct(board)
  }

  get over(): boolean {
    return this.toAct.length === 0
  }

  legal(seat: number): number[] {
    let list = this.lists.get(seat)
    if (!list) this.lists.set(seat, (list = this.setup.game.legal(this.board, seat)))
    return list
  }

  view(seat: number | null): View {
    const { game, seats, options } = this.setup
    return viewOf(game, seats, options, this.board, this.line.ply, this.toAct, seat)
  }

  moves(seat: number | null): MoveInfo[] {
    if (seat === null || !this.toAct.includes(seat)) return []
    return this.legal(seat).map((number) => this.setup.game.move(number))
  }

  news(seat: number | null): NewsItem[] {
    return this.setup.game.news(this.told, seat)
  }

  sight(seat: number | null): Sight {
    return { seat, view: this.view(seat), moves: this.moves(seat), news: this.news(seat) }
  }
}

export function viewOf(
  game: LocalGame,
  seats: number,
  options: Options,
  board: Board,
  ply: number,
  toAct: number[],
  seat: number | null,
): View {
  const over = toAct.length === 0
  return {
    game: game.info.name,
    seats,
    options: { ...options },
    ply,
    to_act: [...toAct],
    over,
    scores: over ? game.scores(board, seats) : null,
    winners: over ? game.winners(board) : null,
    ...game.openView(board),
    seat,
    ...game.ownView(board, seat),
  }
}

/** The table before the first move. */
export function begun(setup: MatchSetup): Played {
  const { game, seats, options, origin, version } = setup
  if ('board' in origin) return { board: origin.board, told: [] }
  return game.deal(seats, options, 'secret' in origin ? keyedSeed(origin.secret, 0) : origin.seed, version)
}

export function dealLine(setup: MatchSetup, client: string | null, at: number): Position {
  const line: Line = { seq: 0, kind: 'deal', ply: 0, seat: HOST, move: '', client, bot: false, at }
  const { board, told } = begun(setup)
  const toAct = setup.game.toAct(board)
  const asked = Array.from({ length: setup.seats }, (_, seat) => (toAct.includes(seat) ? 0 : -1))
  return new Position(setup, line, board, told, asked, Array<number>(setup.seats).fill(0))
}

/** The line that this move makes; what the rules refuse is raised. */
export function moveLine(
  now: Position,
  seat: number,
  said: string | number,
  client: string | null,
  bot: boolean,
  at: number,
): Position {
  const { game } = now.setup
  const move = game.find(said)
  mustBeLegal(now, seat, move)
  const ply = now.line.ply + 1
  const { board, told } = game.play(now.board, seat, move.n, diceOf(now, seat))
  const line: Line = { seq: now.line.seq + 1, kind: 'move', ply, seat, move: move.text, client, bot, at }
  const asked = now.asked.map(() => -1)
  for (const other of game.toAct(board)) {
    // Who is asked the very same as before need not be disturbed by this line.
    const same =
      other !== seat && now.toAct.includes(other) && alike(now.legal(other), game.legal(board, other))
    asked[other] = same ? now.asked[other]! : line.seq
  }
  const moved = now.moved.map((count, other) => count + Number(other === seat))
  return new Position(now.setup, line, board, told, asked, moved)
}

/** The seed of the dice of a seat's next move; null where those on the table go on. */
function diceOf({ setup: { origin }, line, moved }: Position, seat: number): bigint | null {
  if (!('secret' in origin) || !origin.secret) return null
  const streams = 'streams' in origin && origin.streams
  return streams ? seatSeed(origin.secret, seat, moved[seat] ?? 0) : keyedSeed(origin.secret, line.ply + 1)
}

/** The line that makes the match stand as it stood after `back`. */
export function undoLine(
  now: Position,
  back: Position,
  seat: number,
  client: string | null,
  at: number,
): Position {
  const seq = now.line.seq + 1
  const line: Line = { seq, kind: 'undo', ply: back.line.ply, seat, move: '', client, bot: false, at }
  const asked = now.asked.map((_, other) => (back.toAct.includes(other) ? seq : -1))
  return new Position(now.setup, line, back.board, [], asked, back.moved)
}

/** So many legal moves are named where another one is refused. */
const NAMED_MOVES = 12

function mustBeLegal(now: Position, seat: number, move: MoveInfo): void {
  const { game } = now.setup
  if (now.over) throw refused('not-your-turn', 'The game is over.')
  if (seat === HOST) {
    if (game.info.calls.some((call) => call.n === move.n)) return
    throw refused(
      'not-legal-now',
      `'${move.text}' is not a call of this game: it is made by a seat, in its turn.`,
    )
  }
  if (!now.toAct.includes(seat))
    throw refused('not-your-turn', `It is not the turn of seat ${seat}, but of ${now.toAct.join(' and ')}.`)
  const legal = now.legal(seat)
  if (!legal.includes(move.n)) {
    const can = legal.slice(0, NAMED_MOVES).map((number) => game.move(number).text)
    const more = legal.length > can.length ? ` and ${legal.length - can.length} more` : ''
    throw refused(
      'not-legal-now',
      `Seat ${seat} cannot '${move.text}' now. It can: ${can.join(', ')}${more}.`,
    )
  }
}

const alike = (one: number[], other: number[]): boolean =>
  one.length === other.length && one.every((move, at) => move === other[at])

/** The lines that stand, one for each ply. */
export function standing(lines: readonly Position[]): Position[] {
  const found: Position[] = []
  for (const one of lines) {
    if (one.line.kind === 'undo') found.length = one.line.ply + 1
    else found.push(one)
  }
  return found
}
