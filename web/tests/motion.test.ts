import { describe, expect, it } from 'vitest'
import type { NewsItem, View } from '../src/api/protocol'
import { beatsOf, type Story } from '../src/games/story'
import { hopping, type Motion } from '../src/ui/motion'
import { story as race } from '../../src/dragonhall/games/dragorun/web/story'
import { story as gambit } from '../../src/dragonhall/games/ante/web/story'

const motionsOf = (story: unknown, view: unknown, ...news: NewsItem[]): Motion[] =>
  beatsOf(story as Story, view as View, news).flatMap((beat) => beat.motions)
const kinds = (motions: Motion[]): string[] =>
  motions.map(
    (one) =>
      ['fly', 'beam', 'away', 'comes', 'run', 'soar', 'burst', 'lean'].find((kind) => kind in one) ??
      ('act' in one ? one.act.name : ''),
  )

describe('a race', () => {
  const table = {
    track: 28,
    spaces: { Didi: 5, Diego: 6, Danny: 8, Dragma: 9, Dragobert: 0 },
    dice: { colour: 'Didi', movement: '+2' },
    markers: {},
    eggs: [[], []],
    pool: 12,
  }
  const went = (from: number, to: number) => ({
    key: to > from ? 'forward' : 'backward',
    dragon: 'Didi',
    from,
    to,
  })
  const hops = (...motions: Motion[]) => motions.flatMap((one) => ('run' in one ? one.hops : []))

  it('runs along the track, and leaps over the dragons on it', () => {
    expect(hops(...motionsOf(race, table, went(5, 12)))).toEqual([
      ['space:6', 'space:7'],
      ['space:8', 'space:9', 'space:10'],
      ['space:11'],
      ['space:12'],
    ])
    expect(
      hops(...motionsOf(race, { ...table, spaces: { ...table.spaces, Didi: 11 } }, went(11, 7))),
    ).toEqual([['space:10'], ['space:9', 'space:8', 'space:7']])
    // All may stand on the snail space: nobody is leapt over there.
    expect(hops(...motionsOf(race, table, went(5, 0))).at(-1)).toEqual(['space:0'])
  })
  it('is looked at closely in the last spaces, and the line is crossed slowly', () => {
    expect(kinds(motionsOf(race, table, went(20, 23)))).toEqual(['run'])
    expect(kinds(motionsOf(race, table, went(20, 24)))).toEqual(['run', 'lean'])
    const [beat] = beatsOf(race as Story, table as unknown as View, [went(26, 28)])
    expect(beat!.motions[0]).toMatchObject({ run: 'dragon:Didi', slow: 2.4 })
    expect(beat!.ms).toBeLessThanOrEqual(1200)
  })
  it('has dice that tumble once for a roll, each that shows something else', () => {
    const roll = (key: string, colour: string, movement: string) => ({ key, seat: 0, colour, movement })
    const tumbles = (...news: NewsItem[]) =>
      motionsOf(race, table, ...news).flatMap((one) =>
        'act' in one && one.act.name === 'tumble' ? [one.at] : [],
      )
    expect(tumbles(roll('rolled', 'Didi', '+2'))).toEqual(['die:colour', 'die:movement'])
    expect(tumbles(roll('rerolled', 'Didi', '+3'))).toEqual(['die:movement'])
    expect(tumbles(roll('rerolled', 'Didi', '+2'))).toEqual(['die:colour', 'die:movement'])
    const [beat] = beatsOf(race as Story, table as unknown as View, [roll('rolled', 'Didi', '+2')])
    expect(beat!.hush).toBe(true)
  })
})

describe('the key frames of a run', () => {
  const { frames, landings } = hopping(
    { x: -300, y: 0 },
    [
      [{ x: -200, y: 0 }],
      [
        { x: -100, y: 0 },
        { x: 0, y: 0 },
      ],
    ],
    50,
  )
  const heights = frames.map(({ transform }) => Number(/, (-?[\d.]+)px/.exec(String(transform))?.[1] ?? 0))
  it('begin where it stood, land where each hop ends, and end where it stands', () => {
    expect(frames[0]!.transform).toContain('translate(-300px, 0px)')
    expect(frames.at(-1)!.transform).toBe('none')
    expect(landings.map(({ x }) => x)).toEqual([-200, 0])
    const offsets = frames.map((frame) => frame.offset!)
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1])
  })
  it('leap higher than they hop, and change nothing but the transform', () => {
    const [hop, leap] = [Math.min(...heights.slice(0, 3)), Math.min(...heights.slice(3))]
    expect(leap).toBeLessThan(hop)
    expect(hop).toBeLessThan(0)
    for (const frame of frames) expect(Object.keys(frame).toSorted()).toEqual(['offset', 'transform'])
  })
})

describe('a gambit', () => {
  const one = (played: string | null, flight: string[]) => ({ hand: 4, gold: 30, known: [], flight, played })
  const table = {
    seat: 1,
    stakes: 26,
    hand: ['Thief'],
    antes: [{ seat: 0, card: 'Gold Dragon 13' }],
    discard: [],
    deck: 40,
    players: [one('Red Dragon 2', ['Red Dragon 2', 'Thief']), one('Druid', ['Druid'])],
  }
  it('pours coins, not more than one can follow, and shows whose power it was', () => {
    const [beam, shake, coins] = motionsOf(gambit, table, { key: 'paid', seat: 1, other: 0, gold: 20 })
    expect(beam).toMatchObject({ from: 'card:Red Dragon 2', to: 'gold:1' })
    expect(shake).toMatchObject({ at: 'gold:1' })
    expect(coins).toMatchObject({ fly: 'coin', from: 'gold:1', to: 'gold:0', count: 8, heard: 'coin' })
    expect(motionsOf(gambit, table, { key: 'paid_stakes', seat: 1, gold: 3, stakes: 29 })).toMatchObject([
      { fly: 'coin', from: 'gold:1', to: 'stakes', count: 3 },
    ])
  })
  it('lifts every card of the flight that wins, and puts all away afterwards', () => {
    const won = { key: 'won_gambit', seat: 0, gold: 26, strength: 9 }
    expect(kinds(motionsOf(gambit, table, won))).toEqual(['lift', 'lift', 'fly'])
    const after = motionsOf(gambit, table, won, { key: 'drew', seat: 0, cards: 2 }).slice(3)
    expect(after.map((one) => 'away' in one && one.away)).toEqual([
      'card:Red Dragon 2',
      'card:Thief',
      'card:Druid',
      'card:Gold Dragon 13',
    ])
  })
  it('tears a stolen card out of one’s own hand, and shows the others no more than its back', () => {
    const theft = motionsOf(gambit, table, { key: 'took_card', seat: 0, other: 1, card: 'Thief' })
    expect(kinds(theft)).toEqual(['shake', 'away'])
    expect(kinds(motionsOf(gambit, table, { key: 'took', seat: 0, other: 1 }))).toEqual(['shake', 'fly'])
  })
})
