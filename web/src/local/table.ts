import { learnLooks } from './match/names'
import type {
  Ack,
  AnyAction,
  Chat,
  Event,
  FromServer,
  Hint,
  Outcome,
  ReviewState,
  Snapshot,
  TableInfo,
  You,
} from '@web/api/protocol'
import { PROTOCOL } from '@web/api/protocol'
import { dealOf, fixed, nextSeat } from './games/daily'
import { HOST } from './games/game'
import type { LocalHall } from './hall'
import { layRematch } from './create'
import { hintIn, type Advice } from './bots/hints'
import { outcomeOf } from './match/outcomes'
import { Position, dealLine, moveLine, standing, undoLine, type Line, type MatchSetup } from './match/match'
import { Conflict, refused } from './games/problems'
import type { Row } from './store'
import {
  fill,
  hintsAllowed,
  ownPlace,
  placeAt,
  rename,
  PLAYER,
  seatsOf,
  setBot,
  sit,
  stand,
  tableInfo,
  type TableState,
} from './match/table_state'
import { mayTakeBack } from './match/takeback'

/** Whoever listens to a table; `player` is null for a spectator. */
export interface Subscriber {
  player: number | null
  send(message: FromServer): void
}

/** Who missed more lines than this gets a snapshot. */
const MAX_MISSED = 200
const KEPT_ANSWERS = 200
const TRIES = 10
/** What would make a deal of the day another one. */
const ONE_FOR_ALL: ReadonlySet<string> = new Set(['call', 'undo', 'bot', 'hints', 'away'])
/** The lines of a chat that are remembered. */
const LONGEST_CHAT = 30

