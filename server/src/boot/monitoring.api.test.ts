import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { newShopper } from '../../testing/shoppers.ts'
import { useOwnShop } from '../../testing/test-shop.ts'
import { watchDiskSpace } from '../platform/disk-space.ts'
import { monitoringRoutes } from '../platform/monitoring/monitoring.routes.ts'
import { monitorServer } from './monitoring.ts'

const test = useOwnShop()
const metrics = async () => {
  const headers = { authorization: 'Bearer a-token-for-tests' }
  return (await test.shop.app.inject({ url: '/metrics', headers })).body
}

describe('monitoring the shop', () => {
  it('says that it lives, and that it can serve', async () => {
    const { app } = test.shop
    expect((await app.inject('/healthz')).json()).toEqual({ ok: true })
    expect((await app.inject('/readyz')).json()).toEqual({ ok: true })
  })

  it('says that the disk is nearly full, and goes on serving', async () => {
    const { database, dataDir, features } = test.shop
    const disk = watchDiskSpace({ dataDir, leastFreeMib: Number.MAX_SAFE_INTEGER / 1024 ** 2 })
    const { monitoring } = monitorServer({
      database,
      disk,
      cache: features.cache,
      partners: [],
      metricsToken: null,
      loopDelayMs: 60_000,
    })
    const app = fastify()
    monitoringRoutes(app, monitoring)
    const answer = await app.inject('/readyz')
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 200,
      body: { ok: true, disk: 'low' },
    })
    expect((await app.inject('/metrics')).body).toMatch(/disk_free_bytes \d+/)
    await app.close()
  })

  it('shows its numbers to anyone with the token, and to nobody else', async () => {
    const { app } = test.shop
    expect((await app.inject('/metrics')).statusCode).toBe(404)
    const wrong = { authorization: 'Bearer something-else' }
    expect((await app.inject({ url: '/metrics', headers: wrong })).statusCode).toBe(404)
    expect(await metrics()).toContain('# TYPE http_request_duration_seconds histogram')
  })

  it('counts requests by their route, connections, jobs and cached responses', async () => {
    const { shop } = test
    await shop.call('countries.states', { path: '/api/country/US/states' })
    await shop.call('catalog.list', { path: '/api/product/list?page=1' })
    await shop.call('catalog.list', { path: '/api/product/list?page=1' })
    await newShopper(shop)
    const text = await metrics()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/country/:code/states",status="200"} 1',
    )
    expect(text).toMatch(/db_pool_connections\{state="idle"\} \d/)
    expect(text).toMatch(/cache_lookups_total\{outcome="hit"\} [1-9]/)
    expect(text).toMatch(/cache_bytes [1-9]/)
    expect(text).toMatch(/http_requests_shed_total 0/)
  })

  it('carries a request id in every refusal, each its own', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await test.shop.app.inject('/api/nothing')).json().requestId),
    )
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(ids[0]).not.toBe(ids[1])
  })
})

describe('beyond its capacity the server', () => {
  it('turns calls away with 503 and Retry-After, lets payment webhooks in, and recovers', async () => {
    const { shop } = test
    const held = await Promise.all(Array.from({ length: 20 }, () => shop.database.pool.connect()))
    const waiting = Array.from({ length: 401 }, () => shop.database.pool.query('select 1'))
    const answer = await shop.app.inject('/api/currency/active')
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toMatchObject({ success: false, code: 'server.overloaded' })
    const webhookEvent = await shop.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: {} })
    expect(webhookEvent.statusCode).toBe(400)
    for (const client of held) client.release()
    await Promise.all(waiting)
    expect((await shop.app.inject('/api/currency/active')).statusCode).toBe(200)
    expect(await metrics()).toMatch(/http_requests_shed_total 1/)
  })
})
