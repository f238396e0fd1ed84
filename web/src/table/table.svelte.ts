import { tick } from 'svelte'
import { faceOf, type Face } from '../games/face'
import { gamesInfo, Refused } from '../hall/http'
import { keep, keyOf } from '../hall/keys'
import { Live, type Link } from '../hall/live'
import type {
  Action,
  Ack,
  Chat,
  ClockNow,
  Event,
  FromServer,
  GameInfo,
  GamesInfo,
  MoveInfo,
  NewsItem,
  Problem,
  Snapshot,
  TableInfo,
  View,
  You,
} from '../hall/protocol'
import { fly, look, skip, travel } from '../look/flip'
import { pace, settings } from '../look/settings.svelte'
import { sound } from '../look/sound'
import { say, sentence, words } from '../words/words.svelte'
import { nameOf } from './names'

export interface Seen {
  seat: number | null
  view: View
  moves: MoveInfo[]
  /** One list for every ply that stands, the set-up first. */
  log: NewsItem[][]
}

/** More waiting events than this are not shown one by one. */
const TOO_MANY = 9

/** One table, as this browser knows it. */
export class Table {
  info = $state.raw<TableInfo | null>(null)
  you = $state.raw<You>({ player: null, seats: [] })
  seen = $state.raw<Seen[]>([])
  /** The line of the log that is shown. */
  seq = $state(-1)
  link = $state<Link>('connecting')
  problem = $state.raw<Problem | null>(null)
  /** What the hall refused last, for a moment. */
  refused = $state.raw<Problem | null>(null)
  chat = $state.raw<Chat[]>([])
  clock = $state.raw<ClockNow | null>(null)
  /** Server time minus ours, in milliseconds. */
  offset = 0
  games = $state.raw<GamesInfo | null>(null)
  game = $state.raw<GameInfo | null>(null)
  face = $state.raw<Face | null>(null)
  /** Things the last event was about. */
  fresh = $state.raw<ReadonlySet<string>>(new Set())
  /** The last lines told, for a screen reader. */
  spoken = $state<string>('')
  /** At a hot seat: the seat that has the screen. */
  holder = $state<number | null>(null)
  acting = $state(false)
  /** One of my seats has made a move (after coming back: perhaps). */
  moved = $state(false)

  private readonly live: Live
  private received: number | undefined
  private queue: Event[] = []
  private showing = false
  private cut: (() => void) | undefined

  constructor(readonly code: string) {
    this.live = new Live(
      code,
      () => keyOf(code)?.token,
      () => this.received,
      (message) => this.hear(message),
      (link, problem) => {
        this.link = link
        if (problem) this.problem = problem
      },
    )
  }

  // Who sits where

  get names(): string[] {
    return (this.info?.seats ?? []).map((seat) => nameOf(seat))
  }

  /** The seat whose sight is on the screen; null for a spectator. */
  get seat(): number | null {
    const mine = this.you.seats
    if (mine.length <= 1) return mine[0] ?? null
    return this.holder ?? mine[0]!
  }

  /** What is on the screen; nothing while the curtain is down. */
  get sight(): Seen | null {
    if (this.curtain !== null) return null
    return this.seen.find((seen) => seen.seat === this.seat) ?? this.seen[0] ?? null
  }

  /**
   * At a hot seat: the seat that should take the screen. While it is not null nothing of any seat may be in the page: a
   * seat of this screen must decide that does not have it, or nobody has taken it yet.
   */
  get curtain(): number | null {
    const mine = this.you.seats
    if (mine.length < 2 || this.info?.state !== 'running') return null
    const asked = this.seen.filter((seen) => seen.moves.length > 0).map((seen) => seen.seat!)
    if (this.holder === null || !mine.includes(this.holder)) return asked[0] ?? mine[0]!
    return asked.length === 0 || asked.includes(this.holder) ? null : asked[0]!
  }

  /** Somebody sits down at the screen. */
  take(seat: number): void {
    this.fresh = new Set()
    this.spoken = ''
    this.holder = seat
  }

  get isHost(): boolean {
    return this.you.player !== null && this.info?.host === this.you.player
  }

  get myTurn(): boolean {
    return this.seen.some((seen) => seen.moves.length > 0)
  }

  // What is told

  private async hear(message: FromServer): Promise<void> {
    if (message.t === 'snapshot') await this.begin(message)
    else if (message.t === 'caught') {
      this.setTable(message.table, message.you)
      this.setClock(message.clock, message.now)
    } else if (message.t === 'event') {
      if (this.received !== undefined && message.seq <= this.received) return
      this.received = message.seq
      this.queue.push(message)
      void this.show()
    } else if (message.t === 'table') this.setTable(message.table, message.you)
    else if (message.t === 'chat') this.chat = [...this.chat.slice(-99), message]
    else if (message.t === 'wrong') this.refuse(message.problem)
  }

  private async begin(snapshot: Snapshot): Promise<void> {
    this.received = snapshot.seq
    this.queue = []
    await this.meet(snapshot.table.game)
    if (this.received !== snapshot.seq && this.seq > snapshot.seq) return
    this.setTable(snapshot.table, snapshot.you)
    this.setClock(snapshot.clock, snapshot.now)
    this.chat = snapshot.chat
    this.seen = snapshot.standings.map(({ seat, view, moves, news }) => ({ seat, view, moves, log: news }))
    this.seq = snapshot.seq
    this.moved = snapshot.ply > 0
    this.fresh = new Set()
  }

