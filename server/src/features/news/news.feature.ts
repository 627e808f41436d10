import { dayInColombo } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import { perShop, type Shop } from '../../shop.ts'
import { challengesOn, purgeUploads } from '../challenges/index.ts'
import { refreshViewedPages } from '../looks/index.ts'
import { communityPagesChanged } from '../members/index.ts'
import { addressesOfPosts, lastPublishedAt, uploadsOfPosts } from './news.queries.ts'
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

/** The challenges and the newest article that the pages show. */
const calendar = perShop(() => ({ shown: '' }))

/**
 * Challenges begin and end with their days, and articles appear at their time: rebuilds the pages if others are shown than
 * in the last run.
 */
async function followCalendar(shop: Shop): Promise<void> {
  const { database, clock } = shop
  const now = clock.now()
  const [challenges, published] = await Promise.all([
    challengesOn(database.db, dayInColombo(now)),
    lastPublishedAt(database.db, now),
  ])
  const ids = challenges.map(({ id }) => id).toSorted()
  const found = [...ids, published?.toISOString() ?? ''].join(' ')
  if (found === calendar(shop).shown) return
  calendar(shop).shown = found
  await database.transaction((tx) =>
    communityPagesChanged(shop, tx, ['community-challenges', 'community-posts']),
  )
}
