import { tick } from 'svelte'
import { faceOf } from '@web/games/faces'
import type { Face } from '@web/games/types'
import { beatsOf, lastBeat, lastPart, type Beat, type Story } from '@web/games/story'
import { Refused } from '@web/api/transport'
import { gamesInfo, hallOf, replayPages, setBotPace, undoState } from '@web/halls'
import { isLocal, keep, keyOf } from '@web/api/keys'
import { Live, type Link } from '@web/api/live'
import { blocksAt } from '@web/api/moderation'
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
  Sight,
  Presence,
  Snapshot,
  TableBlocks,
  TableInfo,
  View,
  You,
} from '@web/api/protocol'
import { look, skip, travel } from '@web/ui/flip'
import { comeBack, follow } from '@web/ui/follow'
import { perform } from '@web/ui/motion'
import { file } from '@web/ui/route.svelte'
import { beatTime, settings } from '@web/ui/settings.svelte'
import { Tempo } from './tempo'
import { sound } from '@web/ui/sound'
import { say, sentence, words } from '@web/i18n/words.svelte'
import { keepNames, nameOf } from '@web/ui/names'

/** What one of my seats (or a spectator) sees. */
export interface Seen {
  seat: number | null
  view: View
  /** None while something is still being told. */
  moves: MoveInfo[]
  /** One list for every ply that stands, the set-up first. */
  log: NewsItem[][]
}

/** What happened and was not shown yet. */
interface Untold {
  event: Event
  sight: Sight
}

/** The end of a part of the game, which one looks at until one goes on. */
export interface Pause {
  items: NewsItem[]
  brought: (number | null)[]
}

/** With more beats waiting than these the telling runs so much faster. */
const HURRY: [beats: number, times: number][] = [
  [24, 8],
  [12, 3],
  [6, 1.8],
]
/** Lines wait for what moves, but no longer than this. */
const MAX_HUSH = 3000
/** How long a screen shows the end of a part of the game, in milliseconds. */
const SEEN = 6000
/** Whoever was away that long reads the rest in the log. */
const TOO_MANY = 60
/** How long a question with one answer is seen before the answer is given. */
const FORCED = 1000
/** How long a reaction is seen beside a portrait. */
const BUBBLE = 3000

/** One table, as this browser knows it. */
export class Table {
  info = $state.raw<TableInfo | null>(null)
  you = $state.raw<You>({ player: null, seats: [] })
  /** What is on the table, beat by beat. */
  seen = $state.raw<Seen[]>([])
  /** The line of the log that is shown. */
  seq = $state(-1)
  link = $state<Link>('connecting')
  problem = $state.raw<Problem | null>(null)
  /** What the hall refused last, for a moment. */
  refused = $state.raw<Problem | null>(null)
  chat = $state.raw<Chat[]>([])
  /** Players whose words are not shown, and among them those who cannot sit at tables that I host. */
  muted = $state.raw<ReadonlySet<number>>(new Set())
  blocked = $state.raw<ReadonlySet<number>>(new Set())
  clock = $state.raw<ClockNow | null>(null)
  /** Server time minus ours, in milliseconds. */
  offset = 0
  games = $state.raw<GamesInfo | null>(null)
  game = $state.raw<GameInfo | null>(null)
  face = $state.raw<Face | null>(null)
  /** Things the last event was about. */
  fresh = $state.raw<ReadonlySet<string>>(new Set())
  /** The last lines told, one after the other, for a screen reader. */
  spoken = $state.raw<{ n: number; text: string }[]>([])
  /** The lines of the beat that is on the table, or of the last one. */
  lately = $state.raw<NewsItem[]>([])
  /** Why it came so, where these lines alone do not say it. */
  aside = $state('')
  /** How many beats are still to come. */
  waiting = $state(0)
  /** The end of a part of the game: the telling waits until somebody goes on. */
  pause = $state.raw<Pause | null>(null)
  /** An earlier moment that is looked at: the table as it lay, until one comes back. */
  peek = $state.raw<{ ply: number; nth: number; view: View } | null>(null)
  /** At a hot seat: the seat that has the screen. */
  holder = $state<number | null>(null)
  acting = $state(false)
  /** The move that was made and that the hall has not acknowledged. */
  pending = $state.raw<MoveInfo | null>(null)
  /** Whether my last move can be taken back, perhaps by asking the others. */
  canUndo = $state(false)
  /** What people said a moment ago, by player: it stands beside their portraits. */
  bubbles = $state.raw<ReadonlyMap<number, Chat>>(new Map())
  /** No time is taken until something is asked of me. */
  running = $state(false)
  /** How much faster is told what happens, for somebody who answers quickly. */
  private readonly tempo = new Tempo()

