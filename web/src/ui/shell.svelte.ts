import { whenWaiting } from './later'
import { file } from './route.svelte'

/** The pages are kept in the browser, so that they start without a network. A newer version waits until somebody asks. */
class Shell {
  /** A newer version of the pages is here. */
  newer = $state.raw<ServiceWorker | null>(null)
  /** Somebody goes on with the old one for now. */
  later = $state(false)

  /** Go on with the newer version; every tab loads anew. */
  takeOver(): void {
    this.newer?.postMessage('take over')
  }
}
export const shell = new Shell()

/** Call once. The pages are kept after they are shown: nobody waits for it. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator)) return
  let kept = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over a page that is already complete.
    if (kept) location.reload()
    kept = true
  })
  const begin = async (): Promise<void> => {
    const shelf = await navigator.serviceWorker.register(file('sw.js'))
    whenWaiting((waiting) => shelf.installing?.postMessage(waiting ? 'wait' : 'go on'))
    const look = (worker: ServiceWorker | null): void => {
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) shell.newer = worker
    }
    look(shelf.waiting)
    shelf.addEventListener('updatefound', () => {
      const worker = shelf.installing
      worker?.addEventListener('statechange', () => look(worker))
    })
  }
  void begin().catch(() => undefined)
}
