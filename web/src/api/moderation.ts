/** Reports, mutes and blocks: docs/protocol.md, "Keeping the peace". */
import { store, stored } from './storage'
import { keyOf } from './keys'
import { wasMember } from './membership'
import type { Block, Blocks, Done, Report, TableBlocks } from './protocol'
import { HAS_SERVER, server } from './server'

const PLACE = 'dragonhall-blocks'
const at = (code: string) => `/tables/${encodeURIComponent(code)}`

/** Whether anybody may be muted: a device that never did so, and is no member's, need not ask. */
const mayMute = (): boolean => HAS_SERVER && (wasMember() || stored(PLACE, false))

export async function report(code: string, asked: Report): Promise<void> {
  await server.ask<Done>(`${at(code)}/report`, asked, keyOf(code)?.token)
}
export async function block(code: string, player: number, how: Block['how']): Promise<TableBlocks> {
  const found = await server.ask<TableBlocks>(`${at(code)}/block`, { player, how }, keyOf(code)?.token)
  store(PLACE, true)
  return found
}
/** Whom I have muted or blocked at a table. */
export async function blocksAt(code: string): Promise<TableBlocks> {
  const key = keyOf(code)
  if (!mayMute() || !key) return { mute: [], block: [] }
  return server.ask<TableBlocks>(`${at(code)}/blocks`, undefined, key.token)
}
export const myBlocks = (): Promise<Blocks> =>
  mayMute() ? server.ask<Blocks>('/blocks') : Promise.resolve({ blocks: [] })
export const endBlock = (which: string): Promise<Blocks> =>
  server.ask<Blocks>('/blocks/end', { block: which })
