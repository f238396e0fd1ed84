import { describe, expect, it, vi } from 'vitest'
import type {
  AnyAction,
  Event,
  FromServer,
  Replay,
  ReviewState,
  ScoreSheet,
  Snapshot,
  Welcome,
} from '../src/api/protocol'
import { readJson } from '../src/api/json'
import { Refused } from '../src/api/transport'
import { LocalHall, type Judgement } from '../src/local/hall'
import type { LiveConnection } from '../src/local/live'
import { Memory, type Store } from '../src/local/store'
import { newMatch } from '../engine/src/match'
import { Search } from '../engine/src/search'
import { LONGEST, MAX_BYTES, packed, unpacked } from '../src/share/packing'
import { networkFor, together, type JudgedPly } from '../src/local/bots/pool'
import { reviewed, type Judged } from '../src/local/bots/review'
import { game, INFO, moduleFrom, NAMES, thinkers } from './local_games'

const hallOver = (store: Store = new Memory()) => new LocalHall(store, game, INFO, thinkers)

/** Somebody at a table: remembers the newest of everything, and answers with the first legal move. */
class Guest {
  readonly said: FromServer[] = []
  readonly line: LiveConnection
  private ids = 0
  constructor(
    readonly hall: LocalHall,
    readonly welcome: Welcome,
    since?: number,
    private readonly plays = true,
  ) {
    this.line = hall.connect(
      welcome.code,
      (message) => this.hear(message),
      (code) => this.closed.push(code),
    )
    void this.line.receive(
      JSON.stringify({ t: 'hello', token: welcome.token, ...(since === undefined ? {} : { since }) }),
    )
  }
  readonly closed: number[] = []
  private waiting: (() => void)[] = []

  hear(message: FromServer): void {
    this.said.push(message)
    for (const go of this.waiting.splice(0)) go()
    if (!this.plays || (message.t !== 'snapshot' && message.t !== 'event')) return
    const sights = message.t === 'snapshot' ? message.standings : message.sights
    const mine = sights.find((sight) => sight.moves.length)
    if (mine) void this.act({ t: 'move', seat: mine.seat!, seq: message.seq, move: mine.moves[0]!.n })
  }
  act(action: Record<string, unknown>): Promise<void> {
    return this.line.receive(JSON.stringify({ id: `a${this.ids++}`, ...action }))
  }
  async until<T extends FromServer>(fits: (message: FromServer) => message is T): Promise<T> {
    for (;;) {
      const found = this.said.find(fits)
      if (found) return found
      await new Promise<void>((go) => this.waiting.push(go))
    }
  }
}
const isOver = (message: FromServer): message is Event => message.t === 'event' && message.over
const isSnapshot = (message: FromServer): message is Snapshot => message.t === 'snapshot'

const create = (hall: LocalHall, more: Record<string, unknown>) =>
  hall.ask('/tables', { name: 'Ann', ...more }) as Promise<Welcome>

async function playedOut(hall: LocalHall, name: string, options = {}): Promise<Welcome> {
  const info = INFO.games.find((one) => one.name === name)!
  const seats = Math.max(2, info.low)
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? 'drake' : null))
  const welcome = await create(hall, { game: name, seats, bots, options, start: true })
  const guest = new Guest(hall, welcome)
  await guest.until(isOver)
  guest.line.close()
  return welcome
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Refused ? error.problem.code : String(error)),
  )

describe('a match in an address', () => {
  it('is packed and read again; what is too long or nothing of the kind is refused', async () => {
    const value = { game: 'ante', names: ['Élodie 🐉', '<b>'], moves: Array(200).fill([0, 'roll']) }
    const text = await packed(value)
    expect(text).toMatch(/^[\w-]{50,400}$/)
    expect(await unpacked(text)).toEqual(value)
    await expect(unpacked('')).rejects.toThrow()
    await expect(unpacked('AAAA')).rejects.toThrow()
    await expect(unpacked(text.slice(0, -8))).rejects.toThrow()
    await expect(unpacked('a'.repeat(LONGEST + 1))).rejects.toThrow('too long')
    const bomb = await packed('x'.repeat(MAX_BYTES + 1))
    expect(bomb.length).toBeLessThan(LONGEST)
    await expect(unpacked(bomb)).rejects.toThrow('too long')
  })
})

