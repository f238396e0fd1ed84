import { drawn, LEARNT } from '../../../engine/src/bots'
import { isGuided } from '../../../engine/src/game'
import { thoughtOf, type Root } from '../../../engine/src/search'
import type { Review } from '@web/api/protocol'
import { adviceOf, HINT_MILLISECONDS, onlyMove, type Advice } from './hints'
import type { Fixed } from '../games/daily'
import type { Growing } from './grown'
import type { LocalGame } from '../games/game'
import type { Position } from '../match/match'
import { hasNetwork, moduleOf, networkOf } from '../games/modules'
import type { Decision, Judged } from './review'
import type { Thinkers } from './thinkers'

/** What a bot's worker is asked, and what it answers. */
export type ToBot =
  | { k: 'game'; name: string; module: WebAssembly.Module }
  | { k: 'network'; name: string; file: ArrayBuffer }
  | { k: 'choose'; n: number; game: string; seats: number; board: Uint8Array; seat: number; level: string }
  | { k: 'decide'; n: number; game: string; seats: number; board: Uint8Array; seat: number; how: Fixed }
  | ({ k: 'grow'; n: number; game: string } & Growing)
  | { k: 'judge'; n: number; game: string; seats: number; board: Uint8Array; seat: number; move: number }
  | { k: 'review'; n: number; game: string; seats: number; plies: JudgedPly[] }
export type FromBot =
  | { k: 'chosen'; n: number; move: number }
  | { k: 'grown'; n: number; root: Root; hidden: boolean }
  | { k: 'judged'; n: number; found: Decision }
  | { k: 'progress'; n: number; done: number; sofar: Judged | null }
  | { k: 'reviewed'; n: number; review: Judged }
  | { k: 'failed'; n: number; text: string }

/** How many workers think about one decision at most. */
const MAX_TREES = 4

/** A ply as a review needs it: the table after it, and the move that led there (none for the first). */
export interface JudgedPly {
  board: Uint8Array
  seat: number
  move: number | null
}

type Job = Exclude<ToBot, { k: 'game' | 'network' }>
interface Waiting {
  job: Job
  module: Promise<WebAssembly.Module>
  done: (answer: FromBot) => void
  failed: (error: Error) => void
  progress?: Looked
}
/** How far a review is, and what is known so far if there is something new to show. */
type Looked = (done: number, sofar: Judged | null) => void

type Grown = FromBot & { k: 'grown' }

/** The move that several trees choose together, as one tree would (engine/src/bots.ts). */
export function together(grown: Pick<Grown, 'root' | 'hidden'>[], luck: number = Math.random()): number {
  const thought = thoughtOf(
    grown.map(({ root }) => root),
    0,
  )
  return thought.moves[grown[0]!.hidden ? drawn(thought.visits, luck) : thought.best]!
}

/** A review with the words of its moves. */
export const inWords = (review: Judged, game: LocalGame): Review => ({
  ...review,
  marks: review.marks.map((mark) => ({
    ...mark,
    move: game.move(mark.move),
    better: game.move(mark.better),
  })),
})

/** Whether a job is done with the network of its game. */
const wantsNetwork = (job: Job, module: WebAssembly.Module): boolean => {
  if (job.k === 'review') return hasNetwork(job.game)
  if (job.k === 'judge') return false
  const level = job.k === 'decide' ? job.how.level : job.level
  return LEARNT.some((one) => one === level) || (level === 'wyrm' && isGuided(module, job.seats))
}

/** Milliseconds Wyrm waits for its network: over a slow line it plays out until the network has come. */
const PATIENCE = 500

/** The network for a job. A review can begin with nothing where there is none, and Wyrm does not wait for it. */
export async function networkFor(job: Job, file: Promise<ArrayBuffer>): Promise<ArrayBuffer | null> {
  const wyrm = (job.k === 'choose' || job.k === 'grow') && job.level === 'wyrm'
  if (!wyrm && job.k !== 'review') return file
  const found = file.catch(() => null)
  return wyrm ? Promise.race([found, new Promise<null>((done) => setTimeout(done, PATIENCE, null))]) : found
}

