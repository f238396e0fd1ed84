import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { beatsOf, lastBeat, lastPart, type Story } from '../src/games/story'
import type { NewsItem, View } from '../src/api/protocol'
import type { Ply } from './aside_claims'

interface Campaign {
  game: string
  keys: string[]
  /** Places of the table that a story must bring from one true view to the next. */
  told: string[]
  /** What a line leaves open. */
  unsaid: Record<string, string[]>
  plies: Ply[]
}

const STORIES = import.meta.glob<Story>('../../src/dragonhall/games/*/web/story.ts', {
  eager: true,
  import: 'story',
})
const storyOf = (game: string): Story => STORIES[`../../src/dragonhall/games/${game}/web/story.ts`]!

/** What lies at `players[].gold` or `stakes`. */
function at(view: View, path: string): unknown {
  const [head, field] = path.split('[].')
  const found = head!.split('.').reduce<unknown>((inside, name) => (inside as View)?.[name], view)
  if (field === undefined) return sorted(found)
  return (found as View[]).map((one) =>
    sorted(field.split('.').reduce<unknown>((inside, name) => (inside as View)?.[name], one)),
  )
}
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(sorted(one))).toSorted()
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inside]) => inside !== 0)
        .toSorted(),
    )
  return value
}

// Real games, played by Python (tests/browser/test_story.py), that hands the plies over in a file.
const file = process.env.DRAGONHALL_PLIES
const campaigns: Campaign[] = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []

