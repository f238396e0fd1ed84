import { describe, expect, it } from 'vitest'
import type { Outcome, Snapshot, Welcome } from '../src/api/protocol'
import { LocalHall } from '../src/local/hall'
import { Memory } from '../src/local/store'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { plain, searched, type Passage, type Vocabulary } from '../src/pages/rules/rule_search'
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
  /** What the catalogue of a language says to a search. */
  const vocabulary = (language: string): Vocabulary => {
    const path = `../../src/dragonhall/locales/${language}/web.ftl`
    const text = readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
    const said = (key: string) => new RegExp(`^${key} =\\n((?: .*\\n)+)`, 'm').exec(text)![1]!
    return { ignored: said('web-search-ignored'), alike: said('web-search-alike') }
  }
  const french = vocabulary('fr')
  const numbers = (asked: string) => searched(rules, asked, french).found.map(({ at }) => at)

  it('ignores accents, capitals and ligatures, and prefers what has every word', () => {
    expect(plain('Œuf Éclos’')).toBe("oeuf eclos'")
    expect(numbers('oeuf')).toEqual([0, 2])
    expect(numbers('ECLOSION')).toEqual([1])
    expect(numbers('éclosion mandragore')).toEqual([1])
    expect(searched(rules, 'dragon griffon', french)).toMatchObject({ sure: false })
    expect(numbers('zzz')).toEqual([])
    expect(numbers('combinaisons oeuf')).toEqual([0])
  })
  it('answers questions', () => {
    const page = (name: string): Passage[] =>
      readFileSync(fileURLToPath(new URL(`../../src/dragonhall/games/${name}`, import.meta.url)), 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [, number, text] = /^- \*\*([\d.]+)\*\* (.*)$/.exec(line) ?? []
          return number ? [{ number, chapter: '', text: text! }] : []
        })
    const asked = (name: string, question: string) => {
      const language = /rules\.(\w+)\.md/.exec(name)?.[1] ?? 'en'
      return searched(page(name), question, vocabulary(language)).found.slice(0, 3)
    }
    const among = (found: Passage[], expected: RegExp) =>
      expect(
        found.some(({ text }) => expected.test(text)),
        found.map(({ text }) => text).join('\n'),
      ).toBe(true)
    among(asked('ante/rules.md', 'what happens when two flights tie'), /flights are tied/)
    among(asked('ante/rules.md', 'can I look at the discard pile'), /discard/)
    among(asked('ante/rules.md', 'who goes first'), /leads the first round/)
    among(asked('ante/rules.fr.md', 'que se passe-t-il en cas d’égalité entre deux vols'), /égal/)
    among(asked('dragorun/rules.md', 'what does the poison mushroom do?'), /mushroom/)
    among(
      asked('ante/rules.de.md', 'was passiert, wenn zwei Schwärme gleich stark sind'),
      /Gleichstand|gleich stark/,
    )
    among(asked('dragorun/rules.de.md', 'wann endet das Rennen?'), /Rennen endet/)
    among(asked('ante/rules.es.md', '¿qué pasa si dos vuelos empatan?'), /empat/)
    expect(asked('dragorun/rules.es.md', '¿qué hace la seta venenosa?')[0]!.text).toMatch(/seta venenosa/)
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
