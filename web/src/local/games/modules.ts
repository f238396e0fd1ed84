import { Faces, DragonhallError, type GameName } from '../../../engine/translated'
import { halves, loadGame, type Game } from '../../../engine/src/game'
import { matchFrom, newMatch, type Event } from '../../../engine/src/match'
import { moduleOf as addressOf } from '@web/games/modules'
import { networkOf as networkAddress } from '@web/games/networks'
import type { Data, GameInfo, MoveInfo, NewsItem, ScoreSheet } from '@web/api/protocol'
import { HOST, type Board, type LocalGame, type Options, type Played, type Told } from './game'
import gamesFile from '../../../engine/translated/games/games.json'
import { completed, numbersOf, type OptionNumbers } from './options'
import type { Refused } from '@web/api/transport'
import { refused } from './problems'

/** The games that have a module: their rules as WebAssembly, their views and words translated from Python. */
const KNOWN = new Map(gamesFile.games.map((info) => [info.name, info as unknown as GameInfo]))
const NUMBERS = gamesFile.numbers as unknown as Record<string, OptionNumbers>
const compiled = new Map<string, Promise<WebAssembly.Module>>()
const expected = new Map<string, (module: WebAssembly.Module | null) => void>()
const networks = new Map<string, Promise<ArrayBuffer>>()
const opened = new Map<string, Promise<LocalGame>>()

/** The page is compiling the rules of a game: nothing is fetched twice. Its faces are fetched meanwhile. */
export function expect(name: string): void {
  void Faces.load(name as GameName).catch(() => undefined)
  void once(compiled, name, async () => {
    const module = await new Promise<WebAssembly.Module | null>((done) => expected.set(name, done))
    return module ?? fetched(name)
  }).catch(() => undefined)
}

/** What the page has compiled; null if that failed. */
export function arrived(name: string, module: WebAssembly.Module | null): void {
  expected.get(name)?.(module)
  expected.delete(name)
}

/** The compiled rules and bots of a game. */
export function moduleOf(name: string): Promise<WebAssembly.Module> {
  return once(compiled, name, () => fetched(name))
}

