import { remember, wasMember } from './membership'
import type { Solo, SoloGame } from './protocol'
import { server } from './server'
import { store, stored } from './storage'
import { Refused } from './transport'

/** Games against bots that this browser has and the hall does not: all of a guest's. */
const UNSENT = 'dragonhall-solo'
const MAX_UNSENT = 1000
/** In one request; the hall takes no more. */
const MAX_SENT = 100

export const unsent = (): SoloGame[] => stored<SoloGame[]>(UNSENT, [])
export const keepUnsent = (games: SoloGame[]): void => store(UNSENT, games.slice(-MAX_UNSENT))

/** The sums of the member who is signed in, as they were last told; membership.ts forgets them with the member. */
const SUMS = 'dragonhall-solo-member'
export const sumsKept = (): Solo | null => (wasMember() ? stored<Solo | null>(SUMS, null) : null)

/** Send what was kept here to the member who is signed in. What cannot be sent now stays. */
export async function syncSolo(): Promise<void> {
  if (!wasMember()) return
  try {
    do {
      const games = unsent().slice(0, MAX_SENT)
      const sums = games.length
        ? await server.ask<Solo>('/me/solo', { games })
        : await server.ask<Solo>('/me/solo')
      store(SUMS, sums)
      keepUnsent(unsent().filter((one) => !games.some(({ id }) => id === one.id)))
    } while (unsent().length && wasMember())
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.status === 401) remember(null)
  }
}
