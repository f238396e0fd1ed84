import { settingsOf } from '../../../engine/src/bots'
import type { Game } from '../../../engine/src/game'
import { matchFrom } from '../../../engine/src/match'
import { Search, type Root } from '../../../engine/src/search'

/** A decision for which one tree is grown. */
export interface Growing {
  seats: number
  board: Uint8Array
  seat: number
  level: 'wyrm'
  /** How long, if not as long as the level usually thinks. */
  milliseconds?: number
}

/** One tree of a decision, and whether the move is made face down. What the seat cannot know is dealt again first. */
export function grown(
  game: Game,
  { seats, board, seat, level, milliseconds }: Growing,
): { root: Root; hidden: boolean } {
  const { deepest, seconds, settings, guided } = settingsOf(game, level, seats)
  const match = matchFrom(game, seats, board).redeal(seat, randomSeed())
  const budget = { milliseconds: milliseconds ?? 1000 * seconds }
  const root = new Search(game).grow(match, seat, randomSeed(), budget, deepest, settings, { guided })
  return { root, hidden: !root.moves.some((move) => match.sees(-1, seat, move)) }
}

const randomSeed = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]! >> 2n
