import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bot, think, type Level } from '../engine/src/bots'
import { loadGame, type Game } from '../engine/src/game'
import { matchFrom } from '../engine/src/match'
import { placeNetwork, readNetwork } from '../engine/src/network'
import { Faces, type GameName } from '../engine/translated'
import type { GameInfo, GamesInfo } from '../src/api/protocol'
import type { LocalGame } from '../src/local/games/game'
import gamesFile from '../engine/translated/games/games.json'
import type { Thinkers } from '../src/local/bots/thinkers'
import { adviceOf, onlyMove } from '../src/local/bots/hints'
import { ModuleGame, notHere } from '../src/local/games/modules'
import { inWords } from '../src/local/bots/pool'
import { compared, reviewed, type Judged } from '../src/local/bots/review'

/** The games as a browser has them, read from files, and bots that think where they are asked. */
export const INFO = gamesFile as unknown as GamesInfo
export const NAMES = INFO.games.map((game) => game.name)
const modules = new Map<string, Promise<Game>>()
const games = new Map<string, Promise<LocalGame>>()

export function moduleFrom(name: string): Promise<Game> {
  let found = modules.get(name)
  if (!found) {
    const path = `../../src/dragonhall/games/${name}/web/${name}.wasm`
    const read = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)))
    found = loadGame(read(path)).then(async (game) => {
      if (game.network)
        placeNetwork(game, await readNetwork(read(`../../src/dragonhall/games/${name}/network.npz`)))
      return game
    })
    modules.set(name, found)
  }
  return found
}

export function game(name: string): Promise<LocalGame> {
  const info = INFO.games.find((one) => one.name === name) as GameInfo | undefined
  if (!info) return Promise.reject(notHere(name))
  let found = games.get(name)
  if (!found) {
    found = (async () => new ModuleGame(info, await moduleFrom(name), await Faces.load(name as GameName)))()
    games.set(name, found)
  }
  return found
}

export const thinkers: Thinkers = {
  async choose(after, seat, level) {
    const module = await moduleFrom(after.setup.game.info.name)
    const quick = level === 'wyrm' ? { iterations: 30 } : {}
    return bot(level as Level, quick).choose(matchFrom(module, after.setup.seats, after.board), seat)
  },
  async decide(after, seat, { level, iterations, luck, world }) {
    const module = await moduleFrom(after.setup.game.info.name)
    const match = matchFrom(module, after.setup.seats, after.board)
    return bot(level as Level, { iterations, seed: luck }).choose(match, seat, world)
  },
  async judge(after, seat, move) {
    const { game, seats } = after.setup
    return compared(await moduleFrom(game.info.name), seats, after.board, seat, move)
  },
  async hint(after, seat) {
    const legal = after.legal(seat)
    if (legal.length === 1) return onlyMove(legal[0]!)
    const module = await moduleFrom(after.setup.game.info.name)
    const match = matchFrom(module, after.setup.seats, after.board).redeal(seat, 5n)
    return adviceOf(think(match, seat, 'wyrm', { iterations: 48 }, 7n), false)
  },
  async review(plies, progress) {
    const { game, seats } = plies[0]!.setup
    const judged = plies.map(({ board, line }) => ({
      board,
      seat: line.seat,
      move: line.kind === 'move' ? game.find(line.move).n : null,
    }))
    const looked = (done: number, sofar: Judged | null) => progress(done, sofar && inWords(sofar, game))
    return inWords(reviewed(await moduleFrom(game.info.name), seats, judged, looked, 0.5), game)
  },
}
