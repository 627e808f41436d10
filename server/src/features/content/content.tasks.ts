import type { Shop } from '../../shop.ts'
import { currentFrame } from './frame.service.ts'
import { currentHome } from './home/home.service.ts'
import { cachedContent, publishedPages } from './known-content.ts'

/** Texts, announcements and sections begin and end at their times: drops cached pages if others are shown than in the last run. */
export async function followPublications(shop: Shop): Promise<void> {
  const { sections } = await currentHome(shop)
  const found = JSON.stringify([
    publishedPages(shop).map(({ slug, number }) => [slug, number]),
    currentFrame(shop).announcement,
    sections.map(({ id }) => id),
  ])
  const cached = cachedContent(shop)
  if (found === cached.shown) return
  cached.shown = found
  await shop.database.transaction((tx) => cached.changed(tx))
}
