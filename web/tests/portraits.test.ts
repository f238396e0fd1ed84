import { expect, test } from 'vitest'
import facts from '@engine/translated/games/games.json'
import { AGES } from '../src/ui/names'

test('every level of bots has a portrait of its own, and older dragons are stronger', () => {
  for (const { name, levels } of facts.games)
    expect(
      AGES.filter((age) => levels.includes(age)),
      name,
    ).toEqual(levels)
})
