import { expect, test } from 'vitest'
import { bins, ranges, steps } from '../src/charts/plots'
import { periods } from '../src/charts/periods'

test('an axis has round steps within its ends', () => {
  expect(steps(0, 1, 5)).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8, 1])
  expect(steps(0.31, 0.69, 4).every((step) => step >= 0.31 && step <= 0.69)).toBe(true)
  expect(steps(3, 3, 4)).toEqual([3])
})

test('bins of lengths lose no match and have gaps where there was none', () => {
  const counts = [
    { length: 12, matches: 3 },
    { length: 13, matches: 1 },
    { length: 400, matches: 2 },
  ]
  for (const most of [5, 10, 40]) {
    const found = bins(counts, most)
    expect(found.reduce((sum, bin) => sum + bin.matches, 0)).toBe(6)
    expect(found.length).toBeLessThanOrEqual(most + 2)
    expect(found.every((bin, n) => n === 0 || bin.from === found[n - 1]!.to + 1)).toBe(true)
  }
  expect(bins([])).toEqual([])
  expect(ranges([{ length: 7, matches: 2 }])).toEqual([[7, 2]])
})

test('weeks of all games together, joined where there are many', () => {
  const week = (week: string, game: string, matches: number) => ({
    week,
    game,
    matches,
    won: matches / 2,
    even: 1,
  })
  const few = periods([week('2026-11-02', 'a', 2), week('2026-11-02', 'b', 4), week('2026-11-16', 'a', 1)])
  expect(few.map((one) => [one.week, one.matches, one.won])).toEqual([
    ['2026-11-02', 6, 3],
    ['2026-11-09', 0, 0],
    ['2026-11-16', 1, 0.5],
  ])
  const long = periods([week('2020-01-06', 'a', 5), week('2026-11-16', 'a', 1)])
  expect(long.length).toBeLessThanOrEqual(26)
  expect(long.reduce((sum, one) => sum + one.matches, 0)).toBe(6)
  expect(periods([])).toEqual([])
})
