import type { Review, ReviewState } from '../hall/protocol'
import type { Fixed } from './daily'
import type { Advice } from './hints'
import type { After } from './match'
import type { Decision } from './review'

/** Who thinks for bots and judges matches, beside this hall. */
export interface Thinkers {
  choose(after: After, seat: number, level: string): Promise<number>
  /** The move of a bot that decides the same every time. */
  decide(after: After, seat: number, how: Fixed): Promise<number>
  /** What a search would do; or at once what the network of the game would do, if it has one. */
  hint(after: After, seat: number, atOnce: boolean): Promise<Advice>
  /** What a move is worth beside the best one. */
  judge(after: After, seat: number, move: number): Promise<Decision>
  review(
    plies: After[],
    progress: (done: number, sofar: Review | null) => void,
  ): Promise<ReviewState['review']>
}
