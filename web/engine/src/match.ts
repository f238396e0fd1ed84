import { GameError } from './errors.js'
import { halves, longs, writeLongs, type Game } from './game.js'
import { keyedSeed } from './sha256.js'

/** A whole number from 0 to 2**63 - 1, or a secret of 32 bytes that keys the dice of every ply. */
export type Seed = bigint | number | Uint8Array

export interface MatchOptions {
  seats: number
  /** The options as the rules read them; without them the game's own. */
  options?: readonly number[]
  /** Without one the match is dealt at random. */
  seed?: Seed
}

/** One event: who is told (a bit for every seat, bit 30 for spectators), what kind of news, and its four numbers. */
export interface Event {
  to: number
  what: number
  numbers: [number, number, number, number]
}

/** The seat number of the host, who makes host moves. */
export const HOST = -1
const SEEDS = 1n << 63n

/** A new match, just dealt. */
export function newMatch(game: Game, { seats, options, seed }: MatchOptions): Match {
  checkSeats(game, seats)
  const numbers = options ?? game.options[seats]
  if (!numbers)
    throw new GameError(`${game.title} cannot be played with ${seats} seats and its usual options.`)
  const size = Object.values(game.options)[0]!.length
  if (numbers.length !== size || !numbers.every(Number.isSafeInteger))
    throw new GameError(`${game.title} reads ${size} whole numbers as its options.`)
  const origin = checkedSeed(seed ?? crypto.getRandomValues(new Uint8Array(32)))
  const secret = origin instanceof Uint8Array ? origin : null
  const bytes = memory(game, game.table)
  bytes.fill(0)
  writeLongs(game, game.at.options, numbers)
  silence(game)
  game.code.deal(game.table, seats, ...halves(secret ? keyedSeed(secret, 0) : (origin as bigint)))
  return new Match(game, seats, bytes.slice(), 0, secret, heard(game))
}

function checkSeats(game: Game, seats: number): void {
  if (!game.seats.includes(seats))
    throw new GameError(
      `${game.title} is for ${game.seats[0]} to ${game.seats[game.seats.length - 1]} seats, not ${seats}.`,
    )
}

/** A match that goes on from the bytes of a record, which must be those of a real table: they are not checked. */
export function matchFrom(
  game: Game,
  seats: number,
  record: Uint8Array,
  ply = 0,
  secret?: Uint8Array,
): Match {
  checkSeats(game, seats)
  if (record.length !== game.record)
    throw new GameError(`A record of ${game.title} has ${game.record} bytes, not ${record.length}.`)
  return new Match(game, seats, record.slice(), ply, secret ?? null, [])
}

/** One game being played. Moves are numbers; names, views and sentences come from the translated half. */
export class Match {
  /** Made by `newMatch` and `matchFrom`. */
  constructor(
    readonly game: Game,
    readonly seats: number,
    private bytes: Uint8Array,
    private plies: number,
    private readonly secret: Uint8Array | null,
    private lately: Event[],
  ) {}

  /** How many moves were made. */
  get ply(): number {
    return this.plies
  }

  /** The bytes of the table: everything that is to be known about it, hidden things too. */
  get record(): Uint8Array {
    return this.bytes.slice()
  }

  /** What happened in the last ply, or in the deal: for everybody, with who may know each event. */
  get news(): readonly Event[] {
    return this.lately
  }

  /** The seats that must decide now; none when the game is over. */
  get toAct(): number[] {
    return seatsOf(this.game.code.to_act(this.laid()))
  }

  get over(): boolean {
    return this.game.code.to_act(this.laid()) === 0
  }

  /** The score of every seat, hidden points included. */
  get scores(): number[] {
    const table = this.laid()
    return Array.from({ length: this.seats }, (_, seat) => this.game.code.score(table, seat))
  }

  /** The seats that have won. */
  get winners(): number[] {
    return this.over ? seatsOf(this.game.code.won(this.game.table)) : []
  }

  /** The legal moves of a seat, in a fixed order; none when it is not its turn. */
  legal(seat: number): number[] {
    const { code, at } = this.game
    const table = this.laid()
    if (!isSeat(seat, this.seats) || !((code.to_act(table) >> seat) & 1)) return []
    return longs(this.game, at.moves, code.legal(table, seat))
  }