describe('seeds that JavaScript cannot tell exactly', () => {
  it('are read as their digits, and nothing else in a text is', () => {
    const text = String.raw`{"a": "\"seed\": 9223372036854775807", "seed" : 9223372036854775807, "seeds": [9007199254740993]}`
    expect(readJson(text)).toEqual({
      a: '"seed": 9223372036854775807',
      seed: '9223372036854775807',
      seeds: [9007199254740992],
    })
    expect(readJson('{"seed":9007199254740991}')).toEqual({ seed: 9007199254740991 })
  })

  it('deal the same as in Python, and stand in the record as they were', async () => {
    // dh.new("dragorun", seats=2, seed=2**63 - 1) in Python has these dice; the nearest number of JavaScript has others.
    const hall = hallOver()
    const record = {
      format: 'dragonhall record 1',
      game: 'dragorun',
      version: INFO.games.find((one) => one.name === 'dragorun')!.rules,
      seats: 2,
      options: {},
      moves: [],
    }
    const from = (seed: unknown) => ({ game: 'dragorun', start: true, from: { record: { ...record, seed } } })
    const here = await create(hall, from('9223372036854775807'))
    const position = await hall.ask(`/tables/${here.code}/position?ply=0`, undefined, here.token)
    expect(position).toMatchObject({ dice: '93ad9af86fb6e26a' })
    expect(await hall.ask(`/tables/${here.code}/record`, undefined, here.token)).toMatchObject({
      seed: '9223372036854775807',
    })
    for (const seed of ['9223372036854775808', 2 ** 53, '1e3', -1, 1.5, '-1'])
      expect(await problemOf(create(hall, from(seed)))).toBe('bad-record')
  })
})

