import type { SeatInfo } from '../hall/protocol'
import { say, words } from '../words/words.svelte'

export function nameOf(seat: SeatInfo): string {
  if (seat.kind === 'person') return seat.name
  if (seat.kind === 'bot') return say('web-bot-name', { level: levelName(seat.level), seat: seat.seat + 1 })
  return say('web-free-seat')
}

export function levelName(level: string | null | undefined): string {
  return level
    ? words
        .first([`house-level-${level}`, `hall-level-${level}`, `web-level-${level}`], {})
        .replace(/^web-level-/, '')
    : ''
}
