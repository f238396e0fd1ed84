import type { Review, ReviewState } from '@web/api/protocol'
import type { Fixed } from '../games/daily'
import type { Advice } from './hints'
import type { Position } from '../match/match'
import type { Decision } from './review'

/** Who thinks for bots and judges matches, beside this hall. */
export interface Thinkers {
  choose(after: Position, seat: number, level: string): Promise<number>
  /** The move of a bot that decides the same every time. */
  decide(after: Position, seat: number, how: Fixed): Promise<number>
  /** Search for the best move. */
  hint(after: Position, seat: number): Promise<Advice>
  /** What a move is worth beside the best one. */
  judge(after: Position, seat: number, move: number): Promise<Decision>
  review(
    plies: Position[],
    progress: (done: number, sofar: Review | null) => void,
  ): Promise<ReviewState['review']>
}
