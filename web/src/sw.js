// The pages work without a network. Hashed files come from the store; the page itself from the net when there is one (a
// hall and its pages belong together), of a site from the store: a newer version waits until somebody wants it.
const FILES = __FILES__
const SITE = false
const LATER = /\.npz$/
const STORE = 'dragonhall-__MARK__'
const HOME = new URL('./', self.location.href)
const PAGE = HOME.href

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then(fill))
})
/** While somebody waits for a page or a table, the line is theirs. */
let free = Promise.resolve()
let goOn = () => undefined
/** A few at a time, behind everything that a page asks for: on a slow line somebody may be opening a table just now. */
async function fill(store) {
  const left = [PAGE, ...FILES.map((path) => new URL(path, HOME).href)]
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      await store.add(new Request(next, { priority: 'low' }))
      await free
    }
  }
  await Promise.all([lane(), lane(), lane()])
}
/** Large files that few need are kept once they were asked for. */
async function fetched(request) {
  const answer = await fetch(request)
  if (answer.ok && LATER.test(request.url)) await (await caches.open(STORE)).put(request, answer.clone())
  return answer
}
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => /^dragonhall-/.test(name) && name !== STORE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting()
  goOn()
  if (event.data === 'wait') free = new Promise((done) => (goOn = done))
})
// A hall tells members who are away that it is their turn (docs/protocol.md, "Nudges").
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {}
  if (!title) return
  const icon = new URL('icon-192.png', HOME).href
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon,
      badge: icon,
      renotify: !!tag,
      data: { path },
    }),
  )
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const page = new URL(String(event.notification.data?.path ?? '/').replace(/^\/+/, ''), HOME).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const there = windows.find((one) => one.url.startsWith(page))
      return there ? there.focus() : self.clients.openWindow(page)
    }),
  )
})
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  const path = url.href.startsWith(PAGE) ? url.href.slice(PAGE.length).split(/[?#]/)[0] : null
  if (path === null || path.startsWith('api/') || path.startsWith('docs/')) return
  const kept = () => caches.match(PAGE)
  if (event.request.mode !== 'navigate')
    event.respondWith(caches.match(event.request).then((found) => found ?? fetched(event.request)))
  else if (!SITE) event.respondWith(fetch(event.request).catch(kept))
  else if (path === '' || path === 'index.html')
    event.respondWith(kept().then((found) => found ?? fetch(event.request)))
})
