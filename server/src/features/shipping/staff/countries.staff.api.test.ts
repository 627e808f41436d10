import { beforeAll, describe, expect, it } from 'vitest'
import { goodAddress, newShopper, orderOf, productInStock } from '../../../../testing/shoppers.ts'
import { owner as ownerLogin, signIn, support as supportLogin } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
type Headers = Record<string, string>
let owner: Headers = {}
let support: Headers = {}
beforeAll(async () => {
  owner = (await signIn(test.shop, ownerLogin)).headers
  support = (await signIn(test.shop, supportLogin)).headers
})

const list = (query: string, headers = owner) =>
  test.shop.call('staff.countries', { path: `/api/admin/countries?${query}`, headers })
const one = async (search: string) => (await list(`search=${search}`)).body.countries[0]
const set = (code: string, isDelivered: boolean, headers = owner) =>
  test.shop.call('staff.country-set', {
    path: `/api/admin/countries/${code}`,
    headers,
    body: { isDelivered },
  })
const offered = async () => (await test.shop.call('countries.list')).body.countries.map(({ code }) => code)

describe('countries in the back office', () => {
  it('are found by name and code, with the zones that serve each and the ways to pay', async () => {
    expect(await one('sri lanka')).toMatchObject({
      code: 'LK',
      isHome: true,
      isDelivered: true,
      zones: [
        { name: 'Colombo and suburbs' },
        { name: 'Western Province' },
        { name: 'South and hill country' },
        { name: 'North and east' },
      ],
      methods: expect.arrayContaining(['stripe', 'koko', 'cod']),
    })
    expect(await one('jp')).toMatchObject({ name: 'Japan', zones: [{ name: 'Asia and the Gulf' }] })
    expect(await one('brazil')).toMatchObject({ zones: [{ name: 'Rest of the world' }], methods: ['stripe'] })
    const first = (await list('')).body
    const second = (await list('page=2')).body
    expect(first.pages).toBe(Math.ceil(first.total / 25))
    expect(second.countries[0]?.name.localeCompare(first.countries.at(-1)?.name ?? '')).toBe(1)
    expect((await list('search=atlantis')).body).toMatchObject({ countries: [], total: 0, pages: 1 })
  })

  it('are switched off for the checkout, for orders and for saved addresses, and on again', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const inPeru = { ...goodAddress, country: 'PE', phoneCode: '+51', city: 'Lima', postalCode: '' }
    const saved = async () => {
      const { addresses } = (await shop.call('addresses.list', { token })).body
      return addresses.map(({ country, isDelivered }) => [country, isDelivered])
    }
    await shop.call('addresses.add', { token, body: inPeru })
    const order = orderOf(product, variant.variantIndex, size)
    const asked = { items: order.items, countryCode: 'PE', place: { city: 'Lima' } }
    const { quote } = (await shop.call('checkout.quote', { token, body: asked })).body
    expect(quote.delivery.isAvailable).toBe(true)
    const place = () =>
      shop.call('order.stripe', {
        token,
        body: { ...order, address: inPeru, amount: quote.total, quoteId: quote.quoteId },
      })

    expect((await set('PE', false)).body).toMatchObject({
      country: { code: 'PE', isDelivered: false },
      message: 'Peru is no longer available at checkout',
    })
    await set('PE', false)
    expect(await offered()).not.toContain('PE')
    expect((await list('delivered=false')).body.countries.map(({ code }) => code)).toEqual(['PE'])
    expect(await saved()).toEqual([['PE', false]])
    expect((await shop.call('checkout.quote', { token, body: asked })).body.quote.delivery.isAvailable).toBe(
      false,
    )
    // Promised before, and refused all the same.
    expect(await place()).toMatchObject({
      status: 422,
      body: { code: 'shipping.unavailable', errors: { country: 'We do not deliver to this address yet' } },
    })
    const { country } = (await shop.call('countries.details', { path: '/api/country/PE/details' })).body
    expect(country.name).toBe('Peru')

    expect((await set('PE', true)).body.message).toBe('Peru is available at checkout')
    expect(await offered()).toContain('PE')
    expect(await saved()).toEqual([['PE', true]])
    expect((await place()).status).toBe(200)
    const { rows } = await shop.database.pool.query(
      "select change from staff_changes where action = 'country-set' order by id",
    )
    expect(rows.map(({ change }) => change.isDelivered)).toEqual([false, false, true])
  })

  it('are switched by owner and manager alone; the shop’s own stays on', async () => {
    expect((await list('', support)).status).toBe(200)
    expect((await set('PE', false, support)).body.code).toBe('staff.role-forbids')
    expect(await set('LK', false)).toMatchObject({ status: 422, body: { code: 'countries.home-stays' } })
    expect((await set('XX', false)).body.code).toBe('countries.unknown')
    expect((await set('LK', true)).status).toBe(200)
  })
})
