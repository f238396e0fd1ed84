import type { SeatInfo } from '@web/api/protocol'
import { PORTRAITS, settings } from './settings.svelte'
import { say, words } from '@web/i18n/words.svelte'

const PLACE = 'dragonhall.names'
const MAX_KEPT = 60
/** The levels of bots, from the youngest dragon to the oldest. */
export const AGES = ['hatchling', 'whelp', 'cockatrice', 'drake', 'wyvern', 'amphiptere', 'lindworm', 'wyrm']

function likeness(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** The bots of a table keep the names and faces that they had at another one: at a rematch, or when it is played again. */
export function keepNames(code: string, from: string): void {
  const kept = likeness()
  if (kept[code]) return
  const entries = [...Object.entries(kept), [code, kept[from] ?? from]].slice(-MAX_KEPT)
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // Where nothing can be kept they have other names.
  }
}

/** One's name at a table with bots alone: nobody needs to give one for that. */
export const ownName = (): string => settings.name.trim() || say('web-me')

/** A number made of a text, the same everywhere and always. */
function mark(text: string): number {
  let sum = 7
  for (const sign of text) sum = (sum * 31 + sign.codePointAt(0)!) >>> 0
  return sum
}

/**
 * What a seat is called. Bots have names of their own: from the table, the seat and the level follows always the same
 * one, and no two of a table have the same.
 */
export function nameOf(seat: SeatInfo, code = ''): string {
  if (seat.kind === 'person') return seat.name
  if (seat.kind === 'free') return say('web-free-seat')
  const list = words.has(`web-bots-${seat.level}`) ? say(`web-bots-${seat.level}`).split(/,\s*/) : []
  return list.length
    ? list[(mark(likeness()[code] ?? code) + seat.seat) % list.length]!
    : say('web-bot-name', { level: levelName(seat.level), seat: seat.seat + 1 })
}

/** Which portrait a seat has: for bots by table and seat, for people the one they picked, else by their name. */
export function faceNumber(seat: SeatInfo, code: string): number {
  if (seat.kind === 'bot') return mark(likeness()[code] ?? code) + seat.seat
  return seat.portrait ? PORTRAITS.indexOf(seat.portrait) : mark(seat.name) % PORTRAITS.length
}

export function levelName(level: string | null | undefined): string {
  return level
    ? words
        .first([`house-level-${level}`, `hall-level-${level}`, `web-level-${level}`], {})
        .replace(/^web-level-/, '')
    : ''
}

/** A bot that takes part in a tournament: its level, and the number in its name. */
export const entrantName = (name: string, level: string | null | undefined): string =>
  level ? say('web-bot-name', { level: levelName(level), seat: Number(name.split(' ').at(-1)) }) : name

/** The level and how strong it is, in a word. */
export function levelWords(level: string): string {
  const strength = `web-strength-${level}`
  return words.has(strength)
    ? say('web-level-strength', { level: levelName(level), strength: say(strength) })
    : levelName(level)
}
