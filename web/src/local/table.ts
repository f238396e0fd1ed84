import type {
  Ack,
  Chat,
  Event,
  FromServer,
  Hint,
  ReviewState,
  Snapshot,
  TableInfo,
  You,
} from '@web/api/protocol'
import { PROTOCOL } from '@web/api/protocol'
import { dealOf, fixed, nextSeat } from './games/daily'
import { Conflict, refused } from './games/problems'
import type { LocalHall } from './hall'
import { dealLine, moveLine, Position, standing, undoLine, type Line, type MatchSetup } from './match/match'
import { fill, seatsOf, tableInfo, type TableState } from './match/table_state'
import type { Row } from './store'

/** Whoever listens to a table; `player` is null for a spectator. */
export interface Subscriber {
  player: number | null
  send(message: FromServer): void
}

/** Who missed more lines than this gets a snapshot. */
const MAX_MISSED = 200
const TRIES = 10

/** One table (hall/tables/live_table.py): it stores first, then tells. Another tab may do the same, so it catches up with the store. */
export class LocalTable {
  readonly lines: Position[] = []
  readonly subscribers = new Set<Subscriber>()
  /** Answers to what was asked last, by the question. */
  readonly answers = new Map<string, Ack>()
  private readonly thinking = new Set<number>()
  chat: Chat[] = []
  /** The last hint for each seat. */
  readonly hints = new Map<number, Hint>()
  private queue: Promise<unknown> = Promise.resolve()
  /** Who waits for the next line. */
  private readonly waiting: (() => void)[] = []

  constructor(
    readonly hall: LocalHall,
    public row: Row,
    readonly setup: MatchSetup,
    lines: Line[],
  ) {
    for (const line of lines) this.lines.push(this.reopened(line))
  }

  get state(): TableState {
    return this.row.state
  }
  get code(): string {
    return this.row.code
  }
  get now(): Position | null {
    return this.lines.at(-1) ?? null
  }
  get seq(): number {
    return this.now?.line.seq ?? -1
  }
  get phase(): TableInfo['state'] {
    return this.now === null ? 'open' : this.now.over ? 'over' : 'running'
  }
  get idle(): boolean {
    return this.subscribers.size === 0 && this.thinking.size === 0
  }
  /** The lines that stand, one for each ply. */
  get plies(): Position[] {
    return standing(this.lines)
  }

  /** A stored line, made again from the one before it. */
  private reopened(line: Line): Position {
    try {
      if (line.kind === 'deal') return dealLine(this.setup, line.client, line.at)
      const now = this.now!
      if (line.kind === 'undo') return undoLine(now, this.plies[line.ply]!, line.seat, line.client, line.at)
      return moveLine(now, line.seat, line.move, line.client, line.bot, line.at)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw refused('rules-changed', `The rules were changed so much that this table cannot go on. ${why}`)
    }
  }

