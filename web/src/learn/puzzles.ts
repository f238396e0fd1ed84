import { createTable, forgetTable, hallFor } from '@web/halls'
import { drop, keep, keyOf } from '@web/api/keys'
import type { GameInfo, SeatInfo } from '@web/api/protocol'
import type { CreateFrom } from '@web/local/create'
import { store, stored } from '@web/api/storage'

/** A position with one clearly best move (lab/puzzles.py). */
export interface Puzzle {
  id: string
  seat: number
  move: string
  share: number
  next: number
  missed: string[]
  theme: string
  reason: { key: string; number: number } | null
  position: Record<string, unknown> & { game: string; seats: number }
}

/** What somebody did with the puzzles of a game. */
export interface Tally {
  solved: string[]
  streak: number
  best: number
}

const FILES = import.meta.glob<Puzzle[]>('../../../src/dragonhall/games/*/puzzles.json', {
  import: 'default',
})
const pathOf = (game: string): string => `../../../src/dragonhall/games/${game}/puzzles.json`
export const hasPuzzles = (game: string): boolean => pathOf(game) in FILES
export const puzzlesOf = (game: string): Promise<Puzzle[]> => FILES[pathOf(game)]?.() ?? Promise.resolve([])

const TALLIES = 'dragonhall-puzzles'
const OPEN = 'dragonhall-puzzle'
export const tallyOf = (game: string): Tally =>
  stored<Record<string, Tally>>(TALLIES, {})[game] ?? { solved: [], streak: 0, best: 0 }
export function keepTally(game: string, tally: Tally): void {
  store(TALLIES, { ...stored<Record<string, Tally>>(TALLIES, {}), [game]: tally })
}

/** The puzzle that lies on a table of this browser. */
export const puzzleAt = (code: string): { game: string; id: string } | null => {
  const open = stored<{ code: string; game: string; id: string } | null>(OPEN, null)
  return open?.code === code ? open : null
}

/** The one that is asked for, or one that is not solved yet: the easiest first, then all again. */
export async function puzzleFor(game: string, id: string | null): Promise<Puzzle | undefined> {
  const all = await puzzlesOf(game)
  if (id) return all.find((one) => one.id === id)
  const { solved } = tallyOf(game)
  const left = all.filter((one) => !solved.includes(one.id))
  const from = left.length ? left : all
  return from[Math.floor(Math.random() * Math.min(from.length, 8))]
}

/** Lay a puzzle on a table of this browser; the last one goes. */
export async function puzzleTable(
  puzzle: Puzzle,
  game: GameInfo,
  name: string,
  portrait: SeatInfo['portrait'],
  level: string,
): Promise<string> {
  const { position, seat } = puzzle
  const asked: CreateFrom = {
    game: game.name,
    name,
    portrait,
    sit: [seat],
    bots: Array.from({ length: position.seats }, (_, one) => (one === seat ? null : level)),
    // What a wrong move would be worth is asked; hints themselves are not offered.
    hints: true,
    start: true,
    from: { position },
  }
  const welcome = await createTable(asked, await hallFor(game.name))
  const last = stored<{ code: string } | null>(OPEN, null)
  if (last && keyOf(last.code)) {
    forgetTable(last.code)
    drop(last.code)
  }
  keep(welcome.code, { token: welcome.token, player: welcome.player, game: game.name, at: Date.now() })
  store(OPEN, { code: welcome.code, game: game.name, id: puzzle.id })
  return welcome.code
}

/** From now on it is an ordinary table, which stays. */
export const keepTable = (): void => localStorage.removeItem(OPEN)
