/** Days and moments, written as people do who have this browser, in the language of the page. */
import { words } from './words.svelte'

/** British people write a day otherwise than Americans: the browser's own form of the language, if it has one. */
function form(): string {
  return navigator.languages.find((one) => one.split('-')[0] === words.language) ?? words.language
}

export const day = (at: number | string): string => new Date(at).toLocaleDateString(form())
export const moment = (at: number): string =>
  new Date(at).toLocaleString(form(), { dateStyle: 'short', timeStyle: 'short' })

/** When something happens, in words: in 5 minutes, dans 2 jours. */
const UNITS: [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['second', 1, 90],
  ['minute', 60, 5400],
  ['hour', 3600, 172_800],
  ['day', 86_400, Infinity],
]

/** How long ago something was, in words. */
export const ago = (at: number, now: number, language: string): string => relative(at - now, language)

/** The time from one moment to another, in milliseconds. */
export function ahead(at: number, now: number, language: string): string {
  return relative(Math.max(0, at - now), language)
}

function relative(ms: number, language: string): string {
  const seconds = Math.round(ms / 1000)
  const [unit, size] = UNITS.find(([, , below]) => Math.abs(seconds) < below)!
  return new Intl.RelativeTimeFormat(language).format(Math.round(seconds / size), unit)
}
