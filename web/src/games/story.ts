/**
 * How a game is told: every ply is a row of beats, in the order of the rules. A beat is one line of news, or some that
 * belong together, with the table as it lies once they are told. The lines come from the rules; here nothing is decided.
 */
import type { NewsItem, View } from '@web/api/protocol'
import type { Motion } from '@web/ui/motion'
import type { Sound } from '@web/ui/sound'

export type Aside = [message: string, args?: Record<string, string | number>]

/** How a game tells what happened. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Story<View = any, NewsItem = any> {
  /** How long a line is seen, in milliseconds at normal pace, and whether it is held back until what moves lies still;
   * neighbours with the same `with` are told in one beat. */
  lines: Record<string, { ms?: number; with?: string; hush?: boolean }>
  /** How long one line is seen, where it is another time than others of its kind. */
  time?(item: NewsItem, before: View): number | undefined
  /** Change the table as this line says. What it does not say stays; after the last line the true table is shown. */
  after(view: View, item: NewsItem): void
  /** How it looks while it happens, from the table before the line: what lies elsewhere then travels there by itself. */
  motions?(item: NewsItem, before: View): Motion[]
  sound?(item: NewsItem): Sound | undefined
  /** Why it came so, where the line alone does not say it: a message and its arguments, from the table before the line. */
  aside?(before: View, item: NewsItem): Aside | undefined
  /** Lines of a seat that are seen in the middle of the table, not at its place. */
  common?: string[]
  /** Kinds of things that need no picture in a line. */
  plain?: string[]
  /** Lines above the prompt that are left out when another line of the beat has said it for all: `{ this: that }`. */
  said?: Record<string, string>
  /** Lines that begin a chapter of the log, a great one first. */
  headings?: string[]
  /** Lines at which the table stops until somebody goes on: the end of a part of the game. */
  ends?: string[]
  /** What a part of the game brought every seat, from its lines. */
  brought?(news: NewsItem[], seats: number): (number | null)[]
}

export interface Beat {
  items: NewsItem[]
  /** The table once they are told. */
  view: View
  ms: number
  /** The lines wait until what moves lies still: they would give it away. */
  hush: boolean
  motions: Motion[]
  sound: Sound | undefined
  aside: Aside | undefined
  /** Here one stops and looks. */
  end: boolean
}

const USUAL = 650
/** More than this moves at once only to confuse. */
const MAX_MOTIONS = 12

export function beatsOf(story: Story, before: View, news: NewsItem[]): Beat[] {
  const beats: Beat[] = []
  let group: string | undefined
  let view = before
  news.forEach((item, nth) => {
    const line = story.lines[item.key] ?? {}
    const ms = story.time?.(item, view) ?? line.ms ?? USUAL
    const aside = story.aside?.(view, item)
    const motions = story.motions?.(item, view) ?? []
    view = structuredClone(view)
    story.after(view, item)
    const last = beats.at(-1)
    // Everybody's points are told first, whatever comes between them.
    const ends = (one: NewsItem) => story.ends?.includes(one.key) === true
    const end = ends(item) && !news.slice(nth + 1).some(ends)
    if (last && line.with !== undefined && line.with === group) {
      last.items.push(item)
      last.view = view
      last.ms = Math.max(last.ms, ms)
      last.motions = [...last.motions, ...motions].slice(0, MAX_MOTIONS)
      last.sound ??= story.sound?.(item)
      last.aside ??= aside
      last.end ||= end
    } else
      beats.push({
        items: [item],
        view,
        ms,
        hush: line.hush === true,
        motions,
        sound: story.sound?.(item),
        aside,
        end,
      })
    group = line.with
  })
  return beats
}

/** The lines of a ply that are told in its last beat. */
export function lastBeat(story: Story | undefined, news: NewsItem[]): NewsItem[] {
  const group = (nth: number) => story?.lines[news[nth]?.key ?? '']?.with
  let from = news.length - 1
  while (from > 0 && group(from) !== undefined && group(from - 1) === group(from)) from -= 1
  return news.slice(Math.max(0, from))
}

/** The last part of a log: from its last great heading on. */
export function lastPart(story: Story, log: NewsItem[][]): NewsItem[] {
  const great = story.headings?.[0]
  const all = log.flat()
  const from = all.findLastIndex((item) => item.key === great)
  return all.slice(Math.max(0, from))
}

/** Take one of these out of a list. */
export function without<T>(list: T[] | null | undefined, one: T): void {
  const at = list?.indexOf(one) ?? -1
  if (at >= 0) list!.splice(at, 1)
}

/** Count something up or down; what there is none of is left out. */
export function count(counts: Record<string, number> | null | undefined, name: string, by: number): void {
  if (!counts) return
  const now = (counts[name] ?? 0) + by
  if (now > 0) counts[name] = now
  else delete counts[name]
}
