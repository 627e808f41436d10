import type { FastifyInstance } from 'fastify'
import { feedRoutes } from './feed.routes.ts'
import { previewRoutes } from './preview.routes.ts'
import type { SharingDeps } from './sharing-deps.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

/** Previews for other sites, the map and the feed of the shop: for everyone, without a login. */
export async function sharingRoutes(app: FastifyInstance, deps: SharingDeps): Promise<void> {
  await app.register(previewRoutes, deps)
  await app.register(sitemapRoutes, deps)
  await app.register(feedRoutes, deps)
}
