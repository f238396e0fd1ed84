import type { CreateTable, GoOn, Join, Uploaded, Welcome, WhatIf } from '@web/api/protocol'
import { read } from './bodies'
import { dealOf, fixed, hasDeals, HOUSE, isDay, nextSeat, placeOf, today } from './games/daily'
import { hex, sha256 } from './games/digest'
import type { LocalHall } from './hall'
import { dealLine, moveLine, type MatchSetup } from './match/match'
import { refused } from './games/problems'
import {
  checkOptions,
  checkSeats,
  FORMAT,
  hintsOf,
  json,
  openPosition,
  openRecord,
  originOf,
  positionOf,
  type Opened,
} from './records/records'
import type { LocalTable } from './table'
import { BY_SEAT, newCode, newState, PLAYER, type TableState } from './match/table_state'

/** A table that goes on from a record, or here also from a position. */
export type CreateFrom = Omit<CreateTable, 'from'> & {
  from?: { position: unknown } | GoOn | null
  /** What bots play as long as everybody plays it: the seats and texts of moves, from the first one on. */
  script?: [seat: number, move: string][]
}

/** How the house's own bot does with a deal of the day, and where its match can be seen. */
export interface HouseLine {
  code: string
  place: number
  scores: number[]
  winners: number[]
}

export async function create(hall: LocalHall, body: unknown): Promise<Welcome> {
  const { script: _script, from, ...rest } = (json(body) ?? {}) as CreateFrom
  const isPosition = json(from) !== null && 'position' in from!
  // Scripts and positions are not part of the protocol.
  read('CreateTable', json(body) ? { ...rest, from: isPosition ? undefined : from } : body)
  const asked: CreateFrom = body as CreateFrom
  if (from != null) return createFrom(hall, asked)
  const game = await hall.games(String(asked.game))
  const seats = checkSeats(game, asked.seats ?? Math.min(4, game.info.high))
  const options = game.complete(seats, checkOptions(asked.options ?? {}))
  const origin = { secret: newSecret() }
  const state = newState(game, asked, seats, options, origin, hall.clock())
  const table = await hall.lay(game, state)
  if (asked.start) await table.start(hall.levels[0]!)
  return welcome(table)
}

async function dealt(hall: LocalHall, date: string, name: string) {
  if (!isDay(date) || date > today(hall.clock()) || !hasDeals(name))
    throw refused('no-page', 'There is no such deal of the day.')
  const deal = dealOf(name, date)
  const game = await hall.games(name)
  const options = game.complete(deal.seats, {})
  const origin = { secret: hex(deal.secret), streams: BY_SEAT } as const
  return { deal, game, options, origin }
}

/** A table with the deal of a day. */
export async function daily(hall: LocalHall, date: string, name: string, body: unknown): Promise<Welcome> {
  const { deal, game, options, origin } = await dealt(hall, date, name)
  const { name: person, portrait } = read<Join>('Join', body)
  const bots = Array.from({ length: deal.seats }, (_, one) => (one === deal.seat ? null : deal.bot.level))
  const asked = { game: name, name: person, portrait, sit: [deal.seat], bots, hints: false }
  const state = newState(game, asked, deal.seats, options, origin, hall.clock())
  state.daily = date
  const table = await hall.lay(game, state)
  await table.start(null)
  return welcome(table)
}

/** What the house's strong bot does at the player's seat; its match is kept, to be seen again. */
export async function houseLine(hall: LocalHall, date: string, name: string): Promise<HouseLine> {
  const { deal, game, options, origin } = await dealt(hall, date, name)
  const setup: MatchSetup = { game, seats: deal.seats, options, origin: await originOf(game, origin) }
  const moves: [number, string][] = []
  let now = dealLine(setup, null, 0)
  while (!now.over) {
    const seat = nextSeat(now.toAct, deal.seat)
    const bot = seat === deal.seat ? HOUSE : deal.bot
    const move = await hall.thinkers.decide(now, seat, fixed(deal.secret, seat, now.moved[seat]!, bot))
    now = moveLine(now, seat, move, null, true, 0)
    moves.push([seat, now.line.move])
  }
  const scores = game.scores(now.board, deal.seats)
  const winners = game.winners(now.board)
  const version = game.info.rules
  const record = { format: FORMAT, game: name, version, seats: deal.seats, options, ...origin, moves }
  const { code } = await upload(hall, { ...record, scores, winners, hall: { daily: date } })
  return { code, place: placeOf(scores, winners, deal.seat), scores, winners }
}

