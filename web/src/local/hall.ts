import type {
  Ack,
  AnyAction,
  AskHint,
  AskOutcome,
  CreateTable,
  FromServer,
  GamesInfo,
  GoOn,
  Hint,
  MoveInfo,
  Outcome,
  Replay,
  ReviewState,
  TableInfo,
  ScoreSheet,
  Uploaded,
  Welcome,
  WhatIf,
} from '../hall/protocol'
import { PROTOCOL } from '../hall/protocol'
import { Refused } from '../hall/transport'
import { dealOf, fixed, hasDeals, HOUSE, isDay, nextSeat, placeOf, today, type Fixed } from './daily'
import { hex, sha256 } from './digest'
import type { Games, LocalGame } from './game'
import type { Advice } from './hints'
import { dealLine, moveLine, type After, type Line, type Setting } from './match'
import { Conflict, refused } from './problems'
import {
  checkOptions,
  checkSeats,
  FORMAT,
  json,
  openPosition,
  openRecord,
  hintsOf,
  originOf,
  positionOf,
  recordOf,
  type Opened,
} from './records'
import { cleanName } from './names'
import type { Decision } from './review'
import type { Row, Store } from './store'
import { LocalTable, type Subscriber } from './table'
import { BY_SEAT, newCode, newState, newToken, PLAYER, seatsOf, type TableState } from './table_state'

/** Who thinks for bots and judges matches, beside this hall. */
export interface Thinkers {
  choose(after: After, seat: number, level: string): Promise<number>
  /** The move of a bot that decides the same every time. */
  decide(after: After, seat: number, how: Fixed): Promise<number>
  hint(after: After, seat: number): Promise<Advice>
  /** What a move is worth beside the best one. */
  judge(after: After, seat: number, move: number): Promise<Decision>
  review(plies: After[], progress: (done: number) => void): Promise<ReviewState['review']>
}

/** So many tables are kept; the one that was used longest ago goes. */
const MOST_TABLES = 100
const LONGEST_PAGES = 100
/** Tables in memory that nobody listens to. */
const MOST_IDLE = 8

/** A table that goes on from a record, or here also from a position. */
export type CreateFrom = Omit<CreateTable, 'from'> & {
  from?: { position: unknown } | GoOn | null
  /** What bots play as long as everybody plays it: the seats and texts of moves, from the first one on. */
  script?: [seat: number, move: string][]
}

/** A move beside the best one: their shares of the win, and whether the difference is certain. */
export interface Judgement {
  move: MoveInfo
  better: MoveInfo
  share: number
  best: number
  cost: number
  sure: boolean
}

