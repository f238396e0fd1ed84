import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { FromServer, MoveInfo } from '../src/api/protocol'
import { Refused } from '../src/api/transport'
import type { LocalHall } from '../src/local/hall'
import type { LiveConnection } from '../src/local/live'

/** Scenarios: what somebody asks of a hall and what must come back (tests/protocol/README.md). */

const FOLDER = join(import.meta.dirname, '../../tests/protocol/scenarios')
const NAMED = /\{(\w+)\}/g
const SECONDS = 30
type Json = Record<string, unknown>
type Known = Json
type Step = Json & { as?: string; only?: string; in?: Record<string, Json> }

/** Names and steps of all scenarios that the hall in the browser must pass. */
export function scenarios(): [string, Step[]][] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => {
      const found = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as {
        name: string
        only?: string
        steps: Step[]
      }[]
      return found.flatMap(({ name, only = 'browser', steps }): [string, Step[]][] => {
        const here = steps.map((step) => ({ ...step, ...step.in?.browser }) as Step)
        const wanted = here.filter((step) => (step.only ?? 'browser') === 'browser')
        return only === 'browser' ? [[`${basename(file, '.json')}: ${name}`, wanted]] : []
      })
    })
}

/** A value with what is known in place of its names. */
function filled(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((inner) => filled(inner, known))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, known)]))
  if (typeof value !== 'string') return value
  const whole = /^\{(\w+)\}$/.exec(value)
  return whole ? known[whole[1]!] : value.replaceAll(NAMED, (_, name: string) => String(known[name]))
}

/** What does not fit, or null; keeps what is to be kept. */
function misfit(expected: unknown, found: unknown, known: Known, at = 'it'): string | null {
  const shown = JSON.stringify(found)
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length)
      return `${at} is ${shown}, not a list of ${expected.length}`
    return first(expected.map((inner, n) => misfit(inner, found[n], known, `${at}[${n}]`)))
  }
  if (typeof expected === 'object' && expected !== null) {
    const special = Object.entries(expected).find(([name]) => name.startsWith('$'))
    if (special) return specially(special[0], special[1], found, known, at)
    if (typeof found !== 'object' || found === null || Array.isArray(found))
      return `${at} is ${shown}, not an object`
    return first(
      Object.entries(expected).map(([name, inner]) =>
        misfit(inner, (found as Json)[name], known, `${at}.${name}`),
      ),
    )
  }
  if (expected === '*') return found == null ? `${at} is not there` : null
  const wanted = filled(expected, known)
  return isDeepStrictEqual(wanted, found ?? null) ? null : `${at} is ${shown}, not ${JSON.stringify(wanted)}`
}

const first = (found: (string | null)[]): string | null => found.find((why) => why !== null) ?? null

function specially(kind: string, wanted: unknown, found: unknown, known: Known, at: string): string | null {
  if (kind === '$keep') {
    known[wanted as string] = found
    return found == null ? `${at} is not there` : null
  }
  if (kind === '$has') {
    const missing = (wanted as unknown[]).find(
      (one) => !Array.isArray(found) || found.every((item) => misfit(one, item, known) !== null),
    )
    return missing === undefined ? null : `${at} has nothing that fits ${JSON.stringify(missing)}`
  }
  const fits = {
    $not: () => found != null && !isDeepStrictEqual(filled(wanted, known), found),
    $length: () => Array.isArray(found) && found.length === wanted,
    $above: () => typeof found === 'number' && found > (filled(wanted, known) as number),
    $matches: () => typeof found === 'string' && new RegExp(wanted as string).test(found),
  }[kind]
  if (!fits) throw new Error(`Nothing fits ${kind}.`)
  return fits() ? null : `${at} is ${JSON.stringify(found)}, not ${kind.slice(1)} ${JSON.stringify(wanted)}`
}

interface Sight {
  seat: number | null
  moves: MoveInfo[]
}

/** Somebody who asks and listens, with what they know and what they were told. */
class Person {
  private token: string | undefined
  private line: LiveConnection | null = null
  private heard: FromServer[] = []
  private closed: number | null = null
  private at = 0
  private ids = 0
  private known: Known = { seat: null, over: false }
  private waiting: (() => void)[] = []

  constructor(
    private readonly hall: LocalHall,
    private readonly name: string,
    private readonly shared: Known,
  ) {}

  async step(step: Step): Promise<void> {
    if ('token' in step) this.token = (filled(step.token, this.all) ?? undefined) as string | undefined
    if ('get' in step || 'post' in step) await this.asks(step)
    else if ('does' in step) await this.does(step)
    else if ('comes' in step) this.comes(step)
    else if ('sends' in step) {
      const message = filled(step.sends, this.all)
      void this.live.receive(typeof message === 'string' ? message : JSON.stringify(message))
    } else if ('hears' in step)
      this.fits(step.hears, await this.next(({ t }) => t === (step.hears as FromServer).t))
    else if ('until' in step)
      this.fits(step.until, await this.next((message) => misfit(step.until, message, this.all) === null))
    else if ('closed' in step) {
      await this.until(() => this.closed !== null)
      if (this.closed !== step.closed) throw new Error(`closed with ${this.closed}`)
      this.line = null
    } else if ('goes' in step) this.goes()
    else if ('asked' in step) await this.asked()
    else if ('plays' in step) await this.plays(step.plays as number | 'all')
    else throw new Error(`There is no step like ${JSON.stringify(step)}.`)
  }

  goes(): void {
    this.line?.close()
    this.line = null
  }

  private get all(): Known {
    return { ...this.shared, ...this.known }
  }
  private get live(): LiveConnection {
    if (!this.line) throw new Error('there is no live connection')
    return this.line
  }

