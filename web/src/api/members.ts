/** What a member of the hall can ask: docs/protocol.md, "Members". A session is a cookie, which scripts cannot read. */
import { isLocal, keep, keyOf, myTables } from './keys'
import type { Board, Boards, Done, Joined, Me, MyTables, PasskeyOptions, SeatKey, TableKey } from './protocol'
import { remember } from './membership'
import { server } from './server'

/** The keys that this browser holds to tables of the hall: what was played with them becomes the member's. */
const keys = (): SeatKey[] =>
  myTables()
    .filter(([code]) => !isLocal(code))
    .map(([code, key]) => ({ code, token: key.token }))
/** What this device is called in the list of devices. */
export function device(): string {
  const agent = navigator.userAgent
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0] ?? ''
  const browser = /Firefox|Edg|Chrome|Safari/.exec(agent)?.[0]?.replace('Edg', 'Edge') ?? ''
  return [browser, system].filter(Boolean).join(' · ')
}

export async function me(): Promise<Me | null> {
  try {
    const found = await server.ask<Me>('/me')
    remember(found.member.name)
    return found
  } catch (error) {
    if ((error as { status?: number }).status !== 401) throw error
    remember(null)
    return null
  }
}
export async function becomeMember(name: string, portrait: Me['member']['portrait']): Promise<Joined> {
  const joined = await server.ask<Joined>('/members', { name, portrait, keys: keys(), device: device() })
  remember(joined.member.name)
  return joined
}
export async function signIn(phrase: string): Promise<Me> {
  const found = await server.ask<Me>('/members/sign-in', { phrase, keys: keys(), device: device() })
  remember(found.member.name)
  return found
}
export async function signOut(session: string | null = null): Promise<void> {
  await server.ask<Done>('/me/sign-out', { session })
  if (session === null) remember(null)
}
export const changeMe = (name: string, portrait: Me['member']['portrait']): Promise<Me> =>
  server.ask<Me>('/me', { name, portrait })
export const newPhrase = (): Promise<Joined> => server.ask<Joined>('/me/phrase', {})
export async function deleteMe(name: string): Promise<void> {
  await server.ask<Done>('/me/delete', { name })
  remember(null)
}
export const tablesOfMine = (before: number | null = null): Promise<MyTables> =>
  server.ask<MyTables>(`/me/tables${before === null ? '' : `?before=${before}`}`)
export const boards = (): Promise<Boards> => server.ask<Boards>('/boards')
export const board = (name: string): Promise<Board> => server.ask<Board>(`/boards/${name}`)

/** A table that was begun on another device can be played here too. */
export async function fetchKey(code: string): Promise<void> {
  if (keyOf(code)) return
  const key = await server.ask<TableKey>(`/me/tables/${code}/key`, {})
  keep(code, { ...key, at: Date.now() })
}
/** Keys to all my tables that are not over. */
export async function fetchKeys(): Promise<void> {
  const { tables } = await tablesOfMine()
  for (const { code, state } of tables) if (state === 'running' || state === 'open') await fetchKey(code)
}

// Passkeys

/** Whether this browser can use passkeys on this page. They belong to a name, never to a bare address. */
export const hasPasskeys = (): boolean =>
  isSecureContext &&
  !/^[\d.]+$|:/.test(location.hostname) &&
  typeof PublicKeyCredential !== 'undefined' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'

export async function addPasskey(): Promise<Me> {
  const { challenge, options } = await server.ask<PasskeyOptions>('/me/passkey-options', {})
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  return server.ask<Me>('/me/passkey', { challenge, credential: made.toJSON() })
}
export async function signInWithPasskey(): Promise<Me> {
  const { challenge, options } = await server.ask<PasskeyOptions>('/members/passkey-options', {})
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  const credential: unknown = used.toJSON()
  const body = { challenge, credential, keys: keys(), device: device() }
  const found = await server.ask<Me>('/members/passkey', body)
  remember(found.member.name)
  return found
}
