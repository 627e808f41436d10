import type { FastifyInstance } from 'fastify'
import { feedRoutes } from './feed.routes.ts'
import { namePictureRoutes } from './name-pictures.routes.ts'
import { previewRoutes } from './preview.routes.ts'
import type { SharingShop } from './sharing-shop.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

/** Previews for other sites, the map and the feed of the shop: for everyone, without a login. */
export async function sharingRoutes(app: FastifyInstance, shop: SharingShop): Promise<void> {
  await app.register(previewRoutes, shop)
  await app.register(namePictureRoutes, shop)
  await app.register(sitemapRoutes, shop)
  await app.register(feedRoutes, shop)
}
