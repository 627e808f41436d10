import type { TrackingIds } from '@first-fashion/contract/consent/tracking'
import { afterEach, describe, expect, it } from 'vitest'
import { cachedPages } from '../../../testing/community/cached-pages.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

const browser = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153',
  screenResolution: '1440x900',
  language: 'en-GB',
  platform: 'Linux x86_64',
}
const choice = (analytics: boolean, marketing = false) => ({
  preferences: { necessary: true, analytics, marketing, timestamp: '2026-11-21T10:00:00.000Z' },
  ...browser,
})
let nextVisitor = 1
/** Each from an address of their own. */
const visitor = () => ({ 'x-forwarded-for': `10.77.0.${nextVisitor++}` })
const visit = (sessionId: string) => ({
  sessionId,
  url: '/reset-password?token=secret',
  title: 'New password',
  timeSpent: 12,
})
const visitsOf = async (sessionId: string) =>
  (await test.shop.database.pool.query('select * from page_visits where session_id = $1', [sessionId])).rows

describe('what a visitor allows', () => {
  it('is recorded with its parts, its time and its browser [A7.43] [A2.22]', async () => {
    const { shop } = test
    const given = choice(true)
    const body = { ...given, preferences: { ...given.preferences, partners: ['google' as const] } }
    const answer = await shop.call('consent.save', { body, headers: visitor() })
    expect(answer.body).toEqual({ success: true, sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    const { rows } = await shop.database.pool.query('select * from consent_records where session_id = $1', [
      answer.body.sessionId,
    ])
    expect(rows).toMatchObject([
      {
        necessary: true,
        analytics: true,
        marketing: false,
        partners: ['google'],
        chosen_at: new Date('2026-11-21T10:00:00.000Z'),
        user_agent: browser.userAgent,
        screen_resolution: '1440x900',
        language: 'en-GB',
        platform: 'Linux x86_64',
      },
    ])
  })

  it('is changed beside what was allowed before, and a number that was never given is not believed', async () => {
    const { shop } = test
    const headers = visitor()
    const { sessionId } = (await shop.call('consent.save', { body: choice(true), headers })).body
    const changed = await shop.call('consent.save', { body: { ...choice(false), sessionId }, headers })
    expect(changed.body.sessionId).toBe(sessionId)
    const { rows } = await shop.database.pool.query(
      'select analytics from consent_records where session_id = $1 order by given_at, id',
      [sessionId],
    )
    expect(rows).toEqual([{ analytics: true }, { analytics: false }])
    const made = '019a0000-0000-7000-8000-000000000000'
    const stranger = await shop.call('consent.save', { body: { ...choice(true), sessionId: made }, headers })
    expect(stranger.body.sessionId).not.toBe(made)
  })

  it('reports pages without what may be secret in their addresses [A7.44] [A7.47]', async () => {
    const { shop } = test
    const headers = visitor()
    const { sessionId } = (await shop.call('consent.save', { body: choice(true), headers })).body
    expect((await shop.call('consent.track', { body: visit(sessionId), headers })).status).toBe(200)
    expect(await visitsOf(sessionId)).toMatchObject([
      { path: '/reset-password', title: 'New password', seconds: 12 },
    ])
  })

  it('that is not analytics, or no longer, reports no page [A7.47]', async () => {
    const { shop } = test
    const headers = visitor()
    const { sessionId } = (await shop.call('consent.save', { body: choice(false), headers })).body
    const refused = { status: 403, body: { success: false, code: 'consent.not-given' } }
    expect(await shop.call('consent.track', { body: visit(sessionId), headers })).toMatchObject(refused)
    await shop.call('consent.save', { body: { ...choice(true), sessionId }, headers })
    shop.clock.advance(1000)
    await shop.call('consent.save', { body: { ...choice(false), sessionId }, headers })
    expect(await shop.call('consent.track', { body: visit(sessionId), headers })).toMatchObject(refused)
    expect(await shop.call('consent.track', { body: visit('nobody'), headers })).toMatchObject(refused)
    expect(await visitsOf(sessionId)).toEqual([])
  })

  it.each([
    ['without the necessary part', { preferences: { ...choice(true).preferences, necessary: false } }],
    ['without a time', { preferences: { necessary: true, analytics: true, marketing: true } }],
    ['with a time that is none', { preferences: { ...choice(true).preferences, timestamp: 'yesterday' } }],
    ['with a novel as its browser', { userAgent: 'x'.repeat(501) }],
  ])('is refused %s', async (_what, change) => {
    const body = { ...choice(true), ...change }
    expect(await test.shop.call('consent.save', { body, headers: visitor() })).toMatchObject({
      status: 400,
      body: { code: 'request.malformed' },
    })
  })

  it('is written down so many times a minute for one address and no more', async () => {
    const { shop } = test
    const headers = visitor()
    const save = () => shop.call('consent.save', { body: choice(true), headers })
    for (let nth = 0; nth < 30; nth++) expect((await save()).status).toBe(200)
    expect(await save()).toMatchObject({ status: 429, body: { code: 'request.too-many' } })
    expect((await shop.call('consent.save', { body: choice(true), headers: visitor() })).status).toBe(200)
  })
})

describe('the partners that count visits', () => {
  const none: TrackingIds = { measurementId: '', pixelId: '' }
  const headersOf = async (who = owner) => (await signIn(test.shop, who)).headers
  const stored = async () => (await test.shop.call('staff.analytics', { headers: await headersOf() })).body
  const setIds = async (change: Partial<TrackingIds>, who = owner, version?: number) => {
    const before = await stored()
    const body = { ids: { ...before.ids, ...change }, version: version ?? before.version }
    return test.shop.call('staff.analytics-set', { headers: await headersOf(who), body })
  }
  const offers = async () => (await test.shop.call('store.details')).body.offers
  afterEach(async () => {
    await setIds(none)
    await test.shop.change('update analytics_settings set always_asks_marketing = true')
  })

  it('are set by the owner only, by one of two at once, and on record', async () => {
    const { shop } = test
    const { version } = await stored()
    const ids = { measurementId: 'G-7XK2B9QLMN', pixelId: '1234567890' }
    expect(await setIds({ measurementId: ' g-7xk2b9qlmn', pixelId: '1234567890 ' })).toMatchObject({
      status: 200,
      body: { ids, version: version + 1 },
    })
    expect((await offers()).tracking).toEqual(ids)
    expect(await setIds(none, owner, version)).toMatchObject({
      status: 409,
      body: { code: 'consent.analytics-changed' },
    })
    expect((await setIds(none, support)).status).toBe(403)
    expect((await shop.call('staff.analytics', { headers: await headersOf(support) })).status).toBe(403)
    const { rows } = await shop.database.pool.query(
      `select change from staff_changes where subject = 'analytics' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ change: ids }])
  })

  it.each([
    { measurementId: 'UA-12345-1' },
    { measurementId: "G-1234'; script-src *" },
    { pixelId: 'pixel' },
    { pixelId: '12 345' },
  ])('are not %j', async (change) => {
    expect((await setIds(change)).status).toBe(400)
  })

  it('are allowed by pages that are cached, from their setting to their removal', async () => {
    const pages = cachedPages(test.shop, () => ['/api/store'])
    const bare = await pages.policyOf('/about')
    expect(bare).not.toMatch(/google|facebook/)
    await setIds({ measurementId: 'G-7XK2B9QLMN' })
    const counted = await pages.policyOf('/about')
    expect(counted).toContain("script-src 'self' https://www.googletagmanager.com/gtag/;")
    expect(counted).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com [^;]+;/)
    expect(counted).not.toContain('facebook')
    await setIds({ measurementId: '', pixelId: '1234567890' })
    const seen = await pages.policyOf('/about')
    const meta = 'https://connect.facebook.net'
    expect(seen).toContain(`script-src 'self' ${meta}/en_US/ ${meta}/signals/;`)
    expect(seen).toContain("img-src 'self' data: blob: https://www.facebook.com/tr/;")
    expect(seen).not.toContain('google')
    await setIds(none)
    expect(await pages.policyOf('/about')).toBe(bare)
  })

  it('decide what is asked for: marketing with a Pixel only, but in the demonstration', async () => {
    expect((await offers()).consents).toEqual(['analytics', 'marketing'])
    await test.shop.change('update analytics_settings set always_asks_marketing = false')
    await setIds({ measurementId: 'G-7XK2B9QLMN' })
    expect((await offers()).consents).toEqual(['analytics'])
    await setIds({ pixelId: '1234567890' })
    expect((await offers()).consents).toEqual(['analytics', 'marketing'])
  })
})
