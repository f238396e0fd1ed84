import type { Match } from '../../engine/src/match'
import { DOUBT, likelyMoves, worthOf } from '../../engine/src/network'
import type { Thought } from '../../engine/src/search'
import type { Hint, MoveInfo } from '../hall/protocol'

/** What a search found out about a decision, as a hint says it (bots/advice.py). */
export interface Advice {
  options: { move: number; share: number | null }[]
  close: boolean
  mixed: boolean
  tries: number
  /** Where the shares come from. */
  source: 'network' | 'search'
}

const SHOWN = 4
/** A smaller difference in the share of the win is no reason to prefer a move. */
const NOTICED = 0.005

export function adviceOf(thought: Thought, mixed: boolean): Advice {
  const { moves, visits, shares, priors, errors } = thought
  const order = moves
    .map((_, k) => k)
    .filter((k) => !Number.isNaN(shares[k]!))
    .sort((a, b) => visits[b]! - visits[a]! || shares[b]! - shares[a]! || priors[b]! - priors[a]!)
    .slice(0, SHOWN)
  const [best, second] = order
  const close =
    second !== undefined &&
    shares[best!]! - shares[second]! < Math.max(2 * Math.hypot(errors[best!]!, errors[second]!), NOTICED)
  const options = order.map((k) => ({ move: moves[k]!, share: Math.round(shares[k]! * 10_000) / 10_000 }))
  return { options, close, mixed, tries: thought.iterations, source: 'search' }
}

/** What the network thinks of the moves it would most likely make, on a table that was re-dealt for the seat. */
export function firstSight(match: Match, seat: number, seed: bigint): Advice {
  const likely = likelyMoves(match, seat).slice(0, SHOWN)
  const { shares } = worthOf(match, seat, likely, seed >> 1n)
  const options = likely
    .map((move, k) => ({ move, share: Math.round(shares[k]! * 10_000) / 10_000 }))
    .sort((a, b) => b.share - a.share)
  const close = options.length > 1 && options[0]!.share - options[1]!.share < Math.SQRT2 * DOUBT
  const mixed = !match.legal(seat).some((move) => match.sees(-1, seat, move))
  return { options, close, mixed, tries: 0, source: 'network' }
}

/** Where there is only one move there is nothing to think about. */
export const onlyMove = (move: number): Advice => ({
  options: [{ move, share: null }],
  close: false,
  mixed: false,
  tries: 0,
  source: 'search',
})

export const hintIn = (
  advice: Advice,
  seat: number,
  seq: number,
  reason: Hint['reason'],
  words: (move: number) => MoveInfo,
): Hint => ({
  seat,
  seq,
  ...advice,
  options: advice.options.map(({ move, share }) => ({ move: words(move), share })),
  reason,
})
