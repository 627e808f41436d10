import { dayInColombo } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import { challengesOn, purgeUploads } from '../challenges/index.ts'
import { refreshViewedPages } from '../looks/index.ts'
import { addressesOfPosts, lastPublishedAt, uploadsOfPosts } from './news.queries.ts'
import { newsRoutes } from './news.routes.ts'
import { createNews } from './news.service.ts'
import { createStaffNews, type StaffNewsDeps } from './news.staff.service.ts'

/** Articles of the shop; on top of the community, so it keeps its pages up to date. */
export function newsFeature(deps: StaffNewsDeps): Feature {
  const followCalendar = createCalendar(deps)
  const refreshViews = refreshViewedPages(deps)
  return {
    name: 'news',
    handlers: newsRoutes({ news: createNews(deps), staff: createStaffNews(deps) }),
    tasks: [
      {
        name: 'refresh-community-pages',
        rhythm: 'every-minute',
        run: async () => {
          await followCalendar()
          await refreshViews()
        },
      },
    ],
    uploads: [{ kind: 'community-picture', ownedAmong: uploadsStillShown }],
    addresses: addressesOfPosts,
  }
}

/** Deletes uploads that no article and no challenge shows; returns those of the names that stay. */
async function uploadsStillShown(db: Db, names: readonly string[]): Promise<string[]> {
  const ofPosts = new Set(await uploadsOfPosts(db, names))
  const others = names.filter((name) => !ofPosts.has(name))
  return [...ofPosts, ...(await purgeUploads(db, others))]
}

/**
 * Challenges begin and end with their days, and articles appear at their time: rebuilds the pages if others are shown than
 * in the last run.
 */
function createCalendar({ database, clock, communityPages }: StaffNewsDeps): () => Promise<void> {
  let shown = ''
  return async () => {
    const now = clock.now()
    const [challenges, published] = await Promise.all([
      challengesOn(database.db, dayInColombo(now)),
      lastPublishedAt(database.db, now),
    ])
    const ids = challenges.map(({ id }) => id).toSorted()
    const found = [...ids, published?.toISOString() ?? ''].join(' ')
    if (found === shown) return
    shown = found
    await database.transaction((tx) =>
      communityPages.changed(tx, ['community-challenges', 'community-posts']),
    )
  }
}
