import { keyOf } from '@web/api/keys'
import type { MoveInfo } from '@web/api/protocol'
import { ask } from '@web/halls'
import type { Judgement } from '@web/local/hall'
import type { Table } from '@web/table/table.svelte'
import { words } from '@web/i18n/words.svelte'
import { keepTable, keepTally, puzzleAt, puzzleFor, tallyOf, type Puzzle, type Tally } from './puzzles'

/** A puzzle on a table: find the move. */
export class Riddle {
  state = $state<'asked' | 'wrong' | 'shown' | 'solved'>('asked')
  over = $state(false)
  /** What the move that was tried last would have been worth; null while that is not known. */
  tried = $state.raw<Judgement | null>(null)
  tally = $state.raw<Tally>({ solved: [], streak: 0, best: 0 })

  private constructor(
    private readonly table: Table,
    readonly puzzle: Puzzle,
  ) {
    this.tally = tallyOf(this.game)
    // What comes of the move, and what the others do meanwhile, is not shown before one plays on.
    table.held = () => !this.over
  }

  /** The puzzle of a table, if there lies one. */
  static async at(table: Table): Promise<Riddle | null> {
    const open = puzzleAt(table.code)
    const puzzle = open && (await puzzleFor(open.game, open.id))
    if (puzzle) await words.load(`${open.game}/lesson`)
    return puzzle ? new Riddle(table, puzzle) : null
  }

  get game(): string {
    return this.puzzle.position.game
  }
  get asks(): boolean {
    return this.state === 'asked' || this.state === 'wrong'
  }
  get wanted(): MoveInfo | null {
    if (this.state !== 'shown') return null
    return this.table.sight?.moves.find((move) => move.text === this.puzzle.move) ?? null
  }
  async try(move: MoveInfo): Promise<void> {
    if (move.text !== this.puzzle.move) {
      if (this.state === 'asked') this.count(0)
      if (this.asks) this.state = 'wrong'
      await this.judge(move)
      return
    }
    if (this.state === 'asked') this.count(this.tally.streak + 1)
    const { solved } = this.tally
    if (this.asks && !solved.includes(this.puzzle.id)) this.keep({ solved: [...solved, this.puzzle.id] })
    this.state = 'solved'
    await this.table.play(move)
  }

  /** Ask what a wrong move would be worth; the puzzle is the same where nobody answers. */
  private async judge({ text }: MoveInfo): Promise<void> {
    this.tried = null
    const { code, seq } = this.table
    try {
      const body = { seat: this.puzzle.seat, seq, move: text }
      const found = await ask<Judgement>(`/tables/${code}/judge`, body, keyOf(code)?.token)
      if (this.state === 'wrong') this.tried = found
    } catch {
      // It is wrong all the same.
    }
  }

  /** Show the move: the row of puzzles solved at once begins anew. */
  show(): void {
    if (this.state === 'asked') this.count(0)
    this.state = 'shown'
  }

  /** Play on from here. */
  leave(): void {
    this.over = true
    keepTable()
    this.table.tellOn()
    void this.table.act({ t: 'hints', on: null })
  }

  private count(streak: number): void {
    this.keep({ streak, best: Math.max(streak, this.tally.best) })
  }
  private keep(change: Partial<Tally>): void {
    this.tally = { ...this.tally, ...change }
    keepTally(this.game, this.tally)
  }
}
