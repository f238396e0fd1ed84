import { halves, longs, writeLongs, type Game } from './game.js'
import type { Match } from './match.js'

/** How long to search: a number of iterations (which is repeatable exactly), or of milliseconds. */
export type Budget = { iterations: number } | { milliseconds: number }

/** The parameters of a search, in the order of `LevelAbout.settings`. */
export type Settings = readonly number[]

/** What a search found out about the moves of a seat. */
export interface Thought {
  moves: number[]
  visits: number[]
  /** The mean value of each move, and its standard error. */
  values: number[]
  errors: number[]
  /** The mean share of the win of each move; NaN for a move without visits. */
  shares: number[]
  priors: number[]
  /** The index of the best move: the most visits, then the highest value. */
  best: number
  iterations: number
  /** Moves made in the playouts. */
  decisions: number
  milliseconds: number
}

/** The sums at the root of a tree. Those of several trees can be added: each worker grows one, with a seed of its own. */
export interface Root {
  moves: number[]
  visits: number[]
  value: number[]
  share: number[]
  prior: number[]
  squares: number[]
  trusted: number
  trees: number
  iterations: number
  decisions: number
}

const FIRST_CHUNK = 24
const CHUNK = 4

interface How {
  /** Stop when more would hardly matter. */
  hasty?: boolean
  /** By the network of the game, which must have been placed. */
  guided?: boolean
}

/** Searches decisions of one game. */
export class Search {
  constructor(private readonly game: Game) {}

  /** Search one decision on a table that was re-dealt for the seat. */
  think(
    match: Match,
    seat: number,
    seed: bigint,
    budget: Budget,
    deepest: number,
    settings: Settings,
    { hasty = true, guided = false }: How = {},
  ) {
    const started = performance.now()
    const root = this.grow(match, seat, seed, budget, deepest, settings, { hasty, guided })
    return thoughtOf([root], performance.now() - started)
  }

  /** Grow one tree. The module does not read the clock, so iterations run in chunks. */
  grow(
    match: Match,
    seat: number,
    seed: bigint,
    budget: Budget,
    deepest: number,
    settings: Settings,
    { hasty = true, guided = false }: How = {},
  ): Root {
    const { code } = this.game
    const search = guided ? code.guided_search! : code.search
    const started = performance.now()
    const moves = match.legal(seat)
    this.set(settings)
    code.plant(match.laid(), ...halves(seed))
    let done = 0
    let decisions = 0
    let chunk = FIRST_CHUNK
    let total = 'iterations' in budget ? budget.iterations : 0
    for (;;) {
      if ('iterations' in budget) chunk = Math.min(256, total - done)
      decisions += search(seat, match.seats, chunk, deepest)
      done += chunk
      if (!('iterations' in budget)) {
        const spent = performance.now() - started
        const speed = done / Math.max(spent, 0.001)
        const left = budget.milliseconds - spent
        total = done + Math.trunc(Math.max(left, 0) * speed)
        chunk = Math.max(1, Math.min(Math.trunc(speed * Math.min(left, CHUNK)), done * 4))
      }
      if (total - done < 1 || (hasty && code.settled(done, total))) break
    }
    return { moves, ...this.root(), trees: 1, iterations: done, decisions }
  }

  /** Each seat's mean share of the win over playouts, given what a seat knows. */
  chances(match: Match, seat: number, playouts: number, seed: bigint, settings: Settings): number[] {
    const { code, at } = this.game
    this.set(settings)
    code.plant(match.laid(), ...halves(seed))
    const sums = new Float64Array(code.memory.buffer, at.sums, match.seats)
    sums.fill(0)
    code.chances(seat, match.seats, playouts)
    return Array.from(sums, (sum) => sum / playouts)
  }

  /** Each move's share of the win on the same tables, and the standard error of its difference to the first. */
  compare(
    match: Match,
    seat: number,
    picks: readonly number[],
    playouts: number,
    seed: bigint,
    settings: Settings,
  ): { shares: number[]; errors: number[] } {
    const { code, at } = this.game
    this.set(settings)
    code.plant(match.laid(), ...halves(seed))
    writeLongs(this.game, at.picks, picks)
    const longest = this.game.longestList
    const sums = new Float64Array(code.memory.buffer, at.comparison, 2 * longest)
    sums.fill(0)
    code.compare(seat, match.seats, playouts, picks.length)
    const shares = picks.map((_, k) => sums[k]! / playouts)
    const errors = picks.map((_, k) => {
      const off = shares[k]! - shares[0]!
      return Math.sqrt(Math.max(sums[longest + k]! / playouts - off * off, 1 / playouts) / playouts)
    })
    return { shares, errors }
  }

  private set(settings: Settings): void {
    new Float64Array(this.game.code.memory.buffer, this.game.at.settings, settings.length).set(settings)
  }

  private root() {
    const { code, at } = this.game
    const [first, count] = longs(this.game, at.nodes, 2) as [number, number]
    const [, , , trusted] = longs(this.game, at.used, 4) as [number, number, number, number]
    const edges = new Float64Array(code.memory.buffer, at.edges + 32 * first, 4 * count)
    const column = (k: number) => Array.from({ length: count }, (_, e) => edges[4 * e + k]!)
    const visits = longs(this.game, at.visits + 8 * first, count)
    return { visits, value: column(0), share: column(1), prior: column(2), squares: column(3), trusted }
  }
}

/** What one or more trees of the same decision found out together. */
export function thoughtOf(roots: readonly Root[], milliseconds: number): Thought {
  const sum = (pick: (root: Root) => number) => roots.reduce((total, root) => total + pick(root), 0)
  const column = (name: 'visits' | 'value' | 'share' | 'prior' | 'squares') =>
    roots[0]!.moves.map((_, k) => sum((root) => root[name][k]!))
  const trusted = sum((root) => root.trusted)
  const all = column('visits')
  const visits = all.map((count) => count - trusted)
  const values = column('value').map((total, k) => total / all[k]!)
  const errors = column('squares').map((total, k) => {
    const spread = Math.max(total / all[k]! - values[k]! * values[k]!, 0)
    return Math.sqrt(spread / Math.max(visits[k]!, 1))
  })
  let best = 0
  const worth = (k: number) => (Number.isNaN(values[k]) ? 0 : values[k]!)
  for (let k = 1; k < visits.length; k++)
    if (visits[k]! > visits[best]! || (visits[k] === visits[best] && worth(k) >= worth(best))) best = k
  return {
    moves: roots[0]!.moves,
    visits,
    values,
    errors,
    shares: column('share').map((total, k) => total / all[k]!),
    priors: column('prior').map((total) => total / sum((root) => root.trees)),
    best,
    iterations: sum((root) => root.iterations),
    decisions: sum((root) => root.decisions),
    milliseconds,
  }
}
