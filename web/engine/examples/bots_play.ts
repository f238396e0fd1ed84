/** Two bots play a game of Dragorun; every move is told in words, and at the end the score sheet. */
import { readFile } from 'node:fs/promises'
import { bot, loadGame, newMatch } from 'dragonhall-engine'
import { Faces, type Heard } from 'dragonhall-engine/faces'

// In a page: loadGame(fetch('dragorun.wasm')).
const module = await readFile(new URL(import.meta.resolve('dragonhall-engine/modules/dragorun.wasm')))
const game = await loadGame(module)
/** Views, moves and news of this game, each with a type of its own. */
const faces = await Faces.load('dragorun')

// A seed above 2 ** 53 is a BigInt.
const match = newMatch(game, { seats: 2, seed: 2n ** 63n - 1n })
const players = [bot('drake', { seed: 1 }), bot('hatchling', { seed: 2 })]
const heard = (): Heard[] => match.news.map(({ to, what, numbers }) => [to, what, ...numbers])
const news = [faces.news(heard(), null)]
const tables = [match.record]

while (!match.over) {
  const seat = match.toAct[0]!
  const move = players[seat]!.choose(match, seat, match.ply)
  match.play(seat, move)
  const { race, spaces } = faces.view(match.record, seat)
  console.log(
    `race ${race}: seat ${seat} plays '${faces.moveName(move)}', Dragobert is at ${spaces.Dragobert}`,
  )
  news.push(faces.news(heard(), null))
  tables.push(match.record)
}

const { scores, winners } = match
const view = (ply: number) => faces.view(tables[ply]!, null)
const numbers = game.options[2]!
const sheet = await faces.sheet({ seats: 2, options: {}, numbers, news, view, scores, winners })
for (const row of sheet.rows) console.log(`${row.key} ${row.number}: ${row.points.join(' and ')}`)
console.log(`decided: ${JSON.stringify(sheet.decided)}`)
