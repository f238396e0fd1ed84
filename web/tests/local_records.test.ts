import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readJson } from '../src/api/json'
import { openPosition, openRecord, positionOf } from '../src/local/records/records'
import { game, NAMES } from './local_games'

const folder = (name: string) =>
  fileURLToPath(new URL(`../../src/dragonhall/games/${name}/records/`, import.meta.url))

describe('records that Python wrote', { timeout: 30_000 }, () => {
  it.each(NAMES)('%s: are played again, move by move, and their positions are read again', async (name) => {
    const files = readdirSync(folder(name)).filter(
      (file) => file.endsWith('.json') && file !== 'digests.json',
    )
    let played = 0
    for (const file of files.filter((_, nth) => nth % 4 === 0)) {
      const record = readJson(readFileSync(folder(name) + file, 'utf8')) as Record<string, unknown>
      const { setup, plies, version } = await openRecord(record, game, 0)
      expect(plies.length).toBe((record.moves as unknown[]).length + 1)
      const middle = plies[Math.floor(plies.length / 2)]!
      const again = await openPosition(setup.game, positionOf(setup, version, middle))
      const board = 'board' in again.origin ? again.origin.board : null
      expect(setup.game.describe(board!)).toEqual(setup.game.describe(middle.board))
      expect(setup.game.dice(board!)).toBe(setup.game.dice(middle.board))
      played += 1
    }
    expect(played).toBeGreaterThan(0)
  })
})
