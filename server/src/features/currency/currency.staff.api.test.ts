import { beforeAll, describe, expect, it } from 'vitest'
import { newShopper } from '../../../testing/shoppers.ts'
import { owner as ownerLogin, signIn, support as supportLogin } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
type Headers = Record<string, string>
let owner: Headers = {}
let support: Headers = {}

beforeAll(async () => {
  owner = (await signIn(test.shop, ownerLogin)).headers
  support = (await signIn(test.shop, supportLogin)).headers
})

const list = async () =>
  (await test.shop.call('staff.currencies', { path: '/api/admin/currencies', headers: owner })).body
    .currencies
const edit = (code: string, body: object, headers = owner) =>
  test.shop.call('staff.currency-edit', { path: `/api/admin/currencies/${code}`, headers, body })
const active = async () => (await test.shop.call('currency.active')).body.currencies
const dollar = { version: 0, name: 'US Dollar', symbol: '$', exchangeRate: 0.0031, isActive: true }

describe('currencies in the back office', () => {
  it('are listed with their rates and countries, and nothing is said of a first rate’s age', async () => {
    const all = await list()
    expect(all[0]).toMatchObject({ code: 'LKR', isDefault: true, exchangeRate: 1, countries: ['LK'] })
    expect(all.find(({ code }) => code === 'USD')).toMatchObject({ ...dollar, rateChangedAt: null })
  })

  it('take a new rate, which shoppers see at once and which is dated', async () => {
    await active()
    const before = test.shop.clock.now().getTime()
    const { body } = await edit('USD', { ...dollar, exchangeRate: 0.0033 })
    expect(body.message).toBe('USD saved')
    expect((await active()).find(({ code }) => code === 'USD')?.exchangeRate).toBe(0.0033)
    const saved = body.currencies.find(({ code }) => code === 'USD')
    expect(saved?.version).toBe(1)
    expect(saved?.rateChangedAt).toBeGreaterThanOrEqual(before)
  })

  it('refuse the second of two simultaneous changes', async () => {
    const answers = await Promise.all(
      [0.0028, 0.0027].map((exchangeRate) =>
        edit('EUR', { version: 0, name: 'Euro', symbol: '€', exchangeRate, isActive: true }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('currency.changed-meanwhile')
  })

  it('may be switched off while someone has chosen them: the next rule decides then', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    await shop.call('currency.user-set', { token, body: { currencyCode: 'GBP' } })
    const pound = { version: 0, name: 'Pound Sterling', symbol: '£', exchangeRate: 0.0025 }
    await edit('GBP', { ...pound, isActive: false })
    expect((await active()).map(({ code }) => code)).not.toContain('GBP')
    expect((await shop.call('currency.user', { token })).body.currency).toBeNull()
    const place = { path: '/api/currency/by-location/GB' }
    expect((await shop.call('currency.by-location', place)).body.currency.code).toBe('LKR')
    const again = await shop.call('currency.user-set', { token, body: { currencyCode: 'GBP' } })
    expect(again.body.code).toBe('currency.unknown')
    await edit('GBP', { ...pound, version: 1, isActive: true })
    expect((await shop.call('currency.user', { token })).body.currency?.code).toBe('GBP')
  })

  it('never lose the shop’s own', async () => {
    const rupee = { version: 0, name: 'Sri Lankan Rupee', symbol: 'Rs.', exchangeRate: 1, isActive: true }
    for (const change of [{ isActive: false }, { exchangeRate: 2 }])
      expect((await edit('LKR', { ...rupee, ...change })).body.code).toBe('currency.default-stays')
    expect((await edit('LKR', { ...rupee, name: 'Rupee' })).status).toBe(200)
  })

  it('are added behind the others, once', async () => {
    const franc = { code: 'CHF', name: 'Swiss Franc', symbol: 'CHF ', exchangeRate: 0.0027 }
    const add = (headers = owner) =>
      test.shop.call('staff.currency-add', { path: '/api/admin/currencies', headers, body: franc })
    expect((await add()).body.currencies.at(-1)).toMatchObject({ code: 'CHF', isActive: true })
    expect((await active()).at(-1)?.code).toBe('CHF')
    expect((await add()).body.code).toBe('currency.code-taken')
    const dinar = { ...franc, code: 'KWD', name: 'Kuwaiti Dinar', symbol: 'KWD ' }
    const odd = { path: '/api/admin/currencies', headers: owner, body: dinar }
    expect((await test.shop.call('staff.currency-add', odd)).body).toMatchObject({
      code: 'currency.decimals',
      message: expect.stringContaining('KWD has 3 decimals'),
    })
    expect((await edit('XYZ', dollar)).body.code).toBe('currency.unknown')
    expect((await edit('CHF', { ...dollar, exchangeRate: 0 })).status).toBe(400)
  })

  it('are read by support and changed by nobody but owner and manager, who are written down', async () => {
    const seen = await test.shop.call('staff.currencies', { path: '/api/admin/currencies', headers: support })
    expect(seen.status).toBe(200)
    expect((await edit('USD', dollar, support)).body.code).toBe('staff.role-forbids')
    const { rows } = await test.shop.database.pool.query(
      "select distinct action from staff_changes where subject like 'currency:%' order by action",
    )
    expect(rows.map(({ action }) => action)).toEqual(['currency-add', 'currency-edit'])
  })
})