describe.runIf(campaigns.length)('the beats of real games', () => {
  it.each(campaigns)(
    '$game: every line is told once and in order, and leads to the true table',
    (campaign) => {
      const story = storyOf(campaign.game)
      const wrong: string[] = []
      for (const ply of campaign.plies) {
        const copy = JSON.stringify(ply.before)
        const beats = beatsOf(story, ply.before, ply.news)
        expect(JSON.stringify(ply.before)).toBe(copy)
        expect(beats.flatMap((beat) => beat.items)).toEqual(ply.news)
        const end = beats.at(-1)?.view ?? ply.before
        // When it is over everything is put away; and what is eaten or thrown away unseen no line says.
        if (ply.after.over) continue
        const unsaid = ply.news.flatMap((item) => campaign.unsaid[item.key] ?? [])
        for (const path of campaign.told.filter((one) => !unsaid.includes(one))) {
          const told = JSON.stringify(at(end, path))
          const truth = JSON.stringify(at(ply.after, path))
          if (told !== truth && wrong.filter((one) => one.startsWith(path)).length < 2)
            wrong.push(`${path}: told ${told}, is ${truth}, by ${JSON.stringify(ply.news)}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )
  it.each(campaigns)(
    '$game: beats are seen from 0.4 to 1.2 seconds, and only lines there are have a length',
    (campaign) => {
      const story = storyOf(campaign.game)
      for (const [key, { ms }] of Object.entries(story.lines)) {
        expect(campaign.keys).toContain(key)
        if (ms !== undefined) expect(ms >= 400 && ms <= 1200, key).toBe(true)
      }
      for (const key of [...(story.headings ?? []), ...(story.ends ?? [])])
        expect(campaign.keys).toContain(key)
    },
  )
})

describe('beats', () => {
  const story: Story = {
    lines: { a: { ms: 400 }, b: { ms: 500, with: 'b' }, c: { ms: 900, with: 'b' }, end: { ms: 700 } },
    after: (view, item) => (view.sum += item.n),
    headings: ['a'],
    ends: ['end'],
  }
  const before = { sum: 0 } as unknown as View
  it('are single lines, or neighbours that belong together, each with the table after it', () => {
    const news = [
      { key: 'a', n: 1 },
      { key: 'b', n: 2 },
      { key: 'c', n: 3 },
      { key: 'end', n: 4 },
      { key: 'b', n: 5 },
    ]
    const beats = beatsOf(story, before, news)
    expect(beats.map((beat) => [beat.items.length, beat.view.sum, beat.ms, beat.end])).toEqual([
      [1, 1, 400, false],
      [2, 6, 900, false],
      [1, 10, 700, true],
      [1, 15, 500, false],
    ])
    expect(before.sum).toBe(0)
  })
  it('end a part once, with the last line of its end', () => {
    const news = ['end', 'b', 'end', 'a'].map((key) => ({ key, n: 1 }))
    expect(beatsOf(story, before, news).map((beat) => beat.end)).toEqual([false, false, true, false])
    expect(lastBeat(story, news)).toEqual([{ key: 'a', n: 1 }])
    const grouped = ['a', 'b', 'c'].map((key) => ({ key, n: 1 }))
    expect(lastBeat(story, grouped).map((item) => item.key)).toEqual(['b', 'c'])
  })
  it('know where the last part of the game began', () => {
    const log = [
      [{ key: 'a', n: 1 }],
      [{ key: 'b', n: 2 }],
      [
        { key: 'a', n: 3 },
        { key: 'end', n: 4 },
      ],
    ]
    expect(lastPart(story, log).map((item) => item.n)).toEqual([3, 4])
  })
})

describe('what a line alone does not say', () => {
  const race = (movement: string | null) =>
    ({
      spaces: { Didi: 5, Diego: 6, Danny: 7, Dragma: 9, Dragobert: 3 },
      dice: movement ? { colour: 'Didi', movement } : null,
      eggs: [[], []],
      pool: 12,
    }) as unknown as View
  const went = (key: string, from: number, to: number) => ({ key, dragon: 'Didi', from, to })
  const aside = (movement: string | null, item: NewsItem) =>
    beatsOf(storyOf('dragorun'), race(movement), [item])[0]!.aside
  it('dragorun: why a dragon went just there', () => {
    expect(aside('+1', went('forward', 5, 8))).toEqual(['web-dragorun-aside-leapt', { leapt: 2 }])
    expect(aside('-1', went('backward', 5, 4))).toBeUndefined()
    expect(aside('trophy', went('forward', 5, 10))).toEqual(['web-dragorun-aside-trophy'])
    expect(aside(null, went('backward', 5, 2))).toEqual(['web-dragorun-aside-snail'])
    expect(aside(null, { key: 'egg', seat: 1, egg: 'mushroom' })).toEqual(['web-dragorun-aside-egg-mushroom'])
    expect(aside(null, { key: 'egg', seat: 1, egg: '+1 Didi' })).toEqual(['web-dragorun-aside-egg'])
    const ante = { players: [{ hand: 4 }], hand: [] } as unknown as View
    const thief = { key: 'triggers', seat: 0, card: 'Thief', strength: 7, before: 9 }
    expect(beatsOf(storyOf('ante'), ante, [thief])[0]!.aside).toEqual(['web-ante-power-thief'])
    const copied = { key: 'copied', seat: 0, card: 'Archmage', copied: 'Brass Dragon 7' }
    expect(beatsOf(storyOf('ante'), ante, [copied])[0]!.aside).toEqual(['web-ante-power-brass-dragon'])
    const red = { ...thief, card: 'Red Dragon 2' }
    expect(beatsOf(storyOf('ante'), ante, [red])[0]!.aside).toEqual(['web-ante-power-red-dragon'])
    expect(aside('snail', { key: 'stayed', dragon: 'Dragobert', space: 3 })).toEqual([
      'web-dragorun-aside-stays-snail',
    ])
  })
  it('dragardiens: what is asked follows the page that was turned up', () => {
    const table = {
      grimoire: { left: { page: 2 }, right: { page: 'blue' } },
      wanted: { number: 2, colour: 'blue' },
      reward: ['lowest'],
      players: [],
    } as unknown as View
    const [beat] = beatsOf(storyOf('dragardiens'), table, [{ key: 'page_shown', side: 'left', page: '5' }])
    expect(beat!.view.wanted).toEqual({ number: 5, colour: 'blue' })
    expect(beat!.view.reward).toEqual([])
  })
})
