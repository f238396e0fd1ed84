import { describe, expect, it } from 'vitest'
import { Tempo } from '../src/table/tempo'

/** Rounds of a player who takes `own` to answer, at a table that shows `shown` at the usual speed. */
function rounds(tempo: Tempo, count: number, own: number, shown: number): { own: number; waited: number } {
  let now = 0
  const sum = { own: 0, waited: 0 }
  tempo.asked(now)
  for (let n = 0; n < count; n++) {
    tempo.answered((now += own), false)
    const waited = shown / tempo.times
    tempo.asked((now += waited))
    sum.own += own
    sum.waited += waited
  }
  return sum
}

describe('how fast is told what happens', () => {
  it.each([
    [650, 4600],
    [1400, 6300],
    [2700, 4400],
  ])('who takes %i ms to answer waits at most 45 %% of the time', (own, shown) => {
    const { own: played, waited } = rounds(new Tempo(), 40, own, shown)
    expect(waited / (played + waited)).toBeLessThan(0.45)
  })

  it('is as usual for who takes the time, and at first', () => {
    const tempo = new Tempo()
    expect(tempo.times).toBe(1)
    rounds(tempo, 20, 12_000, 5000)
    expect(tempo.times).toBe(1)
  })

  it('comes back when the player slows down', () => {
    const tempo = new Tempo()
    rounds(tempo, 10, 500, 5000)
    expect(tempo.times).toBeGreaterThan(5)
    rounds(tempo, 20, 12_000, 5000)
    expect(tempo.times).toBe(1)
  })

  it('counts neither what is given for the player, nor the end of a part, nor what was skipped', () => {
    const tempo = new Tempo()
    rounds(tempo, 10, 2000, 4000)
    const { times } = tempo
    let now = 1e6
    tempo.asked(now)
    tempo.answered((now += 10), true)
    tempo.looked(60_000)
    tempo.asked((now += 60_000 + 4000 / times))
    expect(tempo.times).toBeCloseTo(times, 1)
    tempo.answered((now += 2000), false)
    tempo.skipped()
    tempo.asked(now + 10)
    expect(tempo.times).toBeCloseTo(times, 1)
  })
})
