import { mount } from 'svelte'
import App from './App.svelte'
import './ui/base.css'
import { gamesInfo, gameWords } from './halls'
import { wakeHall } from './local/client'
import { listenForFiles } from './share/files'
import { later } from './ui/later'
import { here } from './ui/route.svelte'
import { languageOfTheBrowser } from './ui/settings.svelte'
import { keepShell } from './ui/shell.svelte'
import { SITE } from './api/site'
import { wakeSounds } from './ui/sound'
import { words } from './i18n/words.svelte'

here.listen()
listenForFiles()
wakeSounds()
words.fetchGame = gameWords
// While the first page is made, the line is free: what every table needs comes over it.
if (here.route.page === 'start') {
  wakeHall()
  for (const href of document.querySelector<HTMLElement>('[data-table]')?.dataset.table?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: href.endsWith('.css') ? 'preload' : 'modulepreload',
        as: href.endsWith('.css') ? 'style' : 'script',
        crossOrigin: '',
        href,
      }),
    )
}
// Of a site the list of games is a file, which light.js has asked for: the page is made once, with its doors.
await Promise.all([
  words.speak(languageOfTheBrowser()),
  SITE && here.route.page === 'start' && gamesInfo().catch(() => null),
])
mount(App, { target: document.getElementById('app')! })

later(() => (document.documentElement.dataset.fonts = ''))
if (import.meta.env.PROD) later(keepShell)
