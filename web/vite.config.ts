/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const OUT = '../src/dragonhall/hall/static'

/** `en.ftl?raw` is a whole catalogue, `en.ftl?head` only what a door says: title, about, length. */
export function catalogueHeads(): Plugin {
  return {
    name: 'catalogue-heads',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?head')) return null
      const path = id.slice(0, -'?head'.length)
      this.addWatchFile(path)
      const lines = readFileSync(path, 'utf8').split('\n')
      const head = lines.filter((line) => /^[a-z]+-(title|about|length) = /.test(line))
      return `export default ${JSON.stringify(head.join('\n'))}`
    },
  }
}

/** Writes the names of the pages' files, and a mark of their contents, into the service worker. */
function shell(): Plugin {
  return {
    name: 'shell',
    closeBundle() {
      const walk = (at: string): string[] =>
        readdirSync(join(OUT, at)).flatMap((name) => {
          const path = join(at, name)
          return statSync(join(OUT, path)).isDirectory() ? walk(path) : [path]
        })
      let files: string[]
      try {
        files = walk('.').filter((path) => path !== 'sw.js')
      } catch {
        return
      }
      const mark = createHash('sha256')
      for (const path of files) mark.update(path).update(readFileSync(join(OUT, path)))
      const worker = readFileSync('src/sw.js', 'utf8')
      writeFileSync(
        join(OUT, 'sw.js'),
        worker
          .replace('__FILES__', JSON.stringify(files.filter((path) => path !== 'index.html' && !path.endsWith('.npz'))))
          .replace('__MARK__', mark.digest('hex').slice(0, 12)),
      )
    },
  }
}

/** Files name each other relatively, so that they work in any folder; the page of a hall has addresses below it. */
function pageOfTheHall(): Plugin {
  return {
    name: 'page-of-the-hall',
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
  }
}

/** Tells light.js what it can fetch ahead: the words of each language, and on a site the list of games. */
function fetchedAhead(): Plugin {
  return {
    name: 'fetched-ahead',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const ahead = Object.values(bundle ?? {}).flatMap((chunk) => {
          const from = chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '') : ''
          const what = /words\/first\.(en|fr)\.ts$/.exec(from)?.[1] ?? /\/(games)\.json$/.exec(from)?.[1]
          return what ? [`data-${what}="./${chunk.fileName}"`] : []
        })
        return html.replace('<script src="./light.js"', `<script src="./light.js" ${ahead.join(' ')}`)
      },
    },
  }
}

/** The faces of the games lie beside their rules, outside of this folder: they find our parts under `@web`. */
export const resolve = {
  alias: {
    '@web': fileURLToPath(new URL('src', import.meta.url)),
    '@engine': fileURLToPath(new URL('engine', import.meta.url)),
  },
  dedupe: ['svelte'],
}

export default defineConfig({
  resolve,
  base: './',
  plugins: [catalogueHeads(), svelte(), fetchedAhead(), pageOfTheHall(), shell()],
  worker: { format: 'es' },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.HALL ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
