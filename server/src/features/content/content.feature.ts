import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { contentRoutes } from './content.routes.ts'
import { followPublications } from './content.tasks.ts'
import { frameRoutes } from './frame.routes.ts'
import { purgeUploads } from './home/home.queries.ts'
import { homeRoutes } from './home/home.routes.ts'
import { cachedContent } from './known-content.ts'
import { addressesOfPages, hasLegalPages } from './pages.service.ts'

/** What the owner writes for the store. */
export const contentFeature = (shop: Shop): Feature => ({
  name: 'content',
  caches: [cachedContent(shop)],
  handlers: { ...contentRoutes(shop), ...frameRoutes(shop), ...homeRoutes(shop) },
  tasks: [{ name: 'follow-publications', rhythm: 'every-minute', run: () => followPublications(shop) }],
  addresses: async () => addressesOfPages(shop),
  uploads: [{ kind: 'content-picture', ownedAmong: purgeUploads }],
  setup: [{ step: 'legal', isDone: async () => hasLegalPages(shop) }],
})
