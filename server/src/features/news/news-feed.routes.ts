import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../platform/html.ts'
import type { Shop } from '../../shop.ts'
import { type PostRow, publishedPosts } from './news.queries.ts'

const itemsOfFeed = 30
const path = '/community/news.xml'

/** The newest articles as RSS 2.0, for feed readers. They ask each time, so that what was withdrawn is gone at once. */
export async function newsFeedRoutes(app: FastifyInstance, { database, clock, store, storeUrl }: Shop) {
  app.get(path, async (request, reply) => {
    const feed = feedOf(await publishedPosts(database.db, clock.now(), itemsOfFeed), store().name, storeUrl)
    const etag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type('application/rss+xml; charset=utf-8').send(feed)
  })
}

function feedOf(posts: readonly PostRow[], storeName: string, storeUrl: string): string {
  const name = escapeHtml(storeName)
  const items = posts.map(({ slug, title, excerpt, publishedAt }) => {
    const page = escapeHtml(`${storeUrl}/community/news/${encodeURIComponent(slug)}`)
    const date = publishedAt === null ? '' : `<pubDate>${publishedAt.toUTCString()}</pubDate>`
    return `<item><title>${escapeHtml(title)}</title><link>${page}</link><guid isPermaLink="true">${page}</guid>${date}<description>${escapeHtml(excerpt)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${name}: news</title><link>${escapeHtml(storeUrl)}/community?tab=news</link>
<description>News of the ${name} community.</description><language>en</language>
<atom:link href="${escapeHtml(storeUrl)}${path}" rel="self" type="application/rss+xml"/>
${items.join('\n')}</channel></rss>
`
}
