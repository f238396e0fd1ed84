import { GameError } from './errors.js'
import { halves, type Game, type Mistakes, type Searching } from './game.js'
import { matchFrom, type Match } from './match.js'
import { networkMove } from './network.js'
import { PythonRandom } from './random.js'
import { Search, type Budget, type Thought } from './search.js'

/** From the weakest to the strongest. */
export const LEVELS = ['hatchling', 'whelp', 'cockatrice', 'drake', 'wyvern', 'wyrm'] as const
/** Those that play by a network (network.ts), once it was placed. */
export const LEARNT = ['amphiptere', 'lindworm'] as const
/** The levels of every game, those of games that have a network, and Wyrm without a network. */
export type Level = (typeof LEVELS)[number] | (typeof LEARNT)[number] | 'wyrm-classic'

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
  if (![...LEVELS, ...LEARNT, 'wyrm-classic'].includes(level))
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
  if (level === 'whelp' || level === 'cockatrice') return mistaken(level, luck)
  if (level === 'lindworm' || level === 'amphiptere') return learnt(level, luck)
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

const NO_MISTAKES: Mistakes = { misses: 0, greed: 0, heat: 100 }

/** The heuristic of a player who overlooks moves, and sometimes takes what scores at once. */
function mistaken(level: 'whelp' | 'cockatrice', luck: PythonRandom): Pick {
  const drawn = withWord(luck, ({ game, seat, match }) =>
    game.code.mistaken_move(match.laid(), seat, game.mistakes[level].misses, game.word),
  )
  return (match, seat) => {
    const { greed } = match.game.mistakes[level]
    return isGreedy(greed, luck) ? luck.choice(greediest(match, seat)) : drawn(match, seat)
  }
}

/** By the network: with the mistakes of a level, if it makes any. */
function learnt(level: 'lindworm' | 'amphiptere', luck: PythonRandom): Pick {
  const mistakes = ({ mistakes }: Game) => (level === 'lindworm' ? NO_MISTAKES : mistakes[level])
  const drawn = withWord(luck, ({ game, seat, match }) => networkMove(match, seat, mistakes(game)))
  return (match, seat) =>
    isGreedy(mistakes(match.game).greed, luck) ? luck.choice(greediest(match, seat)) : drawn(match, seat)
}

const isGreedy = (greed: number, luck: PythonRandom): boolean => greed > 0 && luck.below(1000n) < greed

/** A pick whose generator is one word, kept for each game. */
function withWord(
  luck: PythonRandom,
  move: (at: { game: Game; match: Match; seat: number }) => number,
): Pick {
  const words = new Map<Game, bigint>()
  return (match, seat) => {
    const { game } = match
    const word = new BigUint64Array(game.code.memory.buffer, game.word, 1)
    word[0] = words.get(game) ?? luck.below(SEEDS)
    const found = move({ game, match, seat })
    words.set(game, word[0])
    return found
  }
}

/** The legal moves after which the seat has the highest score at once. */
function greediest(match: Match, seat: number): number[] {
  const { record } = match
  const moves = match.legal(seat)
  const scores = moves.map((move) => {
    const after = matchFrom(match.game, match.seats, record)
    after.play(seat, move)
    return after.scores[seat]!
  })
  const most = Math.max(...scores)
  return moves.filter((_, k) => scores[k] === most)
}

function searcher(level: Searching, options: BotOptions, luck: PythonRandom): Pick {
  return (match, seat) => {
    const legal = match.legal(seat)
    if (legal.length === 1) return legal[0]!
    const thought = think(match, seat, level, budgetOf(match.game, level, options), luck.below(SEEDS))
    const hidden = !legal.some((move) => match.sees(-1, seat, move))
    return thought.moves[hidden ? drawn(thought.visits, luck.random()) : thought.best]!
  }
}

/** What the search of a level finds out about the moves of a seat, on a table that was re-dealt for it. */
export function think(match: Match, seat: number, level: Searching, budget: Budget, seed: bigint): Thought {
  const { deepest, settings, guided } = settingsOf(match.game, level, match.seats)
  return new Search(match.game).think(match, seat, seed, budget, deepest, settings, { guided })
}

/** How a level searches: with the network of the game where it guides this level, once it was placed. */
export function settingsOf(game: Game, level: Searching, seats: number) {
  const { deepest, seconds, settings, guided } = game.levels[level]
  const by = game.placed.network && guided?.[seats]
  return { deepest, seconds, settings: by ?? settings, guided: by !== undefined }
}

function budgetOf(game: Game, level: Searching, { iterations, milliseconds }: BotOptions): Budget {
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
