// Before anything is painted: the light that was chosen here (ui/settings.svelte.ts), not the device's; and the words of
// the first page are fetched while its code is (i18n/words.svelte.ts would ask for them only then). Fonts are used at
// once, but not on the start page of a first visit: there they would come before the game that somebody wants to play.
// A file of its own, because the hall's pages run no script that stands inside a page.
{
  const page = document.documentElement
  const ahead = document.currentScript.dataset
  let kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('dragonhall-settings') ?? '{}')
  } catch {
    // Nothing is kept where the browser forbids it, and the device's light will do.
  }
  page.dataset.theme = kept.theme ?? 'auto'
  const start = 'site' in page.dataset ? /^(#\/?)?$/.test(location.hash) : location.pathname === '/'
  if (!start || navigator.serviceWorker?.controller) page.dataset.fonts = ''
  const language = kept.language ?? navigator.language.slice(0, 2).toLowerCase()
  for (const href of [ahead[language] ?? ahead.en, ...('site' in page.dataset ? ahead.games.split(' ') : [])])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}
