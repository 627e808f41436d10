import type { Page } from '@first-fashion/contract/content/page'
import { homeSlug, legalPages, pagePath } from '@first-fashion/contract/content/page-places'
import { AppError } from '../../platform/errors.ts'
import type { PublicAddress } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { shownVersion, type VersionRow } from './content.queries.ts'
import { currentFacts, publishedPages } from './known-content.ts'
import { fillText, sectionsOf } from './page-text.rules.ts'

/** Refuses with 'content.page-unknown' what is not there or not published now. */
export async function findPage(shop: Shop, slug: string): Promise<Page> {
  const row = slug === homeSlug ? undefined : await shownVersion(shop.database.db, slug, shop.clock.now())
  if (row === undefined) throw unknownPage()
  return toPageView(shop, row)
}

/** A version as shoppers read it; a draft reads as if it were published now. */
export function toPageView(shop: Shop, row: VersionRow): Page {
  const facts = currentFacts(shop)
  return {
    slug: row.slug,
    title: fillText(row.title, facts),
    description: fillText(row.description, facts),
    lead: fillText(row.lead, facts),
    sections: sectionsOf(row.bodyHtml, facts),
    changedAt: (row.publishedFrom ?? shop.clock.now()).getTime(),
  }
}

/** Where the pages are that are published now; the home page is known anyway. */
export const addressesOfPages = (shop: Shop): PublicAddress[] =>
  publishedPages(shop)
    .filter(({ slug }) => slug !== homeSlug)
    .map(({ slug, publishedFrom }) => ({
      path: pagePath(slug),
      changedAt: publishedFrom ?? shop.clock.now(),
    }))

/** True if shoppers can read what binds the business. */
export function hasLegalPages(shop: Shop): boolean {
  const shown = new Set(publishedPages(shop).map(({ slug }) => slug))
  return legalPages.every((slug) => shown.has(slug))
}

export const unknownPage = () => new AppError('unknown', 'content.page-unknown', 'This page is not here')
