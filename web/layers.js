// The folders of src/ in layers, from top to bottom: a file imports from its own folder and from those below it, so no
// folders import each other in a circle. ESLint checks it (`npm run lint`).
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const LAYERS = [
  'main',
  'App',
  'pages/start',
  'pages/daily',
  'pages/tournaments',
  'pages/tables',
  'pages/solo',
  'pages/rules',
  'pages/puzzles',
  'pages/clubs',
  'pages/members',
  'pages/statistics',
  'pages/host',
  'pages',
  'games/*', // faces: the plain one, and those of the games, beside their rules; none knows another
  'table/board',
  'table/prompt',
  'table/end',
  'table/people',
  'learn',
  'table/story',
  'table',
  'share',
  'halls',
  'local',
  'local/records',
  'local/bots',
  'local/match',
  'local/games',
  'games',
  'charts',
  'ui',
  'ui/made',
  'i18n',
  'api',
]

const SOURCE = fileURLToPath(new URL('src', import.meta.url))
const FACE = /src\/dragonhall\/(games\/\w+)\/web\//

/** The folder of a file of src/ (a file that lies in src/ itself counts as one), or undefined for a file elsewhere. */
function folderOf(path) {
  const inside = relative(SOURCE, path)
  if (inside.startsWith('..')) return FACE.exec(path)?.[1]
  return dirname(inside) === '.' ? basename(inside).split('.')[0] : dirname(inside)
}

/** Which layer a folder belongs to, counted from the top; -1 for none. */
const layerOf = (folder) => LAYERS.indexOf(folder.startsWith('games/') ? 'games/*' : folder)

/** The text of a literal or of a template without values, or undefined. */
const textOf = (node) => (node?.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : node?.value)

const only = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = folderOf(context.filename)
    if (from === undefined) return {}
    const check = (source) => {
      const name = textOf(source)
      if (typeof name !== 'string' || !/^(\.|@web\/)/.test(name)) return
      const path = name.startsWith('@web/')
        ? join(SOURCE, name.slice(5))
        : join(dirname(context.filename), name)
      const to = folderOf(path)
      if (to === undefined || to === from) return
      const unknown = [from, to].find((folder) => layerOf(folder) < 0)
      if (unknown)
        context.report({ node: source, message: `web/layers.js does not say where ${unknown} belongs.` })
      else if (layerOf(to) === layerOf(from))
        context.report({ node: source, message: `${from} must not import from ${to}: faces know no other.` })
      else if (layerOf(to) < layerOf(from))
        context.report({
          node: source,
          message: `${from} must not import from ${to}, which lies above it (web/layers.js).`,
        })
    }
    const checkSource = ({ source }) => check(source)
    return {
      ImportDeclaration: checkSource,
      ImportExpression: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      TSImportType: checkSource, // import('./a').A
      // new URL('./worker.ts', import.meta.url)
      NewExpression: ({ callee, arguments: [first, second] }) => {
        if (callee.name === 'URL' && second?.object?.type === 'MetaProperty') check(first)
      },
    }
  },
}
export const layers = { rules: { only } }