  /** Make a move; returns what happened. `HOST` as seat makes a host move. */
  play(seat: number, move: number): readonly Event[] {
    this.check(seat, move)
    const { code } = this.game
    const table = this.laid()
    if (this.secret) code.rekey(table, ...halves(keyedSeed(this.secret, this.plies + 1)))
    silence(this.game)
    code.play(table, seat, move)
    this.bytes = memory(this.game, table).slice()
    this.plies += 1
    this.lately = heard(this.game)
    return this.lately
  }

  /** What a seat may know (-1: a spectator) as a row of small integers. */
  observation(seat: number): Int16Array {
    const { code, at, observation } = this.game
    this.checkWatcher(seat)
    code.observe(this.laid(), seat)
    return new Int16Array(code.memory.buffer, at.row, observation).slice()
  }

  /** Whether a watcher (-1: a spectator) sees which move another seat is about to make. */
  sees(watcher: number, seat: number, move: number): boolean {
    return this.game.code.sees(this.laid(), watcher, seat, move) !== 0
  }

  /** An independent copy. */
  copy(): Match {
    return new Match(this.game, this.seats, this.bytes.slice(), this.plies, this.secret, this.lately)
  }

  /** A match in which everything that a seat (-1: a spectator) cannot know was dealt again, future dice included. */
  redeal(seat: number, seed: bigint | number): Match {
    this.checkWatcher(seat)
    const table = this.laid()
    this.game.code.redeal(table, seat, ...halves(checkedSeed(seed) as bigint))
    return new Match(this.game, this.seats, memory(this.game, table).slice(), this.plies, null, [])
  }

  /** The table at the place where the module's functions find it. */
  laid(): number {
    memory(this.game, this.game.table).set(this.bytes)
    return this.game.table
  }

  private checkWatcher(seat: number): void {
    if (seat !== -1 && !isSeat(seat, this.seats))
      throw new GameError(`This match has the seats 0 to ${this.seats - 1}, not ${seat}.`)
  }

  private check(seat: number, move: number): void {
    if (seat === HOST && this.game.hostMoves.includes(move) && !this.over) return
    const acting = this.toAct
    if (!acting.length) throw new GameError('The game is over.')
    if (!acting.includes(seat))
      throw new GameError(`It is not the turn of seat ${seat}, but of ${acting.join(' and ')}.`)
    const legal = this.legal(seat)
    if (!legal.includes(move))
      throw new GameError(`Seat ${seat} cannot make the move ${move} now. It can make: ${legal.join(', ')}.`)
  }
}

const isSeat = (seat: number, seats: number) => Number.isInteger(seat) && seat >= 0 && seat < seats

/** The seats in a set of bits. */
function seatsOf(bits: number): number[] {
  const seats: number[] = []
  for (let seat = 0; bits >> seat; seat++) if ((bits >> seat) & 1) seats.push(seat)
  return seats
}

/** A seed as it is used: a number as a BigInt, a secret as it is. */
export function checkedSeed(seed: Seed): bigint | Uint8Array {
  if (seed instanceof Uint8Array) {
    if (seed.length !== 32) throw new GameError(`A secret has 32 bytes, not ${seed.length}.`)
    return seed.slice()
  }
  if (typeof seed === 'number' && !Number.isSafeInteger(seed))
    throw new GameError(`A seed is a whole number, not ${seed}.`)
  const found = BigInt(seed)
  if (found < 0n || found >= SEEDS)
    throw new GameError(`A seed is a number from 0 to ${SEEDS - 1n}, not ${found}.`)
  return found
}

/** The bytes of a table in the module's memory. */
const memory = (game: Game, at: number) => new Uint8Array(game.code.memory.buffer, at, game.record)

function silence(game: Game): void {
  writeLongs(game, game.at.told, [0])
}

/** What the last call of deal or play told. */
function heard(game: Game): Event[] {
  const [count] = longs(game, game.at.told, 1) as [number]
  if (count > game.news)
    throw new GameError(`One ply of ${game.title} told ${count} events, more than ${game.news}.`)
  const numbers = longs(game, game.at.news, 6 * count)
  return Array.from({ length: count }, (_, k) => {
    const [to, what, ...rest] = numbers.slice(6 * k, 6 * k + 6) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return { to, what, numbers: rest }
  })
}
