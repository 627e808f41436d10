import { calls, tagsOf } from '@first-fashion/contract'
import type { FastifyReply } from 'fastify'
import { cachedJson } from '../../platform/cache/cached-json.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import {
  answerCollections,
  type CardsAnswer,
  findSingle,
  type ListAnswer,
  type ListQuery,
  listCards,
  listCatalog,
  quantityTagOf,
  suggest,
} from './catalog.service.ts'
import { earlyAccessUntil } from './early-access/early-access.ts'

interface ListRequest {
  readonly query: ListQuery
  readonly reply: FastifyReply
  readonly header: (name: string) => string | undefined
}

/** The maximum age of stock in lists. Within it one cached answer serves all requests. */
const stockLastsMs = 1000
/** Bounds what no tag covers, such as a related product that was just published. */
const detailLastsMs = 30_000

export const catalogRoutes = (shop: Shop): Handlers => ({
  'catalog.list': (request) => cachedList(shop, 'catalog.list', request, () => listNow(shop, request.query)),
  'catalog.cards': (request) =>
    cachedList(shop, 'catalog.cards', request, () => listCards(shop, request.query)),
  'catalog.collections': async () => answerCollections(shop),
  'catalog.suggest': async ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate')
    return suggest(shop, query)
  },
  'catalog.single': ({ body, reply, header }) =>
    cachedSingle(shop, body.slug, reply, header('accept-encoding')),
  'catalog.single-by-id': ({ query, reply, header }) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate')
    return cachedSingle(shop, query.id, reply, header('accept-encoding'))
  },
  'catalog.early-access': async ({ session }) => {
    const until = await earlyAccessUntil(shop, shop.database.db, session.customerId)
    return { success: true, until: until?.getTime() ?? null }
  },
})

/** A list as JSON, cached briefly. Very large lists and searches are not worth caching. */
function cachedList(
  { cache }: Shop,
  name: 'catalog.list' | 'catalog.cards',
  { query, reply, header }: ListRequest,
  make: () => Promise<{ answer: ListAnswer | CardsAnswer; readAt: number }>,
) {
  reply.header('cache-control', 'public, max-age=0, must-revalidate')
  const key = `${name} ${JSON.stringify(Object.entries(query).sort())}`
  return cachedJson(cache, { key, accepts: header('accept-encoding') }, async () => {
    const found = await make()
    const keep = query.search === undefined && found.answer.products.length <= 2000
    const expiresAt = found.readAt + stockLastsMs
    return { body: asJson(reply, found.answer), tags: tagsOf(calls[name]) ?? [], keep, expiresAt }
  })
}

/** One product as JSON, cached until it or its stock changes, 30 s at most; its address in capitals is the same one. */
function cachedSingle(shop: Shop, asked: string, reply: FastifyReply, accepts: string | undefined) {
  const slugOrId = asked.toLowerCase()
  return cachedJson(shop.cache, { key: `catalog.single ${slugOrId}`, accepts }, async () => {
    const { answer, readAt } = await findSingle(shop, slugOrId)
    const tags = tagsOf(calls['catalog.single'], answer) ?? []
    return {
      body: asJson(reply, answer),
      tags,
      ownTags: [quantityTagOf(answer.product._id)],
      expiresAt: readAt + detailLastsMs,
    }
  })
}

/** A list that is read from the database, and when. */
async function listNow(shop: Shop, query: ListQuery) {
  const readAt = shop.clock.now().getTime()
  return { answer: await listCatalog(shop, query), readAt }
}

const asJson = (reply: FastifyReply, answer: Record<string, unknown>): string =>
  String(reply.serializeInput(answer, '200'))
