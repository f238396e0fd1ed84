import type {
  Ack,
  AskHint,
  AskOutcome,
  FromServer,
  GamesInfo,
  Hint,
  Join,
  MoveInfo,
  Outcome,
  ReviewState,
  Welcome,
} from '@web/api/protocol'
import { act, undoState } from './actions'
import { hint, hinted, outcome } from './advice'
import { events, position, record, replay, sheet, shown } from './answers'
import { action, number, read } from './bodies'
import type { Fixed } from './games/daily'
import type { Games, LocalGame } from './games/game'
import { create, daily, houseLine, upload, welcome, whatIf } from './create'
import { LiveConnection } from './live'
import type { Position, Line, MatchSetup } from './match/match'
import { cleanName, learnLooks } from './match/names'
import { Conflict, refused } from './games/problems'
import { originOf } from './records/records'
import type { Row, Store } from './store'
import { LocalTable } from './table'
import { newCode, newToken, PLAYER, type TableState } from './match/table_state'
import type { Thinkers } from './bots/thinkers'

/** So many tables are kept; the one that was used longest ago goes. */
const MAX_TABLES = 100
/** Tables in memory that nobody listens to. */
const MAX_IDLE = 8

/** A move beside the best one: their shares of the win, and whether the difference is certain. */
export interface Judgement {
  move: MoveInfo
  better: MoveInfo
  share: number
  best: number
  cost: number
  sure: boolean
  /** Why the move is good, and the better one, in the game's words. */
  reason: Reason | null
  betterReason: Reason | null
}
interface Reason {
  key: string
  number: number
}

/** All tables of this browser. It answers the requests of docs/protocol.md that make sense for one person. */
export class LocalHall {
  private readonly tables = new Map<string, Promise<LocalTable>>()
  private readonly reviews = new Map<string, ReviewState>()
  /** Milliseconds a bot waits before it moves. */
  botPause = 0
  readonly levels: readonly string[]
  readonly standIn: string
  readonly phrases: ReadonlySet<string>

  constructor(
    readonly store: Store,
    readonly games: Games,
    private readonly info: GamesInfo,
    readonly thinkers: Thinkers,
    /** Tells other tabs that a table has changed. */
    readonly poke: (code: string) => void = () => undefined,
  ) {
    this.levels = info.levels
    this.standIn = info.usual!
    this.phrases = new Set([...info.phrases, ...info.reactions])
  }

  clock(): number {
    return Date.now()
  }
  pause(): Promise<void> {
    return new Promise((done) => setTimeout(done, this.botPause))
  }
  complain(error: unknown): void {
    console.error(error)
  }

  /** A bot's move; a match goes on even when a bot fails. */
  async think(after: Position, seat: number, level: string): Promise<number> {
    try {
      return await this.thinkers.choose(after, seat, level)
    } catch (error) {
      this.complain(error)
      const legal = after.legal(seat)
      return legal[Math.floor(Math.random() * legal.length)]!
    }
  }

  decide(after: Position, seat: number, how: Fixed): Promise<number> {
    return this.thinkers.decide(after, seat, how)
  }

  // Requests

  /** The answer to a request under `/api`; raises Refused. */
  async ask(address: string, body?: unknown, token?: string): Promise<unknown> {
    const [path, query = ''] = address.split('?') as [string, string?]
    const parts = path.split('/').slice(1).map(decodeURIComponent)
    const asked = new URLSearchParams(query)
    const [what, code, verb] = parts
    if (typeof body === 'object' && body && 'name' in body)
      await learnLooks(code === undefined ? String(body.name) : undefined)
    if (what === 'games' && !code) return this.info
    if (what === 'lobby' && !code) return { t: 'lobby', tables: [] }
    if (what === 'records' && !code && body !== undefined) return upload(this, body)
    if (what === 'daily' && parts.length === 3 && body !== undefined) return daily(this, code!, verb!, body)
    if (what === 'daily' && parts.length === 4 && parts[3] === 'house') return houseLine(this, code!, verb!)
    if (what !== 'tables' || parts.length > 3) throw nothing()
    if (code === undefined) {
      if (body === undefined) throw nothing()
      return create(this, body)
    }
    const table = await this.table(code)
    if (body !== undefined) {
      if (verb === 'join') return this.join(table, body)
      if (verb === 'actions') return this.act(table, body, token)
      if (verb === 'outcome') return this.outcome(table, read('AskOutcome', body), token)
      if (verb === 'hint') return this.hint(table, read('AskHint', body), token)
      if (verb === 'judge') return this.judge(table, body, token)
      if (verb === 'what-if') return whatIf(this, table, read('WhatIf', body))
      if (verb === 'forget') return this.forget(table, token)
      throw nothing()
    }
    const player = this.player(table, token)
    if (verb === undefined) return shown(table)
    if (verb === 'state') return table.snapshot(player)
    if (verb === 'events') return events(table, player, number(asked, 'since', -1, -1, 1e9))
    if (verb === 'undo') {
      if (player === null) throw noToken()
      return undoState(table, number(asked, 'seat', 0, 0, 63))
    }
    if (verb === 'replay') return replay(table, player, asked)
    if (verb === 'record') return record(table, player)
    if (verb === 'position') return position(table, player, asked)
    if (verb === 'review') return this.review(table)
    if (verb === 'sheet') return sheet(table)
    throw nothing()
  }

  /** A table of that state, with what was played at it already. */
  async lay(game: LocalGame, state: TableState, lines: Line[] = []): Promise<LocalTable> {
    for (;;) {
      const row: Row = { code: state.code, rev: 0, updated: this.clock(), state }
      try {
        await this.store.create(row)
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
        state.code = newCode()
        continue
      }
      for (const line of lines) await this.store.append(state.code, line)
      const table = new LocalTable(this, row, await setupOf(game, state), lines)
      this.tables.set(state.code, Promise.resolve(table))
      void this.tidy().catch((error: unknown) => this.complain(error))
      return table
    }
  }

