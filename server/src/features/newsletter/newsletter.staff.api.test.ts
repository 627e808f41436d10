import { describe, expect, it } from 'vitest'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

const choice = (analytics: boolean, userAgent: string) => ({
  preferences: { necessary: true, analytics, marketing: false, timestamp: '2026-11-21T10:00:00.000Z' },
  userAgent,
  screenResolution: '390x844',
  language: 'si',
  platform: 'Android',
})

describe('what visitors allowed', () => {
  it('is listed for owner and manager, the newest first, and found by browser and answer', async () => {
    const { shop } = test
    const { headers } = await signIn(shop, owner)
    const { sessionId } = (await shop.call('consent.save', { body: choice(true, 'Firefox 140') })).body
    shop.clock.advance(1000)
    await shop.call('consent.save', { body: { ...choice(false, 'Firefox 140'), sessionId } })
    shop.clock.advance(1000)
    await shop.call('consent.save', { body: choice(true, 'Chrome 100%') })
    const list = async (query: string) =>
      (await shop.call('staff.consents', { headers, path: `/api/admin/consents?${query}` })).body
    expect(await list('')).toMatchObject({
      total: 3,
      pages: 1,
      consents: [
        { userAgent: 'Chrome 100%' },
        { analytics: false, sessionId },
        { analytics: true, sessionId },
      ],
    })
    expect((await list(`search=${sessionId.slice(0, 13)}`)).total).toBe(2)
    expect((await list('search=firefox&analytics=true')).total).toBe(1)
    expect((await list('search=%25')).consents).toMatchObject([{ userAgent: 'Chrome 100%' }])
    expect((await list('page=9')).consents).toEqual([])
  })

  it('is not for support, nor for anyone outside', async () => {
    const { shop } = test
    const { headers } = await signIn(shop, support)
    expect(await shop.call('staff.consents', { headers })).toMatchObject({
      status: 403,
      body: { code: 'staff.role-forbids' },
    })
    expect((await shop.call('staff.consents')).status).toBe(401)
  })
})

describe('who gets the newsletter', () => {
  it('is listed and found by owner and manager, and handed out as a file, which is written down', async () => {
    const { shop } = test
    const { headers } = await signIn(shop, owner)
    for (const email of ['=cmd@example.com', 'reader@example.com']) {
      shop.clock.advance(1000)
      await shop.call('newsletter.subscribe', { body: { email, source: 'contact' } })
    }
    const { rows } = await shop.database.pool.query(
      "select unsubscribe_token from newsletter_subscriptions where email = 'reader@example.com'",
    )
    await shop.call('newsletter.unsubscribe', {
      path: `/api/newsletter/unsubscribe/${rows[0].unsubscribe_token}`,
    })
    const list = async (query: string) =>
      (await shop.call('staff.subscribers', { headers, path: `/api/admin/subscribers?${query}` })).body
    expect(await list('')).toMatchObject({
      total: 2,
      subscribers: [
        { email: 'reader@example.com', source: 'contact', unsubscribedAt: expect.any(Number) },
        { email: '=cmd@example.com', unsubscribedAt: null },
      ],
    })
    expect((await list('subscribed=true')).subscribers).toMatchObject([{ email: '=cmd@example.com' }])
    expect((await list('search=READER')).total).toBe(1)
    const { body } = await shop.call('staff.subscribers-export', { headers, body: { subscribed: 'true' } })
    expect(body.fileName).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/)
    expect(body.csv.split('\r\n')).toEqual([
      'email,source,subscribed,unsubscribed',
      expect.stringMatching(/^'=cmd@example\.com,contact,\d{4}-/),
      '',
    ])
    const changes = await shop.database.pool.query(
      "select change from staff_changes where action = 'subscribers-export'",
    )
    expect(changes.rows).toEqual([{ change: { subscribed: 'true', count: 1 } }])
  })

  it('is not for support', async () => {
    const { shop } = test
    const { headers } = await signIn(shop, support)
    for (const name of ['staff.subscribers', 'staff.subscribers-export'] as const)
      expect(await shop.call(name, { headers })).toMatchObject({
        status: 403,
        body: { code: 'staff.role-forbids' },
      })
  })
})
