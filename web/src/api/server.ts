import { SITE } from './site'
import { readJson } from './json'
import type { Problem } from './protocol'
import { Refused, type Channel, type Transport } from './transport'

/** The pages come from a hall. Those of a site do not: nothing is asked of whoever hands them out. */
export const HAS_SERVER: boolean = !SITE

/** The server that these pages came from. */
export const server: Transport = { ask, connect: (path) => new Socket(path) }

async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers.Authorization = `Bearer ${token}`
  if (!HAS_SERVER) throw new Refused({ code: 'offline', text: 'These pages have no hall.' })
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused({ code: 'offline', text: 'The hall cannot be reached.' })
  }
  const text = await answer.text()
  if (answer.ok) return (answer.headers.get('content-type')?.includes('json') ? readJson(text) : text) as T
  let problem: Problem = { code: 'offline', text: `The hall answered ${answer.status}.` }
  try {
    problem = (JSON.parse(text) as { problem: Problem }).problem ?? problem
  } catch {
    // Not the hall's own words: a proxy's page, most likely. The first sentence stands.
  }
  throw new Refused(problem, answer.status)
}

class Socket implements Channel {
  private readonly socket: WebSocket
  onopen = (): void => undefined
  onmessage: (text: string) => void = () => undefined
  onclose: (code: number, reason: string) => void = () => undefined

  constructor(path: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new WebSocket(`${scheme}://${location.host}/api${path}`)
    this.socket.onopen = () => this.onopen()
    this.socket.onmessage = (event) => this.onmessage(event.data as string)
    this.socket.onclose = (event) => this.onclose(event.code, event.reason)
  }
  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }
  send(text: string): void {
    this.socket.send(text)
  }
  close(): void {
    this.socket.close()
  }
}
