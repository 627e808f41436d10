import { calls, tagsOf } from '@first-fashion/contract'
import type { FastifyReply } from 'fastify'
import { cachedJson } from '../../platform/cache/cached-json.ts'
import type { ResponseCache } from '../../platform/cache/response-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Catalog } from './catalog.service.ts'

interface CatalogRoutesDeps {
  readonly catalog: Catalog
  readonly cache: ResponseCache
  readonly clock: Clock
}

/** The maximum age of shown stock. Within it one cached answer serves all requests. */
const stockLastsMs = 1000

export const catalogRoutes = ({ catalog, cache, clock }: CatalogRoutesDeps): Handlers => {
  const brief = () => ({ expiresAt: clock.now().getTime() + stockLastsMs })
  /** One product as JSON, cached briefly, or until it or a related product changes. */
  const single = (slugOrId: string, reply: FastifyReply, accepts: string | undefined) =>
    cachedJson(cache, { key: `catalog.single ${slugOrId}`, accepts }, async () => {
      const fresh = brief()
      const answer = await catalog.single(slugOrId)
      return { body: asJson(reply, answer), tags: tagsOf(calls['catalog.single'], answer) ?? [], ...fresh }
    })
  return {
    'catalog.list': async ({ query, reply, header }) => {
      reply.header('cache-control', 'public, max-age=0, must-revalidate')
      const key = `catalog.list ${JSON.stringify(Object.entries(query).sort())}`
      return cachedJson(cache, { key, accepts: header('accept-encoding') }, async () => {
        const fresh = brief()
        const answer = await catalog.list(query)
        // Very large lists and searches are not worth caching.
        const keep = query.search === undefined && answer.products.length <= 2000
        return { body: asJson(reply, answer), tags: tagsOf(calls['catalog.list']) ?? [], keep, ...fresh }
      })
    },
    'catalog.collections': () => catalog.collections(),
    'catalog.suggest': async ({ query, reply }) => {
      reply.header('cache-control', 'public, max-age=0, must-revalidate')
      return catalog.suggest(query)
    },
    'catalog.single': ({ body, reply, header }) => single(body.slug, reply, header('accept-encoding')),
    'catalog.single-by-id': ({ query, reply, header }) => {
      reply.header('cache-control', 'public, max-age=0, must-revalidate')
      return single(query.id, reply, header('accept-encoding'))
    },
  }
}

const asJson = (reply: FastifyReply, answer: Record<string, unknown>): string =>
  String(reply.serializeInput(answer, '200'))
