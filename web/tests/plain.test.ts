import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameInfo, MoveInfo, View } from '../src/api/protocol'
import { headingOf, read, shownBy, thingsOf } from '../src/games/plain/read'
import { words } from '../src/i18n/words.svelte'

/** Embers and The Letter as a hall says them: the words of the examples, and as much of their views and moves as is read. */
const EMBERS = {
  name: 'embers',
  kinds: { stone: 'stone', number: 'number', seat: 'seat' },
  news: { lifted: { seat: 'seat', other: 'seat', stone: 'stone' }, bid: { seat: 'seat', bid: 'number' } },
} as unknown as GameInfo
const NAMES = ['Ann', 'Bob']
const view = (more: object = {}): View =>
  ({
    ...{ game: 'embers', seats: 2, seat: 0, to_act: [0], phase: 'laying', goal: 2, bid: 0 },
    players: [
      { crowns: 0, stones: 3, lost: 0 },
      { crowns: 1, stones: 2, lost: 1 },
    ],
    ...{ hand: ['Pebble', 'Ember'], own_cairn: ['Pebble'], own_lost: [], ...more },
  }) as unknown as View
const move = (n: number, name: string, args: MoveInfo['args']): MoveInfo => ({ n, name, text: name, args })
const lay = [move(0, 'lay', { stone: 'Pebble' }), move(1, 'lay', { stone: 'Ember' })]
const bids = [1, 2, 3, 4].map((number) => move(1 + number, 'bid', { number: String(number) }))
const lift = [move(9, 'lift', { seat: '1' })]

beforeAll(async () => {
  words.fetchGame = (game) =>
    Promise.resolve(readFileSync(`${import.meta.dirname}/../../examples/${game}/${game}/en.ftl`, 'utf8'))
  await words.learn('embers')
  await words.learn('letter')
})

describe('the plain table', () => {
  it('offers a number beside the cards: its move touches nothing', () => {
    const touched = thingsOf([...lay, ...bids, ...lift], view(), EMBERS)
    expect(bids.map((bid) => touched.get(bid.n))).toEqual([[], [], [], []])
    expect(lay.map((one) => touched.get(one.n))).toEqual([['stone:Pebble'], ['stone:Ember']])
    expect(touched.get(lift[0]!.n)).toEqual(['seat:1'])
  })

  it('puts own fields to the own seat, and to none for who has no seat', () => {
    const reading = read(view(), EMBERS, NAMES)
    expect(reading.seats[0]!.map((part) => part.key)).toContain('own_cairn')
    expect(reading.seats[1]!.map((part) => part.key)).not.toContain('own_cairn')
    expect(reading.common.map((part) => part.key)).toEqual(['goal'])
    const watched = read(view({ seat: null, hand: null, own_cairn: null, own_lost: null }), EMBERS, NAMES)
    expect(watched.seats.flat().map((part) => part.key)).not.toContain('own_cairn')
  })

  it('leaves out the zeros of which the words say so, and only these', () => {
    const reading = read(view(), EMBERS, NAMES)
    expect(reading.seats[0]!.map((part) => part.key)).toEqual(['crowns', 'stones', 'own_cairn'])
    expect(reading.seats[1]!.map((part) => part.key)).toEqual(['crowns', 'stones', 'lost'])
    expect(read(view({ bid: 3 }), EMBERS, NAMES).common.map((part) => part.key)).toEqual(['goal', 'bid'])
  })

  it('knows what a line of news shows', () => {
    const lifted = { key: 'lifted', seat: 0, other: 1, stone: 'Ember' }
    expect(shownBy(lifted, EMBERS)).toEqual(['stone:Ember'])
    expect(shownBy({ key: 'bid', seat: 0, bid: 3 }, EMBERS)).toEqual([])
  })

  it('heads a row by what its moves have in common', () => {
    const letter = {
      name: 'letter',
      kinds: { guess: 'card' },
      news: { drew: { card: 'card' }, played: { source: 'source' } },
    } as unknown as GameInfo
    const guesses = ['Cat', 'Ram'].map((guess, n) =>
      move(n, 'guess', { card: 'Crow', source: 'held', seat: '1', guess }),
    )
    expect(headingOf(letter, guesses, NAMES)).toBe('Play Crow (from the hand): Bob has …')
  })
})
