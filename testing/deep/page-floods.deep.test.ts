import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningShop, runShop } from './running-shop.ts'
import { ownAddress } from './shopping.ts'

const pagesPerMinute = 5

let shop: RunningShop
beforeAll(async () => {
  // Other tests may keep the processors busy: here the limit should answer, not the protection against overload.
  shop = await runShop({ PAGES_PER_MINUTE: String(pagesPerMinute), OVERLOAD_LOOP_DELAY_MS: '5000' })
})
afterAll(() => shop.stop())

const statusOf = async (path: string, from: string) =>
  (await fetch(`${shop.url}${path}`, { headers: { 'x-forwarded-for': from } })).status

describe('an address that requests one invented page after another', () => {
  it('gets a limited number a minute, while other shoppers and cached pages are served', async () => {
    const [flooder, visitor] = [ownAddress(), ownAddress()]
    expect(await statusOf('/collection', visitor)).toBe(200)
    for (let page = 1; page <= pagesPerMinute; page += 1)
      expect(await statusOf(`/collection?min=${page}`, flooder)).toBe(200)
    expect(await statusOf('/collection?min=1001', flooder)).toBe(429)
    expect(await statusOf('/collection?search=made-up', flooder)).toBe(429)
    expect(await statusOf('/collection', flooder)).toBe(200)
    expect(await statusOf('/collection?min=1001', visitor)).toBe(200)
  })
})
