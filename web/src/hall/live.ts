import type { Ack, Action, FromServer, Problem } from './protocol'
import { PROTOCOL } from './protocol'
import { hallOf, Refused } from './http'
import type { Channel } from './transport'

export type Link = 'connecting' | 'open' | 'lost' | 'closed'

interface Waiting {
  text: string
  done: (ack: Ack) => void
  failed: (error: Refused) => void
}

/** Close codes after which coming back is of no use. */
const FINAL: Record<number, string> = {
  4400: 'bad-message',
  4401: 'bad-token',
  4404: 'no-table',
  4409: 'old-protocol',
}

/**
 * The live connection to one table: comes back by itself, resumes after the last line it has seen,
 * and sends again, under its old id, whatever was not acknowledged.
 */
export class Live {
  private socket: Channel | undefined
  private readonly waiting = new Map<string, Waiting>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heardAt = 0
  private ended = false
  private said: Problem | undefined

  constructor(
    private readonly code: string,
    private readonly token: () => string | undefined,
    private readonly since: () => number | undefined,
    private readonly hear: (message: FromServer) => void,
    private readonly linkIs: (link: Link, problem?: Problem) => void,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.open()
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === 'visible' && !this.socket && !this.ended) {
      this.tries = 0
      this.open()
    }
  }

  private open(): void {
    clearTimeout(this.timer)
    const path = `/tables/${encodeURIComponent(this.code)}/live`
    const socket = hallOf(path).connect(path)
    this.socket = socket
    this.linkIs('connecting')
    socket.onopen = () => {
      const token = this.token()
      const since = this.since()
      socket.send(
        JSON.stringify({
          t: 'hello',
          protocol: PROTOCOL,
          ...(token ? { token } : {}),
          ...(since === undefined ? {} : { since }),
        }),
      )
      this.beat = setInterval(() => this.checkPulse(socket), 20_000)
    }
    socket.onmessage = (text) => {
      this.heardAt = Date.now()
      const message = JSON.parse(text) as FromServer
      if (message.t === 'snapshot' || message.t === 'caught') {
        this.tries = 0
        this.hear(message)
        this.linkIs('open')
        for (const { text } of this.waiting.values()) socket.send(text)
      } else if (message.t === 'ack' || message.t === 'reject') this.answer(message)
      else if (message.t === 'bye') this.said = message.problem
      else if (message.t !== 'pong') this.hear(message)
    }
    socket.onclose = (code, reason) => {
      clearInterval(this.beat)
      if (this.socket === socket) this.socket = undefined
      if (this.ended) return
      const final = FINAL[code]
      if (final) {
        this.ended = true
        const problem = this.said ?? { code: final, text: reason || final }
        for (const { failed } of this.waiting.values()) failed(new Refused(problem))
        this.waiting.clear()
        this.linkIs('closed', problem)
        return
      }
      this.linkIs('lost')
      const wait = Math.min(8000, 250 * 2 ** this.tries) * (0.75 + Math.random() / 2)
      this.tries += 1
      this.timer = setTimeout(() => this.open(), wait)
    }
  }

  private checkPulse(socket: Channel): void {
    if (Date.now() - this.heardAt > 45_000) socket.close()
    else socket.send(JSON.stringify({ t: 'ping', n: 0 }))
  }

  private answer(message: FromServer & { t: 'ack' | 'reject' }): void {
    const waiting = this.waiting.get(message.id)
    if (!waiting) return
    this.waiting.delete(message.id)
    if (message.t === 'ack') waiting.done(message)
    else waiting.failed(new Refused(message.problem))
  }

  /** Do something; the promise holds when the hall has stored it. */
  act(action: Action): Promise<Ack> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
    const text = JSON.stringify({ ...action, id })
    return new Promise((done, failed) => {
      this.waiting.set(id, { text, done, failed })
      if (this.socket?.open && this.tries === 0) this.socket.send(text)
    })
  }

  get busy(): boolean {
    return this.waiting.size > 0
  }

  /** Say hello anew, for instance with a token just received. */
  again(): void {
    this.tries = 0
    this.socket?.close()
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }
}
