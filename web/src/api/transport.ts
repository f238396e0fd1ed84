import type { Problem } from './protocol'

/** The hall said no, or could not be reached (code `offline`). */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.text)
  }
}

/** A live connection: what the pages need of a WebSocket. */
export interface Channel {
  readonly open: boolean
  onopen: () => void
  onmessage: (text: string) => void
  onclose: (code: number, reason: string) => void
  send(text: string): void
  close(): void
}

/** Whoever speaks the hall's protocol (docs/protocol.md): a server, or the hall in this browser. */
export interface Transport {
  /** A request under `/api`; with a body it is a POST. */
  ask<T>(path: string, body?: unknown, token?: string): Promise<T>
  /** A live connection under `/api`. */
  connect(path: string): Channel
}
