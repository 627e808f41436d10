import { describe, expect, it } from 'vitest'
import { keptStores } from './kept.ts'

const openText = (largestBytes = 10_000) => {
  const stores = keptStores()
  return { stores, kept: stores.store<string>({ largestBytes, bytesOf: (text) => text.length }) }
}
const making =
  (value: string, ...tags: string[]) =>
  async () => ({ value, tags })

describe('what is kept', () => {
  it('is made once, however many ask at the same time', async () => {
    const { kept, stores } = openText()
    let made = 0
    const make = async () => {
      made += 1
      return { value: `made ${made}`, tags: [] }
    }
    const asked = await Promise.all([kept.get('a', make), kept.get('a', make), kept.get('a', make)])
    expect(asked).toEqual(['made 1', 'made 1', 'made 1'])
    expect(await kept.get('a', make)).toBe('made 1')
    expect(stores.reading()).toMatchObject({ entries: 1, hits: 1, misses: 3 })
  })

  it('goes when something that it shows changes, in every store, and nothing else does', async () => {
    const { stores, kept } = openText()
    const others = stores.store<number>({ largestBytes: 1000, bytesOf: () => 8 })
    await kept.get('shirt page', making('old', 'product:shirt', 'products'))
    await kept.get('hat page', making('old', 'product:hat'))
    await others.get('shirt count', async () => ({ value: 1, tags: ['product:shirt'] }))
    stores.drop(['product:shirt'])
    expect(kept.has('shirt page')).toBe(false)
    expect(others.has('shirt count')).toBe(false)
    expect(kept.has('hat page')).toBe(true)
    expect(await kept.get('shirt page', making('new', 'product:shirt'))).toBe('new')
  })

  it('does not keep what was being made while what it shows changed', async () => {
    const { stores, kept } = openText()
    const { promise, resolve } = Promise.withResolvers<{ value: string; tags: string[] }>()
    const asked = kept.get('shirt page', () => promise)
    stores.drop(['product:shirt'])
    const askedAfter = kept.get('shirt page', making('new', 'product:shirt'))
    resolve({ value: 'old', tags: ['product:shirt'] })
    expect(await asked).toBe('old')
    expect(await askedAfter).toBe('new')
    expect(await kept.get('shirt page', making('newer', 'product:shirt'))).toBe('new')
  })

  it('is kept although something else changed meanwhile', async () => {
    const { stores, kept } = openText()
    const { promise, resolve } = Promise.withResolvers<{ value: string; tags: string[] }>()
    const asked = kept.get('shirt page', () => promise)
    stores.drop(['product:hat'])
    resolve({ value: 'shirt', tags: ['product:shirt'] })
    await asked
    expect(kept.has('shirt page')).toBe(true)
  })

  it('is let go when there is no room, the least recently used first', async () => {
    const { kept } = openText(100)
    await kept.get('a', making('x'.repeat(40), 't'))
    await kept.get('b', making('x'.repeat(40), 't'))
    await kept.get('a', making('not made again', 't'))
    await kept.get('c', making('x'.repeat(40), 't'))
    expect([kept.has('a'), kept.has('b'), kept.has('c')]).toEqual([true, false, true])
  })

  it('is not kept when making it failed, and can be asked for again', async () => {
    const { kept } = openText()
    await expect(kept.get('a', () => Promise.reject(new Error('database away')))).rejects.toThrow('away')
    expect(await kept.get('a', making('there'))).toBe('there')
  })
})
