import { mount } from 'svelte'
import App from './App.svelte'
import './look/base.css'
import { gamesInfo } from './hall/http'
import { wakeHall } from './local/client'
import { listenForFiles } from './local/files'
import { later } from './look/later'
import { here } from './look/route.svelte'
import { keepShell } from './look/shell.svelte'
import { SITE } from './look/site'
import { wakeSounds } from './look/sound'
import { languageOfTheBrowser, words } from './words/words.svelte'

here.listen()
listenForFiles()
wakeSounds()
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
