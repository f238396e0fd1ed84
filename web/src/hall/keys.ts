/** The keys to one's seats, kept in this browser: table code -> token. */

export interface Key {
  token: string
  player: number
  game: string
  at: number
}

const PLACE = 'dragonhall-keys'

function all(): Record<string, Key> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Key>
  } catch {
    return {}
  }
}

function write(keys: Record<string, Key>): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(keys))
  } catch {
    // Private windows may refuse; then the key lasts as long as the page.
  }
}

export const keyOf = (code: string): Key | undefined => all()[code]

export function keep(code: string, key: Key): void {
  const keys = Object.entries({ ...all(), [code]: key })
  keys.sort((a, b) => b[1].at - a[1].at)
  write(Object.fromEntries(keys.slice(0, 40)))
}

export function drop(code: string): void {
  const keys = all()
  delete keys[code]
  write(keys)
}

export const myTables = (): [string, Key][] => Object.entries(all()).sort((a, b) => b[1].at - a[1].at)
