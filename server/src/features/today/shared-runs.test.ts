import { describe, expect, it } from 'vitest'
import { sharedRuns } from './shared-runs.ts'

/** Work that is finished by hand, run after run. */
function byHand() {
  const finish: (() => void)[] = []
  const fail: (() => void)[] = []
  const ask = sharedRuns(() => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const number = finish.push(() => resolve(number))
    fail.push(() => reject(new Error('broken')))
    return promise
  })
  const runs = async () => {
    await new Promise(setImmediate)
    return finish.length
  }
  return { ask, runs, finish, fail }
}

describe('shared runs', () => {
  it('are one at a time, and whoever asks meanwhile shares the next one', async () => {
    const { ask, runs, finish } = byHand()
    const first = [ask(), ask()]
    expect(await runs()).toBe(1)
    const second = [ask(), ask(), ask()]
    expect(await runs()).toBe(1)
    finish[0]?.()
    expect(await runs()).toBe(2)
    finish[1]?.()
    expect(await Promise.all([...first, ...second])).toEqual([1, 1, 2, 2, 2])
    const third = ask()
    expect(await runs()).toBe(3)
    finish[2]?.()
    expect(await third).toBe(3)
  })

  it('go on after one that fails', async () => {
    const { ask, runs, finish, fail } = byHand()
    const first = ask()
    expect(await runs()).toBe(1)
    const second = ask()
    fail[0]?.()
    await expect(first).rejects.toThrow('broken')
    expect(await runs()).toBe(2)
    finish[1]?.()
    expect(await second).toBe(2)
  })
})
