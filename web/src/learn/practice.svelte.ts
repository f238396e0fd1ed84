import { Refused } from '@web/api/transport'
import { ask } from '@web/halls'
import { keyOf } from '@web/api/keys'
import type { MoveInfo } from '@web/api/protocol'
import type { Judgement } from '@web/local/hall'
import type { Table } from '@web/table/table.svelte'
import { words } from '@web/i18n/words.svelte'
import { keepPractice, practiceAt, understand, type Practised } from './practice'

/** So much less of the win than the best move is as good. */
const MARGIN = 0.02

/** A decision of a finished match, played again until it is understood. */
export class Practice {
  state = $state<'asked' | 'thinking' | 'costly' | 'shown' | 'understood' | 'failed'>('asked')
  over = $state(false)
  found = $state.raw<Judgement | null>(null)
  /** How often a move was tried. */
  tries = $state(0)

  private constructor(
    private readonly table: Table,
    readonly practised: Practised,
  ) {}

  /** The decision that lies on a table, if there lies one. */
  static async at(table: Table): Promise<Practice | null> {
    const practised = practiceAt(table.code)
    if (practised) await Promise.all([words.load('ends'), words.load(`${table.info!.game}/lesson`)])
    return practised ? new Practice(table, practised) : null
  }

  /** The move that was made then. */
  get then(): MoveInfo | null {
    return this.legal.find((move) => move.text === this.practised.move) ?? null
  }
  private get legal(): MoveInfo[] {
    return this.table.sight?.moves ?? []
  }
  get wanted(): MoveInfo | null {
    if (this.state !== 'shown') return null
    return this.legal.find((move) => move.n === this.found?.better.n) ?? null
  }

  /** Compare a move with the best one. Only one that is as good is made. */
  async try(move: MoveInfo): Promise<void> {
    if (this.state === 'thinking') return
    if (this.state === 'understood') return void (await this.table.play(move))
    this.state = 'thinking'
    this.tries += 1
    try {
      const { code, seq } = this.table
      const body = { seat: this.practised.seat, seq, move: move.text }
      this.found = await ask<Judgement>(`/tables/${code}/judge`, body, keyOf(code)?.token)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.state = 'failed'
      return
    }
    const { cost, sure } = this.found
    if (sure && cost > MARGIN) {
      this.state = 'costly'
      return
    }
    understand(this.practised.from, this.practised.ply)
    this.state = 'understood'
    await this.table.play(move)
  }

  again(): void {
    this.state = 'asked'
  }
  show(): void {
    this.state = 'shown'
  }
  /** Play on from here. */
  leave(): void {
    this.over = true
    keepPractice()
  }
}
