import { defaultFrame } from '@first-fashion/contract/content/default-frame'
import { type FrameFields, frameFields } from '@first-fashion/contract/content/frame'
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contentFrame, contentPages as pages, contentPageVersions as versions } from './content.table.ts'

export type PageRow = typeof pages.$inferSelect
export type VersionRow = typeof versions.$inferSelect

export const pageRows = (db: Db): Promise<PageRow[]> =>
  db.select().from(pages).orderBy(asc(pages.createdAt), asc(pages.slug))

export async function pageRow(db: Db, slug: string): Promise<PageRow | undefined> {
  const [row] = await db.select().from(pages).where(eq(pages.slug, slug))
  return row
}

/** The version of a page that shoppers read then: of those whose time it is, the one that began last. */
export async function shownVersion(db: Db, slug: string, now: Date): Promise<VersionRow | undefined> {
  const { publishedFrom, publishedUntil, number } = versions
  const isDue = and(lte(publishedFrom, now), or(isNull(publishedUntil), gt(publishedUntil, now)))
  const [row] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.slug, slug), isDue))
    .orderBy(desc(publishedFrom), desc(number))
    .limit(1)
  return row
}

export type PublishedTime = Pick<VersionRow, 'slug' | 'number' | 'publishedFrom' | 'publishedUntil'>

/** When the versions of all pages are shown, but drafts. */
export const publishedTimes = (db: Db): Promise<PublishedTime[]> => {
  const { slug, number, publishedFrom, publishedUntil } = versions
  return db
    .select({ slug, number, publishedFrom, publishedUntil })
    .from(versions)
    .where(isNotNull(publishedFrom))
}

/** All versions of a page, newest first. */
export const versionsOf = (db: Db, slug: string): Promise<VersionRow[]> =>
  db.select().from(versions).where(eq(versions.slug, slug)).orderBy(desc(versions.number))

/** When the versions of all pages are shown, and what lists say of them; newest first. */
export const allVersions = (db: Db) =>
  db
    .select({
      slug: versions.slug,
      number: versions.number,
      title: versions.title,
      savedAt: versions.savedAt,
      publishedFrom: versions.publishedFrom,
      publishedUntil: versions.publishedUntil,
    })
    .from(versions)
    .orderBy(desc(versions.number))

/** Returns whether the page had this version: of two who change it at once the second finds another. */
export async function raiseVersion(tx: Db, slug: string, version: number): Promise<boolean> {
  const rows = await tx
    .update(pages)
    .set({ version: sql`${pages.version} + 1` })
    .where(and(eq(pages.slug, slug), eq(pages.version, version)))
    .returning({ slug: pages.slug })
  return rows.length > 0
}

export const setChecked = (tx: Db, slug: string, checkedAt: Date) =>
  tx.update(pages).set({ checkedAt }).where(eq(pages.slug, slug))

/** Returns whether the address was free. */
export async function insertPage(tx: Db, row: typeof pages.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(pages).values(row).onConflictDoNothing().returning({ slug: pages.slug })
  return rows.length > 0
}

export const insertVersion = (tx: Db, row: VersionRow) => tx.insert(versions).values(row)

export const setShownTime = (
  tx: Db,
  slug: string,
  { number, ...time }: Pick<VersionRow, 'number' | 'publishedFrom' | 'publishedUntil'>,
) =>
  tx
    .update(versions)
    .set(time)
    .where(and(eq(versions.slug, slug), eq(versions.number, number)))

export const deletePageRow = (tx: Db, slug: string) => tx.delete(pages).where(eq(pages.slug, slug))

export interface StoredFrame {
  readonly frame: FrameFields
  readonly version: number
}

/** What stands around each page; what the owner has not set is as the shop comes. */
export async function storedFrame(db: Db): Promise<StoredFrame> {
  const [row] = await db.select().from(contentFrame)
  if (row === undefined) throw new Error('The menu, footer and announcement are missing.')
  const { line, version } = row
  const menu = row.menu ?? defaultFrame.menu
  const footer = row.footer ?? defaultFrame.footer
  const announcement = row.announcement ?? defaultFrame.announcement
  return { frame: frameFields.parse({ menu, line, footer, announcement }), version }
}
