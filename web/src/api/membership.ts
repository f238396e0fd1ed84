import { HAS_SERVER } from './server'

const PLACE = 'dragonhall-member'
/** What is kept here of the member alone. */
const OF_MEMBER = ['dragonhall-solo-member']

/** Whether this browser was signed in when it was last asked: guests need not be asked about. */
export function wasMember(): boolean {
  try {
    return HAS_SERVER && localStorage.getItem(PLACE) !== null
  } catch {
    return false
  }
}
export function remember(name: string | null): void {
  try {
    if (name === null) for (const place of [PLACE, ...OF_MEMBER]) localStorage.removeItem(place)
    else localStorage.setItem(PLACE, name)
  } catch {
    // Private windows may refuse; then the page asks again.
  }
}
