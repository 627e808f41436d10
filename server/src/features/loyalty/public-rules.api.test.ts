import { describe, expect, it } from 'vitest'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { dayInColombo } from '../../platform/clock.ts'

const test = useOwnShop()
const key = '/product/weligama-tee'
const day = 86_400_000

const dayFromNow = (days: number) => dayInColombo(new Date(test.shop.clock.now().getTime() + days * day))
const headersOf = async () => (await signIn(test.shop, owner)).headers

async function editProgram(change: { sharePoints?: number; benefit?: string }) {
  const [headers, path] = [await headersOf(), '/api/admin/loyalty']
  const { rules, tiers } = (await test.shop.call('staff.loyalty-program', { headers, path })).body
  const { version, ...given } = rules
  const body = {
    version,
    rules: { ...given, sharePoints: change.sharePoints ?? given.sharePoints },
    tiers: tiers.map((tier) => ({ ...tier, benefits: [change.benefit ?? 'More points'] })),
  }
  return test.shop.call('staff.loyalty-program-edit', { headers, path, body })
}

const campaigns = '/api/admin/loyalty/campaigns'
async function planCampaign(onDay: string) {
  const body = { name: 'Vesak', startsOn: onDay, endsOn: onDay, multiplierPercent: 200 }
  return test.shop.call('staff.loyalty-campaign-add', { headers: await headersOf(), path: campaigns, body })
}

async function endCampaign() {
  const headers = await headersOf()
  const listed = (await test.shop.call('staff.loyalty-campaigns', { headers, path: campaigns })).body
    .campaigns
  const running = listed.find(({ state }) => state === 'running')
  const path = `${campaigns}/${running?._id}/end`
  return test.shop.call('staff.loyalty-campaign-end', { headers, path })
}

/** Caches a page that shows what is earned; returns whether it still is cached. */
async function cachedPage() {
  const { cache } = test.shop.features
  await cache.get(key, async () => ({ body: 'as it was', tags: ['loyalty-rules'] }))
  expect(cache.find(key)).toBeDefined()
  return () => cache.find(key) !== undefined
}

// First: the server has not looked yet.
it('a page that was cached since the start stays when the server first looks which campaign runs', async () => {
  const isCached = await cachedPage()
  await test.shop.features.everyMinute()
  expect(isCached()).toBe(true)
})

describe('a cached page that shows points is rendered anew', () => {
  it.each<[string, () => Promise<{ status: number }>]>([
    ['the rules are changed', () => editProgram({ sharePoints: 3 })],
    ['the tiers are changed', () => editProgram({ benefit: 'An early look' })],
    ['a campaign is planned', () => planCampaign(dayFromNow(0))],
    ['a campaign is ended', endCampaign],
  ])('when %s', async (_what, change) => {
    const isCached = await cachedPage()
    expect((await change()).status).toBe(200)
    expect(isCached()).toBe(false)
  })

  it('when the day of a campaign begins and when it is over, and at no other minute', async () => {
    const { shop } = test
    expect((await planCampaign(dayFromNow(1))).status).toBe(200)
    await shop.features.everyMinute()
    const before = await cachedPage()
    await shop.features.everyMinute()
    expect(before()).toBe(true)
    shop.clock.advance(day)
    await shop.features.everyMinute()
    expect(before()).toBe(false)
    const during = await cachedPage()
    await shop.features.everyMinute()
    expect(during()).toBe(true)
    shop.clock.advance(day)
    await shop.features.everyMinute()
    expect(during()).toBe(false)
  })
})
