import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pageRows, shownVersion } from '../src/features/content/content.queries.ts'
import { contentPages } from '../src/features/content/content.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { useTestShop } from '../testing/test-shop.ts'
import { seedHome, seedTemplates } from './seed-pages.ts'

const test = useTestShop()
const now = new Date('2026-11-30T06:00:00Z')
const slugs = ['about', 'contact', 'terms-and-conditions', 'privacy-policy', 'home']

class Undone extends Error {}

/** What the seeds make of a database that knows no pages yet; other files find theirs as before. */
async function seededFrom(before: string) {
  const pages = new Map<string, { isChecked: boolean; shown: Awaited<ReturnType<typeof shownVersion>> }>()
  const seed = async (tx: Db) => {
    await tx.delete(contentPages)
    await tx.execute(sql.raw(before))
    await seedTemplates(tx, now)
    await seedHome(tx, now)
    for (const { slug, checkedAt } of await pageRows(tx))
      pages.set(slug, { isChecked: checkedAt !== null, shown: await shownVersion(tx, slug, now) })
    throw new Undone()
  }
  await expect(test.shop.database.transaction(seed)).rejects.toThrow(Undone)
  return pages
}

describe('the pages of a shop from before', () => {
  it('are those of the demonstration, if it is one', async () => {
    const pages = await seededFrom('select 1')
    for (const slug of slugs) expect(pages.get(slug), slug).toMatchObject({ isChecked: true })
    const about = pages.get('about')?.shown
    expect(about?.lead).toContain('Sri Lanka')
    expect(about?.publishedFrom?.toISOString()).toMatch(/^2025-01/)
    expect(pages.get('home')?.shown?.sections?.length).toBeGreaterThan(4)
  })

  it('are still shown by a live one, and are to be checked', async () => {
    const pages = await seededFrom(`delete from seeds_loaded where name = 'demo-store'`)
    for (const slug of slugs.slice(0, 4)) {
      expect(pages.get(slug), slug).toMatchObject({ isChecked: false })
      expect(pages.get(slug)?.shown, slug).toBeDefined()
    }
  })

  it('are templates of a new shop, which nobody reads but the contact page', async () => {
    const pages = await seededFrom(
      `delete from seeds_loaded where name = 'demo-store'; truncate products, orders cascade`,
    )
    expect(slugs.filter((slug) => pages.get(slug)?.shown !== undefined)).toEqual(['contact', 'home'])
  })
})