  private readonly live: Live
  private received: number | undefined
  /** For every seat of mine what it has not been shown; at a hot seat each waits for its own turn at the screen. */
  private untold = new Map<number | null, Untold[]>()
  /** What every seat may do by the newest that is known. */
  private asked = $state.raw<number[]>([])
  telling = $state(false)
  /** A lesson speaks of what lies on the table: what comes after it waits until `tellOn`. */
  held: (event: Event) => boolean = () => false
  private cut: (() => void) | undefined
  private skipping = false
  private lines = 0

  /**
   * With *watch* it is seen as everybody may see it, also where this browser has seats: nothing of a seat comes here.
   */
  constructor(
    readonly code: string,
    private readonly watch = false,
  ) {
    this.live = new Live(
      hallOf(`/tables/${code}`),
      code,
      () => (watch ? undefined : keyOf(code)?.token),
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
    return (this.info?.seats ?? []).map((seat) => nameOf(seat, this.code))
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
    const asked = this.asked
    if (this.holder === null || !mine.includes(this.holder)) return asked[0] ?? mine[0]!
    // Whoever has the screen sees to the end what their move did.
    return this.telling || asked.length === 0 || asked.includes(this.holder) ? null : asked[0]!
  }

  /** Somebody sits down at the screen. */
  take(seat: number): void {
    this.fresh = new Set()
    this.spoken = []
    this.lately = []
    this.aside = ''
    this.peek = null
    this.holder = seat
    void this.tellAll()
  }

  get isHost(): boolean {
    return this.you.player !== null && this.info?.host === this.you.player
  }

  get myTurn(): boolean {
    return this.seen.some((seen) => seen.moves.length > 0)
  }

  /** What was said, but for those whom I have muted. */
  get talk(): Chat[] {
    return this.muted.size ? this.chat.filter((line) => !this.muted.has(line.player)) : this.chat
  }

  setBlocks({ mute, block }: TableBlocks): void {
    this.blocked = new Set(block)
    this.muted = new Set([...mute, ...block])
  }

  /** Somebody may have come whom I have muted at another table. */
  async askBlocks(): Promise<void> {
    if (isLocal(this.code) || this.watch) return
    try {
      this.setBlocks(await blocksAt(this.code))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
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
      for (const sight of message.sights) this.untoldOf(sight.seat).push({ event: message, sight })
      this.asked = message.sights.filter((sight) => sight.moves.length).map((sight) => sight.seat!)
      void this.tellAll()
    } else if (message.t === 'table') this.setTable(message.table, message.you)
    else if (message.t === 'presence') this.setPresence(message)
    else if (message.t === 'chat') this.hearSaid(message)
    else if (message.t === 'wrong') this.refuse(message.problem)
  }

  private hearSaid(line: Chat): void {
    this.chat = [...this.chat.slice(-99), line]
    if (this.muted.has(line.player)) return
    this.bubbles = new Map([...this.bubbles, [line.player, line]])
    setTimeout(() => {
      if (this.bubbles.get(line.player) !== line) return
      this.bubbles = new Map([...this.bubbles].filter(([player]) => player !== line.player))
    }, BUBBLE)
  }

  private async begin(snapshot: Snapshot): Promise<void> {
    this.received = snapshot.seq
    this.untold.clear()
    this.beginnings += 1
    this.last = null
    this.goOn()
    // At once: while the game's face is loaded the hall may already say something newer about the table.
    this.setTable(snapshot.table, snapshot.you)
    await this.meet(snapshot.table.game)
    if (this.received !== snapshot.seq && this.seq > snapshot.seq) return
    this.setClock(snapshot.clock, snapshot.now)
    this.chat = snapshot.chat
    this.seen = snapshot.standings.map(({ seat, view, moves, news }) => ({ seat, view, moves, log: news }))
    this.asked = this.seen.filter((seen) => seen.moves.length).map((seen) => seen.seat!)
    this.seq = snapshot.seq
    void this.askUndo(true)
    if (this.sight?.moves.length) this.ask(this.sight.moves)
    this.fresh = new Set()
    this.lately = lastBeat(this.story, this.sight?.log.findLast((items) => items.length) ?? [])
    this.aside = ''
    this.peek = null
  }

  private async meet(game: string): Promise<void> {
    if (this.face) return
    const [face, games] = await Promise.all([faceOf(game), gamesInfo(), words.learn(game)])
    this.games = games
    this.game = games.games.find((one) => one.name === game) ?? null
    this.face = face
  }

  private setTable(info: TableInfo, you: You): void {
    const came = info.players.some((one) => !this.info?.players.some(({ player }) => player === one.player))
    this.info = info
    this.you = you
    if (came && info.players.length > 1) void this.askBlocks()
    const key = keyOf(this.code)
    if (key && key.game !== info.game) keep(this.code, { ...key, game: info.game })
    if (info.next) keepNames(info.next, this.code)
    if (info.next && key) keep(info.next, { ...key, at: Date.now() })
  }

  private setPresence({ here, watching }: Presence): void {
    if (!this.info) return
    const { players, seats } = this.info
    this.info = {
      ...this.info,
      watching,
      players: players.map((person) => ({ ...person, here: here.includes(person.player) })),
      seats: seats.map((seat) => ({
        ...seat,
        here: typeof seat.player === 'number' && here.includes(seat.player),
      })),
    }
  }

  private setClock(clock: ClockNow | null, now: number): void {
    this.clock = clock
    this.offset = now - Date.now()
  }

  private untoldOf(seat: number | null): Untold[] {
    let list = this.untold.get(seat)
    if (!list) this.untold.set(seat, (list = []))
    return list
  }

  private get story(): Story | undefined {
    return this.face?.story
  }

  // Telling: every ply is a row of beats; the same beats drive movement, sound, the log and the screen reader.

  /** Tell whoever has the screen everything that they have not seen. */
  private async tellAll(): Promise<void> {
    if (this.telling) return
    this.telling = true
    try {
      while (!this.face) await new Promise((done) => setTimeout(done, 20))
      for (;;) {
        // Nobody looks while the curtain is down, and at first nobody has the screen.
        if (this.you.seats.length > 1 && this.holder === null) break
        const untold = this.untold.get(this.seat) ?? this.untold.get(null)
        if (untold?.[0] && this.held(untold[0].event)) break
        const next = untold?.shift()
        if (!next) break
        await this.tellOne(next, untold!)
      }
    } finally {
      this.telling = false
      this.skipping = false
      this.waiting = 0
    }
    if (this.last?.view.over) this.walk()
    this.settle()
  }

  private async tellOne({ event, sight }: Untold, untold: Untold[]): Promise<void> {
    const wasMyTurn = this.myTurn
    const { beginnings } = this
    if (event.seq > this.seq) this.seq = event.seq
    const seen = this.seen.find((one) => one.seat === sight.seat)
    const story = this.story
    const log = seen?.log ?? []
    if (event.kind === 'undo' || !seen || !story) {
      await this.showBeat(sight, log, event.kind === 'undo' ? [] : sight.news, sight.view, 600)
      if (event.kind === 'undo') this.tellTakenBack(event.by)
    } else {
      const beats = beatsOf(story, seen.view, sight.news)
      const told: NewsItem[] = []
      for (const [nth, beat] of beats.entries()) {
        this.waiting = beats.length - nth - 1 + untold.reduce((sum, one) => sum + one.sight.news.length, 0)
        told.push(...beat.items)
        await this.showBeat(sight, log, beat.items, beat.view, beat.ms, beat, told)
        if (beginnings !== this.beginnings) return
        if (beat.end && this.calm) await this.pauseAt(story, [...log, [...told]], told)
      }
    }
    // The whole table has come in the meantime, with all that this says.
    if (beginnings !== this.beginnings) return
    const before = this.calm ? look() : null
    this.put({
      seat: sight.seat,
      view: sight.view,
      moves: [],
      log: event.kind === 'undo' ? log.slice(0, event.ply + 1) : [...log, sight.news],
    })
    this.last = sight
    this.lastKind = event.kind
    this.setClock(event.clock, event.now)
    if (before) {
      await tick()
      travel(before)
    }
    if (untold.length) return
    this.settle()
    const mine = event.kind === 'move' && !event.bot && event.by !== null && this.you.seats.includes(event.by)
    this.moved ||= mine
    void this.askUndo(mine)
    if (event.over) sound('end')
    else if (this.myTurn && !wasMyTurn) this.callOver()
  }
  private last: Sight | null = null
  private lastKind: Event['kind'] = 'deal'
  /** How often the whole table was given anew: what was being told then is left. */
  private beginnings = 0

  /** All is told: what can be done now. */
  private settle(): void {
    const sight = this.last
    if (!sight || this.untold.get(sight.seat)?.length) return
    const seen = this.seen.find((one) => one.seat === sight.seat)
    if (seen && seen.moves !== sight.moves) {
      this.put({ ...seen, moves: sight.moves })
      if (sight.moves.length) this.ask(sight.moves)
    }
    if (sight.moves.length) void comeBack()
  }

  /** Whether nobody but me and bots plays here. */
  get alone(): boolean {
    const people = (this.info?.seats ?? []).filter((seat) => seat.kind === 'person')
    return this.you.seats.length === 1 && people.every((seat) => seat.player === this.you.player)
  }

  /** Something is asked of me: from now on I take the time. Alone with bots, the only answer is given for me. */
  private ask(moves: MoveInfo[]): void {
    this.walk()
    this.tempo.asked(performance.now())
    const only = moves.length === 1 ? moves[0]! : null
    // What was taken back is not done again at once.
    if (!only || !this.alone || !this.answers || settings.confirm === 'always' || this.lastKind === 'undo')
      return
    this.forced = only
    setTimeout(
      () => {
        if (this.forced === only && this.sight?.moves.includes(only) && !this.acting) void this.play(only)
        else if (this.forced === only) this.forced = null
      },
      beatTime(FORCED) / this.times,
    )
  }
  /** The only answer, which is about to be given. */
  forced = $state.raw<MoveInfo | null>(null)
  /** Whether the only answer to a question may be given for me: not where one learns to give it. */
  answers = true

  /** No time is taken any more, until something is asked of me or `walk`. */
  run(): void {
    if (this.running || this.myTurn || !this.sight || this.sight.view.over) return
    this.running = true
    this.tempo.skipped()
    setBotPace(0)
    this.goOn()
  }

  walk(): void {
    if (!this.running) return
    this.running = false
    this.setPace()
  }

  /** Bots wait as long as it suits the pace that is set and the player. */
  setPace(): void {
    setBotPace(this.running ? 0 : 1 / this.times)
  }

  private get times(): number {
    return this.alone ? this.tempo.times : 1
  }

  /** Whether time is taken for beats at all, here and now. */
  private get calm(): boolean {
    return beatTime(1) > 0 && !this.skipping && !this.running && this.waiting < TOO_MANY
  }

  private async showBeat(
    sight: Sight,
    log: NewsItem[][],
    items: NewsItem[],
    view: View,
    ms: number,
    beat?: Beat,
    told: NewsItem[] = items,
  ): Promise<void> {
    const seat = items.find((item) => typeof item.seat === 'number')?.seat
    const common = items.every((item) => this.story?.common?.includes(item.key))
    const followed = typeof seat === 'number' && !common ? seat : null
    if (this.calm) await (followed === null ? comeBack() : follow(followed))
    const before = this.calm ? look() : null
    const times = (HURRY.find(([beats]) => this.waiting > beats)?.[1] ?? 1) * this.times
    // Where no time is taken nothing in between is drawn: the true table comes next.
    if (before) this.put({ seat: sight.seat, view, moves: [], log: [...log, [...told]] })
    const aside = beat?.aside ? sentence(say(...beat.aside)) : ''
    const hush = before !== null && beat?.hush === true
    if (!hush) this.tell(items, aside)
    if (!before) return
    await tick()
    // The place may have grown by what it got, and the lines below the table by what is told.
    if (followed !== null) void follow(followed)
    const began = performance.now()
    const still = perform(before, beat ?? {}, times)
    if (hush) {
      // In a tab that nobody sees any more nothing comes to rest.
      await Promise.race([still, this.rest(MAX_HUSH)])
      this.tell(items, aside)
    }
    if (!this.skipping && !this.running) await this.rest(beatTime(ms) / times - (performance.now() - began))
  }

  private put(seen: Seen): void {
    this.seen = this.seen.some((one) => one.seat === seen.seat)
      ? this.seen.map((one) => (one.seat === seen.seat ? seen : one))
      : [...this.seen, seen]
  }

  private tell(news: NewsItem[], aside: string): void {
    if (!this.game || !news.length) return
    const game = this.game
    this.fresh = new Set(news.flatMap((item) => thingsOf(item, game)))
    this.lately = news
    this.aside = aside
    const lines = news.map((item) => ({
      n: this.lines++,
      text: sentence(words.event(game, item, this.names, this.seat)),
    }))
    this.spoken = [...this.spoken, ...lines].slice(-20)
  }

  /** What was told last is true no longer. */
  private tellTakenBack(seat: number | null): void {
    const name = seat === null ? '' : (this.names[seat] ?? '')
    this.fresh = new Set()
    this.lately = []
    this.aside = say('web-took-back', { name })
    this.spoken = [...this.spoken, { n: this.lines++, text: this.aside }].slice(-20)
  }

  /** The end of a part of the game: look at what it brought, until somebody goes on. */
  private async pauseAt(story: Story, log: NewsItem[][], items: NewsItem[]): Promise<void> {
    const seats = this.info?.seats.length ?? 0
    const ends = items.filter((item) => story.ends?.includes(item.key))
    this.pause = { items: ends, brought: story.brought?.(lastPart(story, log), seats) ?? [] }
    const from = performance.now()
    // Whose clock runs is not kept waiting.
    const hasty = this.clock?.running.some((seat) => this.you.seats.includes(seat))
    // Nobody stands at a screen to go on.
    await this.rest(hasty ? beatTime(2500) : this.watch ? beatTime(SEEN) : Infinity)
    this.tempo.looked(performance.now() - from)
    this.pause = null
  }

  private rest(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve()
    return new Promise((done) => {
      const timer = ms === Infinity ? undefined : setTimeout(done, ms)
      this.cut = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  /** A tap anywhere: on to the next beat. A pause waits for its button. */
  hurry(): void {
    if (!this.telling || this.pause) return
    this.tempo.skipped()
    this.onward()
  }

  /** What was held may be told. */
  tellOn(): void {
    void this.tellAll()
  }

  /** After a pause. */
  goOn(): void {
    this.pause = null
    this.onward()
  }

  /** No more waiting: everything that happened lies on the table. */
  skipAll(): void {
    this.skipping = true
    this.tempo.skipped()
    this.goOn()
  }

  private onward(): void {
    skip()
    this.cut?.()
  }

  /** Look at an earlier moment: the ply, told as far as its line `nth`. */
  async lookAt(ply: number, nth: number): Promise<void> {
    const who = this.seat === null ? 'spectator' : String(this.seat)
    const from = Math.max(0, ply - 1)
    try {
      const { pages } = await replayPages(this.code, who, from, ply - from + 1, keyOf(this.code)?.token)
      const page = pages.find((one) => one.ply === ply)?.sights[0]
      const before = pages.find((one) => one.ply === ply - 1)?.sights[0]?.view
      if (!page || this.curtain !== null) return
      const beats = before && this.story ? beatsOf(this.story, before, page.news.slice(0, nth + 1)) : []
      const whole = nth >= page.news.length - 1
      this.peek = { ply, nth, view: whole ? page.view : (beats.at(-1)?.view ?? page.view) }
    } catch (error) {
      if (error instanceof Refused) this.refuse(error.problem)
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
        icon: file('icon-192.png'),
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

  async play(move: MoveInfo): Promise<Ack | null> {
    this.pending = move
    this.tempo.answered(performance.now(), move === this.forced)
    this.forced = null
    if (this.alone) this.setPace()
    try {
      return await this.act({ t: 'move', seat: this.seat ?? 0, seq: this.seq, move: move.n })
    } finally {
      this.pending = null
    }
  }

  /** Taking back is offered only where it can be granted: the hall says so. */
  private async askUndo(unsure: boolean): Promise<void> {
    const { seat, seq } = this
    const people = this.info?.seats.some(
      (one) => one.kind === 'person' && !one.stand_in && one.player !== this.you.player,
    )
    // People can always be asked; alone with bots only a last move of my own may come back.
    this.canUndo = this.moved && people === true
    if (seat === null || this.info?.state !== 'running' || seq < 1 || !unsure || this.canUndo) return
    try {
      const { undo } = await undoState(this.code, seat)
      if (seq === this.seq && seat === this.seat) this.canUndo = undo !== 'no'
    } catch {
      // Without an answer it is not offered.
    }
  }
  /** One of my seats has made a move since this page was opened. */
  private moved = false

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
    this.forced = null
    this.live.close()
    this.skipAll()
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