  // One thing after the other

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const next = this.queue.then(work, work)
    this.queue = next.catch(() => undefined)
    return next
  }

  /** Do something: from the beginning again, with all its questions, when another tab was quicker. */
  decided<T>(work: () => Promise<T>): Promise<T> {
    return this.alone(async () => {
      for (let tries = 0; ; tries++) {
        try {
          return await work()
        } catch (error) {
          if (!(error instanceof Conflict) || tries >= TRIES) throw error
          await this.catchUp()
        }
      }
    })
  }

  /** Another tab wrote something. */
  look(): Promise<void> {
    return this.alone(() => this.catchUp())
  }

  private async catchUp(): Promise<void> {
    const kept = await this.hall.store.load(this.code)
    if (!kept) throw refused('no-table', 'This table is no longer there.')
    const changed = kept.row.rev !== this.row.rev
    this.row = kept.row
    for (const line of kept.lines.slice(this.lines.length)) this.adopt(this.reopened(line))
    if (changed) this.tellTable()
  }

  async append(after: Position): Promise<void> {
    await this.hall.store.append(this.code, after.line)
    this.adopt(after)
    this.hall.poke(this.code)
  }

  async change(edit: (state: TableState) => void): Promise<void> {
    const state = structuredClone(this.state)
    edit(state)
    if (JSON.stringify(state) === JSON.stringify(this.state)) return
    const row = { ...this.row, state, rev: this.row.rev + 1, updated: this.hall.clock() }
    await this.hall.store.save(row)
    this.row = row
    this.tellTable()
    this.hall.poke(this.code)
    this.wakeBots()
  }

  private adopt(after: Position): void {
    const before = this.phase
    this.lines.push(after)
    for (const done of this.waiting.splice(0)) done()
    for (const subscriber of this.subscribers) subscriber.send(this.eventOf(after, subscriber.player))
    if (this.phase !== before) this.tellTable()
    this.wakeBots()
  }

  // Telling

  private seats(player: number | null): (number | null)[] {
    const seats = player === null ? [] : seatsOf(this.state)
    return seats.length ? seats : [null]
  }

  you(player: number | null): You {
    return { player, seats: player === null ? [] : seatsOf(this.state) }
  }

  info(): TableInfo {
    const all = [...this.subscribers]
    const here = all.some(({ player }) => player !== null)
    return tableInfo(this.state, this.phase, here, all.filter(({ player }) => player === null).length)
  }

  private eventOf(after: Position, player: number | null): Event {
    const { seq, ply, kind, seat, bot, at } = after.line
    const sights = this.seats(player).map((one) => after.sight(one))
    return {
      t: 'event',
      seq,
      ply,
      kind,
      by: seat < 0 ? null : seat,
      bot,
      over: after.over,
      sights,
      clock: null,
      now: at,
    }
  }

  private tellTable(): void {
    const table = this.info()
    for (const one of this.subscribers) one.send({ t: 'table', table, you: this.you(one.player) })
  }

  snapshot(player: number | null): Snapshot {
    const now = this.now
    const plies = this.plies
    const standings = now
      ? this.seats(player).map((seat) => ({
          seat,
          view: now.view(seat),
          moves: now.moves(seat),
          news: plies.map((ply) => ply.news(seat)),
        }))
      : []
    return {
      t: 'snapshot',
      protocol: PROTOCOL,
      seq: this.seq,
      ply: now?.line.ply ?? 0,
      table: this.info(),
      you: this.you(player),
      standings,
      clock: null,
      chat: this.chat,
      now: this.hall.clock(),
    }
  }

  /** The events after a line; null when a snapshot is the simpler answer. */
  missed(player: number | null, since: number): Event[] | null {
    if (since > this.seq || this.seq - since > MAX_MISSED) return null
    return this.lines.slice(since + 1).map((after) => this.eventOf(after, player))
  }

  come(subscriber: Subscriber, since: number | null): Promise<void> {
    return this.decided(async () => {
      const missed = since === null ? null : this.missed(subscriber.player, since)
      this.subscribers.add(subscriber)
      if (missed === null) subscriber.send(this.snapshot(subscriber.player))
      else {
        for (const event of missed) subscriber.send(event)
        const [table, you] = [this.info(), this.you(subscriber.player)]
        const now = this.hall.clock()
        subscriber.send({ t: 'caught', protocol: PROTOCOL, seq: this.seq, table, you, clock: null, now })
      }
      this.tellTable()
      this.wakeBots()
      if (subscriber.player !== null) await this.change(giveBack)
    })
  }

  go(subscriber: Subscriber): void {
    if (this.subscribers.delete(subscriber)) this.tellTable()
  }

  // Bots: only while somebody looks

  private wakeBots(): void {
    const now = this.now
    if (!now || now.over || this.subscribers.size === 0) return
    const scripted = this.nextScripted
    const { daily } = this.state
    const next = daily === undefined ? null : nextSeat(now.toAct, dealOf(this.state.game, daily).seat)
    for (const seat of now.toAct)
      if ((scripted && scripted[0] !== seat) || (next !== null && next !== seat)) continue
      else if (this.state.places[seat]!.level !== null && !this.thinking.has(seat))
        void this.botDecides(now, seat)
  }

  /** The next move of the table's script, as long as the match follows it. */
  private get nextScripted(): [seat: number, move: string] | null {
    const { script } = this.state
    if (!script) return null
    const played = this.plies.slice(1).map(({ line }) => line)
    const follows = played.every(({ seat, move }, at) => script[at]?.[0] === seat && script[at][1] === move)
    return follows ? (script[played.length] ?? null) : null
  }

  private async botDecides(start: Position, seat: number): Promise<void> {
    this.thinking.add(seat)
    try {
      await this.hall.pause()
      const level = this.state.places[seat]!.level
      if (level === null) return
      const scripted = this.nextScripted
      const move =
        scripted?.[0] === seat ? this.setup.game.find(scripted[1]).n : await this.thought(start, seat, level)
      await this.decided(async () => {
        const now = this.now!
        const asked = now.asked[seat]!
        const still = !now.over && asked >= 0 && asked <= start.line.seq
        if (still && this.state.places[seat]!.level !== null)
          await this.append(moveLine(now, seat, move, null, true, this.hall.clock()))
      })
    } catch (error) {
      this.hall.complain(error)
      await new Promise((done) => setTimeout(done, 1000))
    } finally {
      this.thinking.delete(seat)
      this.wakeBots()
    }
  }

  /** At a deal of the day a bot decides as it does for everybody, or not at all. */
  private thought(after: Position, seat: number, level: string): Promise<number> {
    const { daily, game } = this.state
    if (daily === undefined) return this.hall.think(after, seat, level)
    const deal = dealOf(game, daily)
    return this.hall.decide(after, seat, fixed(deal.secret, seat, after.moved[seat]!, deal.bot))
  }

  /** Of several who decide at once at a deal of the day, bots come first. */
  async botsFirst(): Promise<void> {
    const waits = () => this.now?.toAct.some((seat) => !this.state.places[seat]!.person)
    while (this.state.daily !== undefined && waits())
      await new Promise<void>((done) => this.waiting.push(done))
  }

  /** Deal; free seats get bots of this level. */
  start(level: string | null): Promise<void> {
    return this.decided(() => this.begin(level, null))
  }

  async begin(level: string | null, client: string | null): Promise<void> {
    this.mustBeOpen()
    await this.change((state) => fill(state, level, this.setup.game.info.levels))
    await this.append(dealLine(this.setup, client, this.hall.clock()))
  }

  /** Bots for the seats that are still free, at a table whose match has begun elsewhere. */
  fillSeats(level: string): Promise<void> {
    return this.decided(() => this.change((state) => fill(state, level, this.setup.game.info.levels)))
  }

  async keepReview(review: ReviewState): Promise<void> {
    await this.decided(async () => {
      const row = { ...this.row, review, rev: this.row.rev + 1 }
      await this.hall.store.save(row)
      this.row = row
    })
  }

  mustBeOpen(): void {
    if (this.now) throw refused('already-started', 'The game has started already.')
  }
  /** Where the match stands, while somebody has something to decide. */
  mustRun(): Position {
    if (!this.now) throw refused('not-started', 'The game has not started yet.')
    if (this.now.over) throw refused('over', 'The game is over.')
    return this.now
  }
}

function giveBack(state: TableState): void {
  for (const place of state.places) if (place.person) place.level = null
}
