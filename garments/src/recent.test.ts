import { describe, expect, it } from 'vitest'
import { createRecentCache } from './recent.ts'

function counting(limit: number) {
  const recent = createRecentCache<string>(limit)
  const made: string[] = []
  const ask = (key: string) =>
    recent(key, async () => {
      made.push(key)
      return `drawn ${key}`
    })
  return { ask, made, recent }
}

describe('the light of recent views', () => {
  it('is computed once for simultaneous requests', async () => {
    const { ask, made } = counting(2)
    expect(await Promise.all([ask('tee'), ask('tee')])).toEqual(['drawn tee', 'drawn tee'])
    expect(made).toEqual(['tee'])
  })

  it('is dropped after requests for other views, the least recently used first', async () => {
    const { ask, made } = counting(2)
    for (const key of ['tee', 'tote', 'tee', 'hat', 'tee', 'tote']) await ask(key)
    expect(made).toEqual(['tee', 'tote', 'hat', 'tote'])
  })

  it('is retried after a failure', async () => {
    const { ask, made, recent } = counting(2)
    const failing = () => Promise.reject(new Error('no memory'))
    await expect(recent('tee', failing)).rejects.toThrow('no memory')
    expect(await ask('tee')).toBe('drawn tee')
    expect(made).toEqual(['tee'])
  })
})
