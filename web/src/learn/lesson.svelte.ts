import type { MoveInfo } from '@web/api/protocol'
import type { Table } from '@web/table/table.svelte'
import { say, words } from '@web/i18n/words.svelte'
import { keepProgress, progress, scriptOf, type Script, type Step } from './lessons'

/** A lesson at a table: which step it is, what may be done, and what is said to it. */
export class Lesson {
  private at = $state(0)
  /** The move of this step was made: what it showed is told. */
  done = $state(false)
  /** Why what was tried is not the thing to do now. */
  wrong = $state('')
  /** Nothing is left of it: the table is the learner's. */
  over = $state(false)

  private constructor(
    private readonly table: Table,
    readonly game: string,
    private readonly script: Script,
  ) {
    const kept = progress()[table.code]!
    this.at = Math.min(kept.step, script.steps.length - 1)
    this.done = kept.done
    // The next that is shown is what this step speaks of; the rest waits until the learner goes on.
    table.held = ({ ply }) => !this.over && ply > this.due + (this.step.move ? 1 : 0)
  }

  /** The lesson of a table, if it has one that is not over. */
  static async at(table: Table): Promise<Lesson | null> {
    const game = progress()[table.code]?.game
    if (!game) return null
    await words.load(`${game}/lesson`)
    return new Lesson(table, game, await scriptOf(game))
  }

  get step(): Step {
    return this.script.steps[this.at]!
  }
  get number(): number {
    return this.at + 1
  }
  get count(): number {
    return this.script.steps.length
  }
  private get ply(): number {
    return this.table.sight?.view.ply ?? 0
  }
  /** The ply before the learner's next move, from this step on; the end of the script after the last one. */
  private get due(): number {
    const before = this.script.steps.slice(0, this.at).filter((step) => step.move).length
    const mine = this.script.moves.flatMap(([seat], ply) => (seat === 0 ? [ply] : []))
    return mine[before] ?? this.script.moves.length
  }
  /** The others move first, or what happened is still being told. */
  get waiting(): boolean {
    return !this.done && (this.ply < this.due || this.table.telling || this.table.pause !== null)
  }
  get text(): string {
    if (this.waiting) return say('web-lesson-watch')
    return say(`${this.game}-lesson-${this.step.key}${this.done ? '-done' : ''}`)
  }
  /** Whether it goes on by a button: there is nothing to do at the table. */
  get reads(): boolean {
    return !this.waiting && (this.done || !this.step.move)
  }
  get last(): boolean {
    return this.at === this.count - 1
  }
  /** The move that is to be made now. */
  get wanted(): MoveInfo | null {
    if (this.reads || this.waiting) return null
    return this.table.sight?.moves.find((move) => move.text === this.step.move) ?? null
  }
  /** What is pointed at. */
  get points(): string[] {
    if (this.waiting) return []
    return this.done ? (this.step.show ?? []) : this.step.point
  }

  /** A move is tried: the right one is made, any other gets an answer. */
  async try(move: MoveInfo): Promise<void> {
    this.wrong = ''
    if (this.reads) this.wrong = say('web-lesson-read')
    else if (move.text !== this.step.move) {
      const key = `${this.game}-lesson-${this.step.key}-wrong`
      this.wrong = words.first([`${key}-${move.name.replaceAll('_', '-')}`, key])
    } else if (await this.table.play(move)) {
      this.done = true
      this.keep()
    }
  }

  next(): void {
    this.wrong = ''
    this.table.hurry()
    if (this.last) return this.leave()
    this.at += 1
    this.done = false
    // Somebody who comes back may find the move made already.
    if (this.step.move && this.ply > this.due) this.done = true
    this.keep()
    this.table.tellOn()
  }

  /** The rest of the game belongs to the learner. */
  leave(): void {
    this.over = true
    this.table.hurry()
    keepProgress(this.table.code, null)
    this.table.tellOn()
    void this.table.act({ t: 'hints', on: null })
  }

  private keep(): void {
    keepProgress(this.table.code, { game: this.game, step: this.at, done: this.done })
  }
}
