import type { Board, Told } from './game'
import { viewOf, type Setting } from './match'

/**
 * Whether nobody learnt anything from a move (core/takeback.py says why and how): computed on tables re-dealt for a
 * spectator, with any move that would have looked the same to a spectator, and never on the true table.
 */
const WORLDS = 3
const TRIES = 6

interface State {
  board: Board
  ply: number
  told: Told[]
  move: number
}

export function mayTakeBack(
  setting: Setting,
  before: Board,
  ply: number,
  after: { board: Board; told: Told[] },
  seat: number,
  seed: bigint,
): boolean {
  const { game } = setting
  const shown = observed(setting, { ...after, ply: ply + 1 }, null)
  const watchers = [...Array(setting.seats).keys(), null]
  for (let n = 0; n < WORLDS; n++) {
    const world = game.redeal(before, -1, seed + BigInt(n))
    const then = looksAlike(setting, world, ply, seat, game.legal(world, seat), null, shown)
    if (!then || watchers.some((who) => learnt(setting, world, ply, then, seat, who, seed))) return false
  }
  return true
}

/** Whether what the witness saw rules out a table that was possible for it before; the mover also knows the move. */
function learnt(
  setting: Setting,
  before: Board,
  ply: number,
  after: State,
  mover: number,
  witness: number | null,
  seed: bigint,
): boolean {
  const { game } = setting
  const seen = observed(setting, after, witness)
  for (let n = 0; n < TRIES; n++) {
    const guess = game.redeal(before, witness ?? -1, seed + BigInt(n))
    const legal = game.legal(guess, mover)
    const tried =
      witness === mover ? [after.move] : [after.move, ...legal.filter((one) => one !== after.move)]
    const possible = tried.filter((one) => legal.includes(one))
    if (!looksAlike(setting, guess, ply, mover, possible, witness, seen)) return true
  }
  return false
}

/** The match after the first of these moves that looks the same to the witness. */
function looksAlike(
  setting: Setting,
  before: Board,
  ply: number,
  mover: number,
  moves: number[],
  witness: number | null,
  seen: string,
): State | null {
  for (const move of moves) {
    // A re-dealt table has dice of its own.
    const after = { ...setting.game.play(before, mover, move, null), ply: ply + 1, move }
    if (observed(setting, after, witness) === seen) return after
  }
  return null
}

function observed(
  setting: Setting,
  { board, ply, told }: Omit<State, 'move'>,
  witness: number | null,
): string {
  const { game, seats, options } = setting
  const view = viewOf(game, seats, options, board, ply, game.toAct(board), witness)
  return JSON.stringify([view, game.news(told, witness)])
}
