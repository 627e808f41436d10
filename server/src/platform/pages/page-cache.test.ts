import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type LightMyRequestResponse } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createResponseCache } from '../cache/response-cache.ts'
import { systemClock } from '../clock.ts'
import { createAllowance } from '../http/allowance.ts'
import { isFromWithin } from '../http/in-process.ts'
import { answerFailuresAsRefusals } from '../http/refusals.ts'
import { createPageCache } from './page-cache.ts'
import { pagesRoutes } from './pages.routes.ts'

const apps: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

const emptyFolder = mkdtempSync(join(tmpdir(), 'pages-'))

const pageIn = ({ rawPayload, headers }: LightMyRequestResponse) =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString()

/** A shop of one page that shows how often it was made, and of one call that answers as it is told. */
async function onePage(missesPerMinute = 100, headers: Record<string, string> = {}) {
  const app = Fastify({ trustProxy: true })
  answerFailuresAsRefusals(app)
  apps.push(app)
  const cache = createResponseCache(1)
  const call: { status: number; tags?: string } = { status: 200, tags: 'currencies' }
  let made = 0
  app.get('/api/currency/active', (_request, reply) => {
    if (call.tags !== undefined) reply.header('cache-tag', call.tags)
    return reply.status(call.status).send({})
  })
  const pageOf = createPageCache(app, {
    cache,
    publicPages: [
      { path: /^\/$/, query: (query) => `?${query}`, isUncached: (query) => query.has('search') },
    ],
    mayMake: createAllowance(missesPerMinute),
    storeUrl: 'http://shop.example',
    currencies: new Set(['LKR']),
    paymentOrigins: () => [],
    admit: () => {},
    clock: systemClock,
    render: async (_request, { fetch }) => {
      await fetch('/api/currency/active')
      made += 1
      return { status: 200, headers: new Headers(headers), html: `<p>made ${made}</p>` }
    },
  })
  await app.register(pagesRoutes, { clientFolder: emptyFolder, pageOf })
  const get = (url = '/', address = '203.0.113.1') =>
    app.inject({ url, headers: { 'x-forwarded-for': address, 'accept-encoding': 'br' } })
  return { app, call, get, cache }
}

describe('a cached page', () => {
  it('is made once for everyone', async () => {
    const { get } = await onePage()
    expect(pageIn(await get())).toBe('<p>made 1</p>')
    const again = await get()
    expect(pageIn(again)).toBe('<p>made 1</p>')
    expect(again.headers.etag).toBeDefined()
  })

  it('is not cached when a call that it needs has failed', async () => {
    const { call, get } = await onePage()
    call.status = 503
    const lacking = await get()
    expect(pageIn(lacking)).toBe('<p>made 1</p>')
    expect(lacking.headers['cache-control']).toBe('no-store')
    call.status = 200
    expect(pageIn(await get())).toBe('<p>made 2</p>')
    expect(pageIn(await get())).toBe('<p>made 2</p>')
  })

  it('is dropped with what its calls say they show', async () => {
    const { get, cache } = await onePage()
    await get()
    cache.drop(['products'])
    expect(pageIn(await get())).toBe('<p>made 1</p>')
    cache.drop(['currencies'])
    expect(pageIn(await get())).toBe('<p>made 2</p>')
  })

  it('is not cached when a call does not say what it shows', async () => {
    const { call, get, cache } = await onePage()
    delete call.tags
    expect((await get()).headers['cache-control']).toBe('no-store')
    expect(cache.reading().entries).toBe(0)
  })

  it('that says it is not worth caching is made each time', async () => {
    const { get, cache } = await onePage(100, { 'cache-control': 'no-store' })
    expect(pageIn(await get())).toBe('<p>made 1</p>')
    expect((await get()).headers['cache-control']).toBe('no-store')
    expect(cache.reading().entries).toBe(0)
  })

  it('that answers a search is not cached: there are more searches than room', async () => {
    const { get, cache } = await onePage()
    expect(pageIn(await get('/?search=lin'))).toBe('<p>made 1</p>')
    expect(pageIn(await get('/?search=lin'))).toBe('<p>made 2</p>')
    expect(cache.reading().entries).toBe(0)
  })

  it('can be asked for by one address in so many made-up ways a minute, and no more', async () => {
    const { get } = await onePage(3)
    for (const page of [1, 2, 3]) expect((await get(`/?page=${page}`)).statusCode).toBe(200)
    const refused = await get('/?page=4')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toContain('<h1>')
    expect((await get('/?search=lin')).statusCode).toBe(429)
    // What is kept is still sent, and others are not held up.
    expect((await get('/?page=2')).statusCode).toBe(200)
    expect((await get('/?page=4', '203.0.113.2')).statusCode).toBe(200)
  })

  it('asks the API from within, which counts for nobody; a visitor never does', async () => {
    const { app, get } = await onePage()
    const from: boolean[] = []
    app.addHook('onRequest', async () => void from.push(isFromWithin()))
    await get('/')
    expect(from).toEqual([false, true])
  })
})
