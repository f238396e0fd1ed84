import { describe, expect, it } from 'vitest'
import { moduleOf } from '../src/games/modules'

describe('modules of games', () => {
  it('have an address; a game without one can be played in a hall only', () => {
    expect(moduleOf('dragorun')).toMatch(/dragorun.*\.wasm/)
    expect(moduleOf('letter')).toBeUndefined()
  })
})
