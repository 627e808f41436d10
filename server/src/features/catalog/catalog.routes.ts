import type { FastifyReply } from 'fastify'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Kept } from '../../platform/kept/kept.ts'
import { keptJson } from '../../platform/kept/kept-json.ts'
import type { Catalog } from './catalog.service.ts'

export const catalogRoutes = (catalog: Catalog, kept: Kept): Handlers => ({
  'catalog.list': async ({ query, reply, header }) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate')
    const key = `catalog.list ${JSON.stringify(Object.entries(query).sort())}`
    return keptJson(kept, { key, accepts: header('accept-encoding') }, async () => {
      const answer = await catalog.list(query)
      // A bare list of a very large shop is not worth its place.
      return { body: asJson(reply, answer), tags: ['products'], keep: answer.products.length <= 2000 }
    })
  },
  'catalog.suggest': async ({ query, reply, header }) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate')
    const key = `catalog.suggest ${query.search.toLowerCase()}`
    return keptJson(kept, { key, accepts: header('accept-encoding') }, async () => ({
      body: asJson(reply, await catalog.suggest(query)),
      tags: ['products'],
    }))
  },
  'catalog.single': async ({ body, reply, header }) => {
    const key = `catalog.single ${body.slug}`
    return keptJson(kept, { key, accepts: header('accept-encoding') }, async () => {
      const answer = await catalog.single(body.slug)
      const shown = [answer.product, ...answer.related]
      return { body: asJson(reply, answer), tags: shown.map(({ _id }) => `product:${_id}`) }
    })
  },
})

const asJson = (reply: FastifyReply, answer: Record<string, unknown>): string =>
  String(reply.serializeInput(answer, '200'))
