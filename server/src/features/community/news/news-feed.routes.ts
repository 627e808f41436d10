import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { escapeHtml } from '../../../platform/html.ts'
import { publishedPosts } from './news.queries.ts'

export interface NewsFeedDeps {
  readonly database: Database
  readonly clock: Clock
  readonly storeUrl: string
}

const itemsOfFeed = 30
const path = '/community/news.xml'

/** The newest articles as RSS 2.0, for feed readers. */
export async function newsFeedRoutes(app: FastifyInstance, { database, clock, storeUrl }: NewsFeedDeps) {
  app.get(path, async (_request, reply) => {
    const posts = await publishedPosts(database.db, clock.now(), itemsOfFeed)
    const items = posts.map(({ slug, title, excerpt, publishedAt }) => {
      const page = escapeHtml(`${storeUrl}/community/news/${encodeURIComponent(slug)}`)
      return `<item><title>${escapeHtml(title)}</title><link>${page}</link><guid isPermaLink="true">${page}</guid><pubDate>${(publishedAt ?? clock.now()).toUTCString()}</pubDate><description>${escapeHtml(excerpt)}</description></item>`
    })
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/rss+xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>First Fashion: news</title><link>${storeUrl}/community?tab=news</link>
<description>News of the First Fashion community.</description><language>en</language>
<atom:link href="${storeUrl}${path}" rel="self" type="application/rss+xml"/>
${items.join('\n')}</channel></rss>
`)
  })
}
