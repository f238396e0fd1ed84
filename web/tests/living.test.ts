import { describe, expect, it } from 'vitest'
import type { NewsItem, View } from '../src/api/protocol'
import { beatsOf, type Story } from '../src/games/story'
import { walking, type Motion } from '../src/ui/motion'
import { happens, picked, standing } from '../../src/dragonhall/games/ranch/web/recipes'
import { story as ranch } from '../../src/dragonhall/games/ranch/web/story'
import { story as grimoire } from '../../src/dragonhall/games/dragardiens/web/story'

const motionsOf = (story: unknown, view: unknown, ...news: NewsItem[]): Motion[] =>
  beatsOf(story as Story, view as View, news).flatMap((beat) => beat.motions)

describe('a walk', () => {
  it('changes nothing but transform and opacity, and turns to where it goes', () => {
    for (const then of ['gone', 'back', 'in'] as const) {
      const frames = walking({ x: 0, y: 0 }, { x: 100, y: 0 }, then)
      expect(
        frames.every((frame) => Object.keys(frame).every((key) => /^(transform|opacity|offset)$/.test(key))),
      ).toBe(true)
      const offsets = frames.map((frame) => Number(frame.offset))
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
      expect(offsets.at(-1)).toBe(1)
      expect(String(frames[0]!.transform)).toContain('scaleX(-1)')
    }
    expect(String(walking({ x: 100, y: 0 }, { x: 0, y: 0 }, 'in')[0]!.transform)).not.toContain('scaleX')
  })
})

describe('on the ranches', () => {
  const own = {
    tokens: { griffin: 2, mandrake: 2, 'yellow egg': 1 },
    cards: 0,
    blue: [],
    red: [],
    medals: [],
    score: 0,
  }
  const table = {
    ranches: [own],
    display: [],
    medals: [],
    power_discards: [],
    discards: {},
    deck: 0,
    hand: {},
  }

  it('an egg cracks before its dragon comes out of it', () => {
    const [crack, , out] = motionsOf(ranch, table, { key: 'hatched', seat: 0, token: 'yellow dragon' })
    expect(crack).toMatchObject({ ghost: 'tok:0:yellow egg' })
    expect(out).toMatchObject({ walk: 'tok:0:yellow dragon', from: 'tok:0:yellow egg' })
    expect(out!.wait).toBeGreaterThan(0)
  })
  it('the fed come back from their food, and the hungry leave by the gate', () => {
    const fed = motionsOf(ranch, table, { key: 'fed', seat: 0, token: 'griffin', count: 2 })
    expect(fed[0]).toMatchObject({ walk: 'tok:0:griffin', to: 'tok:0:mandrake', count: 2, then: 'back' })
    const left = motionsOf(ranch, table, { key: 'starved', seat: 0, token: 'griffin', count: 1 })
    expect(left).toContainEqual(
      expect.objectContaining({ walk: 'tok:0:griffin', to: 'gate:0', then: 'gone' }),
    )
  })
  it('every motion is over when its line is', () => {
    const item = {
      seat: 0,
      victim: 0,
      token: 'griffin',
      gives: 'griffin',
      takes: 'mandrake',
      count: 3,
      points: 2,
    }
    for (const [key, { ms = 650 }] of Object.entries(ranch.lines))
      for (const motion of ranch.motions!({ ...item, key } as never, table as never))
        if ('walk' in motion) expect((motion.wait ?? 0) + (motion.ms ?? 620), key).toBeLessThanOrEqual(ms)
  })
})

describe('a recipe', () => {
  const view = { seat: 0, supply: null, ranches: [{ tokens: {} }] } as never
  const move = (name: string, farmers: number) =>
    ({ n: 0, name, text: '', args: { first: 2, second: 0, farmers, ingots: 0, help: 'none' } }) as never
  const choice = (cards: string[], ...fitting: never[]) =>
    ({
      fitting,
      ready: [],
      lit: new Map(),
      picked: new Map(cards.map((card) => [`essence:${card}`, 1])),
    }) as never

  it('stands as the aids say', () => {
    const line = (key: string, number: number, other = '') =>
      ({ key, thing: 'combination:eggs', other, number }) as never
    expect(standing('eggs', [])).toMatchObject({ is: 'idle' })
    expect(standing('eggs', [line('can', 2)])).toMatchObject({ is: 'can', times: 2 })
    expect(standing('eggs', [line('short', 1, 'essence:Dragon')])).toMatchObject({
      is: 'short',
      missing: ['Dragon'],
    })
    expect(standing('gold', [line('can', 2)])).toMatchObject({ is: 'no' })
  })
  it('says what one more card would make', () => {
    expect(happens(move('griffins', 1), view)).toBe(2)
    const held = ['Griffin', 'Farmer']
    expect(picked('griffins', choice(held, move('griffins', 1)), view)).toEqual({
      is: 'short',
      times: 2,
      missing: ['Griffin'],
    })
    expect(picked('mandrakes', choice(held, move('griffins', 1)), view)).toMatchObject({ is: 'no' })
  })
})

describe('at the Grimoire', () => {
  const player = {
    school: [],
    school_cards: 0,
    pearls: { red: 2, blue: 0 },
    values: null,
    fragments: 0,
    eggs: 1,
  }
  const table = {
    seat: 0,
    turn: 0,
    players: [structuredClone(player), structuredClone(player)],
    grimoire: { left: { page: 3, cards: 9 }, right: { page: 'red', cards: 9 } },
    training: { left: 'white 3', right: null },
  }
  it('pearls are turned up one after the other, whosever they are', () => {
    const news = [0, 0, 1, 1].map((seat, nth) => ({ key: 'pearl_shown', seat, pearl: 'red', value: nth }))
    const shown = motionsOf(grimoire, table, ...(news as unknown as NewsItem[]))
    expect(shown.map((one) => ('at' in one ? one.at : ''))).toEqual([
      'pearl:0:0',
      'pearl:0:1',
      'pearl:1:0',
      'pearl:1:1',
    ])
    const waits = shown.map((one) => one.wait ?? 0)
    expect(new Set(waits).size).toBe(4)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  })
  it('a page turns, and ink writes on the left one', () => {
    const shown = motionsOf(grimoire, table, { key: 'page_shown', side: 'left', page: '2' } as never)
    expect(shown.map((one) => ('act' in one ? one.act.name : ''))).toEqual(['page', 'ink'])
  })
})