describe('the hall in this browser', { timeout: 30_000 }, () => {
  it.each(NAMES)('%s: a whole game against bots, seen again from the beginning', async (name) => {
    const hall = hallOver()
    const welcome = await playedOut(hall, name)
    const replay = (await hall.ask(`/tables/${welcome.code}/replay?seat=open&ply=0&count=3`)) as Replay
    expect(replay.table.state).toBe('over')
    expect(replay.pages[0]!.sights).toHaveLength(2)
    const record = (await hall.ask(`/tables/${welcome.code}/record`)) as {
      moves: unknown[]
      scores: number[]
    }
    expect(record.moves).toHaveLength(replay.plies)
    const brought = (await hall.ask('/records', record)) as Welcome
    const again = (await hall.ask('/records', record)) as Welcome
    expect(again.code).toBe(brought.code)
    const twin = (await hall.ask(`/tables/${brought.code}/replay?seat=0&ply=${replay.plies}`)) as Replay
    expect(twin.pages[0]!.sights[0]!.view).toMatchObject({ scores: record.scores, over: true })
    expect(twin.table.uploaded).toBe(true)
    // Every point stands in a row, and where the game was won is told.
    const sheet = (await hall.ask(`/tables/${welcome.code}/sheet`)) as ScoreSheet
    expect(sheet.rows.length).toBeGreaterThan(0)
    expect(
      sheet.scores.map((_, seat) => sheet.rows.reduce((sum, row) => sum + row.points[seat]!, 0)),
    ).toEqual(record.scores)
    expect(sheet.timeline!.first + sheet.timeline!.values.length).toBe(replay.plies + 1)
    expect(sheet.decided).toHaveProperty('key')
    const spoilt = { ...record, scores: record.scores.map((score) => score + 1) }
    expect(await problemOf(hall.ask('/records', spoilt))).toBe('bad-record')
  })

  it('goes on after a reload: another hall over the same store shows the same', async () => {
    const store = new Memory()
    const welcome = await create(hallOver(store), {
      game: 'dragorun',
      seats: 3,
      bots: [null, 'drake', 'wyvern'],
      start: true,
    })
    const before = new Guest(hallOver(store), welcome, undefined, false)
    const shown = await before.until(isSnapshot)
    const mine = shown.standings[0]!.moves
    const hall = hallOver(store)
    const after = new Guest(hall, welcome, undefined, false)
    expect((await after.until(isSnapshot)).standings).toEqual(shown.standings)
    if (mine.length) {
      await after.act({ t: 'move', seat: 0, seq: shown.seq, move: mine[0]!.text })
      expect(after.said.some((message) => message.t === 'ack')).toBe(true)
      // The older hall is another tab: it notices that it was too slow, and catches up.
      await before.act({ t: 'move', seat: 0, seq: shown.seq, move: mine[0]!.text, id: 'other' })
      const told = before.said.filter((message) => message.t === 'reject' || message.t === 'ack')
      expect(told).toHaveLength(1)
      expect(before.said.filter((message) => message.t === 'event').length).toBeGreaterThan(0)
    }
  })

  it('does an action once, and refuses in the words of the hall', async () => {
    const hall = hallOver()
    const welcome = await create(hall, { game: 'dragorun', seats: 2, sit: [0, 1] })
    const act = (action: Partial<AnyAction> & { t: string }) =>
      hall.ask(`/tables/${welcome.code}/actions`, { id: 'x', ...action }, welcome.token)
    expect(await act({ t: 'start' })).toMatchObject({ t: 'ack', seq: 0 })
    expect(await act({ t: 'start' })).toMatchObject({ t: 'ack', seq: 0 })
    expect(await problemOf(act({ t: 'start', id: 'y' } as never))).toBe('already-started')
    expect(
      await problemOf(hall.ask(`/tables/${welcome.code}/actions`, { t: 'undo', id: 'z', seat: 0 })),
    ).toBe('no-token')
    expect(await problemOf(hall.ask('/tables/local-none-none'))).toBe('no-table')
    expect(await problemOf(create(hall, { game: 'chess' }))).toBe('no-game')
    expect(await problemOf(create(hall, { game: 'dragorun', seats: 9 }))).toBe('bad-seats')
    expect(await problemOf(create(hall, { game: 'dragorun', options: { track: 'long' } }))).toBe('bad-option')
    expect(await problemOf(create(hall, { game: 'dragorun', bots: [null, 'basilisk'] }))).toBe('bad-level')
    expect(await problemOf(create(hall, { game: 'dragorun', name: ' ' }))).toBe('bad-name')
    expect(await problemOf(create(hall, { game: 'dragorun', public: true }))).toBe('not-allowed')
  })

  it('says hello with a wrong token, or not at all: the connection ends with the code of the protocol', async () => {
    const hall = hallOver()
    const welcome = await create(hall, { game: 'dragorun' })
    const stranger = new Guest(hall, { ...welcome, token: 'nonsense' })
    await stranger.line.receive('{}')
    expect(stranger.closed).toEqual([4401])
    const lost = new Guest(hall, { ...welcome, code: 'local-none-none' })
    await lost.line.receive('{}')
    expect(lost.closed).toEqual([4404])
  })

  it('takes back what taught nobody anything, and nothing else', async () => {
    const hall = hallOver()
    const options = { marker_deal: 'choose' }
    const welcome = await create(hall, { game: 'dragorun', seats: 2, sit: [0, 1], options, start: true })
    const guest = new Guest(hall, welcome, undefined, false)
    const first = await guest.until(isSnapshot)
    const mover = first.standings.find((one) => one.moves.length)!
    await guest.act({ t: 'move', seat: mover.seat, seq: 0, move: mover.moves[0]!.n })
    await guest.act({ t: 'undo', seat: mover.seat })
    const undone = guest.said.findLast((message): message is Event => message.t === 'event')!
    expect([undone.kind, undone.ply, undone.seq]).toEqual(['undo', 0, 2])
    expect(undone.sights.find((one) => one.seat === mover.seat)!.view).toEqual(mover.view)
    for (;;) {
      const last = guest.said.findLast((message): message is Event => message.t === 'event')!
      const next = last.sights.find((one) => one.moves.length)!
      const roll = next.moves.find((move) => move.name === 'roll')
      await guest.act({ t: 'move', seat: next.seat, seq: last.seq, move: (roll ?? next.moves[0]!).n })
      if (!roll) continue
      await guest.act({ t: 'undo', seat: next.seat })
      expect(guest.said.at(-1)).toMatchObject({ t: 'reject', problem: { code: 'cannot-undo' } })
      break
    }
  })

  it('shows nothing of other seats while a game runs', async () => {
    const hall = hallOver()
    const welcome = await create(hall, {
      game: 'ante',
      seats: 3,
      bots: [null, 'drake', 'drake'],
      start: true,
    })
    expect(await problemOf(hall.ask(`/tables/${welcome.code}/replay?seat=1`, undefined, welcome.token))).toBe(
      'not-your-seat',
    )
    expect(await problemOf(hall.ask(`/tables/${welcome.code}/replay?seat=open`))).toBe('not-over')
    expect(await problemOf(hall.ask(`/tables/${welcome.code}/replay?seat=0`))).toBe('not-your-seat')
    expect(await problemOf(hall.ask(`/tables/${welcome.code}/record`))).toBe('not-over')
  })

  it('goes on from any ply of a finished game, with other dice, and its record says how it began', async () => {
    const hall = hallOver()
    const old = await playedOut(hall, 'dragorun')
    const ask = (ply: number) =>
      hall.ask(`/tables/${old.code}/what-if`, { ply, seat: 1, name: 'Ann' }) as Promise<Welcome>
    const welcome = await ask(3)
    const guest = new Guest(hall, welcome)
    const first = await guest.until(isSnapshot)
    const before = (await hall.ask(`/tables/${old.code}/replay?seat=1&ply=3`)) as Replay
    const seen = before.pages[0]!.sights[0]!.view
    expect({ ...first.standings[0]!.view, ply: 3 }).toEqual(seen)
    await guest.until(isOver)
    const record = (await hall.ask(`/tables/${welcome.code}/record`)) as Record<string, unknown>
    expect(Object.keys(record)).toEqual(expect.arrayContaining(['position', 'secret', 'scores']))
    expect(await hall.ask('/records', record)).toMatchObject({ table: { uploaded: true } })
    expect(await problemOf(ask(before.plies))).toBe('over')
    expect(await problemOf(ask(9999))).toBe('no-ply')
  })

  it('goes on from a position and from a record that is not over', async () => {
    const hall = hallOver()
    const here = await create(hall, { game: 'ante', seats: 3, sit: [0, 1, 2], start: true })
    const position = await hall.ask(`/tables/${here.code}/position`, undefined, here.token)
    expect(await problemOf(hall.ask(`/tables/${here.code}/position`))).toBe('no-token')
    const shown = (await hall.ask(`/tables/${here.code}/state`, undefined, here.token)) as Snapshot
    const there = await create(hall, { game: 'ante', sit: [0, 1, 2], start: true, from: { position } })
    const again = (await hall.ask(`/tables/${there.code}/state`, undefined, there.token)) as Snapshot
    expect(again.standings.map(({ view, moves }) => [view, moves])).toEqual(
      shown.standings.map(({ view, moves }) => [view, moves]),
    )
    const damaged = { ...(position as object), hands: 'none' }
    expect(await problemOf(create(hall, { game: 'ante', from: { position: damaged } }))).toBe('bad-position')
    expect(await problemOf(create(hall, { game: 'ante', from: { record: [] } }))).toBe('bad-message')
    expect(await problemOf(create(hall, { game: 'ante', from: 7 }))).toBe('bad-message')
  })

  it('hands out the record of a running table to who plays, and goes on from any ply of it', async () => {
    const hall = hallOver()
    const bots = [null, 'drake', 'drake']
    const here = await create(hall, { game: 'dragorun', seats: 3, bots, start: true })
    const guest = new Guest(hall, here, undefined, false)
    const shown = await guest.until(isSnapshot)
    const address = `/tables/${here.code}/record`
    expect(await problemOf(hall.ask(address))).toBe('not-over')
    const open = await create(hall, { game: 'dragorun' })
    expect(await problemOf(hall.ask(`/tables/${open.code}/record`, undefined, open.token))).toBe('not-over')
    const told = (await hall.ask(address, undefined, here.token)) as Record<string, unknown>
    expect(told).not.toHaveProperty('scores')
    const earlier = { ...told, moves: [] }
    const position = await hall.ask(`/tables/${here.code}/position?ply=0`, undefined, here.token)
    const record = { ...earlier, position, hall: { earlier } }
    const there = await create(hall, { game: 'dragorun', bots, start: true, from: { record, ply: 0 } })
    const again = (await hall.ask(`/tables/${there.code}/replay?seat=0`, undefined, there.token)) as Replay
    expect(again.pages[0]!.sights[0]!.view).toMatchObject({ ply: 0, options: shown.table.options })
    // The same dice, and what was played before it came here.
    const kept = (await hall.ask(`/tables/${there.code}/record`, undefined, there.token)) as typeof told
    expect([kept.secret, kept.hall]).toMatchObject([told.secret, record.hall])
    const from = { record, ply: 99 }
    expect(await problemOf(create(hall, { game: 'dragorun', from }))).toBe('no-ply')
  })

  it('adds up what several workers find out about one decision', async () => {
    const module = await moduleFrom('dragorun')
    const { deepest, settings } = module.levels.wyrm
    const match = newMatch(module, { seats: 3, seed: 5 })
    const seat = match.toAct[0]!
    const grown = [1n, 2n, 3n].map((seed) => ({
      root: new Search(module).grow(
        match.redeal(seat, seed),
        seat,
        seed,
        { iterations: 400 },
        deepest,
        settings,
      ),
      hidden: false,
    }))
    const visits = grown[0]!.root.moves.map((_, k) =>
      grown.reduce((sum, { root }) => sum + root.visits[k]!, 0),
    )
    expect(together(grown)).toBe(grown[0]!.root.moves[visits.indexOf(Math.max(...visits))])
    expect(
      together(
        grown.map((one) => ({ ...one, hidden: true })),
        0,
      ),
    ).toBeOneOf(match.legal(seat))
  })

  it('judges a finished game, with progress, once', async () => {
    const hall = hallOver()
    const welcome = await playedOut(hall, 'dragorun', { track: 16, start: 10 })
    const ask = () => hall.ask(`/tables/${welcome.code}/review`) as Promise<ReviewState>
    expect((await ask()).state).toBe('working')
    let state = await ask()
    while (state.state !== 'ready') {
      await new Promise((done) => setTimeout(done, 20))
      state = await ask()
    }
    expect(state.review!.chances).toHaveLength(state.plies + 1)
    expect(state.review!.seats.map((seat) => seat.result).reduce((a, b) => a + b)).toBeCloseTo(1)
    expect(await ask()).toEqual(state)
  })

  it('shows at once what the network knows, and then what the search has found', async () => {
    const module = await moduleFrom('ante')
    const match = newMatch(module, { seats: 2, seed: 3 })
    const plies: JudgedPly[] = [{ board: match.record, seat: -1, move: null }]
    while (plies.length < 12) {
      const seat = match.toAct[0]!
      const move = match.legal(seat).at(-1)!
      match.play(seat, move)
      plies.push({ board: match.record, seat, move })
    }
    const looks: Judged[] = []
    const found = reviewed(module, 2, plies, (_, sofar) => sofar && looks.push(sofar), 0.01)
    expect(looks[0]).toMatchObject({ network_from: 0, playouts: 0 })
    expect(looks[0]!.marks.every(({ source }) => source === 'network')).toBe(true)
    expect(looks[0]!.chances.flat().every((share) => share > 0 && share < 1)).toBe(true)
    expect(found.network_from).toBeNull()
    expect(found.marks.every(({ source }) => source === 'search')).toBe(true)
    expect(found.chances).toHaveLength(12)
  })
})

