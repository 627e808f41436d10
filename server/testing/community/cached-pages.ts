import Fastify from 'fastify'
import { tagOrigins } from '../../src/boot/page-origins.ts'
import { publicPages } from '../../src/boot/public-pages.ts'
import { currentTracking } from '../../src/features/consent/index.ts'
import { sendPage } from '../../src/platform/pages/page-addresses.ts'
import { createPageCache } from '../../src/platform/pages/page-cache.ts'
import type { TestShop } from '../test-shop.ts'

/**
 * Reads pages through the page cache of a shop, as the store's pages are: a page shows what the calls answer that
 * `callsOf` names for its address.
 */
export function cachedPages(shop: TestShop, callsOf: (page: URL) => readonly string[]) {
  const pageOf = createPageCache(shop.app, {
    publicPages,
    cache: shop.features.cache,
    clock: shop.clock,
    storeUrl: 'http://localhost:4000',
    currencies: new Set(['LKR']),
    paymentOrigins: () => [],
    tags: () => tagOrigins(currentTracking(shop.features.shop)),
    admit: () => {},
    mayMake: () => {},
    render: async (request, { fetch }) => {
      const parts = callsOf(new URL(request.url)).map(async (call) => (await fetch(call)).json())
      return { status: 200, headers: new Headers(), html: JSON.stringify(await Promise.all(parts)) }
    },
  })
  const app = Fastify()
  app.get('/*', async (request, reply) => sendPage(request, reply, await pageOf(request, reply)))
  const open = (path: string) => app.inject({ url: path })
  return {
    read: async (path: string) => (await open(path)).body,
    policyOf: async (path: string) => String((await open(path)).headers['content-security-policy']),
  }
}
