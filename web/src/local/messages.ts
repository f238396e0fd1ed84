import type { Problem } from '@web/api/protocol'

/** What a page and the worker of its hall say to each other; `n` numbers requests and live connections. */
export type ToHall =
  /** The page compiles the rules of a game meanwhile, and sends them. */
  | { k: 'expect'; game: string }
  | { k: 'module'; game: string; module: WebAssembly.Module | null }
  | { k: 'ask'; n: number; path: string; body?: unknown; token?: string | undefined }
  | { k: 'open'; n: number; code: string }
  /** How long bots wait before they move, in milliseconds. */
  | { k: 'pause'; pause: number }
  | { k: 'send'; n: number; text: string }
  | { k: 'close'; n: number }

export type FromHall =
  | { k: 'answer'; n: number; body: unknown }
  | { k: 'refused'; n: number; problem: Problem; status: number }
  | { k: 'opened'; n: number }
  | { k: 'said'; n: number; text: string }
  | { k: 'closed'; n: number; code: number; reason: string }
