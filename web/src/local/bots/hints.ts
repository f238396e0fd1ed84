import type { Thought } from '../../../engine/src/search'
import type { Hint, MoveInfo } from '@web/api/protocol'

/** What a search found out about a decision, the best move first (bots/advice.py). */
export interface Advice {
  options: { move: number; share: number | null }[]
  close: boolean
  mixed: boolean
  tries: number
}

/** How long the search for a hint takes. */
export const HINT_MILLISECONDS = 300
const SHOWN = 4
/** A smaller difference in the share of the win is no reason to prefer a move. */
export const NOTICED = 0.005
/** This much is no reason to give something up. */
const FLAT = 0.01

export function adviceOf(thought: Thought, mixed: boolean): Advice {
  const { moves, visits, shares, priors, errors } = thought
  const known = moves
    .map((_, k) => k)
    .filter((k) => !Number.isNaN(shares[k]!))
    .sort((a, b) => visits[b]! - visits[a]! || shares[b]! - shares[a]! || priors[b]! - priors[a]!)
  // Where the search sees no noticeable difference, the move that the game's policy prefers comes first.
  const level = known.filter((k) => Math.abs(shares[k]! - shares[known[0]!]!) < NOTICED)
  const best = level.reduce((first, k) => (priors[k]! > priors[first]! ? k : first))
  const order = [best, ...known.filter((k) => k !== best)]
  const second = order[1]
  const close =
    second !== undefined &&
    shares[best]! - shares[second]! < Math.max(2 * Math.hypot(errors[best]!, errors[second]!), NOTICED)
  const options = order.map((k) => ({ move: moves[k]!, share: Math.round(shares[k]! * 10_000) / 10_000 }))
  return { options, close, mixed, tries: thought.iterations }
}

/** What gives up what the seat has for certain does not come first where another move is about as good. */
export function keeping(advice: Advice, forgone: number[]): Advice {
  const least = (advice.options[0]?.share ?? 0) - FLAT
  const best = advice.options.find(({ move, share }) => (share ?? 0) > least && !forgone.includes(move))
  if (!best || best === advice.options[0]) return advice
  return { ...advice, options: [best, ...advice.options.filter((one) => one !== best)], close: true }
}

/** Where there is only one move there is nothing to think about. */
export const onlyMove = (move: number): Advice => ({
  options: [{ move, share: null }],
  close: false,
  mixed: false,
  tries: 0,
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
  source: 'search',
  options: advice.options.slice(0, SHOWN).map(({ move, share }) => ({ move: words(move), share })),
  reason,
})
