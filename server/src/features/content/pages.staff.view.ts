import type { Page, PageFields } from '@first-fashion/contract/content/page'
import type { StaffPage, StaffPageSummary, VersionState } from '@first-fashion/contract/content/staff-calls'
import type { Shop } from '../../shop.ts'
import {
  allVersions,
  type PageRow,
  pageRow,
  pageRows,
  type VersionRow,
  versionsOf,
} from './content.queries.ts'
import { type ShownTime, stateOf, versionNumbered, versionShownAt } from './page-versions.rules.ts'
import { toPageView, unknownPage } from './pages.service.ts'

/** All pages, with what their newest versions say. */
export async function listPages({ database: { db }, clock }: Shop): Promise<StaffPageSummary[]> {
  const [pages, versions] = await Promise.all([pageRows(db), allVersions(db)])
  const now = clock.now()
  const bySlug = Map.groupBy(versions, ({ slug }) => slug)
  return pages.flatMap((page) => summaryOf(page, bySlug.get(page.slug) ?? [], now) ?? [])
}

type ListedVersion = ShownTime & Pick<VersionRow, 'title' | 'savedAt'>

function summaryOf(
  { slug, checkedAt }: PageRow,
  versions: readonly ListedVersion[],
  now: Date,
): StaffPageSummary | undefined {
  const [newest] = versions
  if (newest === undefined) return undefined
  return {
    slug,
    title: newest.title,
    isPublished: versionShownAt(versions, now) !== undefined,
    isUnchecked: checkedAt === null,
    savedAt: newest.savedAt.getTime(),
  }
}

/** Refuses with 'content.page-unknown'. */
export async function staffPage({ database: { db }, clock }: Shop, slug: string): Promise<StaffPage> {
  const [page, versions] = await Promise.all([pageRow(db, slug), versionsOf(db, slug)])
  const now = clock.now()
  const summary = page && summaryOf(page, versions, now)
  const [newest] = versions
  if (summary === undefined || newest === undefined) throw unknownPage()
  return {
    ...summary,
    version: page?.version ?? 1,
    fields: fieldsOf(newest),
    versions: versions.map((version) => ({
      number: version.number,
      title: version.title,
      author: version.author,
      savedAt: version.savedAt.getTime(),
      publishedFrom: version.publishedFrom?.getTime() ?? null,
      publishedUntil: version.publishedUntil?.getTime() ?? null,
      state: stateOf(version, versions, now),
    })),
  }
}

/** A version as it was written. */
export const fieldsOf = ({ title, description, lead, bodyHtml, sections }: VersionRow): PageFields => ({
  title,
  description,
  lead,
  bodyHtml,
  ...(sections === null ? {} : { sections }),
})

/** Refuses with 'content.page-unknown' and 'content.version-unknown'. */
export async function previewPage(
  shop: Shop,
  slug: string,
  number: number,
): Promise<{ page: Page; state: VersionState }> {
  const versions = await versionsOf(shop.database.db, slug)
  const [newest] = versions
  if (newest === undefined) throw unknownPage()
  const row = number === 0 ? newest : versionNumbered(versions, number)
  return { page: toPageView(shop, row), state: stateOf(row, versions, shop.clock.now()) }
}
