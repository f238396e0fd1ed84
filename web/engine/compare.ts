/* eslint-disable @typescript-eslint/no-explicit-any -- values that come from Python or JSON can be anything */
/**
 * Compares what the translated code says with what Python says. Reads one JSON object per line: what to ask, and
 * Python's answer. Writes how much was asked, and every difference (the first few of them whole).
 */
import { createInterface } from 'node:readline'
import { Faces, type GameName } from './translated'

type Line =
  | { ask: 'game'; game: GameName }
  | {
      ask: 'table'
      record: string
      views: [number | null, unknown][]
      position: unknown
      dice: string
      hidden: [number, number[]][]
    }
  | {
      ask: 'news'
      events: [number, number, number, number, number, number][]
      heard: [number | null, unknown][]
    }
  | { ask: 'moves'; moves: unknown }
  | { ask: 'find'; said: string | number; answer: unknown }
  | { ask: 'fits'; seats: number; options: Record<string, boolean | number | string>; answer: string }
  | {
      ask: 'sheet'
      seats: number
      options: Record<string, boolean | number | string>
      numbers: number[]
      plies: { record: string; over: boolean; told: [number, number, number, number, number, number][] }[]
      answer: { scores: number[]; winners: number[] }
    }
  | { ask: 'aids'; view: Record<string, unknown>; moves: number[]; answer: unknown }
  | { ask: 'place'; record: string; described: Record<string, unknown>; answer: string; placed?: string }

const MOST_SHOWN = 5
let faces: Faces<GameName> | undefined
const counts: Record<string, number> = {}
let [different, viewing] = [0, 0]

function compare(what: string, got: unknown, expected: unknown): void {
  counts[what] = (counts[what] ?? 0) + 1
  const path = differs(got, expected, what)
  if (path && different++ < MOST_SHOWN) console.log(path)
}

/** Where two values differ, in words; nothing if they are equal. */
function differs(got: any, expected: any, path: string): string {
  if (Object.is(got, expected)) return ''
  const both = typeof got === 'object' && typeof expected === 'object' && got !== null && expected !== null
  if (both && Array.isArray(got) === Array.isArray(expected)) {
    const keys = new Set([...Object.keys(got), ...Object.keys(expected)])
    for (const key of keys) {
      if (!(key in got) || !(key in expected))
        return `${path}.${key}: only in ${key in got ? 'TypeScript' : 'Python'}`
      const found = differs(got[key], expected[key], `${path}.${key}`)
      if (found) return found
    }
    return ''
  }
  const said = (value: unknown) =>
    String(JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}n` : one)))
  return `${path}: TypeScript ${said(got).slice(0, 400)}, Python ${said(expected).slice(0, 400)}`
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'base64'))
}

function message(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

async function answer(line: Line): Promise<void> {
  if (line.ask === 'game') {
    faces = await Faces.load(line.game)
    return
  }
  if (!faces) throw new Error('The first line names the game.')
  if (line.ask === 'table') {
    const record = bytes(line.record)
    const started = performance.now()
    const views = line.views.map(([seat]) => faces!.view(record, seat))
    viewing += performance.now() - started
    line.views.forEach(([, view], at) => compare('view', views[at], view))
    for (const [seat, things] of line.hidden)
      compare('hidden things', faces!.hiddenThings(record, seat), things)
    compare('position', faces.position(record), line.position)
    compare('dice', faces.dice(record), line.dice)
  } else if (line.ask === 'news') {
    for (const [seat, heard] of line.heard) compare('news', faces.news(line.events, seat), heard)
  } else if (line.ask === 'moves') {
    compare('moves', faces.moves, line.moves)
  } else if (line.ask === 'find') {
    let found: unknown
    try {
      found = faces.moveFromName(line.said).number
    } catch (error) {
      found = message(error)
    }
    compare('find', found, line.answer)
  } else if (line.ask === 'fits') {
    compare('fits', faces.fits(line.seats, line.options), line.answer)
  } else if (line.ask === 'sheet') {
    const { seats, options, numbers, plies } = line
    const { scores, winners } = line.answer
    const news = plies.map(({ told }) => faces!.news(told, null))
    const view = (ply: number) => ({
      ...faces!.view(bytes(plies[ply]!.record), null),
      over: plies[ply]!.over,
    })
    compare('sheet', await faces.sheet({ seats, options, numbers, news, view, scores, winners }), line.answer)
  } else if (line.ask === 'aids') {
    compare('aids', await faces.aids(line.view, line.moves), line.answer)
  } else {
    const record = bytes(line.record)
    let found = ''
    try {
      await faces.place(record, line.described)
    } catch (error) {
      found = message(error)
    }
    compare('place', found, line.answer)
    if (line.placed) compare('placed', [...record], [...bytes(line.placed)])
  }
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line) await answer(JSON.parse(line) as Line)
}
console.log(JSON.stringify({ counts, different, ms_per_view: viewing / (counts['view'] ?? 1) }))
process.exitCode = different > 0 ? 1 : 0
