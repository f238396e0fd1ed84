import { Refused } from '@web/api/transport'
import gamesInfo from '../../engine/translated/games/games.json'
import type { GamesInfo } from '@web/api/protocol'
import { LocalHall } from './hall'
import type { LiveConnection } from './live'
import type { FromHall, ToHall } from './messages'
import { arrived, expect, gameOf } from './games/modules'
import { BotPool } from './bots/pool'
import { Database, Memory, type Store } from './store'

/** The worker in which the tables of this browser live. */
const say = (message: FromHall): void => postMessage(message)
const lines = new Map<number, LiveConnection>()

/** Other tabs have halls of their own over the same store. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('dragonhall-tables') : null

async function store(): Promise<Store> {
  try {
    return await Database.open()
  } catch {
    // A private window may keep nothing: then tables last as long as the page.
    return new Memory()
  }
}

const opening = store().then((found) => {
  const info = gamesInfo as unknown as GamesInfo
  const hall = new LocalHall(found, gameOf, info, new BotPool(), (code) => tabs?.postMessage(code))
  if (tabs)
    tabs.onmessage = (event: MessageEvent<string>) =>
      void hall.poked(event.data).catch((error: unknown) => hall.complain(error))
  return hall
})

async function answer({ n, path, body, token }: ToHall & { k: 'ask' }): Promise<void> {
  try {
    say({ k: 'answer', n, body: await (await opening).ask(path, body, token) })
  } catch (error) {
    if (error instanceof Refused) say({ k: 'refused', n, problem: error.problem, status: error.status })
    else {
      console.error(error)
      const text = error instanceof Error ? error.message : String(error)
      say({ k: 'refused', n, problem: { code: 'not-stored', text }, status: 500 })
    }
  }
}

async function open({ n, code }: ToHall & { k: 'open' }): Promise<void> {
  const hall = await opening
  const line = hall.connect(
    code,
    (message) => say({ k: 'said', n, text: JSON.stringify(message) }),
    (how, reason) => {
      lines.delete(n)
      say({ k: 'closed', n, code: how, reason })
    },
  )
  lines.set(n, line)
  say({ k: 'opened', n })
}

onmessage = (event: MessageEvent<ToHall>) => {
  const said = event.data
  if (said.k === 'ask') void answer(said)
  else if (said.k === 'expect') expect(said.game)
  else if (said.k === 'module') arrived(said.game, said.module)
  else if (said.k === 'open') void open(said)
  else if (said.k === 'pause') void opening.then((hall) => (hall.botPause = said.pause))
  else if (said.k === 'send') void lines.get(said.n)?.receive(said.text)
  else {
    lines.get(said.n)?.close()
    lines.delete(said.n)
  }
}
