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
/** A few at a time, behind everything that a page asks for: on a slow line somebody may be opening a table just now. */
async function fill(store) {
  const left = [PAGE, ...FILES.map((path) => new URL(path, HOME).href)]
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift())
      await store.add(new Request(next, { priority: 'low' }))
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
