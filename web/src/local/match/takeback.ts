import type { Board, Told } from '../games/game'
import { viewOf, type MatchSetup } from './match'

/**
 * Whether nobody learnt anything from a move (core/take_back.py says why and how): computed on tables re-dealt for a
 * spectator, with any move that would have looked the same to a spectator, and never on the true table.
 */
const WORLDS = 3
const TRIES = 12

interface State {
  board: Board
  ply: number
  told: Told[]
  move: number
}

export function mayTakeBack(
  setup: MatchSetup,
  before: Board,
  ply: number,
  after: { board: Board; told: Told[] },
  seat: number,
  seed: bigint,
): boolean {
  const { game } = setup
  const shown = observed(setup, { ...after, ply: ply + 1 }, null)
  const watchers = [...Array(setup.seats).keys(), null]
  for (let n = 0; n < WORLDS; n++) {
    const world = game.redeal(before, -1, seed + BigInt(n))
    const then = looksAlike(setup, world, ply, seat, game.legal(world, seat), null, shown)
    if (!then || showed(setup, world, then.board)) return false
    if (watchers.some((who) => heard(setup, world, then, seat, who))) return false
    if (watchers.some((who) => learnt(setup, world, ply, then, seat, who, seed))) return false
  }
  return true
}

/** Whether dice were thrown, or something left the places that are hidden from somebody. */
function showed({ game, seats }: MatchSetup, before: Board, after: Board): boolean {
  if (game.dice(before) !== game.dice(after)) return true
  return [-1, ...Array(seats).keys()].some((seat) => {
    const now = game.hiddenThings(after, seat)
    return game.hiddenThings(before, seat).some((then, thing) => now[thing]! < then)
  })
}

/** Whether a witness that does not see which move is made heard of a thing that the move names. */
function heard(
  { game }: MatchSetup,
  before: Board,
  after: State,
  mover: number,
  witness: number | null,
): boolean {
  if (witness === mover || game.sees(before, witness ?? -1, mover, after.move)) return false
  const things = Object.values(game.move(after.move).args).filter((said) => typeof said === 'string')
  return game
    .news(after.told, witness)
    .some((event) =>
      Object.entries(event).some(([name, said]) => name !== 'key' && things.includes(said as string)),
    )
}

/** Whether what the witness saw rules out a table that was possible for it before; the mover also knows the move. */
function learnt(
  setup: MatchSetup,
  before: Board,
  ply: number,
  after: State,
  mover: number,
  witness: number | null,
  seed: bigint,
): boolean {
  const { game } = setup
  const seen = observed(setup, after, witness)
  for (let n = 0; n < TRIES; n++) {
    const guess = game.redeal(before, witness ?? -1, seed + BigInt(n))
    const legal = game.legal(guess, mover)
    const tried =
      witness === mover ? [after.move] : [after.move, ...legal.filter((one) => one !== after.move)]
    const possible = tried.filter((one) => legal.includes(one))
    if (!looksAlike(setup, guess, ply, mover, possible, witness, seen)) return true
  }
  return false
}

/** The match after the first of these moves that looks the same to the witness. */
function looksAlike(
  setup: MatchSetup,
  before: Board,
  ply: number,
  mover: number,
  moves: number[],
  witness: number | null,
  seen: string,
): State | null {
  for (const move of moves) {
    // A re-dealt table has dice of its own.
    const after = { ...setup.game.play(before, mover, move, null), ply: ply + 1, move }
    if (observed(setup, after, witness) === seen) return after
  }
  return null
}

function observed(
  setup: MatchSetup,
  { board, ply, told }: Omit<State, 'move'>,
  witness: number | null,
): string {
  const { game, seats, options } = setup
  const view = viewOf(game, seats, options, board, ply, game.toAct(board), witness)
  return JSON.stringify([view, game.news(told, witness)])
}