const sightsOf = (message: FromServer) =>
  message.t === 'snapshot' ? message.standings : message.t === 'event' ? message.sights : []
const isAsked = (message: FromServer): message is Event | Snapshot =>
  sightsOf(message).some(({ moves }) => moves.length > 0)
const askedIn = (message: Event | Snapshot) => ({ seq: message.seq, moves: sightsOf(message)[0]!.moves })

describe('a decision to practise', () => {
  it('is compared with the best move, by what the seat can know', async () => {
    const hall = hallOver()
    const played = await playedOut(hall, 'dragorun')
    const record = await hall.ask(`/tables/${played.code}/record`)
    const from = { record, ply: (record as { moves: [number][] }).moves.findIndex(([seat]) => seat === 0) }
    const asked = { game: 'dragorun', sit: [0], bots: [null, 'drake'], hints: true, start: true, from }
    const welcome = await create(hall, asked)
    const guest = new Guest(hall, welcome, undefined, false)
    const { seq, moves } = await guest.until(isAsked).then(askedIn)
    const judge = (move: string) =>
      hall.ask(`/tables/${welcome.code}/judge`, { seat: 0, seq, move }, welcome.token)
    const costs: number[] = []
    for (const { text } of moves) {
      const found = (await judge(text)) as Judgement
      expect(found.move.text).toBe(text)
      expect(found.best).toBeGreaterThanOrEqual(0)
      costs.push(found.sure ? found.cost : 0)
    }
    expect(Math.min(...costs)).toBe(0)
    expect(await problemOf(judge('nonsense'))).toBe('not-a-move')
    guest.line.close()
  })
})

