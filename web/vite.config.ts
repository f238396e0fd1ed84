/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const OUT = '../src/dragonhall/hall/static'

const SOURCE = fileURLToPath(new URL('../src/dragonhall', import.meta.url))
const FIRST_FILES = ['house', 'hall', 'web', 'local']

/** A folder makes a language; English comes first. */
const languages = (): string[] =>
  readdirSync(join(SOURCE, 'locales')).sort(
    (a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1),
  )

/** The sentences of a catalogue, each with its further lines. */
function entries(text: string): Map<string, string> {
  const parts = text.split(/^(?=[a-zA-Z][\w-]* *=)/m).filter((part) => /^[a-zA-Z][\w-]* *=/.test(part))
  return new Map(parts.map((part) => [/^[\w-]+/.exec(part)![0], part.replace(/^#.*\n?/gm, '')]))
}

/** What one file of a language says, and in English what it does not say. */
function withEnglish(path: string): string {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const english = path
    .replace(/\/locales\/\w+\//, '/locales/en/')
    .replace(/\/\w+\.ftl$/, (file) => (path.includes('/locales/') ? file : '/en.ftl'))
  if (english === path || !existsSync(english)) return text
  const said = entries(text)
  const rest = [...entries(readFileSync(english, 'utf8'))].filter(([key]) => !said.has(key))
  return [text, ...rest.map(([, entry]) => entry)].join('\n')
}

/** `virtual:languages` lists the languages; `virtual:first-de` is what the first page says in one of them. */
export function languagesFound(): Plugin {
  const heads = (text: string): string =>
    [...entries(text)]
      .filter(([key]) => /^[a-z]+-(title|about|length|first)$/.test(key))
      .map(([, entry]) => entry)
      .join('\n')
  return {
    name: 'languages-found',
    enforce: 'pre',
    resolveId: (id) => (/^virtual:(languages|first-[a-z]{2,3})$/.test(id) ? id : null),
    load(id) {
      if (id === 'virtual:languages') {
        const found = languages().map((code) => `${code}: () => import('virtual:first-${code}')`)
        return `export const FIRST = { ${found.join(', ')} }`
      }
      const first = /^virtual:first-(\w+)$/.exec(id)?.[1]
      if (first) {
        const games = readdirSync(join(SOURCE, 'games')).filter((game) =>
          existsSync(join(SOURCE, 'games', game, 'en.ftl')),
        )
        const texts = [
          ...games.map((game) => heads(withEnglish(join(SOURCE, 'games', game, `${first}.ftl`)))),
          ...FIRST_FILES.map((file) => withEnglish(join(SOURCE, 'locales', first, `${file}.ftl`))),
        ]
        return `export default ${JSON.stringify(texts.join('\n'))}`
      }
      if (!id.endsWith('.ftl?raw')) return null
      const path = id.slice(0, -'?raw'.length)
      this.addWatchFile(path)
      return `export default ${JSON.stringify(withEnglish(path))}`
    },
  }
}

/** What a game needs is kept before what few ever open. */
const rank = (path: string): number =>
  /(table|worker|face|patterns|moves)-|\.(wasm|woff2)$/.test(path) ? 0 : /puzzles-/.test(path) ? 2 : 1

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
        files.sort((a, b) => rank(a) - rank(b))
      } catch {
        return
      }
      const mark = createHash('sha256')
      for (const path of files) mark.update(path).update(readFileSync(join(OUT, path)))
      const worker = readFileSync('src/sw.js', 'utf8')
      writeFileSync(
        join(OUT, 'sw.js'),
        worker
          .replace(
            '__FILES__',
            JSON.stringify(files.filter((path) => path !== 'index.html' && !/\.npz$|^previews\//.test(path))),
          )
          .replace('__MARK__', mark.digest('hex').slice(0, 12)),
      )
    },
  }
}

/** Files name each other relatively, so that they work in any folder; the page of a hall has addresses below it. */
function pageOfTheHall(): Plugin {
  return {
    name: 'page-of-the-hall',
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll(/(="| )\.\//g, '$1/') },
  }
}

/**
 * Tells light.js what it can fetch ahead: the words of each language, and on a site the list of games; and main.ts, what
 * every table needs. The code is named before it, so that it comes at the same time: a page with a policy of its own is
 * not read ahead of a script.
 */
function fetchedAhead(): Plugin {
  return {
    name: 'fetched-ahead',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((one) => one.type === 'chunk')
        const reached = (from: string[]): Rolldown.OutputChunk[] => {
          const found = new Set<Rolldown.OutputChunk>()
          for (let name = from.pop(); name; name = from.pop()) {
            const chunk = chunks.find((one) => one.fileName === name)
            if (!chunk || found.has(chunk)) continue
            found.add(chunk)
            from.push(...chunk.imports)
          }
          return [...found]
        }
        const first = new Set(reached(chunks.filter((one) => one.isEntry).map((one) => one.fileName)))
        const ahead = chunks.flatMap((chunk) => {
          const from = chunk.facadeModuleId ?? ''
          const what =
            /virtual:first-(\w+)$/.exec(from)?.[1] ??
            /\/(games)\.json$/.exec(from)?.[1] ??
            /\/(Table)Page\.svelte$/.exec(from)?.[1]?.toLowerCase()
          if (!what) return []
          const files = reached([chunk.fileName])
            .filter((one) => !first.has(one))
            .flatMap((one) => [one.fileName, ...(one.viteMetadata?.importedCss ?? [])])
          return [`data-${what}="${files.map((file) => `./${file}`).join(' ')}"`]
        })
        const [light] = / *<script src="\.\/light\.js"><\/script>\n/.exec(html)!
        const told = light.replace('light.js"', `light.js" ${ahead.join(' ')}`)
        return html.replace(light, '').replace(/ *<link rel="stylesheet"/, (first) => told + first)
      },
    },
  }
}

/**
 * Few files, as each costs a request: what the first page needs is one, what every table needs another. `main.ts` waits
 * for words that import from the first, so it stays apart.
 */
const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
let parts: { first: Set<string>; table: Set<string> } | undefined
function fileOf(id: string, build: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string | null {
  const imports = (of: string): readonly string[] => build.getModuleInfo(of)?.importedIds ?? []
  const reached = (from: string[]): Set<string> => {
    const found = new Set<string>()
    for (let next = from.pop(); next; next = from.pop()) {
      if (found.has(next)) continue
      found.add(next)
      from.push(...imports(next))
    }
    return found
  }
  parts ??= {
    first: reached([...imports(path('src/main.ts'))]),
    table: new Set([
      ...reached([path('src/pages/tables/TablePage.svelte')]),
      ...[...reached(readdirSync(GAMES).map(faceOf))].filter((one) => one.startsWith(path('src/table/'))),
    ]),
  }
  if (parts.first.has(id)) return 'first'
  return parts.table.has(id) ? 'table' : null
}
const GAMES = path('../src/dragonhall/games')
const faceOf = (game: string): string => join(GAMES, game, 'web', 'face.ts')

/** A network is named by its game and its contents, so that a hall can give it from the game's folder (hall/routes/static.py). */
function assetFileNames(asset: Rolldown.PreRenderedAsset): string {
  const game = /(\w+)\/network\.npz$/.exec(asset.originalFileNames[0] ?? '')?.[1]
  if (!game) return 'assets/[name]-[hash][extname]'
  return `networks/${game}-${createHash('sha256').update(asset.source).digest('hex').slice(0, 12)}.npz`
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
  plugins: [languagesFound(), svelte(), fetchedAhead(), pageOfTheHall(), shell()],
  worker: { format: 'es', rolldownOptions: { output: { assetFileNames } } },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: fileOf, debugName: 'few files' }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.HALL ?? 'http://127.0.0.1:8000', ws: true } },
  },
  // A test fails by what it finds, not because the machine is busy.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
})
