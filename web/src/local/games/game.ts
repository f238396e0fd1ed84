import type { Data, GameInfo, MoveInfo, NewsItem, ScoreSheet, Value } from '@web/api/protocol'

/** Every option of a game, by name. */
export type Options = Record<string, Value>

/** The bytes of a table, as the rules of its game know it. */
export type Board = Uint8Array
/** One piece of news as numbers: who may know it (a bit for each seat), its kind, its arguments. */
export type Told = readonly [to: number, what: number, a: number, b: number, c: number, d: number]
/** A table after a ply, and what happened in it. */
export interface Played {
  board: Board
  told: Told[]
}

/** The seat number of the host in the log, who makes the game's calls. */
export const HOST = -1
/** The rules of one game, as the hall in this browser uses them. Boards are never changed, always made anew. */
export interface LocalGame {
  readonly info: GameInfo
  /** All options with their values; raises Refused. */
  complete(seats: number, options: unknown): Options
  deal(seats: number, options: Options, seed: bigint, version?: number): Played
  /** Play a move; with a seed the dice of this ply follow from it. */
  play(board: Board, seat: number, move: number, seed: bigint | null): Played
  /** Deal again all that a seat (-1: a spectator) cannot know. */
  redeal(board: Board, seat: number, seed: bigint): Board
  toAct(board: Board): number[]
  legal(board: Board, seat: number): number[]
  /** Whether a watcher (-1: a spectator) sees which move another seat is about to make. */
  sees(board: Board, watcher: number, seat: number, move: number): boolean
  /** How many of each thing lie where a seat (-1: a spectator) may not look. */
  hiddenThings(board: Board, seat: number): number[]
  scores(board: Board, seats: number): number[]
  winners(board: Board): number[]
  openView(board: Board): Data
  ownView(board: Board, seat: number | null): Data
  /** Why a move could be good, from what a seat knows. */
  reason(board: Board, seat: number, move: number): Promise<{ key: string; number: number } | null>
  /** Which of these moves give up what the seat has for certain. */
  forgone(board: Board, seat: number, moves: number[]): Promise<number[]>
  /** What a seat (null: a spectator) may know of what happened. */
  news(told: Told[], seat: number | null): NewsItem[]
  /** A move by its number. */
  move(number: number): MoveInfo
  /** A move by its text or its number; raises Refused. */
  find(said: string | number): MoveInfo
  /** The game's part of a position as readable JSON. */
  describe(board: Board): Data
  /** The dice of a table: 16 hexadecimal digits. */
  dice(board: Board): string
  /** The table of a described position; raises Refused. */
  place(
    seats: number,
    options: Options,
    described: Data,
    dice: string | null,
    version?: number,
  ): Promise<Board>
  /** The score sheet of a finished match, from what a spectator heard and saw. */
  sheet(
    seats: number,
    options: Options,
    version: number,
    news: NewsItem[][],
    view: (ply: number) => Data,
  ): Promise<ScoreSheet>
  /** The versions of the rules that it can play. */
  readonly versions: readonly number[]
}

/** Finds games by name; raises Refused for one that is not played here. */
export type Games = (name: string) => Promise<LocalGame>
