import type { Replay, ScoreSheet, TableInfo } from '@web/api/protocol'
import { number } from './bodies'
import { refused } from './games/problems'
import { positionOf, recordOf } from './records/records'
import type { LocalTable } from './table'
import { seatsOf } from './match/table_state'

// What a table is asked that changes nothing at it.

const MAX_PAGES = 100

export function shown(table: LocalTable): TableInfo {
  const running = table.phase === 'running'
  return { ...table.info(), ...(running ? { to_act: table.now!.toAct } : {}) }
}

export function events(table: LocalTable, player: number | null, since: number): unknown {
  const events = table.missed(player, since)
  return { seq: table.seq, events: events ?? [], snapshot: events ? null : table.snapshot(player) }
}

export function replay(table: LocalTable, player: number | null, asked: URLSearchParams): Replay {
  const ply = number(asked, 'ply', 0, 0, 1_000_000)
  const count = number(asked, 'count', 1, 1, MAX_PAGES)
  if (!table.now) throw refused('not-started', 'The game has not started yet.')
  const seats = seatsAsked(table, player, asked.get('seat') ?? 'spectator')
  const plies = table.plies
  if (ply >= plies.length)
    throw refused('no-ply', `This match can be seen from ply 0 to ${plies.length - 1}, not ${ply}.`)
  const pages = plies.slice(ply, ply + count).map((after) => ({
    ply: after.line.ply,
    by: after.line.seat < 0 ? null : after.line.seat,
    sights: seats.map((seat) => ({ seat, view: after.view(seat), news: after.news(seat) })),
  }))
  return { table: table.info(), plies: plies.length - 1, pages }
}

/** While it runs it tells everything that is hidden: then only who plays can have it. */
export function record(table: LocalTable, player: number | null): unknown {
  const plays = table.phase === 'running' && player !== null && seatsOf(table.state).length > 0
  if (table.phase !== 'over' && !plays)
    throw refused(
      'not-over',
      'The record can be had when the game is over; before that only by who plays alone against bots.',
    )
  return recordOf(table.state, table.setup, table.plies)
}

/** The position after a ply, as readable JSON. It shows everything: of a running match only who plays can have it. */
export function position(table: LocalTable, player: number | null, asked: URLSearchParams): unknown {
  if (!table.now) throw refused('not-started', 'The game has not started yet.')
  if (table.phase !== 'over' && player === null)
    throw refused('no-token', 'Send your token: a position shows everything.')
  const plies = table.plies
  const ply = number(asked, 'ply', plies.length - 1, 0, 1_000_000)
  const after = plies[ply]
  if (!after) throw refused('no-ply', `This match can be seen from ply 0 to ${plies.length - 1}, not ${ply}.`)
  return positionOf(table.setup, table.state.rules, after)
}

export function sheet(table: LocalTable): Promise<ScoreSheet> {
  if (!table.now?.over) throw refused('not-over', 'The score sheet is written when the game is over.')
  const { game, seats, options, version } = table.setup
  const plies = table.plies
  const news = plies.map((after) => after.news(null))
  return game.sheet(seats, options, version ?? game.info.rules, news, (ply) => plies[ply]!.view(null))
}

function seatsAsked(table: LocalTable, player: number | null, asked: string): (number | null)[] {
  const seats = table.state.places.length
  const over = table.phase === 'over'
  if (asked === 'spectator') return [null]
  if (asked === 'open') {
    if (!over) throw refused('not-over', 'While the game runs nobody sees all seats.')
    return [...Array(seats).keys()]
  }
  const seat = /^\d{1,2}$/.test(asked) ? Number(asked) : seats
  if (seat >= seats)
    throw refused('bad-query', `The seat is a number from 0 to ${seats - 1}, or spectator, or open.`)
  if (!over && (player === null || !seatsOf(table.state).includes(seat)))
    throw refused('not-your-seat', `While the game runs only its player sees through seat ${seat}.`)
  return [seat]
}
