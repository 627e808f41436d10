import type { Page } from '@first-fashion/contract/content/page'
import { homeSlug, legalPages, pagePath } from '@first-fashion/contract/content/page-places'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { PublicAddress } from '../../platform/feature.ts'
import { perShop, type Shop } from '../../shop.ts'
import { currentReturnDays } from '../return-window/index.ts'
import { allVersions, type VersionRow, versionsOf } from './content.queries.ts'
import { fillText, pageFactsOf, sectionsOf } from './page-text.rules.ts'
import { versionShownAt } from './page-versions.rules.ts'

/** Cached pages of the store that show what the owner writes; `shown` is what they showed in the last minute. */
export const cachedContent = perShop((shop) => ({
  ...shop.invalidation.cache('content', () => shop.cache.drop(['content'])),
  shown: '',
}))

/** Refuses with 'content.page-unknown' what is not there or not published now. */
export async function findPage(shop: Shop, slug: string): Promise<Page> {
  const row = versionShownAt(await versionsOf(shop.database.db, slug), shop.clock.now())
  if (row === undefined || slug === homeSlug) throw unknownPage()
  return toPageView(shop, row)
}

/** A version as shoppers read it; a draft reads as if it were published now. */
export function toPageView(shop: Shop, row: VersionRow): Page {
  const facts = pageFactsOf(shop.store(), currentReturnDays(shop))
  return {
    slug: row.slug,
    title: fillText(row.title, facts),
    description: fillText(row.description, facts),
    lead: fillText(row.lead, facts),
    sections: sectionsOf(row.bodyHtml, facts),
    changedAt: (row.publishedFrom ?? shop.clock.now()).getTime(),
  }
}

/** Where the pages are that are published then; the home page is known anyway. */
export const addressesOfPages = async (db: Db, now: Date): Promise<PublicAddress[]> =>
  (await shownVersions(db, now))
    .filter(({ slug }) => slug !== homeSlug)
    .map(({ slug, publishedFrom }) => ({
      path: pagePath(slug),
      changedAt: publishedFrom ?? now,
    }))

/** True if shoppers can read then what binds the business. */
export async function hasLegalPages(db: Db, now: Date): Promise<boolean> {
  const shown = new Set((await shownVersions(db, now)).map(({ slug }) => slug))
  return legalPages.every((slug) => shown.has(slug))
}

/** The versions that shoppers read then, by the addresses of their pages. */
export async function shownVersions(db: Db, now: Date) {
  const bySlug = Map.groupBy(await allVersions(db), ({ slug }) => slug)
  return [...bySlug.keys()].toSorted().flatMap((slug) => {
    const shown = versionShownAt(bySlug.get(slug) ?? [], now)
    return shown === undefined ? [] : [shown]
  })
}

export const unknownPage = () => new AppError('unknown', 'content.page-unknown', 'This page is not here')
