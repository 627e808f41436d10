import { describe, expect, it } from 'vitest'
import { movableClock } from '../clock.ts'
import { keepAnswers } from './kept.ts'

const making =
  (body: string, ...tags: string[]) =>
  async () => ({ body, tags })
const textOf = async (answer: Promise<{ body: Buffer }>) => (await answer).body.toString()

describe('what is kept', () => {
  it('is made once, however many ask at the same time', async () => {
    const kept = keepAnswers(1)
    let made = 0
    const make = async () => {
      made += 1
      return { body: `made ${made}`, tags: [] }
    }
    const asked = await Promise.all([textOf(kept.get('a', make)), textOf(kept.get('a', make))])
    expect(asked).toEqual(['made 1', 'made 1'])
    expect(await textOf(kept.get('a', make))).toBe('made 1')
    expect(kept.reading()).toMatchObject({ entries: 1, hits: 1, misses: 2 })
  })

  it('goes when something that it shows changes, and nothing else does', async () => {
    const kept = keepAnswers(1)
    await kept.get('shirt page', making('old', 'product:shirt', 'products'))
    await kept.get('hat page', making('old', 'product:hat'))
    kept.drop(['product:shirt'])
    expect(kept.find('shirt page')).toBeUndefined()
    expect(kept.find('hat page')).toBeDefined()
    expect(await textOf(kept.get('shirt page', making('new', 'product:shirt')))).toBe('new')
  })

  it('does not keep what was being made while what it shows changed', async () => {
    const kept = keepAnswers(1)
    const { promise, resolve } = Promise.withResolvers<{ body: string; tags: string[] }>()
    const asked = textOf(kept.get('shirt page', () => promise))
    kept.drop(['product:shirt'])
    const askedAfter = textOf(kept.get('shirt page', making('new', 'product:shirt')))
    resolve({ body: 'old', tags: ['product:shirt'] })
    expect(await asked).toBe('old')
    expect(await askedAfter).toBe('new')
    expect(await textOf(kept.get('shirt page', making('newer', 'product:shirt')))).toBe('new')
  })

  it('is not kept when making it failed, and can be asked for again', async () => {
    const kept = keepAnswers(1)
    await expect(kept.get('a', () => Promise.reject(new Error('database away')))).rejects.toThrow('away')
    expect(await textOf(kept.get('a', making('there')))).toBe('there')
  })

  it('is nothing where nothing may be kept', async () => {
    const kept = keepAnswers(0)
    await kept.get('a', making('one'))
    expect(await textOf(kept.get('a', making('two')))).toBe('two')
  })

  it('is made anew once its time is over', async () => {
    const clock = movableClock()
    const kept = keepAnswers(1, clock)
    const brief = (body: string) => async () => ({ body, tags: [], expiresAt: clock.now().getTime() + 1000 })
    expect(await textOf(kept.get('list', brief('old')))).toBe('old')
    clock.advance(900)
    expect(await textOf(kept.get('list', brief('new')))).toBe('old')
    clock.advance(100)
    expect(kept.find('list')).toBeUndefined()
    expect(await textOf(kept.get('list', brief('new')))).toBe('new')
  })

  it('for a moment only takes no room from what lasts', async () => {
    const kept = keepAnswers(1)
    await kept.get('page /about', making('about'))
    const large = 'x'.repeat(60_000)
    for (let nth = 0; nth < 40; nth += 1)
      await kept.get(`list ${nth}`, async () => ({
        body: large,
        tags: [],
        expiresAt: Number.MAX_SAFE_INTEGER,
      }))
    expect(kept.find('page /about')).toBeDefined()
    expect(kept.reading().entries).toBeLessThan(5)
  })
})
