import { Linter } from 'eslint'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { layers } from '../layers.js'

const found = (file: string, code: string): string[] =>
  new Linter()
    .verify(
      code,
      { plugins: { layers }, rules: { 'layers/only': 'error' } },
      { filename: join(import.meta.dirname, '../src', file) },
    )
    .map(({ message }) => message)

it('refuses an import from a folder above, however it is written', () => {
  const refused = [expect.stringMatching(/^ui must not import from table\/story/)]
  expect(found('ui/a.js', "import '@web/table/story/Log.svelte'")).toEqual(refused)
  expect(found('ui/a.js', "export * from '../table/story/log'")).toEqual(refused)
  expect(found('ui/a.js', "export { a } from '../table/story/log'")).toEqual(refused)
  expect(found('ui/a.js', "import('../table/story/log')")).toEqual(refused)
  expect(found('api/a.js', "import '../halls'")).toHaveLength(1)
  expect(found('new/a.js', "import '../ui/b'")).toEqual(['web/layers.js does not say where new belongs.'])
})

it('takes an import from the same folder, from below and from a package', () => {
  const code =
    "import './b'\nimport '@web/table/play.svelte'\nimport '@web/halls'\nimport 'svelte'\nimport '../../api/keys'"
  expect(found('table/story/a.js', code)).toEqual([])
})