/** How the house's own bot does with a deal of the day, and where its match can be seen. */
export interface HouseLine {
  code: string
  place: number
  scores: number[]
  winners: number[]
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
    private readonly games: Games,
    private readonly info: GamesInfo,
    private readonly thinkers: Thinkers,
    /** Tells other tabs that a table has changed. */
    readonly poke: (code: string) => void = () => undefined,
  ) {
    this.levels = info.levels
    this.standIn = info.levels[1]!
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
  async think(after: After, seat: number, level: string): Promise<number> {
    try {
      return await this.thinkers.choose(after, seat, level)
    } catch (error) {
      this.complain(error)
      const legal = after.legal(seat)
      return legal[Math.floor(Math.random() * legal.length)]!
    }
  }

  decide(after: After, seat: number, how: Fixed): Promise<number> {
    return this.thinkers.decide(after, seat, how)
  }

  // Requests

  /** The answer to a request under `/api`; raises Refused. */
  async ask(address: string, body?: unknown, token?: string): Promise<unknown> {
    const [path, query = ''] = address.split('?') as [string, string?]
    const parts = path.split('/').slice(1).map(decodeURIComponent)
    const asked = new URLSearchParams(query)
    const [what, code, verb] = parts
    if (what === 'games' && !code) return this.info
    if (what === 'lobby' && !code) return { t: 'lobby', tables: [] }
    if (what === 'records' && !code && body !== undefined) return this.upload(body)
    if (what === 'daily' && parts.length === 3 && body !== undefined) return this.daily(code!, verb!, body)
    if (what === 'daily' && parts.length === 4 && parts[3] === 'house') return this.houseLine(code!, verb!)
    if (what !== 'tables' || parts.length > 3) throw nothing()
    if (code === undefined) {
      if (body === undefined) throw nothing()
      return this.create(fields<CreateFrom>(body))
    }
    const table = await this.table(code)
    if (body !== undefined) {
      if (verb === 'join') return this.join(table, body)
      if (verb === 'actions') return this.act(table, body, token)
      if (verb === 'outcome') return this.outcome(table, fields<AskOutcome>(body), token)
      if (verb === 'hint') return this.hint(table, fields<AskHint>(body), token)
      if (verb === 'judge') return this.judge(table, fields<AskHint & { move: string }>(body), token)
      if (verb === 'what-if') return this.whatIf(table, fields<WhatIf>(body))
      if (verb === 'forget') return this.forget(table, token)
      throw nothing()
    }
    const player = this.player(table, token)
    if (verb === undefined) return this.shown(table)
    if (verb === 'state') return table.snapshot(player)
    if (verb === 'events') return this.events(table, player, number(asked, 'since', -1, -1, 1e9))
    if (verb === 'undo') return table.undoState(number(asked, 'seat', 0, 0, 63))
    if (verb === 'replay') return this.replay(table, player, asked)
    if (verb === 'record') return this.record(table, player)
    if (verb === 'position') return this.position(table, player, asked)
    if (verb === 'review') return this.review(table)
    if (verb === 'sheet') return this.sheet(table)
    throw nothing()
  }

  private async create(asked: CreateFrom): Promise<Welcome> {
    if (asked.from != null) return this.createFrom(asked)
    const game = await this.games(String(asked.game))
    const seats = checkSeats(game, asked.seats ?? Math.min(4, game.info.high))
    const options = game.complete(seats, checkOptions(asked.options ?? {}))
    const origin = { secret: newSecret() }
    const state = newState(game, asked, seats, options, origin, this.clock())
    const table = await this.lay(game, state)
    if (asked.start) await table.start(this.levels[0]!)
    return welcome(table)
  }

  private async dealt(date: string, name: string) {
    if (!isDay(date) || date > today(this.clock()) || !hasDeals(name))
      throw refused('no-page', 'There is no such deal of the day.')
    const deal = dealOf(name, date)
    const game = await this.games(name)
    const options = game.complete(deal.seats, {})
    const origin = { secret: hex(deal.secret), streams: BY_SEAT } as const
    return { deal, game, options, origin }
  }

  /** A table with the deal of a day. */
  private async daily(date: string, name: string, body: unknown): Promise<Welcome> {
    const { deal, game, options, origin } = await this.dealt(date, name)
    const { name: person, portrait } = fields<CreateFrom>(body)
    const bots = Array.from({ length: deal.seats }, (_, one) => (one === deal.seat ? null : deal.bot.level))
    const asked = { game: name, name: person, portrait, sit: [deal.seat], bots, hints: false }
    const state = newState(game, asked, deal.seats, options, origin, this.clock())
    state.daily = date
    const table = await this.lay(game, state)
    await table.start(null)
    return welcome(table)
  }

  /** What the house's strong bot does at the player's seat; its match is kept, to be seen again. */
  private async houseLine(date: string, name: string): Promise<HouseLine> {
    const { deal, game, options, origin } = await this.dealt(date, name)
    const setting: Setting = { game, seats: deal.seats, options, origin: await originOf(game, origin) }
    const moves: [number, string][] = []
    let now = dealLine(setting, null, 0)
    while (!now.over) {
      const seat = nextSeat(now.toAct, deal.seat)
      const bot = seat === deal.seat ? HOUSE : deal.bot
      const move = await this.thinkers.decide(now, seat, fixed(deal.secret, seat, now.moved[seat]!, bot))
      now = moveLine(now, seat, move, null, true, 0)
      moves.push([seat, now.line.move])
    }
    const scores = game.scores(now.board, deal.seats)
    const winners = game.winners(now.board)
    const version = game.info.rules
    const record = { format: FORMAT, game: name, version, seats: deal.seats, options, ...origin, moves }
    const { code } = await this.upload({ ...record, scores, winners, hall: { daily: date } })
    return { code, place: placeOf(scores, winners, deal.seat), scores, winners }
  }

  /** Go on from a position, or from a ply of a record (the last one if none is said) with the same dice. */
  private async createFrom(asked: CreateFrom): Promise<Welcome> {
    const from = json(asked.from)
    const now = this.clock()
    let opened: Pick<Opened, 'setting' | 'origin'> & Partial<Opened>
    if (from && 'record' in from) {
      opened = await openRecord(from.record, this.games, now)
      const plies = opened.plies!
      const ply = (from.ply ?? plies.length - 1) as number
      if (!plies[ply])
        throw refused(
          'no-ply',
          `This match can be seen from ply 0 to ${plies.length - 1}, not ${String(ply)}.`,
        )
      if (plies[ply].over)
        throw refused('over', 'After the last move there is nothing left to decide: choose an earlier one.')
      opened.plies = plies.slice(0, ply + 1)
    } else {
      const position = json(from?.position)
      const game = await this.games(String(position?.game))
      opened = { setting: await openPosition(game, position), origin: { position: position! } }
    }
    const { game, seats, options } = opened.setting
    const state = newState(game, asked, seats, options, opened.origin, now)
    if (opened.version !== undefined) state.rules = opened.version
    if (opened.earlier) state.earlier = opened.earlier
    if (asked.script !== undefined) state.script = scriptOf(asked.script)
    const lines = opened.plies?.map(({ line }) => line) ?? []
    const table = await this.lay(game, state, lines)
    if (asked.start) {
      if (lines.length) await table.fillSeats(this.levels[0]!)
      else await table.start(this.levels[0]!)
    }
    return welcome(table)
  }

  /** A new table that begins with a position of a finished match: the same cards, other dice, bots around. */
  private async whatIf(old: LocalTable, { ply, seat, name }: WhatIf): Promise<Welcome> {
    if (old.phase !== 'over')
      throw refused('not-over', 'The game is not over yet: play on at the table itself.')
    const { places, rules } = old.state
    const after = old.plies[ply]
    if (!after)
      throw refused('no-ply', `This match can be seen from ply 0 to ${old.plies.length - 1}, not ${ply}.`)
    if (after.over)
      throw refused('over', 'After the last move there is nothing left to decide: choose an earlier one.')
    const { game, seats, options } = old.setting
    if (rules !== game.info.rules)
      throw refused('rules-changed', 'The rules were changed since this match: it cannot be played on.')
    const position = { ...positionOf(old.setting, rules, after), ply: 0 }
    const usual = this.levels[Math.min(2, this.levels.length - 1)]!
    const bots = places.map((place, one) => (one === seat ? null : (place.level ?? usual)))
    const asked = { game: game.info.name, name, sit: [seat], bots }
    const origin = { position, secret: newSecret() }
    const table = await this.lay(game, newState(game, asked, seats, options, origin, this.clock()))
    await table.start(null)
    return welcome(table)
  }

  async layRematch(old: TableState): Promise<string> {
    const game = await this.games(old.game)
    const state = structuredClone(old)
    Object.assign(state, { code: newCode(), previous: old.code, next: null, created: this.clock() })
    Object.assign(state, { origin: { secret: newSecret() }, rules: game.info.rules, hinted: [] })
    delete state.script
    if (state.daily !== undefined) Object.assign(state, { daily: undefined, hints: null })
    for (const place of state.places) if (place.person) place.level = null
    return (await this.lay(game, state)).code
  }

  private async lay(game: LocalGame, state: TableState, lines: Line[] = []): Promise<LocalTable> {
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
      const table = new LocalTable(this, row, await settingOf(game, state), lines)
      this.tables.set(state.code, Promise.resolve(table))
      void this.tidy().catch((error: unknown) => this.complain(error))
      return table
    }
  }

  private async tidy(): Promise<void> {
    for (const code of (await this.store.codes()).slice(MOST_TABLES)) {
      this.tables.delete(code)
      await this.store.remove(code)
    }
  }

  /** The table of that code, from memory or from the store. */
  private async table(code: string): Promise<LocalTable> {
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
    return new LocalTable(this, kept.row, await settingOf(game, kept.row.state), kept.lines)
  }

  private async makeRoom(but: string): Promise<void> {
    for (const [code, found] of this.tables) {
      if (this.tables.size <= MOST_IDLE) return
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
    return table.state.gone || table.state.uploaded ? null : PLAYER
  }

  private shown(table: LocalTable): TableInfo {
    const running = table.phase === 'running'
    return { ...table.info(), ...(running ? { to_act: table.now!.toAct } : {}) }
  }

  private async join(table: LocalTable, body: unknown): Promise<Welcome> {
    const { name } = fields<{ name: string }>(body)
    cleanName(name)
    if (table.state.uploaded || table.state.gone)
      throw refused('table-full', 'Nobody plays at this table any more.')
    await table.act({ t: 'rename', id: newToken(), name })
    return welcome(table)
  }

  private act(table: LocalTable, body: unknown, token: string | undefined): Promise<Ack> {
    if (this.player(table, token) === null) throw refused('no-token', 'Send your token with what you do.')
    return table.act(action(body))
  }

  private async hint(table: LocalTable, { seat, seq }: AskHint, token: string | undefined): Promise<Hint> {
    if (this.player(table, token) === null) throw refused('no-token', 'Send your token with what you do.')
    return table.hint(seat, seq, (after) => this.thinkers.hint(after, seat))
  }

  private outcome(
    table: LocalTable,
    { seat, seq, move }: AskOutcome,
    token: string | undefined,
  ): Promise<Outcome> {
    if (this.player(table, token) === null) throw refused('no-token', 'Send your token with what you do.')
    return Promise.resolve(table.outcome(seat, seq, move))
  }

  /** What a move would be worth, for practice: like a hint it is allowed and written down. */
  private async judge(
    table: LocalTable,
    { seat, seq, move }: AskHint & { move: string },
    token: string | undefined,
  ): Promise<Judgement> {
    if (this.player(table, token) === null) throw refused('no-token', 'Send your token with what you do.')
    const { game } = table.setting
    const { n } = game.find(move)
    const after = await table.hinted(seat, seq)
    if (!after.legal(seat).includes(n)) throw refused('not-legal-now', `Seat ${seat} cannot '${move}' now.`)
    const found = await this.thinkers.judge(after, seat, n)
    const { share, best, cost, sure } = found
    return { move: game.move(found.move), better: game.move(found.better), share, best, cost, sure }
  }

  private async forget(table: LocalTable, token: string | undefined): Promise<{ forgotten: string }> {
    if (!table.state.uploaded) this.player(table, token)
    this.tables.delete(table.code)
    await this.store.remove(table.code)
    return { forgotten: table.code }
  }

  private events(table: LocalTable, player: number | null, since: number): unknown {
    const events = table.missed(player, since)
    return { seq: table.seq, events: events ?? [], snapshot: events ? null : table.snapshot(player) }
  }

  private replay(table: LocalTable, player: number | null, asked: URLSearchParams): Replay {
    const ply = number(asked, 'ply', 0, 0, 1_000_000)
    const count = number(asked, 'count', 1, 1, LONGEST_PAGES)
    if (!table.now) throw refused('not-started', 'The game has not started yet.')
    const seats = seatsAsked(table, player, asked.get('seat') ?? 'spectator')
    const plies = table.plies
    if (ply >= plies.length)
      throw refused('no-ply', `This match can be seen from ply 0 to ${plies.length - 1}, not ${ply}.`)
    const pages = plies.slice(ply, ply + count).map((after) => ({
      ply: after.line.ply,
      by: after.line.seat < 0 ? null : after.line.seat,
      sights: seats.map((seat) => ({ seat, view: after.view(seat), news: after.news(seat) })),
    }))
    return { table: table.info(), plies: plies.length - 1, pages }
  }

  /** While it runs it tells everything that is hidden: then only who plays can have it. */
  private record(table: LocalTable, player: number | null): unknown {
    if (table.phase !== 'over' && (!table.now || player === null))
      throw refused('not-over', 'The record can be had when the game is over; before that only by who plays.')
    return recordOf(table.state, table.setting, table.plies)
  }

  /** The position after a ply, as readable JSON. It shows everything: of a running match only who plays can have it. */
  private position(table: LocalTable, player: number | null, asked: URLSearchParams): unknown {
    if (!table.now) throw refused('not-started', 'The game has not started yet.')
    if (table.phase !== 'over' && player === null)
      throw refused('no-token', 'Send your token: a position shows everything.')
    const plies = table.plies
    const ply = number(asked, 'ply', plies.length - 1, 0, 1_000_000)
    const after = plies[ply]
    if (!after)
      throw refused('no-ply', `This match can be seen from ply 0 to ${plies.length - 1}, not ${ply}.`)
    return positionOf(table.setting, table.state.rules, after)
  }

  private async upload(body: unknown): Promise<Uploaded> {
    const now = this.clock()
    const opened = await openRecord(body, this.games, now)
    if (!opened.plies.at(-1)!.over) throw refused('bad-record', 'The match of this record is not over.')
    const record = body as Record<string, unknown>
    const digest = sha256(new TextEncoder().encode(JSON.stringify(record)))
    const { game, seats, options } = opened.setting
    const asked = { game: game.info.name, name: '-', sit: [] }
    const state = newState(game, asked, seats, options, opened.origin, now)
    state.code = newCode(digest)
    state.rules = opened.version
    state.uploaded = record
    state.hinted = hintsOf(record.hall, seats)
    // Bots have no names of their own.
    state.places = state.places.map((_, seat) => {
      const label = opened.names?.[seat] || null
      return { person: label !== null, label, level: label === null ? this.standIn : null }
    })
    // The same record is the same table.
    const kept = await this.store.load(state.code)
    if (kept) return uploaded(await this.table(state.code))
    return uploaded(
      await this.lay(
        game,
        state,
        opened.plies.map(({ line }) => line),
      ),
    )
  }

  private sheet(table: LocalTable): Promise<ScoreSheet> {
    if (!table.now?.over) throw refused('not-over', 'The score sheet is written when the game is over.')
    const { game, seats, options, version } = table.setting
    const plies = table.plies
    const news = plies.map((after) => after.news(null))
    return game.sheet(seats, options, version ?? game.info.rules, news, (ply) => plies[ply]!.view(null))
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
      .review(plies, (done) => void (state.done = done))
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

const CLOSE_CODES: Record<string, number> = {
  'bad-message': 4400,
  'hello-first': 4400,
  'bad-token': 4401,
  'no-table': 4404,
  'old-protocol': 4409,
}

/** One live connection, from hello to goodbye (hall/live.py). */
export class LiveConnection {
  private table: LocalTable | null = null
  private gone = false
  private readonly subscriber: Subscriber
  private queue: Promise<void> = Promise.resolve()

  constructor(
    private readonly open: (token: string | undefined) => Promise<[LocalTable, number | null]>,
    private readonly hear: (message: FromServer) => void,
    private readonly shut: (code: number, reason: string) => void,
  ) {
    this.subscriber = { player: null, send: (message) => this.tell(message) }
  }

  private tell(message: FromServer): void {
    if (!this.gone) this.hear(message)
  }

  /** Messages are answered one after the other. */
  receive(text: string): Promise<void> {
    this.queue = this.queue.then(() => (this.gone ? undefined : this.heard(text)))
    return this.queue
  }

  private async heard(text: string): Promise<void> {
    let said: Record<string, unknown>
    try {
      said = fields(JSON.parse(text))
    } catch {
      said = {}
    }
    try {
      if (!this.table) await this.hello(said)
      else if (said.t === 'ping') this.tell({ t: 'pong', n: Number(said.n ?? 0), now: Date.now() })
      else await this.act(this.table, said)
    } catch (error) {
      const problem =
        error instanceof Refused
          ? error.problem
          : { code: 'rules-changed', text: error instanceof Error ? error.message : String(error) }
      this.tell({ t: 'bye', problem, wait: 1000 })
      this.close()
      this.shut(CLOSE_CODES[problem.code] ?? 4400, problem.text)
    }
  }

  private async hello(said: Record<string, unknown>): Promise<void> {
    if (said.t !== 'hello') throw refused('hello-first', 'The first message must be hello.')
    if ((said.protocol ?? PROTOCOL) !== PROTOCOL)
      throw refused('old-protocol', `This hall speaks protocol ${PROTOCOL}; load the page again.`)
    const [table, player] = await this.open(said.token as string | undefined)
    this.subscriber.player = player
    this.table = table
    await table.come(this.subscriber, typeof said.since === 'number' ? said.since : null)
    if (this.gone) table.go(this.subscriber)
  }

  private async act(table: LocalTable, said: Record<string, unknown>): Promise<void> {
    const id = String(said.id)
    try {
      if (this.subscriber.player === null)
        throw refused('no-token', 'Those who only watch cannot do that: join the table first.')
      this.tell(await table.act(action(said)))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.tell({ t: 'reject', id, seq: table.seq, problem: error.problem })
    }
  }

  close(): void {
    this.gone = true
    this.table?.go(this.subscriber)
  }
}

const settingOf = async (game: LocalGame, state: TableState): Promise<Setting> => ({
  game,
  seats: state.places.length,
  options: state.options,
  origin: await originOf(game, state.origin),
  version: state.rules,
})

const newSecret = () => hex(crypto.getRandomValues(new Uint8Array(32)))
const nothing = () => refused('no-page', 'There is nothing at this address.')

function scriptOf(given: unknown): [seat: number, move: string][] {
  const line = (one: unknown) =>
    Array.isArray(one) && one.length === 2 && Number.isInteger(one[0]) && typeof one[1] === 'string'
  if (!Array.isArray(given) || !given.every(line))
    throw refused('bad-message', 'A script is a list of seats and moves.')
  return given as [number, string][]
}

function fields<T>(body: unknown): T {
  const found = json(body)
  if (!found) throw refused('bad-message', 'That could not be understood: it is not an object.')
  return found as T
}

/** An action as it came over the wire. Its fields are looked at by whoever carries it out. */
function action(body: unknown): AnyAction {
  const said = fields<AnyAction>(body)
  if (typeof said.t !== 'string' || typeof said.id !== 'string' || !said.id || said.id.length > 64)
    throw refused('bad-message', 'That could not be understood: an action has a kind and an id.')
  return said
}

function number(asked: URLSearchParams, name: string, usual: number, low: number, high: number): number {
  const text = asked.get(name)
  const value = text === null ? usual : /^-?\d{1,11}$/.test(text) ? Number(text) : high + 1
  if (value < low || value > high)
    throw refused('bad-query', `The number ${name} goes from ${low} to ${high}.`)
  return value
}

function seatsAsked(table: LocalTable, player: number | null, asked: string): (number | null)[] {
  const seats = table.state.places.length
  const over = table.phase === 'over'
  if (asked === 'spectator') return [null]
  if (asked === 'open') {
    if (!over) throw refused('not-over', 'While the game runs nobody sees all seats.')
    return [...Array(seats).keys()]
  }
  const seat = /^\d{1,2}$/.test(asked) ? Number(asked) : seats
  if (seat >= seats)
    throw refused('bad-query', `The seat is a number from 0 to ${seats - 1}, or spectator, or open.`)
  if (!over && (player === null || !seatsOf(table.state).includes(seat)))
    throw refused('not-your-seat', `While the game runs only its player sees through seat ${seat}.`)
  return [seat]
}

const welcome = (table: LocalTable): Welcome => ({
  code: table.code,
  link: `/t/${table.code}`,
  player: PLAYER,
  token: table.state.token,
  table: table.info(),
  invitation: '',
})

const uploaded = (table: LocalTable): Uploaded => ({
  code: table.code,
  link: `/t/${table.code}`,
  table: table.info(),
})
