import { ESLint } from 'eslint'
import { readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { LAYERS } from '../layers.js'

const SOURCE = join(import.meta.dirname, '../src')
const GAMES = join(import.meta.dirname, '../../src/dragonhall/games')
const eslint = new ESLint({
  cwd: join(import.meta.dirname, '../..'),
  overrideConfigFile: join(import.meta.dirname, '../eslint.config.js'),
})

/** What the pages' own ESLint says of this code about layers, if it stands in this file of src/. */
async function found(file: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath: join(SOURCE, file) })
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId }) => ruleId === null || ruleId === 'layers/only')
      .map(({ message }) => message),
  )
}

it.each([
  ['a.ts', "import '@web/table/story/Log.svelte'"],
  ['a.ts', "export * from '../table/story/log'"],
  ['a.ts', "export { a } from '../table/story/log'"],
  ['a.ts', "import('../table/story/log')"],
  ['a.ts', 'import(`../table/story/log`)'],
  ['a.ts', "import type { A } from '../table/story/log'"],
  ['a.ts', "export type A = import('../table/story/log').A"],
  ['a.ts', "new Worker(new URL('../table/story/log.ts', import.meta.url))"],
  ['A.svelte', '<script lang="ts">\n  import \'../table/story/log\'\n</script>'],
  ['A.svelte', "{#await import('../table/story/Log.svelte') then { default: Log }}<Log />{/await}"],
])('refuses an import from a folder above, however it is written: %s %s', async (file, code) => {
  const refused = [expect.stringMatching(/^ui must not import from table\/story/)]
  expect(await found(`ui/${file}`, code)).toEqual(refused)
})

it('refuses it from files of src/ itself and from folders that nobody has named', async () => {
  expect(await found('api/a.ts', "import '../halls'")).toHaveLength(1)
  expect(await found('new/a.ts', "import '../ui/b'")).toEqual([
    'web/layers.js does not say where new belongs.',
  ])
})

it('refuses what a face must not know, and takes what lies below it', async () => {
  const face = relative(SOURCE, join(GAMES, 'first/web/a.ts'))
  expect(await found(face, "import '@web/table/board/Pile.svelte'\nimport './b'")).toEqual([])
  expect(await found(face, "import '@web/pages/start/Start.svelte'")).toHaveLength(1)
  expect(await found(face, "import '../../second/web/a'")).toEqual([
    'games/first must not import from games/second: faces know no other.',
  ])
  expect(await found(face, "import '@web/games/plain/read'")).toHaveLength(1)
  expect(await found('table/a.ts', "import '../../../src/dragonhall/games/first/web/face'")).toHaveLength(1)
  expect(await found('games/a.ts', "import './plain/face'")).toHaveLength(1)
})

it('takes an import from the same folder, from below and from a package', async () => {
  const code =
    "import './b'\nimport '@web/table/play.svelte'\nimport '@web/halls'\nimport 'svelte'\nimport '../../api/keys'"
  expect(await found('table/story/a.ts', code)).toEqual([])
})

it('names every folder, and no other', () => {
  const folders = readdirSync(SOURCE, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(SOURCE, parentPath) || basename(name).split('.')[0]!)
    .map((folder) => (folder === 'games/plain' ? 'games/*' : folder))
  expect(LAYERS.filter((layer) => !folders.includes(layer))).toEqual([])
  expect([...new Set(folders)].filter((folder) => !LAYERS.includes(folder)).toSorted()).toEqual([])
})