async function fetched(name: string): Promise<WebAssembly.Module> {
  const address = addressOf(name)
  if (!address) throw notHere(name)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The rules of ${name} could not be loaded (${answer.status}).`)
  return WebAssembly.compile(await answer.arrayBuffer())
}

/** Whether a game has a network. */
export const hasNetwork = (name: string): boolean => networkAddress(name) !== undefined

/** The network of a game, which is fetched when a bot, a hint or a review needs it first. */
export function networkOf(name: string): Promise<ArrayBuffer> {
  return once(networks, name, async () => {
    const address = networkAddress(name)
    if (!address) throw notHere(name)
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`The network of ${name} could not be loaded (${answer.status}).`)
    return answer.arrayBuffer()
  })
}

/** A game as the hall in this browser uses it. */
export function gameOf(name: string): Promise<LocalGame> {
  return once(opened, name, async () => {
    const info = KNOWN.get(name)
    if (!info) throw notHere(name)
    const [module, faces] = await Promise.all([moduleOf(name), Faces.load(name as GameName)])
    return new ModuleGame(info, await loadGame(module), faces)
  })
}

export const notHere = (name: string): Refused =>
  refused(
    'no-game',
    `There is no game called '${name.slice(0, 40)}' here. The games are: ${[...KNOWN.keys()].join(', ')}.`,
  )

function once<T>(made: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  let found = made.get(name)
  if (!found) {
    found = make()
    made.set(name, found)
    // What could not be loaded is tried again.
    found.catch(() => made.delete(name))
  }
  return found
}

const toldOf = ({ to, what, numbers }: Event): Told => [to, what, ...numbers]

/** A game made of its module and its translated faces. */
export class ModuleGame implements LocalGame {
  readonly versions: readonly number[]
  private readonly numbers: OptionNumbers

  constructor(
    readonly info: GameInfo,
    private readonly engine: Game,
    private readonly faces: Faces<GameName>,
  ) {
    this.numbers = NUMBERS[info.name]!
    this.versions = Object.keys(this.numbers.bases).map(Number)
  }

  complete(seats: number, options: unknown): Options {
    return completed(this.info, this.numbers, seats, options, (...chosen) => this.faces.fits(...chosen))
  }

  deal(seats: number, options: Options, seed: bigint, version = this.info.rules): Played {
    const numbers = numbersOf(this.info, this.numbers, seats, options, version)
    const match = newMatch(this.engine, { seats, options: numbers, seed })
    return { board: match.record, told: match.news.map(toldOf) }
  }

  private at(board: Board, seats = this.info.high) {
    return matchFrom(this.engine, seats, board)
  }

  play(board: Board, seat: number, move: number, seed: bigint | null): Played {
    const match = this.at(seed === null ? board : this.rekeyed(board, seed))
    const told = match.play(seat === HOST ? HOST : seat, move).map(toldOf)
    return { board: match.record, told }
  }

  private rekeyed(board: Board, seed: bigint): Board {
    const table = this.at(board).laid()
    this.engine.code.rekey(table, ...halves(seed))
    return new Uint8Array(this.engine.code.memory.buffer, table, this.engine.record).slice()
  }

  redeal(board: Board, seat: number, seed: bigint): Board {
    return this.at(board).redeal(seat, seed).record
  }
  toAct(board: Board): number[] {
    return this.at(board).toAct
  }
  legal(board: Board, seat: number): number[] {
    return this.at(board).legal(seat)
  }
  sees(board: Board, watcher: number, seat: number, move: number): boolean {
    return this.at(board).sees(watcher, seat, move)
  }
  hiddenThings(board: Board, seat: number): number[] {
    return this.faces.hiddenThings(board, seat)
  }
  scores(board: Board, seats: number): number[] {
    return this.at(board, seats).scores
  }
  winners(board: Board): number[] {
    return this.at(board).winners
  }
  openView(board: Board): Data {
    return this.faces.openView(board)
  }
  ownView(board: Board, seat: number | null): Data {
    return this.faces.ownView(board, seat)
  }
  reason(board: Board, seat: number, move: number): Promise<{ key: string; number: number } | null> {
    return this.faces.reason(board, seat, move)
  }
  forgone(board: Board, seat: number, moves: number[]): Promise<number[]> {
    return this.faces.forgone(board, seat, moves)
  }
  news(told: Told[], seat: number | null): NewsItem[] {
    return this.faces.news(told, seat) as NewsItem[]
  }
  move(number: number): MoveInfo {
    const { text, name, args } = this.faces.moves[number]!
    return { n: number, text, name, args }
  }

  find(said: string | number): MoveInfo {
    try {
      return this.move(this.faces.moveFromName(said).number)
    } catch (error) {
      throw error instanceof DragonhallError ? refused('not-a-move', error.message) : error
    }
  }

  describe(board: Board): Data {
    return this.faces.position(board)
  }
  dice(board: Board): string {
    return this.faces.dice(board)
  }

  sheet(
    seats: number,
    options: Options,
    version: number,
    news: NewsItem[][],
    view: (ply: number) => Data,
  ): Promise<ScoreSheet> {
    const numbers = numbersOf(this.info, this.numbers, seats, options, version)
    const { scores, winners } = view(news.length - 1) as { scores: number[]; winners: number[] }
    return this.faces.sheet({ seats, options, numbers, news, view, scores, winners })
  }

  async place(
    seats: number,
    options: Options,
    described: Data,
    dice: string | null,
    version = this.info.rules,
  ): Promise<Board> {
    const { board } = this.deal(seats, options, 0n, version)
    try {
      await this.faces.place(board, described)
    } catch (error) {
      throw error instanceof DragonhallError ? refused('bad-position', error.message) : error
    }
    if (dice === null) return this.rekeyed(board, 0n)
    this.faces.setDice(board, BigInt(`0x${dice}`))
    return board
  }
}
