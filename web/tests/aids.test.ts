import { describe, expect, it } from 'vitest'
import type { Outcome, Snapshot, Welcome } from '../src/api/protocol'
import { LocalHall } from '../src/local/hall'
import { Memory } from '../src/local/store'
import { plain, searched } from '../src/pages/rules/rule_search'
import { percent } from '../src/learn/aids'
import { game, INFO, thinkers } from './local_games'

describe('search in the rules', () => {
  const rules = [
    { number: '4.3', chapter: '4. Combinaisons', text: 'Œufs. Deux cartes Dragon : prendre un œuf.' },
    { number: '4.4', chapter: '4. Combinaisons', text: 'Éclosion. Une carte Dragon et une Mandragore.' },
    {
      number: '',
      chapter: '7. Pouvoirs',
      text: 'Un jeton de base est une mandragore, un griffon ou un œuf.',
    },
  ]
  const numbers = (asked: string) => searched(rules, asked).map(({ at }) => at)

  it('ignores accents, capitals and ligatures, and needs every word', () => {
    expect(plain('Œuf Éclos’')).toBe("oeuf eclos'")
    expect(numbers('oeuf')).toEqual([0, 2])
    expect(numbers('ECLOSION')).toEqual([1])
    expect(numbers('éclosion mandragore')).toEqual([1])
    expect(numbers('dragon griffon')).toEqual([])
    expect(numbers('combinaisons oeuf')).toEqual([0])
  })
  it('finds a rule by its number, and nothing where nothing is asked', () => {
    expect(numbers('4.4')).toEqual([1])
    expect(numbers(' .,')).toEqual([])
  })
})

describe('aids', () => {
  it('never call what can happen impossible, nor what can fail sure', () => {
    expect([percent(1, 1296), percent(1295, 1296), percent(0, 36), percent(36, 36), percent(1, 6)]).toEqual([
      1, 99, 0, 100, 17,
    ])
  })
})

describe('what happens if, at a table of this browser', () => {
  it('tells what is sure and what is open, and changes nothing', async () => {
    const hall = new LocalHall(new Memory(), game, INFO, thinkers)
    const body = { game: 'dragorun', seats: 2, name: 'Ann', sit: [0, 1], start: true }
    const welcome = (await hall.ask('/tables', { ...body, options: { no_eggs: true } })) as Welcome
    const state = async () =>
      (await hall.ask(`/tables/${welcome.code}/state`, undefined, welcome.token)) as Snapshot
    const now = await state()
    const { seat, moves } = now.standings.find((one) => one.moves.length)!
    const numbers = Object.fromEntries(moves.map((move) => [move.name, move.n]))
    const asked = (fields: object, token: string | undefined = welcome.token) =>
      hall.ask(
        `/tables/${welcome.code}/outcome`,
        { seat, seq: now.seq, ...fields },
        token,
      ) as Promise<Outcome>
    const rolled = await asked({ move: numbers.roll })
    expect(rolled.sure).toEqual([])
    expect(new Set(rolled.examples.map((one) => one.key))).toEqual(new Set(['rolled']))
    const swapped = await asked({ move: numbers.swap })
    expect(swapped.examples).toEqual([])
    expect(swapped.sure[0]!.key).toMatch(/^swapped/)
    expect((await state()).seq).toBe(now.seq)
    await expect(asked({ move: 999 })).rejects.toMatchObject({ problem: { code: 'not-legal-now' } })
    await expect(asked({ move: numbers.roll, seq: -1 })).rejects.toMatchObject({ problem: { code: 'stale' } })
    await expect(asked({ move: numbers.roll }, 'nobody')).rejects.toThrow()
  })
})
