import type { GamesInfo } from '@web/api/protocol'
import { Refused, type Channel, type Transport } from '@web/api/transport'
import { moduleOf } from '@web/games/modules'
import { beatTime } from '@web/ui/settings.svelte'
import type { FromHall, ToHall } from './messages'

/** Milliseconds a bot waits before it moves, so that people can follow; less for those who are quick themselves. */
const BOT_PAUSE = 700

/** The hall in this browser: a worker that speaks the hall's protocol. It starts when it is first asked. */
export const local: Transport = {
  async ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
    const known = body === undefined ? await atHand(path) : undefined
    return (known ?? (await hall().ask(path, body, token))) as T
  },
  connect: (path) => new Line(hall(), /^\/tables\/([^/]+)\/live$/.exec(path)![1]!),
}

/** While somebody reads the first page, the worker starts. */
export const wakeHall = (): void => void hall()

/** Somebody is about to play this game: the worker starts, and its rules are compiled while its code is loaded. */
export function expectGame(game: string): void {
  const address = moduleOf(game)
  if (!address || expected.has(game)) return
  expected.add(game)
  hall().send({ k: 'expect', game })
  // Some hosts do not say that it is WebAssembly, so it is not compiled while it comes.
  void fetch(address)
    .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error('not there'))))
    .then((bytes) => WebAssembly.compile(bytes))
    .catch(() => null)
    .then((module) => hall().send({ k: 'module', game, module }))
}
const expected = new Set<string>()

const RULES = import.meta.glob<string>('../../../src/dragonhall/games/*/rules*.md', {
  query: '?raw',
  import: 'default',
})

/** The games that can be played without a server. */
export const localGames = async (): Promise<GamesInfo> =>
  (await import('../../engine/translated/games/games.json')).default as unknown as GamesInfo

/** What never changes needs no worker. */
async function atHand(path: string): Promise<unknown> {
  if (path === '/games') return localGames()
  const [, game, language] = /^\/rules\/([a-z_]+)\/([a-z]+)$/.exec(path) ?? []
  if (!game) return undefined
  const folder = `../../../src/dragonhall/games/${game}/`
  const load = RULES[`${folder}rules.${language}.md`] ?? RULES[`${folder}rules.md`]
  if (!load) throw new Refused({ code: 'no-page', text: 'There are no such rules.' }, 404)
  return load()
}

/** Let the bots of this browser play at the pace that is set now, or so much of its time. */
export function setBotPace(share = 1): void {
  botShare = share
  started?.send({ k: 'pause', pause: botPause() })
}
let botShare = 1
const botPause = (): number => beatTime(BOT_PAUSE) * botShare

let started: HallWorker | undefined
const hall = (): HallWorker => (started ??= new HallWorker())

class HallWorker {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<
    number,
    { done: (body: unknown) => void; failed: (error: Refused) => void }
  >()
  private readonly lines = new Map<number, Line>()
  private count = 0

  constructor() {
    this.worker.onmessage = (event: MessageEvent<FromHall>) => this.hear(event.data)
    this.worker.onerror = () => this.fall()
  }

  ask(path: string, body: unknown, token: string | undefined): Promise<unknown> {
    const n = this.count++
    return new Promise((done, failed) => {
      this.waiting.set(n, { done, failed })
      this.send({ k: 'ask', n, path, body, token })
    })
  }

  open(code: string, line: Line): number {
    const n = this.count++
    this.lines.set(n, line)
    botShare = 1
    this.send({ k: 'pause', pause: botPause() })
    this.send({ k: 'open', n, code })
    return n
  }

  send(message: ToHall): void {
    this.worker.postMessage(message)
  }

  close(n: number): void {
    this.lines.delete(n)
    this.send({ k: 'close', n })
  }

  private hear(message: FromHall): void {
    const waiting = this.waiting.get(message.n)
    const line = this.lines.get(message.n)
    if (message.k === 'answer') waiting?.done(message.body)
    else if (message.k === 'refused') waiting?.failed(new Refused(message.problem, message.status))
    else if (message.k === 'opened') line?.opened()
    else if (message.k === 'said') line?.onmessage(message.text)
    else {
      this.lines.delete(message.n)
      line?.closed(message.code, message.reason)
    }
    this.waiting.delete(message.n)
  }

  /** The worker could not be loaded, or broke: the next question starts another one. */
  private fall(): void {
    started = undefined
    expected.clear()
    this.worker.terminate()
    const problem = { code: 'offline', text: 'The hall of this browser could not be started.' }
    for (const { failed } of this.waiting.values()) failed(new Refused(problem))
    for (const line of this.lines.values()) line.closed(1012, problem.text)
  }
}

/** A live connection to a table of this browser. */
class Line implements Channel {
  open = false
  onopen = (): void => undefined
  onmessage: (text: string) => void = () => undefined
  onclose: (code: number, reason: string) => void = () => undefined
  private readonly n: number

  constructor(
    private readonly worker: HallWorker,
    code: string,
  ) {
    this.n = worker.open(decodeURIComponent(code), this)
  }
  opened(): void {
    this.open = true
    this.onopen()
  }
  closed(code: number, reason: string): void {
    this.open = false
    this.onclose(code, reason)
  }
  send(text: string): void {
    this.worker.send({ k: 'send', n: this.n, text })
  }
  close(): void {
    this.worker.close(this.n)
    // As a socket does, not before whoever closes it is done.
    setTimeout(() => this.closed(1000, ''))
  }
}
