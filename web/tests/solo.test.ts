import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameInfo, SoloGame, TableInfo } from '../src/api/protocol'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
const { aloneAt, soloGame, standingIn, streakOf, soloDays } = await import('../src/learn/solo')
const { keepUnsent, syncSolo, unsent } = await import('../src/api/solo')
const { remember } = await import('../src/api/membership')

const LEVELS = ['hatchling', 'whelp', 'drake', 'wyrm']
const GAME = { name: 'letter', levels: LEVELS } as GameInfo
const game = (id: string, more: Partial<SoloGame> = {}): SoloGame => ({
  id,
  game: 'letter',
  level: 'drake',
  won: true,
  beaten: true,
  ...more,
})
const table = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    code: 'local-a',
    created: 5,
    game: 'letter',
    state: 'over',
    seats: [
      { seat: 0, kind: 'bot', name: '', level: 'wyrm' },
      { seat: 1, kind: 'person', name: 'Ann', player: 0 },
      { seat: 2, kind: 'bot', name: '', level: 'whelp' },
    ],
    ...more,
  }) as TableInfo
const YOU = { player: 0, seats: [1] }

beforeEach(() => kept.clear())
afterEach(() => vi.restoreAllMocks())

test('only a person who plays alone against bots, from the deal on, is counted', () => {
  expect(aloneAt(table(), YOU)).toBe(1)
  const [bot, me] = table().seats as [TableInfo['seats'][0], TableInfo['seats'][0]]
  expect(aloneAt(table({ seats: [me] }), YOU)).toBeNull()
  expect(aloneAt(table({ seats: [me, { ...me, seat: 2 }, bot] }), YOU)).toBeNull()
  expect(aloneAt(table({ seats: [bot, { ...me, player: 3 }] }), YOU)).toBeNull()
  expect(aloneAt(table({ seats: [bot, { ...me, stand_in: true }] }), YOU)).toBeNull()
  for (const other of [{ uploaded: true }, { carried: true }, { tournament: 'abc' }])
    expect(aloneAt(table(other), YOU)).toBeNull()
})

test('the weakest bot is beaten by a win alone and without hints', () => {
  expect(soloGame(table(), 1, [1], LEVELS, null)).toEqual({
    id: 'local-a 5',
    game: 'letter',
    level: 'whelp',
    won: true,
    beaten: true,
    day: null,
  })
  expect(soloGame(table(), 1, [0, 1], LEVELS, null)).toMatchObject({ won: true, beaten: false })
  expect(soloGame(table({ hinted: [0, 2, 0] }), 1, [1], LEVELS, null)).toMatchObject({ beaten: false })
  expect(soloGame(table(), 1, [0], LEVELS, '2026-06-15')).toMatchObject({
    id: '2026-06-15 letter',
    won: false,
    beaten: false,
  })
  expect(soloGame(table(), 1, [1], ['hatchling', 'wyrm'], null), 'a level of elsewhere').toBeNull()
})

test('two wins at a level or above it open the next rung', () => {
  expect(standingIn(GAME).ladder.map((rung) => rung.state)).toEqual(['open', 'locked', 'locked', 'locked'])
  keepUnsent([
    game('a'),
    game('b', { won: false, beaten: false }),
    game('c', { level: 'wyrm', beaten: false }),
  ])
  let now = standingIn(GAME)
  expect([now.played, now.won, now.best]).toEqual([3, 2, 'drake'])
  expect(now.ladder.map((rung) => rung.state)).toEqual(['open', 'locked', 'locked', 'locked'])
  keepUnsent([...unsent(), game('d', { level: 'whelp' })])
  now = standingIn(GAME)
  expect(now.ladder.map(({ wins, state }) => [wins, state])).toEqual([
    [2, 'done'],
    [2, 'done'],
    [1, 'open'],
    [0, 'locked'],
  ])
  expect(standingIn({ ...GAME, name: 'other' }).played).toBe(0)
})

test('a row of days lasts until the day after is over', () => {
  expect(streakOf([], '2026-03-01')).toBe(0)
  expect(streakOf(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(3)
  expect(streakOf(['2026-02-27', '2026-02-28'], '2026-03-01')).toBe(2)
  expect(streakOf(['2026-02-27'], '2026-03-01')).toBe(0)
  keepUnsent([game('a', { day: '2026-03-01' })])
  kept.set(
    'dragonhall-daily',
    JSON.stringify({
      '2026-02-28/letter': { code: 'x', late: false, done: { place: 1, scores: [], winners: [] } },
      '2026-02-27/letter': { code: 'y', late: true, done: { place: 1, scores: [], winners: [] } },
    }),
  )
  expect(soloDays().toSorted()).toEqual(['2026-02-28', '2026-03-01'])
})

test('a guest’s games come along to the member, once, and go with the member', async () => {
  const asked: string[][] = []
  let lost = true
  vi.stubGlobal('fetch', (_: string, { body }: { body?: string }) => {
    const games = body ? (JSON.parse(body) as { games: SoloGame[] }).games : []
    asked.push(games.map(({ id }) => id))
    if (lost && asked.length === 2) {
      lost = false
      return Promise.reject(new Error('gone'))
    }
    const tallies = [{ game: 'letter', level: 'drake', played: 150, won: 150, beaten: 150 }]
    return Promise.resolve(
      new Response(JSON.stringify({ tallies, days: ['2026-03-01'] }), {
        headers: { 'content-type': 'application/json' },
      }),
    )
  })
  keepUnsent(Array.from({ length: 150 }, (_, n) => game(String(n))))
  await syncSolo()
  expect(asked, 'a guest brings nothing').toEqual([])
  remember('Ann')
  await syncSolo()
  expect(unsent().length, 'the second answer was lost').toBe(50)
  await syncSolo()
  expect(unsent()).toEqual([])
  expect(asked.map((ids) => ids.length)).toEqual([100, 50, 50])
  expect(standingIn(GAME)).toMatchObject({ played: 150, best: 'drake' })
  remember(null)
  expect(standingIn(GAME).played).toBe(0)
})
