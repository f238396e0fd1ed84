/**
 * Plays the games of bench/hints.py with the hints of a page: `node engine/run.mjs bench/hints.ts < jobs.json`. One
 * worker of a page grows one tree; this does the same, with the same functions, for as long as a page takes. The clock
 * counts this process alone: other work on the machine makes no hint weaker.
 */
import { readFileSync } from 'node:fs'
import { bot } from '../engine/src/bots'
import { loadGame, type Game } from '../engine/src/game'
import { newMatch, type Match } from '../engine/src/match'
import { placeNetwork, readNetwork } from '../engine/src/network'
import { thoughtOf } from '../engine/src/search'
import { Faces, type GameName } from '../engine/translated'
import { grown } from '../src/local/bots/grown'
import { adviceOf, HINT_MILLISECONDS, keeping, NOTICED, type Advice } from '../src/local/bots/hints'

interface Jobs {
  game: GameName
  module: string
  network: string | null
  seats: number
  rival: 'drake' | 'wyvern' | 'wyrm'
  /** How long a hint is searched for, if not as long as in a page. */
  milliseconds: number | null
  seeds: number[]
}

performance.now = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const jobs = JSON.parse(readFileSync(0, 'utf8')) as Jobs
const game: Game = await loadGame(readFileSync(jobs.module))
if (jobs.network) placeNetwork(game, await readNetwork(readFileSync(jobs.network)))
const faces = await Faces.load(jobs.game)

async function hint(match: Match, seat: number): Promise<Advice> {
  const { seats, record } = match
  const { root, hidden } = grown(game, {
    seats,
    board: record,
    seat,
    level: 'wyrm',
    milliseconds: jobs.milliseconds ?? HINT_MILLISECONDS,
  })
  const advice = adviceOf(thoughtOf([root], 0), hidden)
  const offered = advice.options.map(({ move }) => move)
  return keeping(advice, await faces.forgone(match.redeal(seat, 0n).record, seat, offered))
}

/** The share of the win of who follows every hint, the hints, and how many of them saw no difference. */
async function followed(seed: number): Promise<[number, number, number]> {
  const me = seed % jobs.seats
  const match = newMatch(game, { seats: jobs.seats, seed: Math.trunc(seed / jobs.seats) })
  const rival = bot(jobs.rival, { seed })
  let hints = 0
  let level = 0
  while (!match.over) {
    const seat = match.toAct[0]!
    const legal = match.legal(seat)
    if (legal.length === 1) match.play(seat, legal[0]!)
    else if (seat === me) {
      const { options } = await hint(match, seat)
      const shares = options.map(({ share }) => share ?? 0)
      hints += 1
      level += Math.max(...shares) - Math.min(...shares) < NOTICED ? 1 : 0
      match.play(seat, options[0]!.move)
    } else match.play(seat, rival.choose(match, seat))
  }
  return [match.winners.includes(me) ? 1 / match.winners.length : 0, hints, level]
}

for (const seed of jobs.seeds) console.log(JSON.stringify(await followed(seed)))
