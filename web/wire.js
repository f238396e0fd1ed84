// Makes the TypeScript types of the protocol from its JSON schema: src/api/wire.ts, which is not kept in git. Whatever
// needs it runs this first. Plain objects without known fields (views, news, arguments) are `Data`; src/api/protocol.ts says more of them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const SCHEMA = '../docs/protocol.schema.json'
const TARGET = 'src/api/wire.ts'

function type(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1)
  if (schema.anyOf) return [...new Set(schema.anyOf.map(type))].join(' | ')
  if (schema.enum)
    return schema.enum.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map(type).join(', ')}]`
  switch (schema.type) {
    case 'array': {
      const item = schema.items ? type(schema.items) : 'unknown'
      return / \| /.test(item) ? `(${item})[]` : `${item}[]`
    }
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? `Record<string, ${type(schema.additionalProperties)}>`
        : 'Data'
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
      return 'string'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    default:
      return 'unknown'
  }
}

const said = (text, indent = '') =>
  text ? `${indent}/** ${text.replaceAll('``', '`').replace(/\s+/g, ' ')} */\n` : ''

function declaration([name, schema]) {
  if (!schema.properties) return `${said(schema.description)}export type ${name} = ${type(schema)}\n`
  const required = new Set(schema.required ?? [])
  const fields = Object.entries(schema.properties).map(
    ([field, inner]) =>
      `${said(inner.description, '  ')}  ${field}${required.has(field) ? '' : '?'}: ${type(inner)}\n`,
  )
  return `${said(schema.description)}export interface ${name} {\n${fields.join('')}}\n`
}

function wire(schema) {
  const number = /\d+/.exec(schema.title)[0]
  return [
    '/** Made from docs/protocol.schema.json by wire.js (npm run wire). */\n',
    `export const PROTOCOL = ${number}\n`,
    '/** An object whose fields the protocol leaves to the games. */\nexport type Data = Record<string, any>\n',
    ...Object.entries(schema.$defs).map(declaration),
  ].join('\n')
}

const made = wire(JSON.parse(readFileSync(SCHEMA, 'utf8')))
// A file that stays the same keeps its time, and the pages are not built again.
if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== made) writeFileSync(TARGET, made)
