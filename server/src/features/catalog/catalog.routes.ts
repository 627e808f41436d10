import { type Handlers, KeptAnswer } from '../../platform/http/handlers.ts'
import type { Kept } from '../../platform/kept/kept.ts'
import type { Catalog } from './catalog.service.ts'

export const catalogRoutes = (catalog: Catalog, kept: Kept): Handlers => ({
  'catalog.list': async ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate')
    const key = `catalog.list ${JSON.stringify(Object.entries(query).sort())}`
    const json = await kept.get(key, async () => {
      const answer = await catalog.list(query)
      // A bare list of a very large shop is not worth its place.
      return {
        text: String(reply.serializeInput(answer, '200')),
        tags: ['products'],
        keep: answer.products.length <= 2000,
      }
    })
    return new KeptAnswer(json)
  },
  'catalog.suggest': async ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate')
    const json = await kept.get(`catalog.suggest ${query.search.toLowerCase()}`, async () => ({
      text: String(reply.serializeInput(await catalog.suggest(query), '200')),
      tags: ['products'],
    }))
    return new KeptAnswer(json)
  },
  'catalog.single': ({ body }) => catalog.single(body.slug),
})
