import { describe, expect, it } from 'vitest'
import { newGooglePerson, socialVisitor, switchFault } from '../../../testing/social-visitor.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { watchDiskSpace } from '../../platform/disk-space.ts'
import { openLog } from '../../platform/log.ts'
import { buildApp } from '../app.ts'
import { monitorServer } from '../monitoring.ts'

const test = useOwnShop()

describe('the server’s log', () => {
  it('tells that a sign-in failed and why, and none of its secrets', async () => {
    const { shop } = test
    const lines: string[] = []
    const logger = openLog('debug', { write: (line: string) => void lines.push(line) })
    const { database, dataDir, features } = shop
    const monitor = monitorServer({
      database,
      disk: watchDiskSpace({ dataDir, leastFreeMib: 0 }),
      cache: features.cache,
      partners: [],
      metricsToken: null,
      loopDelayMs: 60_000,
    })
    const signIns = {
      signInsPerMinute: 100,
      signInsPerAccount: 100,
      signInsEverywhere: 100,
      signInsPerAddress: 100,
    }
    const limits = {
      requestsPerMinute: 1_000,
      visitsPerMinute: 100,
      uploadsPerMinute: 100,
      documentsPerMinute: 100,
      messagesPerMinute: 60,
      ...signIns,
    }
    const storeUrl = 'http://localhost:4000'
    const app = await buildApp(features, { logger, trustedProxies: [], storeUrl, ...limits, ...monitor })
    const visitor = socialVisitor({ ...shop, app })
    const secrets: string[] = []
    for (const fault of ['none', 'wrong-nonce', 'error-500']) {
      const url = await visitor.start('google')
      await switchFault(shop, { google: fault })
      const way = await visitor.choose(url, newGooglePerson())
      const arrived = await visitor.comeBack(way)
      await visitor.exchange(arrived)
      secrets.push(way.searchParams.get('code') ?? '', way.searchParams.get('state') ?? '')
      secrets.push(arrived.searchParams.get('token') ?? '', ...visitor.cookies.values())
      await visitor.comeBack(way)
    }
    await app.close()
    const log = lines.join('')
    expect(log).toContain('sign-in with provider failed')
    expect(log).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED')
    for (const secret of [...secrets.filter(Boolean), 'sandbox-google-secret'])
      expect(log).not.toContain(secret)
  })
})
