import { describe, expect, it } from 'vitest'
import type { MoveInfo } from '../src/api/protocol'
import { choose, pick, ranges } from '../src/table/choose'

const move = (n: number, name: string, things: string[]): MoveInfo & { things: string[] } => ({
  n,
  name,
  text: name,
  args: {},
  things,
})
const touches = (m: MoveInfo) => (m as MoveInfo & { things: string[] }).things
const MOVES = [
  move(0, 'draw', []),
  move(1, 'mandrakes', ['m', 'm']),
  move(2, 'mandrakes', ['m', 'm', 'f']),
  move(3, 'exchange', ['m', 'm']),
  move(4, 'exchange', ['m', 'f']),
]

describe('choosing', () => {
  it('offers moves that touch nothing at once', () => {
    expect(choose(MOVES, touches, []).ready.map((m) => m.n)).toEqual([0])
  })
  it('narrows by what is picked, counting alike things', () => {
    const one = choose(MOVES, touches, ['m'])
    expect(one.ready).toEqual([])
    expect(one.lit).toEqual(
      new Map([
        ['m', 1],
        ['f', 1],
      ]),
    )
    const two = choose(MOVES, touches, ['m', 'm'])
    expect(two.ready.map((m) => m.n)).toEqual([1, 3])
    expect(two.lit).toEqual(new Map([['f', 1]]))
  })
  it('lets go of a thing that is tapped again and cannot be added', () => {
    expect(pick(MOVES, touches, ['m', 'm'], 'm')).toEqual(['m'])
  })
  it('begins anew with a thing that does not fit the rest', () => {
    expect(pick([move(0, 'a', ['x']), move(1, 'b', ['y'])], touches, ['x'], 'y')).toEqual(['y'])
  })
  it('ignores what touches no legal move', () => {
    expect(pick(MOVES, touches, ['m'], 'z')).toEqual(['m'])
  })
  it('asks for a number where moves differ in one only', () => {
    const feeds = [0, 1, 2, 3].map((count) => ({
      n: count,
      name: 'feed',
      text: '',
      args: { count: String(count) },
    }))
    const found = ranges([...feeds, MOVES[0]!])
    expect(found.single).toEqual([MOVES[0]])
    expect(found.ranges[0]).toMatchObject({ name: 'feed', arg: 'count', low: 0, high: 3 })
  })
})