describe('the deal of the day', () => {
  const DAY = '2026-06-15'
  const deal = async (hall: LocalHall) =>
    hall.ask(`/daily/${DAY}/dragorun`, { name: 'Ann' }) as Promise<Welcome>
  const plays = async (hall: LocalHall): Promise<Record<string, unknown>> => {
    const welcome = await deal(hall)
    const guest = new Guest(hall, welcome)
    await guest.until(isOver)
    guest.line.close()
    return (await hall.ask(`/tables/${welcome.code}/record`)) as Record<string, unknown>
  }

  it('is the same for everybody: who makes the same moves meets the same ones', async () => {
    const [one, other] = [await plays(hallOver()), await plays(hallOver())]
    expect(one).toMatchObject({ streams: 'seats', hall: { daily: DAY } })
    expect(one.moves).toEqual(other.moves)
    expect(one.secret).toBe(other.secret)
    // Such a record is read again.
    await expect(hallOver().ask('/records', one)).resolves.toMatchObject({ table: { state: 'over' } })
    expect(await problemOf(hallOver().ask('/records', { ...one, streams: 'x' }))).toBe('bad-record')
  })

  it('has no hints, and nothing is taken back; a day to come has none', async () => {
    const hall = hallOver()
    const { code, token, table } = await deal(hall)
    const seat = table.seats.find(({ kind }) => kind === 'person')!.seat
    expect(table.hints).toBe(false)
    const guest = new Guest(hall, { code, token, table } as Welcome, undefined, false)
    const { seq, moves } = await guest.until(isAsked).then(askedIn)
    const move = moves[0]!.text
    expect(await problemOf(hall.ask(`/tables/${code}/hint`, { seat, seq }, token))).toBe('no-hints')
    expect(await problemOf(hall.ask(`/tables/${code}/judge`, { seat, seq, move }, token))).toBe('no-hints')
    const act = (action: object) =>
      problemOf(hall.ask(`/tables/${code}/actions`, { id: 'x', ...action }, token))
    expect(await act({ t: 'hints', on: true })).toBe('not-allowed')
    expect(await act({ t: 'away', seat })).toBe('not-allowed')
    expect(await act({ t: 'undo', seat })).toBe('not-allowed')
    guest.line.close()
    for (const day of ['2999-01-01', '2025-12-31', 'today', '2026-02-30'])
      expect(await problemOf(hall.ask(`/daily/${day}/dragorun`, { name: 'Ann' }))).toBe('no-page')
  })
})

