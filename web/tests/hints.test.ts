import type { Thought } from '../engine/src/search'
import { adviceOf, keeping } from '../src/local/bots/hints'
import { describe, expect, it } from 'vitest'
import type { Hint, Snapshot, TableInfo, Welcome } from '../src/api/protocol'
import { LocalHall } from '../src/local/hall'
import { Memory } from '../src/local/store'
import { game, INFO, NAMES, thinkers } from './local_games'

const hallOver = () => new LocalHall(new Memory(), game, INFO, thinkers)
type Json = Record<string, unknown>

/** A table with one person, who is asked something. */
async function sat(hall: LocalHall, from: Json, sit = [0]): Promise<{ welcome: Welcome; now: Snapshot }> {
  const welcome = (await hall.ask('/tables', { name: 'Ann', sit, start: true, ...from })) as Welcome
  const now = (await hall.ask(`/tables/${welcome.code}/state`, undefined, welcome.token)) as Snapshot
  return { welcome, now }
}
const hintAt = ({ code, token }: Welcome, hall: LocalHall, seat: number, seq: number) =>
  hall.ask(`/tables/${code}/hint`, { seat, seq }, token) as Promise<Hint>

describe('the order of moves in a hint', () => {
  const thought = (visits: number[], shares: number[], priors: number[]): Thought => ({
    moves: visits.map((_, k) => 10 + k),
    visits,
    shares,
    priors,
    values: shares,
    errors: shares.map(() => 0.001),
    best: 0,
    iterations: 99,
    decisions: 99,
    milliseconds: 1,
  })
  const first = (...columns: [number[], number[], number[]]) =>
    adviceOf(thought(...columns), false).options[0]!.move

  it('is that of the search; where moves win equally often, that of the policy', () => {
    expect(first([60, 30, 9], [0.4, 0.3, 0.2], [0.1, 0.2, 0.7])).toBe(10)
    expect(first([60, 30, 9], [0.3334, 0.3331, 0.2], [0.1, 0.2, 0.7])).toBe(11)
    expect(first([60, 30, 9], [0.3334, 0.3331, 0.3335], [0.1, 0.2, 0.7])).toBe(12)
  })
})

describe('a move that gives something up', () => {
  const order = (shares: number[], forgone: number[]) => {
    const options = shares.map((share, move) => ({ move, share }))
    return keeping({ options, close: false, mixed: false, tries: 9 }, forgone).options.map(({ move }) => move)
  }

  it('does not come first where another one is about as good', () => {
    expect(order([0.33, 0.328, 0.325], [0, 1])).toEqual([2, 0, 1])
    expect(order([0.33, 0.328, 0.325], [1])).toEqual([0, 1, 2])
  })
  it('comes first where it is better, or all of them do', () => {
    expect(order([0.4, 0.38], [0])).toEqual([0, 1])
    expect(order([0.33, 0.328], [0, 1])).toEqual([0, 1])
  })
})

describe('hints at a table of this browser', { timeout: 30_000 }, () => {
  it.each(NAMES)('%s: do not depend on what the seat cannot know', async (name) => {
    const rules = await game(name)
    const { high, low } = rules.info
    const seats = Math.max(low, Math.min(3, high))
    const board = rules.deal(seats, rules.complete(seats, {}), 11n).board
    const seat = rules.toAct(board)[0]!
    const found: Hint[] = []
    for (const seed of [1n, 2n, 3n]) {
      const dealt = rules.redeal(board, seat, seed)
      const position = { game: name, seats, options: rules.complete(seats, {}), ...rules.describe(dealt) }
      const hall = hallOver()
      const { welcome, now } = await sat(hall, { game: name, from: { position } }, [seat])
      expect(now.standings[0]!.moves.length).toBeGreaterThan(1)
      found.push(await hintAt(welcome, hall, seat, now.seq))
    }
    expect(found[1]).toEqual(found[0])
    expect(found[2]).toEqual(found[0])
    expect(found[0]!.reason!.key).toMatch(/^[a-z-]+$/)
    expect(found[0]!.options[0]!.share).toBeGreaterThanOrEqual(0)
  })

  it('are counted once for a decision and told in the record; the host decides at a table of people', async () => {
    const hall = hallOver()
    const { welcome, now } = await sat(
      hall,
      { game: 'dragorun', seats: 2, options: { track: 16, start: 10 } },
      [0, 1],
    )
    const seat = now.standings.find((one) => one.moves.length)!.seat!
    const info = async () => (await hall.ask(`/tables/${welcome.code}`)) as TableInfo
    expect((await info()).hints).toBe(false)
    await expect(hintAt(welcome, hall, seat, now.seq)).rejects.toMatchObject({
      problem: { code: 'no-hints' },
    })
    const act = (action: Json) => hall.ask(`/tables/${welcome.code}/actions`, action, welcome.token)
    await act({ t: 'hints', id: 'h', on: true })
    const hint = await hintAt(welcome, hall, seat, now.seq)
    expect(await hintAt(welcome, hall, seat, now.seq)).toEqual(hint)
    expect((await info()).hinted).toEqual(seat === 0 ? [1, 0] : [0, 1])
    await expect(hintAt(welcome, hall, 1 - seat, now.seq)).rejects.toMatchObject({
      problem: { code: 'not-your-turn' },
    })
    await expect(hintAt(welcome, hall, seat, -1)).rejects.toMatchObject({ problem: { code: 'stale' } })
    for (let n = 0; (await info()).state === 'running' && n < 400; n++) {
      const state = (await hall.ask(`/tables/${welcome.code}/state`, undefined, welcome.token)) as Snapshot
      const mine = state.standings.find((one) => one.moves.length)!
      await act({ t: 'move', id: `m${n}`, seat: mine.seat, seq: state.seq, move: mine.moves[0]!.n })
    }
    const record = (await hall.ask(`/tables/${welcome.code}/record`)) as { hall: Json }
    expect(record.hall.hints).toEqual([[0, seat]])
    const brought = (await hall.ask('/records', record)) as { table: TableInfo }
    expect(brought.table.hinted).toEqual(seat === 0 ? [1, 0] : [0, 1])
  })
})
