// Before anything is painted: the light that was chosen here (look/settings.svelte.ts), not the device's.
// A file of its own, because the hall's pages run no script that stands inside a page.
try {
  document.documentElement.dataset.theme = JSON.parse(localStorage.getItem('dragonhall-settings') ?? '{}').theme ?? 'auto'
} catch {
  // Nothing is kept where the browser forbids it, and the device's light will do.
}
