import { describe, expect, it } from 'vitest'
import { movableClock } from '../clock.ts'
import { createResponseCache } from './response-cache.ts'

const making =
  (body: string, ...tags: string[]) =>
  async () => ({ body, tags })
const textOf = async (answer: Promise<{ body: Buffer }>) => (await answer).body.toString()

describe('cached responses', () => {
  it('is made once, however many ask at the same time', async () => {
    const cache = createResponseCache(1)
    let made = 0
    const make = async () => {
      made += 1
      return { body: `made ${made}`, tags: [] }
    }
    const asked = await Promise.all([textOf(cache.get('a', make)), textOf(cache.get('a', make))])
    expect(asked).toEqual(['made 1', 'made 1'])
    expect(await textOf(cache.get('a', make))).toBe('made 1')
    expect(cache.reading()).toMatchObject({ entries: 1, hits: 1, misses: 2 })
  })

  it('goes when something that it shows changes, and nothing else does', async () => {
    const cache = createResponseCache(1)
    await cache.get('shirt page', making('old', 'product:shirt', 'products'))
    await cache.get('hat page', making('old', 'product:hat'))
    cache.drop(['product:shirt'])
    expect(cache.find('shirt page')).toBeUndefined()
    expect(cache.find('hat page')).toBeDefined()
    expect(await textOf(cache.get('shirt page', making('new', 'product:shirt')))).toBe('new')
  })

  it('does not keep what was being made while what it shows changed', async () => {
    const cache = createResponseCache(1)
    const { promise, resolve } = Promise.withResolvers<{ body: string; tags: string[] }>()
    const asked = textOf(cache.get('shirt page', () => promise))
    cache.drop(['product:shirt'])
    const askedAfter = textOf(cache.get('shirt page', making('new', 'product:shirt')))
    resolve({ body: 'old', tags: ['product:shirt'] })
    expect(await asked).toBe('old')
    expect(await askedAfter).toBe('new')
    expect(await textOf(cache.get('shirt page', making('newer', 'product:shirt')))).toBe('new')
  })

  it('is kept, and shared, although something else changed while it was being made', async () => {
    const cache = createResponseCache(1)
    const { promise, resolve } = Promise.withResolvers<{ body: string; tags: string[] }>()
    const asked = textOf(cache.get('shirt page', () => promise))
    cache.drop(['product:hat'])
    const askedAfter = textOf(cache.get('shirt page', making('made twice', 'product:shirt')))
    resolve({ body: 'shirt', tags: ['product:shirt'] })
    expect(await asked).toBe('shirt')
    expect(await askedAfter).toBe('shirt')
    expect(cache.find('shirt page')).toBeDefined()
    cache.clear()
    expect(cache.find('shirt page')).toBeUndefined()
  })

  it('goes with what it shows after it was made anew, and is not kept if it fills the whole room', async () => {
    const cache = createResponseCache(1)
    await cache.get('shirt page', making('old', 'product:shirt'))
    cache.drop(['product:shirt'])
    await cache.get('shirt page', making('new', 'product:shirt'))
    await cache.get('all', making('x'.repeat(2_000_000), 'product:shirt'))
    expect(cache.reading().entries).toBe(1)
    cache.drop(['product:shirt'])
    expect(cache.reading()).toMatchObject({ entries: 0, bytes: 0 })
  })

  it('is not cached when making it failed, and can be asked for again', async () => {
    const cache = createResponseCache(1)
    await expect(cache.get('a', () => Promise.reject(new Error('database away')))).rejects.toThrow('away')
    expect(await textOf(cache.get('a', making('there')))).toBe('there')
  })

  it('is nothing when caching is disabled', async () => {
    const cache = createResponseCache(0)
    await cache.get('a', making('one'))
    expect(await textOf(cache.get('a', making('two')))).toBe('two')
  })

  it('is rebuilt once its time is over', async () => {
    const clock = movableClock()
    const cache = createResponseCache(1, clock)
    const brief = (body: string) => async () => ({ body, tags: [], expiresAt: clock.now().getTime() + 1000 })
    expect(await textOf(cache.get('list', brief('old')))).toBe('old')
    clock.advance(900)
    expect(await textOf(cache.get('list', brief('new')))).toBe('old')
    clock.advance(100)
    expect(cache.find('list')).toBeUndefined()
    expect(await textOf(cache.get('list', brief('new')))).toBe('new')
  })

  it('with a time when it is too old takes no room from what lasts', async () => {
    const clock = movableClock()
    const cache = createResponseCache(1, clock)
    await cache.get('page /about', making('about'))
    const large = 'x'.repeat(60_000)
    for (let nth = 0; nth < 40; nth += 1)
      await cache.get(`list ${nth}`, async () => ({
        body: large,
        tags: [],
        expiresAt: clock.now().getTime() + 1_000,
      }))
    expect(cache.find('page /about')).toBeDefined()
    // The page, and as many lists as a quarter of the room holds.
    expect(cache.reading().entries).toBe(5)
  })
})
