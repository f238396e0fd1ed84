/** Runs a TypeScript file in Node: `node engine/run.mjs engine/compare.ts`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/** As TypeScript finds them: `./moves.js` is written in `moves.ts`. */
const resolve = { extensionAlias: { '.js': ['.ts', '.js'] } }
const dir = mkdtempSync(join(import.meta.dirname, '..', 'node_modules', '.engine-'))
try {
  const bundle = await rolldown({ input: process.argv[2], platform: 'node', logLevel: 'silent', resolve })
  await bundle.write({ dir, format: 'esm', entryFileNames: 'main.mjs' })
  await import(pathToFileURL(join(dir, 'main.mjs')))
} finally {
  rmSync(dir, { recursive: true, force: true })
}
