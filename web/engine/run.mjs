/** Runs a TypeScript file in Node: `node engine/run.mjs engine/compare.ts`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const dir = mkdtempSync(join(import.meta.dirname, '..', 'node_modules', '.engine-'))
try {
  const bundle = await rolldown({ input: process.argv[2], platform: 'node', logLevel: 'silent' })
  await bundle.write({ dir, format: 'esm', entryFileNames: 'main.mjs' })
  await import(pathToFileURL(join(dir, 'main.mjs')))
} finally {
  rmSync(dir, { recursive: true, force: true })
}
