import { bot, type Bot, type Level } from '../../../engine/src/bots'
import { loadGame, type Game } from '../../../engine/src/game'
import { matchFrom } from '../../../engine/src/match'
import { placeNetwork, readNetwork } from '../../../engine/src/network'
import { grown } from './grown'
import type { FromBot, ToBot } from './pool'
import { compared, reviewed } from './review'

/** A worker in which bots think, one decision after the other. */
const games = new Map<string, Promise<Game>>()
const bots = new Map<string, Bot>()
const say = (message: FromBot): void => postMessage(message)

async function answer(asked: Exclude<ToBot, { k: 'game' | 'network' }>): Promise<FromBot> {
  const { n } = asked
  const game = await games.get(asked.game)!
  if (asked.k === 'choose') {
    let thinker = bots.get(asked.level)
    if (!thinker) bots.set(asked.level, (thinker = bot(asked.level as Level)))
    return { k: 'chosen', n, move: thinker.choose(matchFrom(game, asked.seats, asked.board), asked.seat) }
  }
  if (asked.k === 'decide') {
    const { level, iterations, luck, world } = asked.how
    const thinker = bot(level as Level, { iterations, seed: luck })
    return {
      k: 'chosen',
      n,
      move: thinker.choose(matchFrom(game, asked.seats, asked.board), asked.seat, world),
    }
  }
  if (asked.k === 'judge')
    return { k: 'judged', n, found: compared(game, asked.seats, asked.board, asked.seat, asked.move) }
  if (asked.k === 'grow') return { k: 'grown', n, ...grown(game, asked) }
  const review = reviewed(game, asked.seats, asked.plies, (done, sofar) =>
    say({ k: 'progress', n, done, sofar }),
  )
  return { k: 'reviewed', n, review }
}

async function withNetwork(loading: Promise<Game>, file: ArrayBuffer): Promise<Game> {
  const game = await loading
  placeNetwork(game, await readNetwork(file))
  return game
}

onmessage = async (event: MessageEvent<ToBot>) => {
  const asked = event.data
  if (asked.k === 'game') {
    games.set(asked.name, loadGame(asked.module))
    return
  }
  if (asked.k === 'network') {
    games.set(asked.name, withNetwork(games.get(asked.name)!, asked.file))
    return
  }
  try {
    say(await answer(asked))
  } catch (error) {
    say({ k: 'failed', n: asked.n, text: error instanceof Error ? error.message : String(error) })
  }
}