/** One worker for each core but the one that draws the page, made when it is needed. */
export class BotPool implements Thinkers {
  private readonly free: Worker[] = []
  private readonly known = new Map<Worker, Set<string>>()
  private readonly queue: Waiting[] = []
  private readonly most = Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1))
  private count = 0

  async choose(after: Position, seat: number, level: string): Promise<number> {
    const { game, seats } = after.setup
    const table = { game: game.info.name, seats, board: after.board, seat }
    const trees = Math.min(MAX_TREES, this.idle)
    if (level === 'wyrm' && trees > 1 && after.legal(seat).length > 1) {
      const grown = await Promise.all(
        Array.from({ length: trees }, () => this.do({ k: 'grow', ...table, level })),
      )
      return together(grown as Grown[])
    }
    const answer = await this.do({ k: 'choose', ...table, level })
    return (answer as FromBot & { k: 'chosen' }).move
  }

  async decide(after: Position, seat: number, how: Fixed): Promise<number> {
    const { game, seats } = after.setup
    const answer = await this.do({ k: 'decide', game: game.info.name, seats, board: after.board, seat, how })
    return (answer as FromBot & { k: 'chosen' }).move
  }

  async judge(after: Position, seat: number, move: number): Promise<Decision> {
    const { game, seats } = after.setup
    const answer = await this.do({ k: 'judge', game: game.info.name, seats, board: after.board, seat, move })
    return (answer as FromBot & { k: 'judged' }).found
  }

  /** Search for the best move, as Wyrm does. */
  async hint(after: Position, seat: number): Promise<Advice> {
    const { game, seats } = after.setup
    const legal = after.legal(seat)
    if (legal.length === 1) return onlyMove(legal[0]!)
    const job = {
      k: 'grow',
      game: game.info.name,
      seats,
      board: after.board,
      seat,
      level: 'wyrm',
      milliseconds: HINT_MILLISECONDS,
    } as const
    const trees = Math.max(1, Math.min(MAX_TREES, this.idle))
    const grown = (await Promise.all(Array.from({ length: trees }, () => this.do(job)))) as Grown[]
    return adviceOf(
      thoughtOf(
        grown.map(({ root }) => root),
        0,
      ),
      grown[0]!.hidden,
    )
  }

  /** Workers that have nothing to do, those included that are not started yet. */
  private get idle(): number {
    return this.free.length + this.most - this.known.size - this.queue.length
  }

  async review(plies: Position[], progress: (done: number, sofar: Review | null) => void): Promise<Review> {
    const { game, seats } = plies[0]!.setup
    const judged = plies.map(({ board, line }) => ({
      board,
      seat: line.seat,
      move: line.kind === 'move' ? game.find(line.move).n : null,
    }))
    const answer = await this.do({ k: 'review', game: game.info.name, seats, plies: judged }, (done, sofar) =>
      progress(done, sofar && inWords(sofar, game)),
    )
    return inWords((answer as FromBot & { k: 'reviewed' }).review, game)
  }

  private do(job: JobWithoutNumber, progress?: Looked): Promise<FromBot> {
    return new Promise((done, failed) => {
      const numbered = { ...job, n: this.count++ } as Job
      const module = moduleOf(job.game)
      const waiting: Waiting = { job: numbered, module, done, failed, ...(progress ? { progress } : {}) }
      // A decision does not wait for a review.
      const at =
        job.k === 'choose' || job.k === 'grow' ? this.queue.findIndex((one) => one.job.k === 'review') : -1
      if (at < 0) this.queue.push(waiting)
      else this.queue.splice(at, 0, waiting)
      this.next()
    })
  }

  private next(): void {
    if (!this.queue.length) return
    let worker = this.free.pop()
    if (!worker && this.known.size < this.most) {
      worker = new Worker(new URL('./bot_worker.ts', import.meta.url), { type: 'module' })
      this.known.set(worker, new Set())
    }
    if (worker) void this.give(worker, this.queue.shift()!)
  }

  private async give(worker: Worker, { job, module, done, failed, progress }: Waiting): Promise<void> {
    const games = this.known.get(worker)!
    const finish = (): void => {
      this.free.push(worker)
      this.next()
    }
    worker.onmessage = (event: MessageEvent<FromBot>) => {
      const answer = event.data
      if (answer.k === 'progress') return progress?.(answer.done, answer.sofar)
      if (answer.k === 'failed') failed(new Error(answer.text))
      else done(answer)
      finish()
    }
    worker.onerror = (event) => {
      this.known.delete(worker)
      worker.terminate()
      failed(new Error(event.message || 'A bot could not be started.'))
      this.next()
    }
    try {
      if (!games.has(job.game)) {
        games.add(job.game)
        worker.postMessage({ k: 'game', name: job.game, module: await module } satisfies ToBot)
      }
      const network = `${job.game}/network`
      if (!games.has(network) && wantsNetwork(job, await module)) {
        const found = await networkFor(job, networkOf(job.game))
        if (found) {
          worker.postMessage({ k: 'network', name: job.game, file: found } satisfies ToBot)
          games.add(network)
        }
      }
      worker.postMessage(job)
    } catch (error) {
      games.delete(job.game)
      failed(error instanceof Error ? error : new Error(String(error)))
      finish()
    }
  }
}

type Unnumbered<J> = J extends { n: number } ? Omit<J, 'n'> : never
type JobWithoutNumber = Unnumbered<Job>
