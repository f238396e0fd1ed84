import type { Hint, Outcome } from '@web/api/protocol'
import { hintIn, keeping, type Advice } from './bots/hints'
import { refused } from './games/problems'
import type { Position } from './match/match'
import { outcomeOf } from './match/outcomes'
import { hintsAllowed, ownPlace } from './match/table_state'
import type { LocalTable } from './table'

// Advice to the player (hall/tables/advice.py): hints, and what a move would do.

/** Where the match stands, for who may have a hint there; that it was asked for is written down. */
export function hinted(table: LocalTable, seat: number, seq: number): Promise<Position> {
  return table.decided(async () => {
    ownPlace(table.state, seat)
    const now = table.mustRun()
    if (!hintsAllowed(table.state))
      throw refused('no-hints', 'At this table there are no hints: the host can allow them.')
    mustDecide(now, seat, seq)
    const { ply } = now.line
    await table.change((state) => {
      if (!state.hinted?.some(([at, who]) => at === ply && who === seat))
        state.hinted = [...(state.hinted ?? []), [ply, seat]]
    })
    return now
  })
}

/** What a search would do at a seat: written down first, then thought about, then told. */
export async function hint(
  table: LocalTable,
  seat: number,
  seq: number,
  think: (after: Position) => Promise<Advice>,
): Promise<Hint> {
  const now = await hinted(table, seat, seq)
  const known = table.hints.get(seat)
  if (known && known.seq === now.asked[seat]) return known
  const sought = await think(now)
  const { game } = table.setup
  const board = game.redeal(now.board, seat, BigInt(Math.floor(Math.random() * 2 ** 50)))
  const offered = sought.options.map(({ move }) => move)
  const advice = keeping(sought, await game.forgone(board, seat, offered))
  const reason = await game.reason(board, seat, advice.options[0]!.move)
  const hint = hintIn(advice, seat, now.asked[seat]!, reason, (move) => game.move(move))
  table.hints.set(seat, hint)
  return hint
}

/** What a move would do, as far as the seat can know. */
export function outcome(table: LocalTable, seat: number, seq: number, move: number): Outcome {
  ownPlace(table.state, seat)
  const now = table.mustRun()
  mustDecide(now, seat, seq)
  if (!now.legal(seat).includes(move))
    throw refused('not-legal-now', `Move ${move} is not one of the moves of seat ${seat} now.`)
  return { seat, seq: now.asked[seat]!, move, ...outcomeOf(table.setup.game, now.board, seat, move) }
}

/** Refuse unless the seat decides now what it was asked at that line. */
function mustDecide(now: Position, seat: number, seq: number): void {
  if (!now.toAct.includes(seat)) throw refused('not-your-turn', `Seat ${seat} has nothing to decide now.`)
  if (!(now.asked[seat]! <= seq && seq <= now.line.seq))
    throw refused('stale', `Line ${now.line.seq} has changed what you are asked.`)
}
