/** Makes what the package is packed from: dist/ from the sources, the modules of the games, the licence. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

const compiler = here('../node_modules/typescript/bin/tsc')
if (!existsSync(compiler) || !existsSync(here('translated/games/index.ts'))) {
  console.error(
    'What this package is made from is not there yet. Run `make engine` in the folder above web/.',
  )
  process.exit(2)
}
rmSync(here('dist'), { recursive: true, force: true })
for (const project of ['tsconfig.json', 'translated/tsconfig.json']) {
  const { status } = spawnSync(process.execPath, [compiler, '--project', here(project)], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const games = here('../../src/dragonhall/games')
const modules = here('modules')
rmSync(modules, { recursive: true, force: true })
mkdirSync(modules)
for (const game of readdirSync(games)) {
  const made = `${games}/${game}/web/${game}.wasm`
  if (existsSync(made)) copyFileSync(made, `${modules}/${game}.wasm`)
  const network = `${games}/${game}/network.npz`
  if (existsSync(network)) copyFileSync(network, `${modules}/${game}.npz`)
}
copyFileSync(here('../../LICENSE'), here('LICENSE'))
