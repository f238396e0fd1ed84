import { expect, test } from 'vitest'
import { ahead } from '../src/i18n/dates'

test('times ahead are told in the largest unit that says enough', () => {
  const told = [-5, 30, 600, 7200, 200_000].map((seconds) => ahead(1000 * seconds, 0, 'en'))
  expect(told).toEqual(['in 0 seconds', 'in 30 seconds', 'in 10 minutes', 'in 2 hours', 'in 2 days'])
  expect(ahead(7_200_000, 0, 'fr')).toBe('dans 2 heures')
})
