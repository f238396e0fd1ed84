import { SITE } from '@web/api/site'

/** The address as the page understands it. */
export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string; hand: boolean }
  | { page: 'screen'; code: string }
  | { page: 'replay'; code: string; ply: number | null; seat: string | null; review: boolean }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'puzzle'; game: string; id: string | null }
  | { page: 'puzzles' }
  | { page: 'daily'; date: string | null }
  | { page: 'solo'; game: string }
  | { page: 'credits' }
  | { page: 'member'; tournament: string | null }
  | { page: 'clubs' }
  | { page: 'club'; club: string; invitation: string }
  | { page: 'host' }
  | { page: 'profile'; member: string }
  | { page: 'unsubscribe'; token: string }
  | { page: 'boards'; game: string; kind: string }
  | { page: 'tournaments' }
  | { page: 'new-tournament' }
  | { page: 'tournament'; id: string; screen: boolean }
  | { page: 'statistics'; game: string }
  | { page: 'my-statistics' }
  | { page: 'brought'; kind: 'record' | 'position'; data: string }
  | { page: 'lost' }

/**
 * Any host can hand out a site from any folder, because its addresses stand behind the # (`#/credits`). A hall knows
 * its own addresses (`/credits`).
 */
export const address = (path: string): string => (SITE ? `#${path}` : path)
/** A file of the pages themselves. */
export const file = (name: string): string => (SITE ? './' : '/') + name
/** A link that others can open. */
export const link = (path: string): string => new URL(address(path), location.href).href

/** A match in the address itself. */
export function carried(fragment: string): Route | null {
  const [, kind, data] = /^#(record|position)=([\w-]*)$/.exec(fragment) ?? []
  return kind ? { page: 'brought', kind: kind as 'record' | 'position', data: data! } : null
}

export function understand(path: string, query = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second, third, fourth] = parts
  if (parts.length === 0) return { page: 'start' }
  if (first === 'new' && second) return { page: 'new', game: second }
  if (first === 'rules' && second)
    return { page: 'rules', game: second, rule: new URLSearchParams(query).get('rule') }
  if (first === 'puzzles' && !second) return { page: 'puzzles' }
  if (first === 'puzzles' && second && parts.length <= 3)
    return { page: 'puzzle', game: second, id: third ?? null }
  if (first === 'daily' && parts.length <= 2) return { page: 'daily', date: second ?? null }
  if (first === 'solo' && parts.length <= 2) return { page: 'solo', game: second ?? '' }
  if (first === 'credits') return { page: 'credits' }
  if (first === 'me' && !second)
    return { page: 'member', tournament: new URLSearchParams(query).get('tournament') }
  if (first === 'clubs' && !second) return { page: 'clubs' }
  if (first === 'club' && second && parts.length <= 3)
    return { page: 'club', club: second, invitation: third ?? '' }
  if (first === 'host' && !second) return { page: 'host' }
  if (first === 'member' && second && parts.length === 2) return { page: 'profile', member: second }
  if (first === 'unsubscribe' && second && parts.length === 2) return { page: 'unsubscribe', token: second }
  if (first === 'me' && second === 'statistics' && parts.length === 2) return { page: 'my-statistics' }
  if (first === 'statistics' && parts.length <= 2) return { page: 'statistics', game: second ?? '' }
  if (first === 'boards')
    return { page: 'boards', game: second ?? '', kind: third === 'table' ? 'table' : 'duel' }
  if (first === 'tournaments' && parts.length <= 3) {
    if (!second) return { page: 'tournaments' }
    if (second === 'new' && !third) return { page: 'new-tournament' }
    if (!third || third === 'screen') return { page: 'tournament', id: second, screen: third === 'screen' }
  }
  if (first === 't' && second) {
    const code = second.toLowerCase()
    if (third === undefined) return { page: 'table', code, hand: false }
    if (third === 'hand' && fourth === undefined) return { page: 'table', code, hand: true }
    if (third === 'screen' && fourth === undefined) return { page: 'screen', code }
    if (third === 'replay' && (fourth === undefined || /^\d{1,6}$/.test(fourth)))
      return {
        page: 'replay',
        code,
        ply: fourth === undefined ? null : Number(fourth),
        seat: new URLSearchParams(query).get('seat'),
        review: new URLSearchParams(query).has('review'),
      }
  }
  return { page: 'lost' }
}

class Here {
  route = $state<Route>(read())
  go(path: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, '', address(path))
    else if (link(path) !== location.href) history.pushState(null, '', address(path))
    const before = this.route
    this.route = read()
    if (before.page !== this.route.page) scrollTo(0, 0)
  }
  /** Call once: the back button, and links of our own. */
  listen(): void {
    addEventListener('popstate', () => (this.route = read()))
    if (SITE) listenOnSite()
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return
      const link = (event.target as Element).closest?.('a[href^="/"]')
      if (
        !link ||
        link.hasAttribute('download') ||
        link.getAttribute('target') ||
        link.getAttribute('href')!.startsWith('/api/')
      )
        return
      event.preventDefault()
      this.go(link.getAttribute('href')!)
    })
  }
}

/** Links are written as in a hall; they get their address here when somebody reaches for them. */
function listenOnSite(): void {
  const prepare = (event: Event): void => {
    const found = (event.target as Element).closest?.('a[href^="/"]:not([href^="/api/"])')
    if (found) found.setAttribute('href', address(found.getAttribute('href')!))
  }
  for (const kind of ['pointerover', 'pointerdown', 'focusin'] as const) addEventListener(kind, prepare)
  // A place on the same page is no address.
  addEventListener('click', (event) => {
    const found = (event.target as Element).closest?.('a[href^="#"]:not([href^="#/"])')
    if (!found || event.defaultPrevented) return
    event.preventDefault()
    document.getElementById(found.getAttribute('href')!.slice(1))?.scrollIntoView()
  })
}

function read(): Route {
  try {
    const brought = carried(location.hash)
    if (brought) return brought
    if (!SITE) return understand(location.pathname, location.search)
    const [path, query] = location.hash.slice(1).split('?')
    return understand(path ?? '', query)
  } catch {
    return { page: 'lost' }
  }
}

export const here = new Here()