/** One table (hall/tables/live_table.py): it stores first, then tells. Another tab may do the same, so it catches up with the store. */
export class LocalTable {
  private lines: Position[] = []
  private readonly subscribers = new Set<Subscriber>()
  private readonly answers = new Map<string, Ack>()
  private readonly thinking = new Set<number>()
  private chat: Chat[] = []
  /** The last hint for each seat. */
  private readonly hints = new Map<number, Hint>()
  private queue: Promise<unknown> = Promise.resolve()
  /** Who waits for the next line. */
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly hall: LocalHall,
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
  private decided<T>(work: () => Promise<T>): Promise<T> {
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

  private async append(after: Position): Promise<void> {
    await this.hall.store.append(this.code, after.line)
    this.adopt(after)
    this.hall.poke(this.code)
  }

  private async change(edit: (state: TableState) => void): Promise<void> {
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
  private async botsFirst(): Promise<void> {
    const waits = () => this.now?.toAct.some((seat) => !this.state.places[seat]!.person)
    while (this.state.daily !== undefined && waits())
      await new Promise<void>((done) => this.waiting.push(done))
  }

  // What the player does

  async act(action: AnyAction): Promise<Ack> {
    if (action.t === 'move') await this.botsFirst()
    if ('name' in action && action.name) await learnLooks()
    return this.decided(async () => {
      const known = this.answers.get(JSON.stringify(action))
      if (known) return known
      if (this.state.gone) throw notHere(PLAYER)
      const done = this.lines.find((one) => one.line.client === action.id)
      if (done) return { t: 'ack', id: action.id, seq: done.line.seq, asked: false, next: null }
      const next = await this.carryOut(action)
      const ack: Ack = { t: 'ack', id: action.id, seq: this.seq, asked: false, next }
      this.answers.set(JSON.stringify(action), ack)
      if (this.answers.size > KEPT_ANSWERS) this.answers.delete(this.answers.keys().next().value!)
      return ack
    })
  }

  /** The code of the rematch, if it was one. */
  private async carryOut(action: AnyAction): Promise<string | null> {
    if (this.state.daily !== undefined && ONE_FOR_ALL.has(action.t))
      throw refused('not-allowed', 'At the deal of the day there are no hints, and everybody plays it alone.')
    switch (action.t) {
      case 'move':
        await this.makeMove(action.seat, action.seq, action.move, action.id)
        return null
      case 'call':
        this.mustRun()
        await this.append(moveLine(this.now!, HOST, action.move, action.id, false, this.hall.clock()))
        return null
      case 'undo':
        await this.undo(action.seat, action.id)
        return null
      case 'sit':
        this.mustBeOpen()
        await this.change((state) => sit(state, action.seat, action.name))
        return null
      case 'stand':
        this.mustBeOpen()
        await this.change((state) => stand(state, action.seat))
        return null
      case 'bot':
        this.mustBeOpen()
        await this.change((state) => setBot(state, action.seat, action.level, this.setup.game.info.levels))
        return null
      case 'rename':
        await this.change((state) => rename(state, action.name))
        return null
      case 'portrait':
        await this.change((state) => void (state.portrait = action.portrait))
        return null
      case 'start':
        await this.begin(action.fill ?? null, action.id)
        return null
      case 'hints':
        await this.change((state) => void (state.hints = action.on))
        return null
      case 'away':
        this.mustRun()
        if (!placeAt(this.state, action.seat).person)
          throw refused('not-away', `A bot plays seat ${action.seat} anyway.`)
        await this.change((state) => void (state.places[action.seat]!.level ??= this.hall.standIn))
        return null
      case 'back':
        ownPlace(this.state, action.seat)
        if (this.phase !== 'over')
          await this.change((state) => void (state.places[action.seat]!.level = null))
        return null
      case 'leave':
        await this.change((state) => this.leave(state))
        return null
      case 'rematch':
        return this.rematch()
      case 'say':
        this.say(action.phrase ?? null, action.text ?? null)
        return null
      case 'answer':
        throw refused('no-ask', 'Nothing of that kind is being asked of you now.')
      case 'vote':
        this.mustRun()
        mustBeHere(action.player)
        throw refused('not-allowed', 'Nobody votes about themselves: leave the table instead.')
      case 'remove':
        this.mustBeOpen()
        if (action.player === PLAYER)
          throw refused('not-allowed', 'The host cannot remove the host: hand over first, or leave.')
        mustBeHere(action.player)
        return null
      case 'host':
        mustBeHere(action.player)
        return null
    }
  }

  /** Deal; free seats get bots of this level. */
  start(level: string | null): Promise<void> {
    return this.decided(() => this.begin(level, null))
  }

  private async begin(level: string | null, client: string | null): Promise<void> {
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

  private async makeMove(seat: number, seq: number, move: string | number, id: string): Promise<void> {
    ownPlace(this.state, seat)
    if (this.now) this.setup.game.find(move)
    this.mustRun()
    const now = this.now!
    if (now.toAct.includes(seat) && !(now.asked[seat]! <= seq && seq <= now.line.seq))
      throw refused('stale', `That answers line ${seq}; line ${now.line.seq} has changed what you are asked.`)
    const after = moveLine(now, seat, move, id, false, this.hall.clock())
    if (this.state.places[seat]!.level !== null)
      await this.change((state) => void (state.places[seat]!.level = null))
    await this.append(after)
  }

  private async undo(seat: number, id: string): Promise<void> {
    ownPlace(this.state, seat)
    this.mustRun()
    const own = this.ownMove(seat)
    if (own === null) throw refused('cannot-undo', 'You have made no move that could be taken back.')
    if (!own.free)
      throw refused('cannot-undo', 'That cannot be taken back: something was rolled, drawn or learnt since.')
    const back = this.plies[own.ply - 1]!
    await this.append(undoLine(this.now!, back, seat, id, this.hall.clock()))
  }

  /** The last move that the person at this seat made, and whether it may be taken back. */
  private ownMove(seat: number): { ply: number; free: boolean } | null {
    const plies = this.plies
    const ply = plies.findLastIndex(({ line }) => line.kind === 'move' && line.seat === seat && !line.bot)
    if (ply < 0) return null
    const [before, after] = [plies[ply - 1]!, plies[ply]!]
    const seed = BigInt(Math.floor(Math.random() * 2 ** 50))
    const free =
      ply === plies.length - 1 && mayTakeBack(this.setup, before.board, before.line.ply, after, seat, seed)
    return { ply, free }
  }

  /** What `undo` would do for this seat now, without doing it. */
  undoState(seat: number): { undo: 'free' | 'no' } {
    ownPlace(this.state, seat)
    const may = this.phase === 'running' && this.state.daily === undefined
    return { undo: may && this.ownMove(seat)?.free ? 'free' : 'no' }
  }

  /** Where the match stands, for who may have a hint there; that it was asked for is written down. */
  hinted(seat: number, seq: number): Promise<Position> {
    return this.decided(async () => {
      ownPlace(this.state, seat)
      this.mustRun()
      const now = this.now!
      if (!hintsAllowed(this.state))
        throw refused('no-hints', 'At this table there are no hints: the host can allow them.')
      if (!now.toAct.includes(seat)) throw refused('not-your-turn', `Seat ${seat} has nothing to decide now.`)
      if (!(now.asked[seat]! <= seq && seq <= now.line.seq))
        throw refused('stale', `Line ${now.line.seq} has changed what you are asked.`)
      const { ply } = now.line
      await this.change((state) => {
        if (!state.hinted?.some(([at, who]) => at === ply && who === seat))
          state.hinted = [...(state.hinted ?? []), [ply, seat]]
      })
      return now
    })
  }

  /** What a search would do at a seat (hall/tables/advice.py): written down first, then thought about, then told. */
  async hint(seat: number, seq: number, think: (after: Position) => Promise<Advice>): Promise<Hint> {
    const now = await this.hinted(seat, seq)
    const known = this.hints.get(seat)
    if (known && known.seq === now.asked[seat]) return known
    const advice = await think(now)
    const { game } = this.setup
    const board = game.redeal(now.board, seat, BigInt(Math.floor(Math.random() * 2 ** 50)))
    const reason = await game.reason(board, seat, advice.options[0]!.move)
    const hint = hintIn(advice, seat, now.asked[seat]!, reason, (move) => game.move(move))
    this.hints.set(seat, hint)
    return hint
  }

  /** What a move would do, as far as the seat can know (hall/tables/advice.py). */
  outcome(seat: number, seq: number, move: number): Outcome {
    ownPlace(this.state, seat)
    this.mustRun()
    const now = this.now!
    if (!now.toAct.includes(seat)) throw refused('not-your-turn', `Seat ${seat} has nothing to decide now.`)
    if (!(now.asked[seat]! <= seq && seq <= now.line.seq))
      throw refused('stale', `Line ${now.line.seq} has changed what you are asked.`)
    if (!now.legal(seat).includes(move))
      throw refused('not-legal-now', `Move ${move} is not one of the moves of seat ${seat} now.`)
    return { seat, seq: now.asked[seat]!, move, ...outcomeOf(this.setup.game, now.board, seat, move) }
  }

  /** Once the match is over the seats stay with who played there. */
  private leave(state: TableState): void {
    state.gone = true
    for (const place of state.places)
      if (place.person && this.phase !== 'over')
        Object.assign(place, { person: false, label: null, level: this.now ? this.hall.standIn : null })
  }

  private async rematch(): Promise<string> {
    if (this.phase !== 'over') throw refused('not-over', 'The game is not over yet.')
    if (!seatsOf(this.state).length)
      throw refused('not-allowed', 'Only those who sat at the table can ask for a rematch.')
    if (this.state.next === null) {
      const next = await layRematch(this.hall, this.state)
      await this.change((state) => void (state.next ??= next))
    }
    return this.state.next!
  }

  private say(phrase: string | null, text: string | null): void {
    if ((phrase === null) === (text === null))
      throw refused('bad-phrase', 'Say a phrase, or a text: one of them.')
    if (phrase === null) throw refused('not-allowed', 'At this table one speaks in phrases only.')
    if (!this.hall.phrases.has(phrase))
      throw refused('bad-phrase', `There is no phrase '${phrase.slice(0, 40)}'.`)
    const said: Chat = {
      t: 'chat',
      player: PLAYER,
      name: this.state.name,
      phrase,
      text: null,
      at: this.hall.clock(),
    }
    this.chat = [...this.chat.slice(1 - LONGEST_CHAT), said]
    for (const one of this.subscribers) one.send(said)
  }

  private mustBeOpen(): void {
    if (this.now) throw refused('already-started', 'The game has started already.')
  }
  private mustRun(): void {
    if (!this.now) throw refused('not-started', 'The game has not started yet.')
    if (this.now.over) throw refused('over', 'The game is over.')
  }
}

/** There is nobody else at a table of this browser. */
function mustBeHere(player: number): void {
  if (player !== PLAYER) throw notHere(player)
}

const notHere = (player: number) => refused('no-player', `There is no player ${player} at this table.`)

function giveBack(state: TableState): void {
  for (const place of state.places) if (place.person) place.level = null
}
