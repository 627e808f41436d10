import { type Handlers, KeptAnswer } from '../../platform/http/handlers.ts'
import type { KeptStores } from '../../platform/kept/kept.ts'
import { type Catalog, tagsOfSingle } from './catalog.service.ts'

const largestBytes = 64 * 1024 * 1024
/** A bare list of a very large shop is not worth its place. */
const mostKeptProducts = 2000
const checkAgain = 'public, max-age=0, must-revalidate'

export function catalogRoutes(catalog: Catalog, kept: KeptStores): Handlers {
  const answers = kept.store<string>({ largestBytes, bytesOf: (json) => json.length * 2 })
  return {
    'catalog.list': async ({ query, reply }) => {
      reply.header('cache-control', checkAgain)
      const key = `list ${JSON.stringify(Object.entries(query).sort())}`
      const json = await answers.get(key, async () => {
        const answer = await catalog.list(query)
        const value = String(reply.serializeInput(answer, '200'))
        return { value, tags: ['products'], keep: answer.products.length <= mostKeptProducts }
      })
      return new KeptAnswer(json)
    },
    'catalog.suggest': async ({ query, reply }) => {
      reply.header('cache-control', checkAgain)
      const json = await answers.get(`suggest ${query.search.toLowerCase()}`, async () => ({
        value: String(reply.serializeInput(await catalog.suggest(query), '200')),
        tags: ['products'],
      }))
      return new KeptAnswer(json)
    },
    'catalog.single': async ({ body, reply }) => {
      const json = await answers.get(`single ${body.slug}`, async () => {
        const answer = await catalog.single(body.slug)
        return { value: String(reply.serializeInput(answer, '200')), tags: tagsOfSingle(answer) }
      })
      return new KeptAnswer(json)
    },
  }
}