/** Go on from a position, or from a ply of a record (the last one if none is said) with the same dice. */
async function createFrom(hall: LocalHall, asked: CreateFrom): Promise<Welcome> {
  const from = json(asked.from)
  const now = hall.clock()
  let opened: Pick<Opened, 'setup' | 'origin'> & Partial<Opened>
  if (from && 'record' in from) {
    if (json(from.record)?.game !== asked.game) {
      const { title } = (await hall.games(String(asked.game))).info
      throw refused('bad-record', `This is not a record of ${title}.`)
    }
    opened = await openRecord(from.record, hall.games, now)
    const plies = opened.plies!
    const ply = (from.ply ?? plies.length - 1) as number
    if (!plies[ply])
      throw refused('no-ply', `This match can be seen from ply 0 to ${plies.length - 1}, not ${String(ply)}.`)
    if (plies[ply].over)
      throw refused('over', 'After the last move there is nothing left to decide: choose an earlier one.')
    opened.plies = plies.slice(0, ply + 1)
  } else {
    const position = json(from?.position)
    const game = await hall.games(String(position?.game))
    opened = { setup: await openPosition(game, position), origin: { position: position! } }
  }
  const { game, seats, options } = opened.setup
  const state = newState(game, asked, seats, options, opened.origin, now)
  state.carried = true
  if (opened.version !== undefined) state.rules = opened.version
  if (opened.earlier) state.earlier = opened.earlier
  if (asked.script !== undefined) state.script = scriptOf(asked.script)
  const lines = opened.plies?.map(({ line }) => line) ?? []
  const table = await hall.lay(game, state, lines)
  if (asked.start) {
    if (lines.length) await table.fillSeats(hall.levels[0]!)
    else await table.start(hall.levels[0]!)
  }
  return welcome(table)
}

/** A new table that begins with a position of a finished match: the same cards, other dice, bots around. */
export async function whatIf(
  hall: LocalHall,
  old: LocalTable,
  { ply, seat, name }: WhatIf,
): Promise<Welcome> {
  if (old.phase !== 'over')
    throw refused('not-over', 'The game is not over yet: play on at the table itself.')
  const { places, rules } = old.state
  const after = old.plies[ply]
  if (!after)
    throw refused('no-ply', `This match can be seen from ply 0 to ${old.plies.length - 1}, not ${ply}.`)
  if (after.over)
    throw refused('over', 'After the last move there is nothing left to decide: choose an earlier one.')
  const { game, seats, options } = old.setup
  if (rules !== game.info.rules)
    throw refused('rules-changed', 'The rules were changed since this match: it cannot be played on.')
  const position = { ...positionOf(old.setup, rules, after), ply: 0 }
  const usual = hall.levels.at(-2)!
  const bots = places.map((place, one) => (one === seat ? null : (place.level ?? usual)))
  const asked = { game: game.info.name, name, sit: [seat], bots }
  const origin = { position, secret: newSecret() }
  const table = await hall.lay(game, newState(game, asked, seats, options, origin, hall.clock()))
  await table.start(null)
  return welcome(table)
}

export async function layRematch(hall: LocalHall, old: TableState): Promise<string> {
  const game = await hall.games(old.game)
  const state = structuredClone(old)
  Object.assign(state, { code: newCode(), previous: old.code, next: null, created: hall.clock() })
  Object.assign(state, { origin: { secret: newSecret() }, rules: game.info.rules, hinted: [] })
  delete state.script
  delete state.carried
  if (state.daily !== undefined) Object.assign(state, { daily: undefined, hints: null })
  for (const place of state.places) if (place.person) place.level = null
  return (await hall.lay(game, state)).code
}

export async function upload(hall: LocalHall, body: unknown): Promise<Uploaded> {
  const now = hall.clock()
  const opened = await openRecord(body, hall.games, now)
  if (!opened.plies.at(-1)!.over) throw refused('bad-record', 'The match of this record is not over.')
  const record = kept(body as Record<string, unknown>, opened.names)
  const digest = sha256(new TextEncoder().encode(JSON.stringify(record)))
  const { game, seats, options } = opened.setup
  const asked = { game: game.info.name, name: '-', sit: [] }
  const state = newState(game, asked, seats, options, opened.origin, now)
  state.code = newCode(digest)
  state.rules = opened.version
  state.uploaded = record
  state.hinted = hintsOf(record.hall, seats)
  // Bots have no names of their own.
  state.places = state.places.map((_, seat) => {
    const label = opened.names?.[seat] || null
    return { person: label !== null, label, level: label === null ? hall.standIn : null }
  })
  // The same record is the same table.
  if (await hall.store.load(state.code)) return uploaded(await hall.table(state.code))
  return uploaded(
    await hall.lay(
      game,
      state,
      opened.plies.map(({ line }) => line),
    ),
  )
}

/** An uploaded record as it is kept: its names as they can be shown. */
function kept(record: Record<string, unknown>, names: string[] | null): Record<string, unknown> {
  const hall = json(record.hall)
  if (!hall || !('names' in hall)) return record
  const { names: _, ...others } = hall
  return { ...record, hall: names ? { ...hall, names } : others }
}

const newSecret = () => hex(crypto.getRandomValues(new Uint8Array(32)))

function scriptOf(given: unknown): [seat: number, move: string][] {
  const line = (one: unknown) =>
    Array.isArray(one) && one.length === 2 && Number.isInteger(one[0]) && typeof one[1] === 'string'
  if (!Array.isArray(given) || !given.every(line))
    throw refused('bad-message', 'A script is a list of seats and moves.')
  return given as [number, string][]
}

/** What who has laid a table, or sits down at it, is told. */
export const welcome = (table: LocalTable): Welcome => ({
  code: table.code,
  link: `/t/${table.code}`,
  player: PLAYER,
  token: table.state.token,
  table: table.info(),
  invitation: '',
})

const uploaded = (table: LocalTable): Uploaded => ({
  code: table.code,
  link: `/t/${table.code}`,
  table: table.info(),
})
