import { plainText } from '@first-fashion/contract/catalog/plain-text'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../platform/html.ts'
import { newestProducts } from '../catalog/index.ts'
import type { SharingShop } from './sharing-shop.ts'

const itemsOfFeed = 30
const path = '/feed.xml'

/** The newest products as RSS 2.0, for feed readers. */
export async function feedRoutes(app: FastifyInstance, { database, store, storeUrl }: SharingShop) {
  app.get(path, async (_request, reply) => {
    const items = (await newestProducts(database.db, itemsOfFeed)).map((product) => {
      const page = `${storeUrl}/product/${encodeURIComponent(product.slug)}`
      const picture = product.images[0]
      const enclosure =
        picture === undefined
          ? ''
          : `<enclosure url="${escapeHtml(storeUrl + picture)}" type="image/webp" length="0"/>`
      return `<item><title>${escapeHtml(product.name)}</title><link>${escapeHtml(page)}</link><guid isPermaLink="true">${escapeHtml(page)}</guid><pubDate>${product.createdAt.toUTCString()}</pubDate><description>${escapeHtml(plainText(product.descriptionHtml, 400))}</description>${enclosure}</item>`
    })
    const name = escapeHtml(store().name)
    return reply
      .header('cache-control', 'public, max-age=900')
      .type('application/rss+xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${name}: new arrivals</title><link>${storeUrl}/</link>
<description>New arrivals from ${name}.</description><language>en</language>
<atom:link href="${storeUrl}${path}" rel="self" type="application/rss+xml"/>
${items.join('\n')}</channel></rss>
`)
  })
}
