import type { FrameView } from '@first-fashion/contract/content/frame'
import { builtInPages, pagePath } from '@first-fashion/contract/content/page-places'
import { endsBeforeStart } from '@first-fashion/contract/content/shown-time'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { currentOffers } from '../store/index.ts'
import { type StoredFrame, storedFrame } from './content.queries.ts'
import { contentFrame as table } from './content.table.ts'
import { shownAnnouncement, shownFooter, shownLinks } from './frame.rules.ts'
import { cachedContent, publishedPages } from './known-content.ts'

/** What stands around each page now: no link leads to what the shop has not. */
export function currentFrame(shop: Shop): FrameView {
  const { menu, line, footer, announcement } = cachedContent(shop).current().frame
  const published = publishedPages(shop).map(({ slug }) => slug)
  const places = { published, hasDesigner: currentOffers(shop).designer }
  return {
    menu: shownLinks(menu, places),
    line,
    footer: shownFooter(footer, places),
    pages: builtInPages.filter((slug) => published.includes(slug)).map(pagePath),
    announcement: shownAnnouncement(announcement, shop.clock.now()),
  }
}

/** Refuses with 'content.changed-meanwhile' and 'content.ends-before-start'. */
export async function setFrame(
  shop: Shop,
  session: StaffSession,
  { frame, version }: StoredFrame,
): Promise<StoredFrame> {
  if (endsBeforeStart(frame.announcement))
    throw new AppError('refused', 'content.ends-before-start', 'The end has to be later than the start.')
  const entry = { action: 'frame-set', subject: 'frame', change: { ...frame } }
  await recordedChange(shop, session, entry, async (tx) => {
    const changed = await tx
      .update(table)
      .set({ ...frame, version: sql`${table.version} + 1` })
      .where(and(eq(table.id, 1), eq(table.version, version)))
      .returning({ id: table.id })
    if (changed.length === 0) throw changedMeanwhile()
    await cachedContent(shop).changed(tx)
  })
  return storedFrame(shop.database.db)
}

const changedMeanwhile = () =>
  new AppError('conflict', 'content.changed-meanwhile', 'Someone else saved this first. Load it again.')
