import type { FastifyReply } from 'fastify'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Kept } from '../../platform/kept/kept.ts'
import { keptJson } from '../../platform/kept/kept-json.ts'
import type { Catalog } from './catalog.service.ts'

export const catalogRoutes = (catalog: Catalog, kept: Kept): Handlers => {
  /** One product as JSON, kept until it or one of its related products changes. */
  const single = (slugOrId: string, reply: FastifyReply, accepts: string | undefined) =>
    keptJson(kept, { key: `catalog.single ${slugOrId}`, accepts }, async () => {
      const answer = await catalog.single(slugOrId)
      const shown = [answer.product, ...answer.related]
      return { body: asJson(reply, answer), tags: shown.map(({ _id }) => `product:${_id}`) }
    })
  return {
    'catalog.list': async ({ query, reply, header }) => {
      reply.header('cache-control', 'public, max-age=0, must-revalidate')
      const key = `catalog.list ${JSON.stringify(Object.entries(query).sort())}`
      return keptJson(kept, { key, accepts: header('accept-encoding') }, async () => {
        const answer = await catalog.list(query)
        // A bare list of a very large shop is not worth its place.
        return { body: asJson(reply, answer), tags: ['products'], keep: answer.products.length <= 2000 }
      })
    },
    'catalog.lines': () => catalog.lines(),
    'catalog.suggest': async ({ query, reply, header }) => {
      reply.header('cache-control', 'public, max-age=0, must-revalidate')
      const key = `catalog.suggest ${query.search.toLowerCase()}`
      return keptJson(kept, { key, accepts: header('accept-encoding') }, async () => ({
        body: asJson(reply, await catalog.suggest(query)),
        tags: ['products'],
      }))
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
