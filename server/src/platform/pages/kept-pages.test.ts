import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { keepAnswers } from '../kept/kept.ts'
import { keepPages } from './kept-pages.ts'
import { sendPage } from './page-addresses.ts'

const apps: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** A shop of one page that shows how often it was made, and of one call that answers as it is told. */
async function onePage() {
  const app = Fastify()
  apps.push(app)
  const call = { status: 200 }
  let made = 0
  app.get('/api/currency/active', (_request, reply) => reply.status(call.status).send({}))
  const pageOf = keepPages(app, {
    kept: keepAnswers(1),
    publicPages: [{ path: /^\/$/, query: [] }],
    storeUrl: 'http://shop.example',
    currencies: new Set(['LKR']),
    paymentOrigins: [],
    admit: () => {},
    clock: systemClock,
    render: async (_request, { fetch }) => {
      await fetch('/api/currency/active')
      made += 1
      return new Response(`<p>made ${made}</p>`)
    },
  })
  app.get('/', async (request, reply) => sendPage(request, reply, await pageOf(request, reply)))
  return { call, get: () => app.inject('/') }
}

describe('a kept page', () => {
  it('is made once for everybody', async () => {
    const { get } = await onePage()
    expect((await get()).body).toBe('<p>made 1</p>')
    const again = await get()
    expect(again.body).toBe('<p>made 1</p>')
    expect(again.headers.etag).toBeDefined()
  })

  it('is not kept when a call that it needs has failed', async () => {
    const { call, get } = await onePage()
    call.status = 503
    const lacking = await get()
    expect(lacking.body).toBe('<p>made 1</p>')
    expect(lacking.headers['cache-control']).toBe('no-store')
    call.status = 200
    expect((await get()).body).toBe('<p>made 2</p>')
    expect((await get()).body).toBe('<p>made 2</p>')
  })
})
