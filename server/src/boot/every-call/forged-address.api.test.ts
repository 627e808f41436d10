import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { watchDiskSpace } from '../../platform/disk-space.ts'
import { buildApp } from '../app.ts'
import { monitorServer } from '../monitoring.ts'

const test = useOwnShop()
let app: FastifyInstance
beforeAll(async () => {
  const { database, dataDir, features } = test.shop
  const disk = watchDiskSpace({ dataDir, leastFreeMib: 0 })
  const watched = {
    database,
    disk,
    cache: features.cache,
    partners: [],
    metricsToken: null,
    loopDelayMs: 60_000,
  }
  app = await buildApp(features, {
    logger: false,
    trustedProxies: ['127.0.0.1'],
    storeUrl: 'http://localhost:4000',
    requestsPerMinute: 3,
    visitsPerMinute: 3,
    uploadsPerMinute: 3,
    documentsPerMinute: 3,
    messagesPerMinute: 60,
    signInsPerMinute: 3,
    signInsPerAccount: 3,
    signInsEverywhere: 1_000,
    signInsPerAddress: 3,
    ...monitorServer(watched),
  })
})
afterAll(() => app.close())

describe('a visitor who claims to be the shop itself', () => {
  it.each(['in-process', 'Symbol(in-process)', '127.0.0.1'])(
    'is limited like any other: %s',
    async (claimed) => {
      const ask = () => app.inject({ url: '/api/currency/active', headers: { 'x-forwarded-for': claimed } })
      const statuses: number[] = []
      for (let time = 0; time < 4; time += 1) statuses.push((await ask()).statusCode)
      expect(statuses).toEqual([200, 200, 200, 429])
    },
  )
})