  private async tidy(): Promise<void> {
    for (const code of (await this.store.codes()).slice(MAX_TABLES)) {
      this.tables.delete(code)
      await this.store.remove(code)
    }
  }

  /** The table of that code, from memory or from the store. */
  async table(code: string): Promise<LocalTable> {
    let found = this.tables.get(code)
    if (!found) {
      found = this.load(code)
      this.tables.set(code, found)
      found.catch(() => this.tables.delete(code))
      await this.makeRoom(code)
    }
    return found
  }

  private async load(code: string): Promise<LocalTable> {
    const kept = await this.store.load(code)
    if (!kept) throw refused('no-table', 'There is no table with this code in this browser.')
    const game = await this.games(kept.row.state.game)
    return new LocalTable(this, kept.row, await setupOf(game, kept.row.state), kept.lines)
  }

  private async makeRoom(but: string): Promise<void> {
    for (const [code, found] of this.tables) {
      if (this.tables.size <= MAX_IDLE) return
      if (code !== but && (await found.catch(() => null))?.idle !== false) this.tables.delete(code)
    }
  }

  /** Another tab has changed a table. */
  async poked(code: string): Promise<void> {
    await (await this.tables.get(code))?.look()
  }

  /** Who asks. The page is the only player: a wrong token is a mistake all the same. */
  private player(table: LocalTable, token: string | undefined): number | null {
    if (token === undefined) return null
    if (token !== table.state.token) throw refused('bad-token', 'This token is not one of this table.')
    if (table.state.gone) throw refused('bad-token', 'This token is not one of this table.')
    return table.state.uploaded ? null : PLAYER
  }

  private async join(table: LocalTable, body: unknown): Promise<Welcome> {
    const { name } = read<Join>('Join', body)
    cleanName(name)
    if (table.state.uploaded || table.state.gone)
      throw refused('table-full', 'Nobody plays at this table any more.')
    await act(table, { t: 'rename', id: newToken(), name })
    return welcome(table)
  }

  private act(table: LocalTable, body: unknown, token: string | undefined): Promise<Ack> {
    if (this.player(table, token) === null) throw noToken()
    return act(table, action(body))
  }

  private async hint(table: LocalTable, { seat, seq }: AskHint, token: string | undefined): Promise<Hint> {
    if (this.player(table, token) === null) throw noToken()
    return hint(table, seat, seq, (after) => this.thinkers.hint(after, seat))
  }

  private outcome(
    table: LocalTable,
    { seat, seq, move }: AskOutcome,
    token: string | undefined,
  ): Promise<Outcome> {
    if (this.player(table, token) === null) throw noToken()
    return Promise.resolve(outcome(table, seat, seq, move))
  }

  /** What a move would be worth, for practice: like a hint it is allowed and written down. */
  private async judge(table: LocalTable, body: unknown, token: string | undefined): Promise<Judgement> {
    if (this.player(table, token) === null) throw noToken()
    const { game } = table.setup
    const { move, ...asked } = body as AskHint & { move: string }
    const { seat, seq } = read<AskHint>('AskHint', asked)
    const { n } = game.find(move)
    const after = await hinted(table, seat, seq)
    if (!after.legal(seat).includes(n)) throw refused('not-legal-now', `Seat ${seat} cannot '${move}' now.`)
    const found = await this.thinkers.judge(after, seat, n)
    const { share, best, cost, sure } = found
    const board = game.redeal(after.board, seat, BigInt(Math.floor(Math.random() * 2 ** 50)))
    return {
      move: game.move(found.move),
      better: game.move(found.better),
      share,
      best,
      cost,
      sure,
      reason: await game.reason(board, seat, found.move),
      betterReason: await game.reason(board, seat, found.better),
    }
  }

  private async forget(table: LocalTable, token: string | undefined): Promise<{ forgotten: string }> {
    const { state } = table
    if (!state.uploaded && token !== undefined && token !== state.token)
      throw refused('bad-token', 'This token is not one of this table.')
    this.tables.delete(table.code)
    await this.store.remove(table.code)
    return { forgotten: table.code }
  }

  private async review(table: LocalTable): Promise<ReviewState> {
    if (table.phase !== 'over') throw refused('not-over', 'The game is not over yet.')
    if (table.row.review) return table.row.review
    const known = this.reviews.get(table.code)
    if (known) return known
    const plies = table.plies
    const state: ReviewState = { state: 'working', done: 0, plies: plies.length - 1 }
    this.reviews.set(table.code, state)
    void this.thinkers
      .review(plies, (done, sofar) => Object.assign(state, { done }, sofar ? { review: sofar } : {}))
      .then((review) => table.keepReview({ ...state, state: 'ready', done: state.plies, review }))
      .catch((error: unknown) => this.complain(error))
      .finally(() => this.reviews.delete(table.code))
    return { ...state }
  }

  // Live

  /** A live connection to a table: what it says comes out of `hear`; `close` ends it with a code. */
  connect(
    code: string,
    hear: (message: FromServer) => void,
    close: (code: number, reason: string) => void,
  ): LiveConnection {
    return new LiveConnection(
      (token) => this.table(code).then((table) => [table, this.player(table, token)]),
      hear,
      close,
    )
  }
}

const setupOf = async (game: LocalGame, state: TableState): Promise<MatchSetup> => ({
  game,
  seats: state.places.length,
  options: state.options,
  origin: await originOf(game, state.origin),
  version: state.rules,
})

const noToken = () => refused('no-token', 'Send your token: Authorization: Bearer <token>.')
const nothing = () => refused('no-page', 'There is nothing at this address.')
