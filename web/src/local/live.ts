import type { AnyAction, FromClient, FromServer } from '@web/api/protocol'
import { PROTOCOL } from '@web/api/protocol'
import { Refused } from '@web/api/transport'
import { act } from './actions'
import { message } from './bodies'
import { refused } from './games/problems'
import type { LocalTable, Subscriber } from './table'

const CLOSE_CODES: Record<string, number> = {
  'bad-message': 4400,
  'hello-first': 4400,
  'bad-token': 4401,
  'no-table': 4404,
  'old-protocol': 4409,
}

/** A message as it came over the wire; raises Refused. */
function understood(text: string): FromClient {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    throw refused('bad-message', 'That could not be understood: it is not JSON.')
  }
  return message(said)
}

/** One live connection, from hello to goodbye (hall/routes/live.py). */
export class LiveConnection {
  private table: LocalTable | null = null
  private gone = false
  private readonly subscriber: Subscriber
  private queue: Promise<void> = Promise.resolve()

  constructor(
    private readonly open: (token: string | undefined) => Promise<[LocalTable, number | null]>,
    private readonly hear: (message: FromServer) => void,
    private readonly shut: (code: number, reason: string) => void,
  ) {
    this.subscriber = { player: null, send: (message) => this.tell(message) }
  }

  private tell(message: FromServer): void {
    if (!this.gone) this.hear(message)
  }

  /** Messages are answered one after the other. */
  receive(text: string): Promise<void> {
    this.queue = this.queue.then(() => (this.gone ? undefined : this.heard(text)))
    return this.queue
  }

  private async heard(text: string): Promise<void> {
    try {
      const { table } = this
      if (!table) await this.hello(understood(text))
      else await this.told(table, text)
    } catch (error) {
      const problem =
        error instanceof Refused
          ? error.problem
          : { code: 'rules-changed', text: error instanceof Error ? error.message : String(error) }
      this.tell({ t: 'bye', problem, wait: 1000 })
      this.close()
      this.shut(CLOSE_CODES[problem.code] ?? 4400, problem.text)
    }
  }

  /** What cannot be understood is told so, and the line stays. */
  private async told(table: LocalTable, text: string): Promise<void> {
    let said: FromClient
    try {
      said = understood(text)
      if (said.t === 'hello') throw refused('bad-message', 'Hello was said already.')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.tell({ t: 'wrong', problem: error.problem })
      return
    }
    if (said.t === 'ping') this.tell({ t: 'pong', n: said.n ?? 0, now: Date.now() })
    else if (said.t !== 'looking') await this.act(table, said)
  }

  private async hello(said: FromClient): Promise<void> {
    if (said.t !== 'hello') throw refused('hello-first', 'The first message must be hello.')
    if ((said.protocol ?? PROTOCOL) !== PROTOCOL)
      throw refused('old-protocol', `This hall speaks protocol ${PROTOCOL}; load the page again.`)
    const [table, player] = await this.open(said.token ?? undefined)
    this.subscriber.player = player
    this.table = table
    await table.come(this.subscriber, said.since ?? null)
    if (this.gone) table.go(this.subscriber)
  }

  private async act(table: LocalTable, said: AnyAction): Promise<void> {
    try {
      if (this.subscriber.player === null)
        throw refused('no-token', 'Those who only watch cannot do that: join the table first.')
      this.tell(await act(table, said))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.tell({ t: 'reject', id: said.id, seq: table.seq, problem: error.problem })
    }
  }

  close(): void {
    this.gone = true
    this.table?.go(this.subscriber)
  }
}
