import type { NewsItem } from '@web/api/protocol'
import type { Board, LocalGame, Told } from '../games/game'

const TABLES = 512
const EXAMPLES = 3

/**
 * What a move would do, as core/what_if.py finds it: the move is made on many tables that look alike to the seat. What
 * all of them tell is sure; then come different lines that could follow.
 */
export function outcomeOf(
  game: LocalGame,
  board: Board,
  seat: number,
  move: number,
): { sure: NewsItem[]; examples: NewsItem[] } {
  let sure: Told[] | null = null
  let examples: Told[] = []
  for (let seed = 1; seed <= TABLES; seed++) {
    const { told: all } = game.play(game.redeal(board, seat, BigInt(seed)), seat, move, null)
    const told = all.filter(([to]) => (to >> seat) & 1)
    sure ??= told
    let same = 0
    while (same < Math.min(sure.length, told.length) && alike(sure[same]!, told[same]!)) same++
    if (same < Math.max(sure.length, told.length)) {
      if (same < sure.length) examples = [sure[same]!]
      sure = sure.slice(0, same)
      const next = told[same]
      if (next && !examples.some((one) => alike(one, next))) examples.push(next)
    }
    if (!sure.length && examples.length >= EXAMPLES) break
  }
  return { sure: game.news(sure ?? [], seat), examples: game.news(examples.slice(0, EXAMPLES), seat) }
}

/** The same news, whoever else may know it. */
const alike = (one: Told, other: Told): boolean => one.every((number, at) => at === 0 || number === other[at])
