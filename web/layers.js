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
  'pages/rules',
  'pages/puzzles',
  'pages/clubs',
  'pages/members',
  'pages/statistics',
  'pages/host',
  'pages',
  'games/plain', // and the faces of the games, beside their rules
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
const FACE = /src\/dragonhall\/games\/\w+\/web\//

/** The folder of a file of src/ (a file that lies in src/ itself counts as one), or undefined for a file elsewhere. */
function folderOf(path) {
  const inside = relative(SOURCE, path)
  if (inside.startsWith('..')) return FACE.test(path) ? 'games/plain' : undefined
  return dirname(inside) === '.' ? basename(inside).split('.')[0] : dirname(inside)
}

const only = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = folderOf(context.filename)
    if (from === undefined) return {}
    const check = ({ source }) => {
      const name = source?.value
      if (typeof name !== 'string' || !/^(\.|@web\/)/.test(name)) return
      const path = name.startsWith('@web/')
        ? join(SOURCE, name.slice(5))
        : join(dirname(context.filename), name)
      const to = folderOf(path)
      if (to === undefined || to === from) return
      const unknown = [from, to].find((folder) => !LAYERS.includes(folder))
      if (unknown)
        context.report({ node: source, message: `web/layers.js does not say where ${unknown} belongs.` })
      else if (LAYERS.indexOf(to) < LAYERS.indexOf(from))
        context.report({
          node: source,
          message: `${from} must not import from ${to}, which lies above it (web/layers.js).`,
        })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
export const layers = { rules: { only } }
