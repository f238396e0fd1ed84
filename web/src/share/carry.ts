import { createTable } from '@web/halls'
import { keep, keyOf, linkOf } from '@web/api/keys'
import type { CreateTable, TableInfo, Uploaded } from '@web/api/protocol'
import { server } from '@web/api/server'
import type { Transport } from '@web/api/transport'
import { local } from '@web/local/client'

/** Carrying a table between the hall in this browser and a server's: its record goes over, and it goes on there. */

/** Lay a running table of this browser at the server; friends take the free seats by its link. Returns its code. */
export async function toServer(info: TableInfo, name: string): Promise<string> {
  const record = await recordOf(local, info.code)
  const people = info.seats.filter((seat) => seat.kind === 'person')
  // Others at this device come in by the link, each with a device of their own.
  const mine = people.filter((seat) => seat.name === info.players[0]?.name)
  const sit = (mine.length ? mine : people.slice(0, 1)).map(({ seat }) => seat)
  return laid(server, { game: info.game, name, sit, bots: levels(info), from: { record } })
}

/** Go on with a table of the server in this browser, or keep a finished one here. Returns the address of its page. */
export async function toBrowser(info: TableInfo, player: number | null, name: string): Promise<string> {
  const record = await recordOf(server, info.code)
  if (info.state === 'over') {
    const { code } = await local.ask<Uploaded>('/records', record)
    return `/t/${code}/replay/0`
  }
  const sit = info.seats.filter((seat) => seat.player === player).map(({ seat }) => seat)
  const asked = { game: info.game, name, sit, bots: levels(info), start: true, from: { record } }
  return `/t/${await laid(local, asked)}`
}

const levels = (info: TableInfo) =>
  info.seats.map((seat) => (seat.kind === 'bot' ? (seat.level ?? null) : null))

const recordOf = (hall: Transport, code: string) =>
  hall.ask<Record<string, unknown>>(
    `/tables/${encodeURIComponent(linkOf(code))}/record`,
    undefined,
    keyOf(code)?.token,
  )

async function laid(hall: Transport, asked: CreateTable): Promise<string> {
  const { code, token, player, invitation = '' } = await createTable(asked, hall)
  keep(code, { token, player, game: asked.game, at: Date.now(), invitation })
  return code
}
