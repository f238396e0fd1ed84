import { Refused } from '@web/api/transport'
import { ask } from '@web/halls'
import { isLocal, keyOf } from '@web/api/keys'
import type { Uploaded } from '@web/api/protocol'
import { HAS_SERVER, server } from '@web/api/server'
import { link } from '@web/ui/route.svelte'
import { LONGEST, packed } from './packing'

/** The address of a match; null when it is too long for one. */
export async function linkTo(kind: 'record' | 'position', value: unknown): Promise<string | null> {
  const text = await packed(value)
  return text.length > LONGEST ? null : `${link('/').replace(/#.*$/, '')}#${kind}=${text}`
}

/**
 * What somebody else opens to see a finished match. One of this browser is carried to the hall, where there is one; else
 * the whole record stands in the address.
 */
export async function replayLink(code: string): Promise<string | null> {
  if (!isLocal(code)) return link(`/t/${code}/replay`)
  const record = await ask(`/tables/${code}/record`)
  try {
    if (HAS_SERVER) return link(`/t/${(await server.ask<Uploaded>('/records', record)).code}/replay`)
  } catch (error) {
    // The hall cannot be reached, or does not take it: the link carries it.
    if (!(error instanceof Refused)) throw error
  }
  return linkTo('record', record)
}

/** A link from which a match of this browser goes on. */
export const positionLink = async (code: string, ply?: number): Promise<string | null> =>
  linkTo(
    'position',
    await ask(
      `/tables/${code}/position${ply === undefined ? '' : `?ply=${ply}`}`,
      undefined,
      keyOf(code)?.token,
    ),
  )
