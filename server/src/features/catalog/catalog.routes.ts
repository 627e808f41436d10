import type { Handlers } from '../../platform/http/handlers.ts'
import type { Kept } from '../../platform/kept/kept.ts'
import type { Catalog } from './catalog.service.ts'

export const catalogRoutes = (catalog: Catalog, kept: Kept): Handlers => ({
  'catalog.list': async ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate')
    const key = `catalog.list ${JSON.stringify(Object.entries(query).sort())}`
    return kept.get(key, async () => {
      const answer = await catalog.list(query)
      // A bare list of a very large shop is not worth its place.
      return {
        body: String(reply.serializeInput(answer, '200')),
        tags: ['products'],
        keep: answer.products.length <= 2000,
      }
    })
  },
  'catalog.suggest': async ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate')
    return kept.get(`catalog.suggest ${query.search.toLowerCase()}`, async () => ({
      body: String(reply.serializeInput(await catalog.suggest(query), '200')),
      tags: ['products'],
    }))
  },
  'catalog.single': ({ body, reply }) =>
    kept.get(`catalog.single ${body.slug}`, async () => {
      const answer = await catalog.single(body.slug)
      const shown = [answer.product, ...answer.related]
      return {
        body: String(reply.serializeInput(answer, '200')),
        tags: shown.map(({ _id }) => `product:${_id}`),
      }
    }),
})