  private async meet(game: string): Promise<void> {
    if (this.face) return
    const [face, games] = await Promise.all([faceOf(game), gamesInfo(), words.learn(game)])
    this.games = games
    this.game = games.games.find((one) => one.name === game) ?? null
    this.face = face
  }

  private setTable(info: TableInfo, you: You): void {
    this.info = info
    this.you = you
    const key = keyOf(this.code)
    if (key && key.game !== info.game) keep(this.code, { ...key, game: info.game })
    if (info.next && key) keep(info.next, { ...key, at: Date.now() })
  }

  private setClock(clock: ClockNow | null, now: number): void {
    this.clock = clock
    this.offset = now - Date.now()
  }

  /** Show the waiting events, one after the other. */
  private async show(): Promise<void> {
    if (this.showing) return
    this.showing = true
    try {
      while (this.queue.length && !this.face) await new Promise((done) => setTimeout(done, 20))
      for (let event = this.queue.shift(); event; event = this.queue.shift()) await this.showOne(event)
    } finally {
      this.showing = false
    }
  }

  private async showOne(event: Event): Promise<void> {
    const calm = this.queue.length < TOO_MANY && pace(1) > 0
    const before = calm ? look() : null
    const wasMyTurn = this.myTurn
    this.apply(event)
    const news = this.sight
      ? (event.sights.find((sight) => sight.seat === this.seat)?.news ?? event.sights[0]?.news ?? [])
      : []
    this.tell(news)
    await tick()
    const effects = this.face?.effects?.(news)
    if (effects?.sound) sound(effects.sound)
    else if (event.kind === 'move') sound('move')
    if (before) {
      let ms = travel(before)
      for (const [from, to, className, count] of effects?.fly ?? [])
        ms = Math.max(ms, fly(from, to, className, count))
      await this.rest(Math.min(700, ms))
    }
    if (event.over) sound('end')
    else if (this.myTurn && !wasMyTurn) this.callOver()
  }

  private apply(event: Event): void {
    const news = (seen: Seen | undefined, told: NewsItem[]): NewsItem[][] =>
      event.kind === 'undo' ? (seen?.log ?? []).slice(0, event.ply + 1) : [...(seen?.log ?? []), told]
    this.seen = event.sights.map((sight) => {
      const before = this.seen.find((seen) => seen.seat === sight.seat)
      return { seat: sight.seat, view: sight.view, moves: sight.moves, log: news(before, sight.news) }
    })
    this.seq = event.seq
    if (event.kind === 'move' && event.by !== null && this.you.seats.includes(event.by)) this.moved = true
    this.setClock(event.clock, event.now)
  }

  private tell(news: NewsItem[]): void {
    if (!this.game) return
    const game = this.game
    if (this.curtain !== null) {
      this.fresh = new Set()
      this.spoken = ''
      return
    }
    this.fresh = new Set(news.flatMap((item) => thingsOf(item, game)))
    this.spoken = news.map((item) => sentence(words.event(game, item, this.names))).join(' ')
  }

  private rest(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve()
    return new Promise((done) => {
      const timer = setTimeout(done, ms)
      this.cut = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  /** A click anywhere: no more waiting for what moves. */
  hurry(): void {
    if (this.showing) {
      skip()
      this.cut?.()
    }
  }

  private callOver(): void {
    sound('turn')
    if (
      settings.notify &&
      document.hidden &&
      'Notification' in globalThis &&
      Notification.permission === 'granted'
    ) {
      const note = new Notification(say('web-your-turn-title', { table: this.game?.title ?? '' }), {
        tag: this.code,
        icon: '/icon-192.png',
      })
      note.onclick = () => {
        focus()
        note.close()
      }
    }
  }

  // What is done

  async act(action: Action): Promise<Ack | null> {
    this.acting = true
    try {
      const ack = await this.live.act(action)
      this.refused = null
      return ack
    } catch (error) {
      if (error instanceof Refused) this.refuse(error.problem)
      return null
    } finally {
      this.acting = false
    }
  }

  play(move: MoveInfo): Promise<Ack | null> {
    return this.act({ t: 'move', seat: this.seat ?? 0, seq: this.seq, move: move.n })
  }

  refuse(problem: Problem): void {
    this.refused = problem
    sound('bad')
    setTimeout(() => {
      if (this.refused === problem) this.refused = null
    }, 6000)
  }

  /** After joining: say hello with the new key. */
  again(): void {
    this.received = undefined
    this.live.again()
  }

  close(): void {
    this.live.close()
    this.cut?.()
  }
}

/** The things a line of news names, as the table calls them. */
export function thingsOf(item: NewsItem, game: GameInfo): string[] {
  const kinds = game.news[item.key] ?? {}
  return Object.entries(item).flatMap(([name, value]) => {
    const kind = kinds[name] ?? name
    return name === 'key' || kind === 'number' || value == null ? [] : [`${kind}:${value}`]
  })
}
