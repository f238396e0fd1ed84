import { bot } from '../../../engine/src/bots'
import type { Game } from '../../../engine/src/game'
import { matchFrom, type Match } from '../../../engine/src/match'
import { likelyMoves, shareOf, worthOf } from '../../../engine/src/network'
import { Search } from '../../../engine/src/search'
import type { Mark, Review } from '@web/api/protocol'
import type { JudgedPly } from './pool'

/** The review of a finished match, by what the seats could know; analysis/review.py says what it means. */
const SECONDS = 20
const FEWEST = 24
const MOST = 2000
/** explore, urge, even, rank: a search that looks at all moves well, not far ahead. */
const SPREAD = [3.2, 0, 0.5, 0]
const DEPTH = 4
const MAX_MARKS = 40
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
  /** Who has judged it. */
  source: 'network' | 'search'
}

/** A review whose moves are numbers: who asked knows their words. */
export type Judged = Omit<Review, 'marks'> & {
  marks: (Omit<Mark, 'move' | 'better'> & { move: number; better: number })[]
}

/** A review that is being made: what the network thinks, as far as the search has not come yet. */
interface Draft {
  chances: number[][]
  /** By its ply, each decision, and its gain over the heuristic's move. */
  judged: Map<number, [Decision, number]>
  /** How many points of the chances are the search's. */
  searched: number
  playouts: number
  seconds: number
}

/**
 * Judge a match. `progress` is told after every ply, and in a game whose network was placed it gets what is known so far:
 * first what the network thinks, then point by point what the search has found.
 */
export function reviewed(
  game: Game,
  seats: number,
  plies: JudgedPly[],
  progress: (done: number, sofar: Judged | null) => void,
  seconds = SECONDS,
  seed = 1,
): Judged {
  const started = performance.now()
  const tables = plies.map(({ board }) => matchFrom(game, seats, board))
  const draft: Draft = { chances: [], judged: new Map(), searched: 0, playouts: 0, seconds: 0 }
  if (game.placed.network) {
    glance(draft, tables, plies, seed)
    progress(0, judgedOf(draft, seats))
  }
  const search = new Search(game)
  const usual = game.levels.wyrm.settings
  const tuning = usual.map((value, at) => (at === HORIZON ? 2 * value : value))
  const spread = usual.map((value, at) => SPREAD[at] ?? value)
  const last = plies.length - 1
  let total = FEWEST
  search.chances(tables[0]!, 0, total, BigInt(seed), tuning)
  let spent = (performance.now() - started) / 1000
  let shown = spent
  for (const [ply, table] of tables.entries()) {
    const each = (Math.max(seconds - spent, 0) * (total / Math.max(spent, 1e-6))) / (last + 1 - ply)
    const playouts = Math.trunc(Math.min(Math.max((0.5 * each) / seats, FEWEST), MOST))
    const iterations = Math.trunc(Math.min(Math.max(0.5 * each, 2 * FEWEST), 4 * MOST))
    if (ply === last && table.over) draft.chances[ply] = resultOf(table)
    else {
      const of = (seat: number) =>
        search.chances(table, seat, playouts, BigInt(seed + ply * seats + seat), tuning)[seat]!
      draft.chances[ply] = Array.from({ length: seats }, (_, seat) => of(seat))
      total += playouts * seats
    }
    const next = plies[ply + 1]
    if (next && next.seat >= 0 && table.legal(next.seat).length > 1) {
      const found = judged(search, table, next.seat, next.move!, ply + 1, iterations, seed, spread)
      draft.judged.set(ply + 1, found)
      total += iterations
    }
    spent = (performance.now() - started) / 1000
    Object.assign(draft, { searched: ply + 1, playouts: total, seconds: spent })
    const look = game.placed.network !== undefined && spent - shown > SHOW_EVERY
    if (look) shown = spent
    progress(ply, look ? judgedOf(draft, seats) : null)
  }
  return judgedOf(draft, seats)
}

/** Seconds between two looks at a review that is being made. */
const SHOW_EVERY = 0.5

