import { mount } from 'svelte'
import App from './App.svelte'
import './look/base.css'
import { listenForFiles } from './local/files'
import { here } from './look/route.svelte'
import { keepShell } from './look/shell.svelte'
import { wakeSounds } from './look/sound'
import { languageOfTheBrowser, words } from './words/words.svelte'

here.listen()
listenForFiles()
wakeSounds()
await words.speak(languageOfTheBrowser())
mount(App, { target: document.getElementById('app')! })

if (import.meta.env.PROD) keepShell()
