import type { Shop } from '../../shop.ts'
import { currentFrame } from './frame.service.ts'
import { currentHome } from './home/home.service.ts'
import { cachedContent, shownVersions } from './pages.service.ts'

/** Texts, announcements and sections begin and end at their times: drops cached pages if others are shown than in the last run. */
export async function followPublications(shop: Shop): Promise<void> {
  const { database, clock } = shop
  const [versions, { announcement }, { sections }] = await Promise.all([
    shownVersions(database.db, clock.now()),
    currentFrame(shop),
    currentHome(shop),
  ])
  const found = JSON.stringify([
    versions.map(({ slug, number }) => [slug, number]),
    announcement,
    sections.map(({ id }) => id),
  ])
  const cached = cachedContent(shop)
  if (found === cached.shown) return
  cached.shown = found
  await database.transaction((tx) => cached.changed(tx))
}
