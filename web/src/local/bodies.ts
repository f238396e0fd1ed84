import type { AnyAction } from '../hall/protocol'
import { refused } from './problems'
import { json } from './records'

/** The body of a request: an object. */
export function fields<T>(body: unknown): T {
  const found = json(body)
  if (!found) throw refused('bad-message', 'That could not be understood: it is not an object.')
  return found as T
}

/** An action as it came over the wire. Its fields are looked at by whoever carries it out. */
export function action(body: unknown): AnyAction {
  const said = fields<AnyAction>(body)
  if (typeof said.t !== 'string' || typeof said.id !== 'string' || !said.id || said.id.length > 64)
    throw refused('bad-message', 'That could not be understood: an action has a kind and an id.')
  return said
}

/** A number of a query. */
export function number(
  asked: URLSearchParams,
  name: string,
  usual: number,
  low: number,
  high: number,
): number {
  const text = asked.get(name)
  const value = text === null ? usual : /^-?\d{1,11}$/.test(text) ? Number(text) : high + 1
  if (value < low || value > high)
    throw refused('bad-query', `The number ${name} goes from ${low} to ${high}.`)
  return value
}
