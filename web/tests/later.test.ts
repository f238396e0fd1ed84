import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
})

it('does what nobody waits for after what somebody waits for', async () => {
  const { awaiting, later } = await import('../src/ui/later')
  const done: string[] = []
  let come = (): void => undefined
  later(() => done.push('fonts'))
  void awaiting(new Promise<void>((then) => (come = then)))
  later(() => done.push('pages'))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(done).toEqual([])
  come()
  await vi.advanceTimersByTimeAsync(400)
  // Somebody wants something else meanwhile, and it fails.
  await awaiting(Promise.reject(new Error('offline'))).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(400)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(400)
  expect(done).toEqual(['fonts', 'pages'])
})

it('does not wait for ever', async () => {
  const { awaiting, later } = await import('../src/ui/later')
  let done = false
  void awaiting(new Promise<void>(() => undefined))
  later(() => (done = true))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(600)
  expect(done).toBe(true)
})

it('tells who works in the background when somebody waits', async () => {
  const { awaiting, whenWaiting } = await import('../src/ui/later')
  const told: boolean[] = []
  whenWaiting((waiting) => told.push(waiting))
  await Promise.all([awaiting(Promise.resolve()), awaiting(Promise.resolve())])
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([false, true, false])
})
