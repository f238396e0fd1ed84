import type { Ack, Action, FromServer, Problem } from './protocol'
import { PROTOCOL } from './protocol'
import { isLocal } from './keys'
import { Refused, type Channel, type Transport } from './transport'

/** `slow`: the wire is open, but an answer is due. */
export type Link = 'connecting' | 'open' | 'slow' | 'lost' | 'closed'

interface Waiting {
  text: string
  done: (ack: Ack) => void
  failed: (error: Refused) => void
}

/** An answer that takes longer than this is missed: people are told that something is wrong. */
const DUE = 2000
/** After so long without a word the wire counts as dead. */
const DEAD = 10_000
/** So often the hall is asked for a word, when there is nothing else to hear. */
const PULSE = 15_000

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
  /** Since when an answer is due. */
  private dueSince: number | null = null
  private ended = false
  private said: Problem | undefined
  /** The hall has answered on this wire, and what it knows of whether somebody looks. */
  private greeted = false
  private looked = true

  constructor(
    private readonly hall: Transport,
    private readonly code: string,
    private readonly token: () => string | undefined,
    private readonly since: () => number | undefined,
    private readonly hear: (message: FromServer) => void,
    private readonly linkIs: (link: Link, problem?: Problem) => void,
  ) {
    addEventListener('online', this.hurry)
    addEventListener('offline', this.cut)
    document.addEventListener('visibilitychange', this.hurry)
    this.open()
  }

  /** Who has put other pages in front of the table is told of their turn as if they were away. */
  private looking(socket: Channel): void {
    const on = document.visibilityState === 'visible'
    if (on === this.looked || !this.token() || isLocal(this.code)) return
    this.looked = on
    socket.send(JSON.stringify({ t: 'looking', on }))
  }

  private readonly hurry = (): void => {
    if (this.socket?.open && this.tries === 0 && this.greeted) this.looking(this.socket)
    if (document.visibilityState === 'visible' && !this.socket && !this.ended) {
      this.tries = 0
      this.open()
    }
  }

  /** The device itself says that its network is gone: nobody waits for the wire to notice. */
  private readonly cut = (): void => {
    const socket = this.socket
    // A table of this browser needs no network.
    if (!socket || this.ended || isLocal(this.code)) return
    this.drop(socket)
    this.comeBack()
  }

  /** This wire is not listened to any more. */
  private drop(socket: Channel): void {
    clearInterval(this.beat)
    socket.onopen = socket.onmessage = socket.onclose = () => undefined
    socket.close()
    if (this.socket === socket) this.socket = undefined
  }

  private comeBack(): void {
    this.linkIs('lost')
    const wait = Math.min(8000, 250 * 2 ** this.tries) * (0.75 + Math.random() / 2)
    this.tries += 1
    this.timer = setTimeout(() => this.open(), wait)
  }

  private open(): void {
    clearTimeout(this.timer)
    const socket = this.hall.connect(`/tables/${encodeURIComponent(this.code)}/live`)
    this.socket = socket
    this.linkIs('connecting')
    this.dueSince = null
    this.greeted = false
    this.looked = true
    socket.onopen = () => {
      const token = this.token()
      const since = this.since()
      socket.send(
        JSON.stringify({
          t: 'hello',
          protocol: PROTOCOL,
          presence: true,
          ...(token ? { token } : {}),
          ...(since === undefined ? {} : { since }),
        }),
      )
      this.heardAt = Date.now()
      this.beat = setInterval(() => this.checkPulse(socket), 500)
    }
    socket.onmessage = (text) => {
      this.heardAt = Date.now()
      if (this.dueSince !== null && this.heardAt - this.dueSince > DUE) this.linkIs('open')
      this.dueSince = null
      const message = JSON.parse(text) as FromServer
      if (message.t === 'snapshot' || message.t === 'caught') {
        this.tries = 0
        this.hear(message)
        this.linkIs('open')
        for (const { text } of this.waiting.values()) this.send(socket, text)
        this.greeted = true
        this.looking(socket)
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
      this.comeBack()
    }
  }

  private checkPulse(socket: Channel): void {
    const now = Date.now()
    if (this.dueSince === null) {
      if (now - this.heardAt > PULSE) this.send(socket, JSON.stringify({ t: 'ping', n: 0 }))
    } else if (now - this.dueSince > DEAD) {
      this.drop(socket)
      this.comeBack()
    } else if (now - this.dueSince > DUE) this.linkIs('slow')
  }

  private send(socket: Channel, text: string): void {
    this.dueSince ??= Date.now()
    socket.send(text)
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
      if (this.socket?.open && this.tries === 0) this.send(this.socket, text)
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
    removeEventListener('offline', this.cut)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }
}
