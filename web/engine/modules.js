/** Copies the modules of the games into this package, before it is packed. */
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const games = fileURLToPath(new URL('../../src/dragonhall/games', import.meta.url))
const modules = fileURLToPath(new URL('modules', import.meta.url))

mkdirSync(modules, { recursive: true })
for (const game of readdirSync(games)) {
  const made = `${games}/${game}/web/${game}.wasm`
  if (existsSync(made)) copyFileSync(made, `${modules}/${game}.wasm`)
  const network = `${games}/${game}/network.npz`
  if (existsSync(network)) copyFileSync(network, `${modules}/${game}.npz`)
}
