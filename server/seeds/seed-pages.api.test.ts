import { describe, expect, it } from 'vitest'
import { useOwnShop } from '../testing/test-shop.ts'
import { prepareShop } from './demo-store.ts'

const test = useOwnShop()
const statuses = ['about', 'contact', 'terms', 'privacy'] as const
const now = new Date('2026-11-30T06:00:00Z')

/** As a database is before it knows pages, and what `prepareShop` makes of it. */
async function preparedFrom(before: string) {
  const { database } = test.shop
  await database.pool.query(
    `truncate content_pages cascade; delete from seeds_loaded where name in ('pages', 'home'); ${before}`,
  )
  await prepareShop(database, now)
  const { rows } = await database.pool.query('select slug, checked_at from content_pages')
  return new Map<string, unknown>(rows.map(({ slug, checked_at }) => [slug, checked_at]))
}

const answers = () =>
  Promise.all(statuses.map(async (name) => (await test.shop.call(`content.${name}`)).status))

describe('the pages of a shop from before', () => {
  it('are those of the demonstration, if it is one', async () => {
    const checked = await preparedFrom('')
    expect([...checked.values()].every((at) => at instanceof Date)).toBe(true)
    expect(await answers()).toEqual([200, 200, 200, 200])
    const { page } = (await test.shop.call('content.about')).body
    expect(page.lead).toContain('Sri Lanka')
    expect(new Date(page.changedAt).toISOString()).toMatch(/^2025-01/)
    expect((await test.shop.call('content.home')).body.home.sections.length).toBeGreaterThan(4)
  })

  it('are still shown by a live one, and are to be checked', async () => {
    const checked = await preparedFrom(`delete from seeds_loaded where name = 'demo-store'`)
    for (const slug of ['about', 'contact', 'terms-and-conditions', 'privacy-policy'])
      expect(checked.get(slug), slug).toBeNull()
    expect(await answers()).toEqual([200, 200, 200, 200])
  })

  it('are templates of a new shop, which nobody reads but the contact page', async () => {
    await preparedFrom('truncate products, orders cascade')
    expect(await answers()).toEqual([404, 200, 404, 404])
  })
})
