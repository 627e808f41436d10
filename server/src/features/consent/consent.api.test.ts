import { describe, expect, it } from 'vitest'
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
    const answer = await shop.call('consent.save', { body: choice(true), headers: visitor() })
    expect(answer.body).toEqual({ success: true, sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    const { rows } = await shop.database.pool.query('select * from consent_records where session_id = $1', [
      answer.body.sessionId,
    ])
    expect(rows).toMatchObject([
      {
        necessary: true,
        analytics: true,
        marketing: false,
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
