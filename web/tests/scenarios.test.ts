import { expect, it } from 'vitest'
import { LocalHall } from '../src/local/hall'
import { Memory } from '../src/local/store'
import { game, INFO, thinkers } from './local_games'
import { played, scenarios } from './scenarios'

/** The hall in the browser answers as the server does; tests/protocol/test_scenarios.py asks the same of that one. */
it.each(scenarios())('%s', async (_, steps) => {
  expect(steps).not.toHaveLength(0)
  await played(new LocalHall(new Memory(), game, INFO, thinkers), steps)
})
