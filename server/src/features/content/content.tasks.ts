import { hasPassed, timePassed } from '../../platform/tasks/passed-time.ts'
import type { Shop } from '../../shop.ts'
import { cachedContent } from './known-content.ts'

/** Texts, announcements and sections begin and end at their times: drops cached pages if such a time has passed. */
export async function followPublications(shop: Shop): Promise<void> {
  const { current, changed } = cachedContent(shop)
  await shop.database.transaction(async (tx) => {
    const passed = await timePassed(tx, 'publications', shop.clock.now())
    if (current().moments.some((moment) => hasPassed(passed, moment))) await changed(tx)
  })
}
