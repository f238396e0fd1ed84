import protocol from '@engine/translated/games/protocol.json'
import type { AnyAction, FromClient } from '@web/api/protocol'
import { refused } from './games/problems'

/** What a body or a message may hold: the parts of JSON Schema that the protocol uses. */
interface Schema {
  $ref?: string
  anyOf?: Schema[]
  discriminator?: { propertyName: string; mapping: Record<string, string> }
  enum?: unknown[]
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: boolean | Schema
  items?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
}
const STRUCTS = protocol.bodies as unknown as Record<string, Schema>
const structAt = (ref: string): Schema => STRUCTS[ref.slice('#/$defs/'.length)]!

/** A body as one of the protocol's structs; raises Refused. What is undefined is not there. */
export function read<T>(struct: string, body: unknown): T {
  const wrong = misfit(STRUCTS[struct]!, body, 'It')
  if (wrong) throw refused('bad-message', `That could not be understood: ${wrong}.`)
  return body as T
}

export const action = (body: unknown): AnyAction => read('AnyAction', body)
export const message = (body: unknown): FromClient => read('FromClient', body)

/** What does not fit, in words; or null. */
function misfit(schema: Schema, value: unknown, at: string): string | null {
  if (schema.$ref) return misfit(structAt(schema.$ref), value, at)
  if (schema.discriminator) {
    const kind = (value as Record<string, unknown> | null)?.[schema.discriminator.propertyName]
    const ref = typeof kind === 'string' ? schema.discriminator.mapping[kind] : undefined
    return ref ? misfit(structAt(ref), value, at) : `${at} is nothing of that kind`
  }
  if (schema.anyOf) return schema.anyOf.some((one) => !misfit(one, value, at)) ? null : `${at} does not fit`
  if (schema.enum) return schema.enum.includes(value) ? null : `${at} is none of ${schema.enum.join(', ')}`
  if (!isA(schema.type, value)) return `${at} is not of the type ${schema.type}`
  if (typeof value === 'number') {
    const fits = value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity)
    return fits ? null : `${at} is too small or too large`
  }
  if (typeof value === 'string') {
    const length = [...value].length
    const fits = length >= (schema.minLength ?? 0) && length <= (schema.maxLength ?? Infinity)
    if (!fits) return `${at} is too short or too long`
    return !schema.pattern || new RegExp(schema.pattern).test(value) ? null : `${at} has a wrong character`
  }
  if (Array.isArray(value))
    return first(value.map((inner, n) => (schema.items ? misfit(schema.items, inner, `${at}[${n}]`) : null)))
  return typeof value === 'object' && value !== null
    ? misfitOfFields(schema, value as Record<string, unknown>, at)
    : null
}

function misfitOfFields(schema: Schema, value: Record<string, unknown>, at: string): string | null {
  const { properties = {}, required = [], propertyNames, additionalProperties = true } = schema
  const given = Object.keys(value).filter((name) => value[name] !== undefined)
  const missing = required.find((name) => !given.includes(name))
  if (missing) return `${at} lacks ${missing}`
  const wrong = given.map((name) => {
    const inner = Object.hasOwn(properties, name) ? properties[name]! : additionalProperties
    if (inner === false) return `${at} has nothing called ${name.slice(0, 40)}`
    const why = propertyNames && misfit(propertyNames, name, name.slice(0, 40))
    return why || (inner === true ? null : misfit(inner, value[name], name.slice(0, 40)))
  })
  return first(wrong)
}

const first = (found: (string | null)[]): string | null => found.find((why) => why !== null) ?? null

function isA(type: string | undefined, value: unknown): boolean {
  switch (type) {
    case undefined:
      return true
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
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
