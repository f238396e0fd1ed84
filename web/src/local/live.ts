import type { FromServer } from '../hall/protocol'
import { PROTOCOL } from '../hall/protocol'
import { Refused } from '../hall/transport'
import { action, fields } from './bodies'
import { refused } from './problems'
import type { LocalTable, Subscriber } from './table'

const CLOSE_CODES: Record<string, number> = {
  'bad-message': 4400,
  'hello-first': 4400,
  'bad-token': 4401,
  'no-table': 4404,
  'old-protocol': 4409,
}

/** One live connection, from hello to goodbye (hall/live.py). */
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
    let said: Record<string, unknown>
    try {
      said = fields(JSON.parse(text))
    } catch {
      said = {}
    }
    try {
      if (!this.table) await this.hello(said)
      else if (said.t === 'ping') this.tell({ t: 'pong', n: Number(said.n ?? 0), now: Date.now() })
      else await this.act(this.table, said)
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

  private async hello(said: Record<string, unknown>): Promise<void> {
    if (said.t !== 'hello') throw refused('hello-first', 'The first message must be hello.')
    if ((said.protocol ?? PROTOCOL) !== PROTOCOL)
      throw refused('old-protocol', `This hall speaks protocol ${PROTOCOL}; load the page again.`)
    const [table, player] = await this.open(said.token as string | undefined)
    this.subscriber.player = player
    this.table = table
    await table.come(this.subscriber, typeof said.since === 'number' ? said.since : null)
    if (this.gone) table.go(this.subscriber)
  }

  private async act(table: LocalTable, said: Record<string, unknown>): Promise<void> {
    const id = String(said.id)
    try {
      if (this.subscriber.player === null)
        throw refused('no-token', 'Those who only watch cannot do that: join the table first.')
      this.tell(await table.act(action(said)))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.tell({ t: 'reject', id, seq: table.seq, problem: error.problem })
    }
  }

  close(): void {
    this.gone = true
    this.table?.go(this.subscriber)
  }
}
