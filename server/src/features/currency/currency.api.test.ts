import { afterEach, describe, expect, it } from 'vitest'
import { newShopper } from '../../../testing/shoppers.ts'
import { invalidateSessions, owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const dayMs = 24 * 3_600_000

const setFault = (faults: object) =>
  fetch(`${test.shop.sandboxUrl}/api/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })
afterEach(() => setFault({ ip: 'none', rates: 'none' }))

const rateOf = async (currencyCode: string) =>
  (await test.shop.call('currency.active')).body.currencies.find(({ code }) => code === currencyCode)
    ?.exchangeRate
/** Days pass in these tests, and nobody of the staff stays signed in for one. */
const asOwner = () => {
  invalidateSessions(test.shop)
  return signIn(test.shop, owner)
}
const refreshState = async () => (await test.shop.call('staff.currencies', await asOwner())).body.refresh
/** Within half a minute of the shop's clock, which runs on. */
const justNow = () => expect.closeTo(test.shop.clock.now().getTime(), -4.8)
const nextDay = async () => {
  test.shop.clock.advance(dayMs)
  await test.shop.features.everyDay()
}

describe('a look-up of the country that hangs', () => {
  it('times out, so that prices stay in rupees and people can sign up [A4.12] [A8.09] [A7.16]', async () => {
    const { shop } = test
    await setFault({ ip: 'time-out' })
    const [looked, registered] = await Promise.all([shop.call('accounts.ip-location'), newShopper(shop)])
    expect(looked).toMatchObject({ status: 503, body: { code: 'location.unavailable' } })
    expect(registered.token).not.toBe('')
    const path = '/api/currency/by-location/ZZ'
    expect((await shop.call('currency.by-location', { path })).body.currency.code).toBe('LKR')
    await setFault({ ip: 'none' })
    expect((await shop.call('accounts.ip-location')).body).toEqual({
      success: true,
      country_code: 'LK',
      country_name: 'Sri Lanka',
      city: expect.any(String),
    })
  })
})

describe('the daily refresh of rates', () => {
  it('takes over what the source says, which shoppers see and staff see the age of', async () => {
    expect(await refreshState()).toEqual({ isOn: true, refreshedAt: null, failedAt: null, rejected: [] })
    await nextDay()
    expect(await rateOf('USD')).toBeCloseTo(0.0031, 6)
    expect(await rateOf('USD')).not.toBe(0.0031)
    expect(await rateOf('LKR')).toBe(1)
    expect(await refreshState()).toMatchObject({ refreshedAt: justNow(), failedAt: null })
  })

  it('keeps the old rates and says so when the source is down, hangs or leaps', async () => {
    await nextDay()
    const before = [await rateOf('USD'), await rateOf('JPY')]
    const { refreshedAt } = await refreshState()
    for (const fault of ['error-500', 'time-out']) {
      await setFault({ rates: fault })
      await nextDay()
      expect(await refreshState()).toMatchObject({
        refreshedAt,
        failedAt: justNow(),
      })
    }
    await setFault({ rates: 'wild-rates' })
    await nextDay()
    expect([await rateOf('USD'), await rateOf('JPY')]).toEqual(before)
    const { rejected, failedAt } = await refreshState()
    expect(failedAt).toBeNull()
    expect([...rejected].sort()).toEqual(['EUR', 'GBP', 'INR', 'JPY', 'USD'])
  })

  it('happens once after many starts, and does not undo what staff set meanwhile', async () => {
    const { shop } = test
    await nextDay()
    const path = '/api/admin/currencies/USD'
    const signedIn = await asOwner()
    const { currencies } = (await shop.call('staff.currencies', signedIn)).body
    const version = currencies.find(({ code }) => code === 'USD')?.version
    const body = { version, name: 'US Dollar', symbol: '$', exchangeRate: 0.0033, isActive: true }
    expect((await shop.call('staff.currency-edit', { ...signedIn, path, body })).status).toBe(200)
    await shop.features.everyDay()
    expect(await rateOf('USD')).toBe(0.0033)
    await nextDay()
    expect(await rateOf('USD')).toBeCloseTo(0.0031, 6)
  })
})
