// Takes the icons that the games use (games/<game>/web/icons.json) out of the whole set and writes, per game, one module
// with their paths, and the credits (art/icons.json says whose they are). Run by `npm run build`; what it writes is not
// kept in git.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const GAMES = '../src/dragonhall/games'
const authors = JSON.parse(readFileSync('art/icons.json', 'utf8'))
const sheets = Object.fromEntries(
  readdirSync(GAMES)
    .map((game) => [game, `${GAMES}/${game}/web/icons.json`])
    .filter(([, path]) => existsSync(path))
    .map(([game, path]) => [game, JSON.parse(readFileSync(path, 'utf8'))]),
)
const set = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8')).icons
const used = new Set(Object.values(sheets).flat())
mkdirSync('src/ui/made', { recursive: true })
/** A file that is right already stays untouched, so that nothing is built again for it. */
const write = (path, text) => {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

for (const [sheet, names] of Object.entries(sheets)) {
  const lines = names.map((name) => {
    const body = set[name]?.body
    if (!body) throw new Error(`There is no icon ${name} in the set.`)
    const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
    // Two decimals of 512 are finer than any screen shows. Cutting digits never changes how the rest is read.
    const short = paths.join('').replace(/(\.\d\d)\d+/g, '$1')
    return `  ${JSON.stringify(name)}: ${JSON.stringify(short)},`
  })
  write(
    `src/ui/made/${sheet}.ts`,
    `/** Made by art/sprites.js. */\nexport const ICONS: Record<string, string> = {\n${lines.join('\n')}\n}\n`,
  )
}

const credits = Object.fromEntries(
  Object.entries(authors)
    .map(([author, names]) => [author, names.filter((name) => used.has(name))])
    .filter(([, names]) => names.length),
)
const known = new Set(Object.values(credits).flat())
for (const name of used)
  if (!known.has(name)) throw new Error(`Who made ${name}? Add it to the authors in art/icons.json.`)
write('src/ui/made/credits.json', JSON.stringify(credits))
