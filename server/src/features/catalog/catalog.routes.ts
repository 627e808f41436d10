import { calls, tagsOf } from '@first-fashion/contract'
import type { FastifyReply } from 'fastify'
import { cachedJson } from '../../platform/cache/cached-json.ts'
import type { ResponseCache } from '../../platform/cache/response-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { CardsAnswer, Catalog, ListAnswer, ListQuery } from './catalog.service.ts'

interface CatalogRoutesDeps {
  readonly catalog: Catalog
  readonly cache: ResponseCache
  readonly clock: Clock
}

interface ListRequest {
  readonly query: ListQuery
  readonly reply: FastifyReply
  readonly header: (name: string) => string | undefined
}

/** The maximum age of shown stock. Within it one cached answer serves all requests. */
const stockLastsMs = 1000

export const catalogRoutes = ({ catalog, cache, clock }: CatalogRoutesDeps): Handlers => {
  /** One product as JSON, cached briefly, or until it or a related product changes. */
  const single = (slugOrId: string, reply: FastifyReply, accepts: string | undefined) =>
    cachedJson(cache, { key: `catalog.single ${slugOrId}`, accepts }, async () => {
      const { answer, readAt } = await catalog.single(slugOrId)
      const tags = tagsOf(calls['catalog.single'], answer) ?? []
      return { body: asJson(reply, answer), tags, expiresAt: readAt + stockLastsMs }
    })
  /** A list as JSON, cached briefly. Very large lists and searches are not worth caching. */
  const list = (
    name: 'catalog.list' | 'catalog.cards',
    { query, reply, header }: ListRequest,
    make: () => Promise<{ answer: ListAnswer | CardsAnswer; readAt: number }>,
  ) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate')
    const key = `${name} ${JSON.stringify(Object.entries(query).sort())}`
    return cachedJson(cache, { key, accepts: header('accept-encoding') }, async () => {
      const found = await make()
      const keep = query.search === undefined && found.answer.products.length <= 2000
      const expiresAt = found.readAt + stockLastsMs
      return { body: asJson(reply, found.answer), tags: tagsOf(calls[name]) ?? [], keep, expiresAt }
    })
  }
  return {
    'catalog.list': (request) =>
      list('catalog.list', request, () => listNow({ catalog, clock }, request.query)),
    'catalog.cards': (request) => list('catalog.cards', request, () => catalog.cards(request.query)),
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

/** A list that is read from the database, and when. */
async function listNow(
  { catalog, clock }: Pick<CatalogRoutesDeps, 'catalog' | 'clock'>,
  query: Parameters<Catalog['list']>[0],
) {
  const readAt = clock.now().getTime()
  return { answer: await catalog.list(query), readAt }
}

const asJson = (reply: FastifyReply, answer: Record<string, unknown>): string =>
  String(reply.serializeInput(answer, '200'))
