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
  /** Whether it is published and still to be checked. */
  readonly isUnchecked?: boolean
}

/** When the demonstration published its pages. */
const demoPublishedAt = new Date('2025-01-15T04:30:00Z')

/**
 * The pages that a shop starts with. What a new shop promises or is bound by stays a draft until its owner has checked it.
 * A shop from before goes on showing what it showed, and its owner is asked to check that.
 */
export async function seedTemplates(tx: Db, now: Date): Promise<void> {
  if (await isDemonstration(tx)) return seedPages(tx, demoPublishedAt, demoPages)
  const isUnchecked = await isInUse(tx)
  const bound = { publishedAt: isUnchecked ? now : null, isUnchecked }
  await seedPages(tx, now, [
    { slug: 'about', fields: isUnchecked ? aboutWords : aboutTemplate, ...bound },
    { slug: 'contact', fields: isUnchecked ? contactWords : contactTemplate, publishedAt: now, isUnchecked },
    { slug: 'terms-and-conditions', fields: termsWords, ...bound },
    { slug: 'privacy-policy', fields: privacyWords, ...bound },
  ])
}

async function isDemonstration(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from seeds_loaded where name = 'demo-store'`)
  return rows.length > 0
}

/** Whether it has sold something, or could. */
async function isInUse(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 where exists (select from products) or exists (select from orders)`,
  )
  return rows.length > 0
}

/** The home page of a shop that has none: a demonstration from before keeps the sections that it had. */
export async function seedHome(tx: Db, now: Date): Promise<void> {
  const fields = (await isDemonstration(tx)) ? homeWords : homeTemplate
  await seedPages(tx, now, [{ slug: 'home', fields, publishedAt: now }])
}

/** The pages of the demonstration, in place of the templates. */
export async function seedDemoPages(tx: Db): Promise<void> {
  await tx
    .update(contentFrame)
    .set({ line: 'Clothes from Sri Lanka, made for warm days and shipped worldwide.' })
  await tx.delete(contentPages)
  await seedPages(tx, demoPublishedAt, [
    { slug: 'home', fields: homeWords, publishedAt: demoPublishedAt },
    ...demoPages,
  ])
}

const demoPages: readonly SeededPage[] = [
  { slug: 'about', fields: aboutWords, publishedAt: demoPublishedAt },
  { slug: 'contact', fields: contactWords, publishedAt: demoPublishedAt },
  { slug: 'terms-and-conditions', fields: termsWords, publishedAt: demoPublishedAt },
  { slug: 'privacy-policy', fields: privacyWords, publishedAt: demoPublishedAt },
]

async function seedPages(tx: Db, now: Date, pages: readonly SeededPage[]): Promise<void> {
  await tx
    .insert(contentPages)
    .values(
      pages.map(({ slug, publishedAt, isUnchecked }) => ({
        slug,
        checkedAt: isUnchecked ? null : publishedAt,
        createdAt: now,
      })),
    )
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
