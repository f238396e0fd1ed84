import { GameError } from './errors.js'
import { halves, type Game } from './game.js'
import type { Match } from './match.js'
import { PythonRandom } from './random.js'
import { Search, type Budget, type Thought } from './search.js'

/** From the weakest to the strongest. */
export const LEVELS = ['hatchling', 'drake', 'wyvern', 'wyrm'] as const
/** The levels of every game; Lindworm plays those that have a network (network.ts), once it was placed. */
export type Level = (typeof LEVELS)[number] | 'lindworm'

export interface BotOptions {
  /** How long a searching level thinks; with iterations and a seed it plays the same moves every time. */
  milliseconds?: number
  iterations?: number
  /** A whole number from 0 on; without one a random one. */
  seed?: bigint | number
}

/** A bot. It cannot cheat: whatever its seat cannot know is dealt again before it looks. */
export interface Bot {
  readonly level: Level
  /** A legal move for a seat. The seed deals again what the seat cannot know; without one a random one. */
  choose(match: Match, seat: number, seed?: bigint | number): number
}

const SEEDS = 1n << 62n
/** A face-down move is drawn among those with at least this fraction of the visits of the most visited one. */
const OFTEN = 0.5

/** The bot of a level. */
export function bot(level: Level, options: BotOptions = {}): Bot {
  if (level !== 'lindworm' && !LEVELS.includes(level))
    throw new GameError(`There is no bot ${String(level)}. The levels are: ${LEVELS.join(', ')}.`)
  const luck = new PythonRandom(options.seed ?? randomSeed())
  const pick = picks(level, options, luck)
  return {
    level,
    choose(match, seat, seed = randomSeed()) {
      if (!match.legal(seat).length) throw new GameError(`Seat ${seat} has nothing to decide now.`)
      return pick(match.redeal(seat, seed), seat)
    },
  }
}

/** Picks a move on a table that was re-dealt for its seat. */
type Pick = (match: Match, seat: number) => number

function picks(level: Level, options: BotOptions, luck: PythonRandom): Pick {
  if (level === 'hatchling') return hatchling(luck)
  if (level === 'drake') return drake(luck)
  if (level === 'lindworm') return lindworm(luck)
  return searcher(level, options, luck)
}

function hatchling(luck: PythonRandom): Pick {
  return (match, seat) => luck.choice(match.legal(seat))
}

function drake(luck: PythonRandom): Pick {
  const words = new Map<Game, bigint>()
  return (match, seat) => {
    const { game } = match
    const word = new BigUint64Array(game.code.memory.buffer, game.word, 1)
    const before = words.get(game)
    if (before === undefined) game.code.seeded(game.word, ...halves(luck.below(SEEDS)))
    else word[0] = before
    const move = game.code.heuristic_move(match.laid(), seat, game.word)
    words.set(game, word[0]!)
    return move
  }
}

function lindworm(luck: PythonRandom): Pick {
  const words = new Map<Game, bigint>()
  return (match, seat) => {
    const { game } = match
    if (!game.code.network_move) throw new GameError(`There is no network for ${game.title}.`)
    if (!game.placed.has('network'))
      throw new GameError(`Lindworm needs the network of ${game.title}: readNetwork, then placeNetwork.`)
    const word = new BigUint64Array(game.code.memory.buffer, game.word, 1)
    word[0] = words.get(game) ?? luck.below(SEEDS)
    const move = game.code.network_move(match.laid(), seat, game.word)
    words.set(game, word[0])
    return move
  }
}

function searcher(level: 'wyvern' | 'wyrm', options: BotOptions, luck: PythonRandom): Pick {
  return (match, seat) => {
    const legal = match.legal(seat)
    if (legal.length === 1) return legal[0]!
    const thought = think(match, seat, level, budgetOf(match.game, level, options), luck.below(SEEDS))
    const hidden = !legal.some((move) => match.sees(-1, seat, move))
    return thought.moves[hidden ? drawn(thought.visits, luck.random()) : thought.best]!
  }
}

/** What the search of a level finds out about the moves of a seat, on a table that was re-dealt for it. */
export function think(
  match: Match,
  seat: number,
  level: 'wyvern' | 'wyrm',
  budget: Budget,
  seed: bigint,
): Thought {
  const { deepest, settings } = match.game.levels[level]
  return new Search(match.game).think(match, seat, seed, budget, deepest, settings)
}

function budgetOf(game: Game, level: 'wyvern' | 'wyrm', { iterations, milliseconds }: BotOptions): Budget {
  if (iterations) return { iterations }
  if (milliseconds) return { milliseconds }
  const usual = game.levels[level]
  return usual.iterations ? { iterations: usual.iterations } : { milliseconds: 1000 * usual.seconds }
}

/** A random index in proportion to the visits, without moves that have far fewer than the most visited one. */
export function drawn(visits: readonly number[], luck: number): number {
  const most = Math.max(...visits)
  const kept = visits.map((_, k) => k).filter((k) => visits[k]! >= OFTEN * most)
  const total = kept.reduce((sum, k) => sum + visits[k]!, 0)
  let sum = 0
  for (const k of kept) {
    sum += visits[k]!
    if (luck * total < sum) return k
  }
  return kept[kept.length - 1]!
}

/** A seed that nobody can foresee. */
function randomSeed(): bigint {
  const [word] = crypto.getRandomValues(new BigUint64Array(1))
  return word! >> 2n
}
