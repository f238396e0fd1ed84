import { describe, expect, test } from 'vitest'
import { mayTakeBack } from '../src/local/match/takeback'
import { game as gameOf } from './local_games'
import cases from './takeback.json'

/** What Python says (tests/library/test_take_back.py), after every ply of a match of each game. */
describe('taking back', () => {
  for (const { game: name, seats, seed, plies } of cases)
    test(name, async () => {
      const game = await gameOf(name)
      const options = game.complete(seats, {})
      const setup = { game, seats, options }
      let { board } = game.deal(seats, options, BigInt(seed))
      for (const [at, [seat, move, free]] of (plies as [number, number, boolean][]).entries()) {
        const after = game.play(board, seat, move, null)
        expect(mayTakeBack(setup as never, board, at, after, seat, BigInt(at)), `ply ${at}`).toBe(free)
        board = after.board
      }
    })
})
