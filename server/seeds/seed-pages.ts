import type { PageFields } from '@first-fashion/contract/content/page'
import { sql } from 'drizzle-orm'
import { contentFrame, contentPages, contentPageVersions } from '../src/features/content/content.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { sanitiseHtml } from '../src/platform/html.ts'
import { aboutTemplate, aboutWords, contactTemplate, contactWords } from './pages/about-words.ts'
import { homeTemplate, homeWords } from './pages/home-words.ts'
import { privacyWords } from './pages/privacy-words.ts'
import { termsWords } from './pages/terms-words.ts'

interface SeededPage {
  readonly slug: string
  readonly fields: PageFields
  /** null of a template that the owner has to check first. */
  readonly publishedAt: Date | null
}

/** The pages of a new shop. What the shop promises or is bound by stays a draft until its owner has checked it. */
export const seedTemplates = (tx: Db, now: Date): Promise<void> =>
  seedPages(tx, now, [
    { slug: 'about', fields: aboutTemplate, publishedAt: null },
    { slug: 'contact', fields: contactTemplate, publishedAt: now },
    { slug: 'terms-and-conditions', fields: termsWords, publishedAt: null },
    { slug: 'privacy-policy', fields: privacyWords, publishedAt: null },
  ])

/** The home page of a shop that has none: a demonstration from before keeps the sections that it had. */
export async function seedHome(tx: Db, now: Date): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from seeds_loaded where name = 'demo-store'`)
  const fields = rows.length > 0 ? homeWords : homeTemplate
  await seedPages(tx, now, [{ slug: 'home', fields, publishedAt: now }])
}

/** The pages of the demonstration, in place of the templates. */
export async function seedDemoPages(tx: Db): Promise<void> {
  const publishedAt = new Date('2025-01-15T04:30:00Z')
  await tx
    .update(contentFrame)
    .set({ line: 'Clothes from Sri Lanka, made for warm days and shipped worldwide.' })
  await tx.delete(contentPages)
  await seedPages(tx, publishedAt, [
    { slug: 'home', fields: homeWords, publishedAt },
    { slug: 'about', fields: aboutWords, publishedAt },
    { slug: 'contact', fields: contactWords, publishedAt },
    { slug: 'terms-and-conditions', fields: termsWords, publishedAt },
    { slug: 'privacy-policy', fields: privacyWords, publishedAt },
  ])
}

async function seedPages(tx: Db, now: Date, pages: readonly SeededPage[]): Promise<void> {
  await tx
    .insert(contentPages)
    .values(pages.map(({ slug, publishedAt }) => ({ slug, checkedAt: publishedAt, createdAt: now })))
    .onConflictDoNothing()
  await tx
    .insert(contentPageVersions)
    .values(
      pages.map(({ slug, fields, publishedAt }) => ({
        slug,
        number: 1,
        ...fields,
        bodyHtml: sanitiseHtml(fields.bodyHtml).trim(),
        author: '',
        savedAt: now,
        publishedFrom: publishedAt,
        publishedUntil: null,
      })),
    )
    .onConflictDoNothing()
}