  private fits(expected: unknown, found: unknown): void {
    const known = this.all
    const why = misfit(expected, found, known)
    if (why !== null) throw new Error(`${why}\n${JSON.stringify(found).slice(0, 3000)}`)
    for (const [name, value] of Object.entries(known)) if (!(name in this.known)) this.shared[name] = value
  }

  private async asks(step: Step): Promise<void> {
    const path = filled(step.get ?? step.post, this.all) as string
    const body = 'post' in step ? filled(step.body ?? {}, this.all) : undefined
    let found: Json
    try {
      // As it comes over the wire.
      found = JSON.parse(JSON.stringify(await this.hall.ask(path, body, this.token))) as Json
    } catch (error) {
      if (!(error instanceof Refused) || !('refused' in step)) throw error
      this.refused(step, error.problem)
      return
    }
    if ('refused' in step) throw new Error(`not refused: ${JSON.stringify(found)}`)
    if ('code' in found) this.shared.code = found.code
    if (typeof found.token === 'string') this.token = found.token
    this.fits(step.answer ?? {}, found)
  }

  private refused(step: Step, problem: { code: string; text: string }): void {
    if (problem.code !== step.refused || ('text' in step && problem.text !== filled(step.text, this.all)))
      throw new Error(`refused with ${JSON.stringify(problem)}`)
  }

  private async does(step: Step): Promise<void> {
    const id = `${this.name}-${++this.ids}`
    const action = { id, ...(filled(step.does, this.all) as Json) }
    this.known.id = action.id
    if (!this.line) return this.asks({ ...step, post: '/tables/{code}/actions', body: action })
    void this.line.receive(JSON.stringify(action))
    const told = await this.next(
      (message) => /^(ack|reject)$/.test(message.t) && (message as Json & FromServer).id === action.id,
    )
    if ('refused' in step) {
      if (told.t !== 'reject') throw new Error(`not refused: ${JSON.stringify(told)}`)
      this.refused(step, told.problem)
    } else {
      if (told.t !== 'ack') throw new Error(`not done: ${JSON.stringify(told)}`)
      this.fits(step.answer ?? {}, told)
    }
  }

  private comes(step: Step): void {
    this.goes()
    this.heard = []
    this.at = 0
    this.closed = null
    Object.assign(this.known, { seat: null, over: false })
    const heard = this.heard
    this.line = this.hall.connect(
      filled(step.comes, this.all) as string,
      (message) => {
        heard.push(JSON.parse(JSON.stringify(message)) as FromServer)
        this.wake()
      },
      (code) => {
        this.closed = code
        this.wake()
      },
    )
    const { protocol } = step
    const since = filled(step.since, this.all)
    void this.line.receive(JSON.stringify({ t: 'hello', token: this.token, since, protocol }))
  }

  private wake(): void {
    for (const go of this.waiting.splice(0)) go()
  }

  private async until(true_: () => boolean): Promise<void> {
    const end = Date.now() + SECONDS * 1000
    while (!true_()) {
      const left = end - Date.now()
      if (left <= 0) throw new Error(`it did not come; there came ${JSON.stringify(this.heard).slice(-3000)}`)
      let timer: ReturnType<typeof setTimeout> | undefined
      await new Promise<void>((go) => {
        this.waiting.push(go)
        timer = setTimeout(go, left)
      })
      clearTimeout(timer)
    }
  }

  /** The next message that fits; what came before it is passed over. */
  private async next(fits: (message: FromServer) => boolean): Promise<FromServer> {
    for (;;) {
      await this.until(() => this.at < this.heard.length || this.closed !== null)
      const message = this.heard[this.at]
      if (!message) throw new Error(`the connection has ended: ${JSON.stringify(this.heard).slice(-3000)}`)
      this.at += 1
      this.learns(message)
      if (fits(message)) return message
    }
  }

  private learns(message: FromServer): void {
    if (message.t !== 'snapshot' && message.t !== 'event' && message.t !== 'caught') return
    this.known.seq = message.seq
    if (message.t !== 'caught') this.known.ply = message.ply
    this.known.over = message.t === 'event' ? message.over : message.table.state === 'over'
    if (message.t === 'caught') return
    const sights: Sight[] = message.t === 'event' ? message.sights : message.standings
    const asked = sights.find(({ seat, moves }) => seat !== null && moves.length)
    this.known.seat = asked?.seat ?? null
    this.known.move = asked?.moves[0]!.n ?? null
  }

  /** Until a seat of this person is asked, or the match is over. */
  private async asked(): Promise<void> {
    const asked = () => this.known.seat !== null || this.known.over === true
    if (!asked()) await this.next(asked)
  }

  private async plays(count: number | 'all'): Promise<void> {
    for (let made = 0; made !== count; made++) {
      await this.asked()
      if (this.known.over === true) {
        if (count !== 'all') throw new Error(`the match is over after ${made} decisions`)
        return
      }
      await this.does({ does: { t: 'move', seat: '{seat}', seq: '{seq}', move: '{move}' } })
    }
  }
}

export async function played(hall: LocalHall, steps: Step[]): Promise<void> {
  const people = new Map<string, Person>()
  const known: Known = {}
  try {
    for (const [number, step] of steps.entries()) {
      const name = step.as ?? 'ann'
      if (!people.has(name)) people.set(name, new Person(hall, name, known))
      try {
        await people.get(name)!.step(step)
      } catch (error) {
        throw new Error(`step ${number}, ${JSON.stringify(step)}: ${String(error)}`, { cause: error })
      }
    }
  } finally {
    for (const person of people.values()) person.goes()
  }
}
