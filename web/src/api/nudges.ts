/** How a member is told that it is their turn: docs/protocol.md, "Nudges". */
import type { AnyNudgeChange, Done, Nudges, Profile } from './protocol'
import { device } from './members'
import { server } from './server'

export const nudges = (): Promise<Nudges> => server.ask<Nudges>('/me/nudges')
export const changeNudges = (change: AnyNudgeChange): Promise<Nudges> =>
  server.ask<Nudges>('/me/nudges', change)
export const unsubscribe = (token: string): Promise<Done> =>
  server.ask<Done>(`/unsubscribe/${encodeURIComponent(token)}`, {})
export const profile = (member: string): Promise<Profile> =>
  server.ask<Profile>(`/members/${encodeURIComponent(member)}/profile`)

/** Whether this browser can be sent pushes: only on pages that came safely. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** This browser is told from now on. Refused by the person: false. */
export async function pushHere(key: string): Promise<Nudges | false> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription is for one key: one that another hall at this address made is of no use.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const { endpoint, keys } = made.toJSON()
  const [p256dh, auth] = [keys?.p256dh ?? '', keys?.auth ?? '']
  return changeNudges({ t: 'push', endpoint: endpoint ?? '', p256dh, auth, device: device() })
}
export async function noPushHere(receiver: string): Promise<Nudges> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  return changeNudges({ t: 'remove', receiver })
}
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
}
