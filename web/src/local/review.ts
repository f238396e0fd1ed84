import type { Game } from '../../engine/src/game'
import { matchFrom, type Match } from '../../engine/src/match'
import { Search } from '../../engine/src/search'
import type { Mark, Review } from '../hall/protocol'
import type { JudgedPly } from './pool'

/** The review of a finished match, by what the seats could know; lab/review.py says what it means. */
const SECONDS = 20
const FEWEST = 24
const MOST = 2000
/** explore, urge, even, rank: a search that looks at all moves well, not far ahead. */
const SPREAD = [3.2, 0, 0.5, 0]
const DEPTH = 4
const MOST_MARKS = 40
const HORIZON = 5

/** A move beside the best one. */
export interface Decision {
  ply: number
  seat: number
  move: number
  better: number
  share: number
  best: number
  cost: number
  sure: boolean
}

/** A review whose moves are numbers: who asked knows their words. */
export type Judged = Omit<Review, 'marks'> & {
  marks: (Omit<Mark, 'move' | 'better'> & { move: number; better: number })[]
}

export function reviewed(
  game: Game,
  seats: number,
  plies: JudgedPly[],
  progress: (done: number) => void,
  seconds = SECONDS,
  seed = 1,
): Judged {
  const started = performance.now()
  const search = new Search(game)
  const usual = game.levels.wyrm.settings
  const tuning = usual.map((value, at) => (at === HORIZON ? 2 * value : value))
  const spread = usual.map((value, at) => SPREAD[at] ?? value)
  const chances: number[][] = []
  const decisions: Decision[] = []
  const skill = Array<number>(seats).fill(0)
  const last = plies.length - 1
  let total = FEWEST
  const tables = plies.map(({ board }) => matchFrom(game, seats, board))
  search.chances(tables[0]!, 0, total, BigInt(seed), tuning)
  let spent = (performance.now() - started) / 1000
  for (const [ply, table] of tables.entries()) {
    const each = (Math.max(seconds - spent, 0) * (total / Math.max(spent, 1e-6))) / (last + 1 - ply)
    const playouts = Math.trunc(Math.min(Math.max((0.5 * each) / seats, FEWEST), MOST))
    const iterations = Math.trunc(Math.min(Math.max(0.5 * each, 2 * FEWEST), 4 * MOST))
    if (ply === last && table.over) {
      const { winners } = table
      const share = (seat: number) => (winners.includes(seat) ? 1 / winners.length : 0)
      chances.push(Array.from({ length: seats }, (_, seat) => (winners.length ? share(seat) : 1 / seats)))
    } else {
      const of = (seat: number) =>
        search.chances(table, seat, playouts, BigInt(seed + ply * seats + seat), tuning)[seat]!
      chances.push(Array.from({ length: seats }, (_, seat) => of(seat)))
      total += playouts * seats
    }
    const next = plies[ply + 1]
    if (next && next.seat >= 0 && table.legal(next.seat).length > 1) {
      const [decision, gained] = judged(
        search,
        table,
        next.seat,
        next.move!,
        ply + 1,
        iterations,
        seed,
        spread,
      )
      decisions.push(decision)
      skill[next.seat]! += gained
      total += iterations
    }
    progress(ply)
    spent = (performance.now() - started) / 1000
  }
  const costly = decisions.filter((one) => one.sure).toSorted((a, b) => b.cost - a.cost)
  const marks = costly.slice(0, MOST_MARKS).map(({ ply, seat, move, better, share, best, cost }, nth) => ({
    ply,
    seat,
    move,
    better,
    share: round(share),
    best: round(best),
    cost: round(cost),
    worst: nth + 1,
  }))
  const results = chances.at(-1)!
  return {
    chances: chances.map((row) => row.map(round)),
    marks: marks.toSorted((a, b) => a.ply - b.ply),
    seats: results.map((result, seat) => ({
      result: round(result),
      skill: round(skill[seat]!),
      luck: round(result - 1 / seats - skill[seat]!),
      cost: round(costly.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.cost, 0)),
      decisions: decisions.filter((one) => one.seat === seat).length,
    })),
    playouts: total,
    seconds: Math.round(spent * 10) / 10,
  }
}

/** So many iterations and playouts for one decision that somebody practises. */
const PRACTICE = 6000

/** What a move is worth beside the best one, by what its seat can know. */
export function compared(
  game: Game,
  seats: number,
  board: Uint8Array,
  seat: number,
  move: number,
  seed = 1,
): Decision {
  const match = matchFrom(game, seats, board).redeal(seat, seed)
  const spread = game.levels.wyrm.settings.map((value, at) => SPREAD[at] ?? value)
  const [found] = judged(new Search(game), match, seat, move, 0, PRACTICE, seed, spread)
  return { ...found, share: round(found.share), best: round(found.best), cost: round(found.cost) }
}

/** A decision, and its gain over the heuristic's move: all three moves are played out on the same tables. */
function judged(
  search: Search,
  table: Match,
  seat: number,
  move: number,
  ply: number,
  iterations: number,
  seed: number,
  settings: readonly number[],
): [Decision, number] {
  const luck = BigInt(seed + ply)
  const budget = { iterations: Math.max(Math.trunc(iterations / 2), 2 * FEWEST) }
  const thought = search.think(table, seat, luck, budget, DEPTH, settings, false)
  const best = thought.moves[thought.best]!
  const usual = thought.moves[thought.priors.indexOf(Math.max(...thought.priors))]!
  const picks = [...new Set([move, best, usual])]
  const playouts = Math.max(Math.trunc(iterations / (2 * picks.length)), FEWEST)
  const { shares, errors } = search.compare(table, seat, picks, playouts, luck, settings)
  const of = (values: number[], one: number) => values[picks.indexOf(one)]!
  const [share, found] = [of(shares, move), of(shares, best)]
  const cost = Math.max(found - share, 0)
  const sure = move !== best && cost > 2 * of(errors, best)
  const gained = share - of(shares, usual)
  // Hundreds of small differences would add up to noise, so only significant ones count.
  const counts = Math.abs(gained) > 2 * of(errors, usual)
  return [{ ply, seat, move, better: best, share, best: found, cost, sure }, counts ? gained : 0]
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000
