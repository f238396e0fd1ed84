// The shell works without a network: pages come from the net when it is there, hashed files from the store.
const SHELL = __SHELL__
const STORE = 'dragonhall-__MARK__'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll(['/', ...SHELL.filter((path) => /^\/(assets|icon|light)/.test(path))]))
      .then(() => self.skipWaiting()),
  )
})
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/'))
    return
  if (event.request.mode === 'navigate')
    event.respondWith(fetch(event.request).catch(() => caches.match('/')))
  else event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)))
})
