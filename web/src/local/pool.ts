import { drawn } from '../../engine/src/bots'
import { thoughtOf, type Root } from '../../engine/src/search'
import type { Review } from '../hall/protocol'
import type { Thinkers } from './hall'
import { adviceOf, onlyMove, type Advice } from './hints'
import type { Fixed } from './daily'
import type { LocalGame } from './game'
import type { After } from './match'
import { moduleOf, networkOf } from './modules'
import type { Decision, Judged } from './review'

/** What a bot's worker is asked, and what it answers. */
export type ToBot =
  | { k: 'game'; name: string; module: WebAssembly.Module }
  | { k: 'network'; name: string; file: ArrayBuffer }
  | { k: 'choose'; n: number; game: string; seats: number; board: Uint8Array; seat: number; level: string }
  | { k: 'decide'; n: number; game: string; seats: number; board: Uint8Array; seat: number; how: Fixed }
  | { k: 'grow'; n: number; game: string; seats: number; board: Uint8Array; seat: number; level: Searching }
  | { k: 'judge'; n: number; game: string; seats: number; board: Uint8Array; seat: number; move: number }
  | { k: 'review'; n: number; game: string; seats: number; plies: JudgedPly[] }
export type FromBot =
  | { k: 'chosen'; n: number; move: number }
  | { k: 'grown'; n: number; root: Root; hidden: boolean }
  | { k: 'judged'; n: number; found: Decision }
  | { k: 'progress'; n: number; done: number }
  | { k: 'reviewed'; n: number; review: Judged }
  | { k: 'failed'; n: number; text: string }

/** The levels that search, and that more than one worker can help. */
export type Searching = 'wyrm'
/** So many workers think about one decision at most. */
const MOST_TREES = 4

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
  progress?: (done: number) => void
}

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

/** One worker for each core but the one that draws the page, made when it is needed. */
export class BotPool implements Thinkers {
  private readonly free: Worker[] = []
  private readonly known = new Map<Worker, Set<string>>()
  private readonly queue: Waiting[] = []
  private readonly most = Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1))
  private count = 0

  async choose(after: After, seat: number, level: string): Promise<number> {
    const { game, seats } = after.setting
    const table = { game: game.info.name, seats, board: after.board, seat }
    const trees = Math.min(MOST_TREES, this.idle)
    if (level === 'wyrm' && trees > 1 && after.legal(seat).length > 1) {
      const grown = await Promise.all(
        Array.from({ length: trees }, () => this.do({ k: 'grow', ...table, level })),
      )
      return together(grown as Grown[])
    }
    const answer = await this.do({ k: 'choose', ...table, level })
    return (answer as FromBot & { k: 'chosen' }).move
  }

  async decide(after: After, seat: number, how: Fixed): Promise<number> {
    const { game, seats } = after.setting
    const answer = await this.do({ k: 'decide', game: game.info.name, seats, board: after.board, seat, how })
    return (answer as FromBot & { k: 'chosen' }).move
  }

  async judge(after: After, seat: number, move: number): Promise<Decision> {
    const { game, seats } = after.setting
    const answer = await this.do({ k: 'judge', game: game.info.name, seats, board: after.board, seat, move })
    return (answer as FromBot & { k: 'judged' }).found
  }

  /** What a search would do, at a table where the seat has a choice. */
  async hint(after: After, seat: number): Promise<Advice> {
    const { game, seats } = after.setting
    const legal = after.legal(seat)
    if (legal.length === 1) return onlyMove(legal[0]!)
    const job = { k: 'grow', game: game.info.name, seats, board: after.board, seat, level: 'wyrm' } as const
    const trees = Math.max(1, Math.min(MOST_TREES, this.idle))
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

  async review(plies: After[], progress: (done: number) => void): Promise<Review> {
    const { game, seats } = plies[0]!.setting
    const judged = plies.map(({ board, line }) => ({
      board,
      seat: line.seat,
      move: line.kind === 'move' ? game.find(line.move).n : null,
    }))
    const answer = await this.do({ k: 'review', game: game.info.name, seats, plies: judged }, progress)
    return inWords((answer as FromBot & { k: 'reviewed' }).review, game)
  }

  private do(job: JobWithoutNumber, progress?: (done: number) => void): Promise<FromBot> {
    return new Promise((done, failed) => {
      const numbered = { ...job, n: this.count++ } as Job
      const module = moduleOf(job.game)
      const waiting: Waiting = { job: numbered, module, done, failed, ...(progress ? { progress } : {}) }
      // A decision does not wait for a review.
      const at = job.k === 'choose' ? this.queue.findIndex((one) => one.job.k === 'review') : -1
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
      if (answer.k === 'progress') return progress?.(answer.done)
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
      if (job.k === 'choose' && job.level === 'lindworm' && !games.has(network)) {
        worker.postMessage({
          k: 'network',
          name: job.game,
          file: await networkOf(job.game),
        } satisfies ToBot)
        games.add(network)
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
