import { dayInColombo } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import { timePassed } from '../../platform/tasks/passed-time.ts'
import type { Shop } from '../../shop.ts'
import { purgeUploads } from '../challenges/index.ts'
import { refreshViewedPages } from '../looks/index.ts'
import { communityPagesChanged } from '../members/index.ts'
import { addressesOfPosts, appearedIn, uploadsOfPosts } from './news.queries.ts'
import { newsRoutes } from './news.routes.ts'

/** Articles of the shop; on top of the community, so it keeps its pages up to date. */
export const newsFeature = (shop: Shop): Feature => ({
  name: 'news',
  handlers: newsRoutes(shop),
  tasks: [
    {
      name: 'refresh-community-pages',
      rhythm: 'every-minute',
      run: async () => {
        await followCalendar(shop)
        await refreshViewedPages(shop)
      },
    },
  ],
  uploads: [{ kind: 'community-picture', ownedAmong: uploadsStillShown }],
  addresses: addressesOfPosts,
})

/** Deletes uploads that no article and no challenge shows; returns those of the names that stay. */
async function uploadsStillShown(db: Db, names: readonly string[]): Promise<string[]> {
  const ofPosts = new Set(await uploadsOfPosts(db, names))
  const others = names.filter((name) => !ofPosts.has(name))
  return [...ofPosts, ...(await purgeUploads(db, others))]
}

/** Challenges begin and end with their days, and articles appear at their time: rebuilds the pages if a time has passed. */
const followCalendar = (shop: Shop): Promise<void> =>
  shop.database.transaction(async (tx) => {
    const passed = await timePassed(tx, 'community', shop.clock.now())
    const isNewDay = dayInColombo(passed.after) !== dayInColombo(passed.until)
    if (isNewDay || (await appearedIn(tx, passed)))
      await communityPagesChanged(shop, tx, ['community-challenges', 'community-posts'])
  })