describe('the network of a bot', () => {
  const board = new Uint8Array()
  const choose = (level: string) =>
    ({ k: 'choose', n: 0, game: 'ante', seats: 2, board, seat: 0, level }) as const
  const review = { k: 'review' as const, n: 0, game: 'ante', seats: 2, plies: [] }
  const file = new ArrayBuffer(8)

  it('is not waited for by Wyrm, which plays out meanwhile', async () => {
    vi.useFakeTimers()
    try {
      let come = (_: ArrayBuffer): void => undefined
      const slow = new Promise<ArrayBuffer>((done) => (come = done))
      const wyrm = networkFor(choose('wyrm'), slow)
      const others = [networkFor(choose('lindworm'), slow), networkFor(review, slow)]
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await wyrm).toBe(null)
      come(file)
      expect(await Promise.all(others)).toEqual([file, file])
      expect(await networkFor(choose('wyrm'), slow)).toBe(file)
    } finally {
      vi.useRealTimers()
    }
  })

  it('may be missing for Wyrm and for a review, not for who plays by it alone', async () => {
    const none = () => Promise.reject<ArrayBuffer>(new Error('no network'))
    expect(await networkFor(choose('wyrm'), none())).toBe(null)
    expect(await networkFor(review, none())).toBe(null)
    await expect(networkFor(choose('lindworm'), none())).rejects.toThrow('no network')
  })
})