const resultOf = ({ winners, seats }: Match): number[] => {
  const share = (seat: number) => (winners.includes(seat) ? 1 / winners.length : 0)
  return Array.from({ length: seats }, (_, seat) => (winners.length ? share(seat) : 1 / seats))
}

function judgedOf({ chances, judged, searched, playouts, seconds }: Draft, seats: number): Judged {
  const all = [...judged].toSorted(([a], [b]) => a - b).map(([, found]) => found)
  const decisions = all.map(([decision]) => decision)
  const costly = decisions.filter((one) => one.sure).toSorted((a, b) => b.cost - a.cost)
  const marks = costly
    .slice(0, MAX_MARKS)
    .map(({ ply, seat, move, better, share, best, cost, source }, nth) => ({
      ply,
      seat,
      move,
      better,
      share: round(share),
      best: round(best),
      cost: round(cost),
      worst: nth + 1,
      source,
    }))
  const results = chances.at(-1)!
  const skill = Array<number>(seats).fill(0)
  for (const [{ seat }, gained] of all) skill[seat]! += gained
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
    playouts,
    seconds: Math.round(seconds * 10) / 10,
    network_from: searched < chances.length ? searched : null,
  }
}

/** On so many tables the network tries the moves of a decision. */
const WORLDS = 8

/** What the network thinks of a match, without a search (analysis/review.py). */
function glance(draft: Draft, tables: Match[], plies: JudgedPly[], seed: number): void {
  draft.chances = tables.map((table) =>
    Array.from({ length: table.seats }, (_, seat) => shareOf(table, seat)),
  )
  const drake = bot('drake', { seed })
  for (const [ply, table] of tables.entries()) {
    const next = plies[ply + 1]
    if (!next || next.seat < 0 || table.legal(next.seat).length < 2) continue
    const usual = drake.choose(table, next.seat, seed + ply + 1)
    draft.judged.set(ply + 1, glanced(table, next.seat, next.move!, usual, ply + 1, seed))
  }
}

/** A decision beside the network's and the heuristic's, on the same tables. */
function glanced(
  table: Match,
  seat: number,
  move: number,
  usual: number,
  ply: number,
  seed: number,
): [Decision, number] {
  const better = likelyMoves(table, seat)[0]!
  const picks = [...new Set([move, better, usual])]
  if (picks.length === 1) {
    const share = shareOf(table, seat)
    return [{ ply, seat, move, better, share, best: share, cost: 0, sure: false, source: 'network' }, 0]
  }
  const { shares, errors } = worthOf(table, seat, picks, BigInt(seed + WORLDS * ply), WORLDS)
  return weighed({ picks, shares, errors }, { ply, seat, move, better, source: 'network' }, usual)
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
  const thought = search.think(table, seat, luck, budget, DEPTH, settings, { hasty: false })
  const best = thought.moves[thought.best]!
  const usual = thought.moves[thought.priors.indexOf(Math.max(...thought.priors))]!
  const picks = [...new Set([move, best, usual])]
  const playouts = Math.max(Math.trunc(iterations / (2 * picks.length)), FEWEST)
  const { shares, errors } = search.compare(table, seat, picks, playouts, luck, settings)
  return weighed({ picks, shares, errors }, { ply, seat, move, better: best, source: 'search' }, usual)
}

/** A decision by what its moves are worth, and its gain over the heuristic's move. */
function weighed(
  { picks, shares, errors }: { picks: number[]; shares: number[]; errors: number[] },
  made: Pick<Decision, 'ply' | 'seat' | 'move' | 'better' | 'source'>,
  usual: number,
): [Decision, number] {
  const of = (values: number[], one: number) => values[picks.indexOf(one)]!
  const [share, best] = [of(shares, made.move), of(shares, made.better)]
  const cost = Math.max(best - share, 0)
  const sure = made.move !== made.better && cost > 2 * of(errors, made.better)
  const gained = share - of(shares, usual)
  // Hundreds of small differences would add up to noise, so only significant ones count.
  const counts = Math.abs(gained) > 2 * of(errors, usual)
  return [{ ...made, share, best, cost, sure }, counts ? gained : 0]
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000
