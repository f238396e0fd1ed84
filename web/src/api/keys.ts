/** The keys to one's seats, kept in this browser: table code -> token. */
import { store, stored } from './storage'

export interface Key {
  token: string
  player: number
  game: string
  at: number
  /** What stands behind the code in the link of a private table. */
  invitation?: string
  /** A moment of a finished match, tried otherwise. */
  whatIf?: boolean
}

const PLACE = 'dragonhall-keys'
/** As many as a guest can bring along on becoming a member. */
const MOST = 500

const all = () => stored<Record<string, Key>>(PLACE, {})
const write = (keys: Record<string, Key>): void => store(PLACE, keys)

/** Whether a table is at the hall in this browser, which has codes of its own. */
export const isLocal = (code: string): boolean => code.startsWith('local-')

/** The code without the invitation that may stand behind it. */
const short = (code: string): string => (code[9] === '-' ? code.slice(0, 9) : code)

export const keyOf = (code: string): Key | undefined => all()[short(code)]

/** What stands in the link of a table: the code, and the invitation where this browser knows it. */
export function linkOf(code: string): string {
  const invitation = keyOf(code)?.invitation
  return invitation ? `${short(code)}-${invitation}` : code
}

export function keep(code: string, key: Key): void {
  const keys = Object.entries({ ...all(), [short(code)]: key })
  keys.sort((a, b) => b[1].at - a[1].at)
  write(Object.fromEntries(keys.slice(0, MOST)))
}

export function drop(code: string): void {
  const keys = all()
  delete keys[short(code)]
  write(keys)
}

export const myTables = (): [string, Key][] => Object.entries(all()).sort((a, b) => b[1].at - a[1].at)
