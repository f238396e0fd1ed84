import { describe, expect, it } from 'vitest'
import type { MoveInfo, NewsItem, View } from '../src/api/protocol'
import type { Options } from '../src/local/games/game'
import type { Face } from '../src/games/types'
import { viewOf } from '../src/local/match/match'
import { ASIDES, type Ply } from './aside_claims'
import { game as gameOf, INFO, NAMES } from './local_games'
import { THINGS, WHY, type Decision } from './why_claims'

/** What a player reads at the table is a claim, and claims are checked; `DRAGONHALL_CLAIMS=10000` checks so many positions. */
const POSITIONS = Number(process.env.DRAGONHALL_CLAIMS ?? 400)
const FACES = import.meta.glob<Face>('../../src/dragonhall/games/*/web/face.ts', {
  eager: true,
  import: 'face',
})
const ENGLISH = import.meta.glob<string>('../../src/dragonhall/games/*/web/en.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const inFolder = <T>(files: Record<string, T>, game: string, file: string): T =>
  files[`../../src/dragonhall/games/${game}/web/${file}`]!

/** A small generator, so that every run checks the same positions. */
function generator(seed: number): (n: number) => number {
  let word = seed >>> 0
  return (n) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return Math.floor((word * n) / 2 ** 32)
  }
}

type Luck = (n: number) => number
const one = <T>(luck: Luck, list: readonly T[]): T => list[luck(list.length)]!

/** The defaults in every third match; else each option by chance. */
function someOptions(
  name: string,
  seats: number,
  number: number,
  luck: Luck,
  complete: (o: Options) => Options,
): Options {
  const { options } = INFO.games.find((game) => game.name === name)!
  for (let tries = 0; number % 3 && tries < 20; tries++) {
    const chosen = options.flatMap((option) => {
      if (luck(2)) return []
      const { low, high, values } = option
      const value = values ? one(luck, values) : low! + luck(Math.min(high! - low! + 1, 40))
      return [[option.name, value] as const]
    })
    try {
      return complete(Object.fromEntries(chosen))
    } catch {
      // These do not go together.
    }
  }
  return complete({})
}

interface Asked extends Decision {
  ply: Ply
}

/** Positions of random matches: a seat that decides, and the ply that it plays, as somebody at the table sees it. */
async function* positions(name: string, count: number): AsyncGenerator<Asked> {
  const rules = await gameOf(name)
  const { low, high } = rules.info
  let left = count
  for (let number = 0; left > 0; number++) {
    const luck = generator(number + 1)
    const seats = low + luck(high - low + 1)
    let options: Options
    try {
      options = someOptions(name, seats, number, luck, (chosen) => rules.complete(seats, chosen))
    } catch {
      continue // One seat alone needs an option.
    }
    let { board } = rules.deal(seats, options, BigInt(number))
    const plies = 40 + 40 * (number % 6)
    for (let ply = 0; ply < plies && left > 0; ply++) {
      const toAct = rules.toAct(board)
      if (!toAct.length) break
      const seen = (watcher: number | null, now = board, at = ply): View =>
        viewOf(rules, seats, options, now, at, rules.toAct(now), watcher)
      const seat = one(luck, toAct)
      const legal = rules.legal(board, seat)
      const before = board
      const plays = (move: MoveInfo): NewsItem[] =>
        rules.news(rules.play(before, seat, move.n, null).told, seat)
      const played = rules.play(board, seat, one(luck, legal), null)
      const watcher = one(luck, [null, ...Array(seats).keys()])
      const news = rules.news(played.told, watcher)
      yield {
        view: seen(seat),
        seat,
        moves: legal.map((move) => rules.move(move)),
        plays,
        ply: { seat: watcher, before: seen(watcher), news, after: seen(watcher, played.board, ply + 1) },
      }
      board = played.board
      left -= 1
    }
  }
}

const shown = (asked: Decision): string =>
  JSON.stringify({ moves: asked.moves.map(({ text }) => text).slice(0, 12), view: asked.view })

describe.each(NAMES)('%s', (name) => {
  const face = inFolder(FACES, name, 'face.ts')
  const told: Record<string, number> = {}
  const wrong: Record<string, string> = {}
  const counts = (key: string, claim: () => boolean, where: () => string) => {
    told[key] = (told[key] ?? 0) + 1
    if (!(key in wrong) && !claim()) wrong[key] = where()
  }

  it('says nothing untrue about what cannot be used, and about what has happened', async () => {
    for await (const asked of positions(name, POSITIONS)) {
      const { view, seat, moves, ply } = asked
      const info = INFO.games.find((game) => game.name === name)!
      const lit = new Set(moves.flatMap((move) => face.touches(move, view, moves, info)))
      for (const thing of new Set(THINGS[name]!(view, seat))) {
        if (lit.has(thing) || face.standsFor?.(thing, moves, view).length) continue
        const key = face.whyNot!(thing, view)
        if (key)
          counts(
            `why-${key}`,
            () => WHY[name]![key]!(asked, thing),
            () => `${thing}: ${shown(asked)}`,
          )
      }
      for (const key of face.missing?.(view, moves) ?? [])
        counts(
          `why-${key}`,
          () => WHY[name]![key]!(asked, null),
          () => shown(asked),
        )
      const now = structuredClone(ply.before)
      ply.news.forEach((item, nth) => {
        const key = face.story!.aside?.(now, item)?.[0].replace(`web-${name}-`, '')
        if (key?.startsWith('aside-'))
          counts(
            key,
            () => ASIDES[name]![key.slice(6)]!(now, item, ply, nth),
            () => `${JSON.stringify(ply.news)}`,
          )
        face.story!.after(now, item)
      })
    }
    if (process.env.DRAGONHALL_CLAIMS) console.log(name, JSON.stringify(told))
    expect(wrong).toEqual({})
    expect(Object.values(told).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(POSITIONS)
  })
  it('has a checker for every such sentence', () => {
    const keys = (kind: string) =>
      [
        ...inFolder(ENGLISH, name, 'en.ftl').matchAll(new RegExp(`^web-${name}-${kind}-([\\w-]+) =`, 'gm')),
      ].map(([, key]) => key)
    expect(Object.keys(WHY[name]!).toSorted()).toEqual(keys('why').toSorted())
    expect(Object.keys(ASIDES[name]!).toSorted()).toEqual(keys('aside').toSorted())
  })
})
