import type { LengthCount } from '@web/api/protocol'
import { words } from '@web/i18n/words.svelte'

/** A mean with its interval, and how many it was counted from. */
export interface Bar {
  name: string
  mean: number
  low: number
  high: number
  count: number
}
/** The colours of Okabe and Ito, darker on a light page. They never stand alone: shapes, dashes and names differ too. */
export const COLOURS = [
  'light-dark(#0072b2, #56b4e9)',
  'light-dark(#b35c00, #e69f00)',
  'light-dark(#007a5a, #2fc08f)',
  'light-dark(#9b3f78, #e08fc0)',
  'light-dark(#6b5bb5, #a99bf0)',
  'light-dark(#7a6a00, #f0e442)',
]

export const percent = (share: number, digits = 1): string =>
  new Intl.NumberFormat(words.language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share)
export const signed = (value: number, digits = 2): string =>
  new Intl.NumberFormat(words.language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)

/** How many wins. */
export const wins = (value: number): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)

/** Steps of an axis: round numbers, about so many. */
export function steps(low: number, high: number, about = 5): number[] {
  const rough = (high - low) / about || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const gap = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough * 0.999)!
  const first = Math.ceil(low / gap - 1e-9)
  return Array.from({ length: Math.floor(high / gap + 1e-9) - first + 1 }, (_, n) => (first + n) * gap)
}

export interface Bin {
  from: number
  to: number
  matches: number
}
/** Lengths in equal bins, at most so many. */
export function bins(counts: LengthCount[], most = 40): Bin[] {
  if (!counts.length) return []
  const low = counts[0]!.length
  const high = counts.at(-1)!.length
  const width = steps(0, Math.max(1, high - low + 1), most)[1] ?? 1
  const gap = Math.max(1, Math.round(width))
  const first = Math.floor(low / gap)
  const found = Array.from({ length: Math.floor(high / gap) - first + 1 }, (_, n) => ({
    from: (first + n) * gap,
    to: (first + n + 1) * gap - 1,
    matches: 0,
  }))
  for (const one of counts) found[Math.floor(one.length / gap) - first]!.matches += one.matches
  return found
}
/** The same as rows of a table. */
export const ranges = (counts: LengthCount[]): (string | number)[][] =>
  bins(counts).map((bin) => [bin.from === bin.to ? bin.from : `${bin.from}–${bin.to}`, bin.matches])
