/** The address as the page understands it. */
export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string; ply: number | null; seat: string | null; review: boolean }
  | { page: 'rules'; game: string }
  | { page: 'credits' }
  | { page: 'lost' }

export function understand(path: string, query = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second, third, fourth] = parts
  if (parts.length === 0) return { page: 'start' }
  if (first === 'new' && second) return { page: 'new', game: second }
  if (first === 'rules' && second) return { page: 'rules', game: second }
  if (first === 'credits') return { page: 'credits' }
  if (first === 't' && second) {
    const code = second.toLowerCase()
    if (third === undefined) return { page: 'table', code }
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
    if (how.replace) history.replaceState(null, '', path)
    else if (path !== location.pathname + location.search) history.pushState(null, '', path)
    const before = this.route
    this.route = read()
    if (before.page !== this.route.page) scrollTo(0, 0)
  }
  /** Call once: the back button, and links of our own. */
  listen(): void {
    addEventListener('popstate', () => (this.route = read()))
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

function read(): Route {
  try {
    return understand(location.pathname, location.search)
  } catch {
    return { page: 'lost' }
  }
}

export const here = new Here()
