import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import { beforeAll, describe, expect, it } from 'vitest'
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

const zone = {
  name: 'Tea country',
  places: [{ countryCode: 'LK', state: 'Nuwara Eliya', city: 'Hatton' }],
  isDelivered: true,
  fee: 480,
  freeOver: 30_000,
  days: { min: 3, max: 5 },
  express: { extra: 520.5, days: { min: 1, max: 2 } },
  weightSteps: [{ fromGrams: 2000, extra: 120 }],
  priceSteps: [{ fromRupees: 15_000, fee: 300 }],
}
const list = async () => (await test.shop.call('staff.zones', { headers: owner })).body.zones
const add = (change: object, headers = owner) =>
  test.shop.call('staff.zone-add', { headers, body: { ...zone, ...change } })
const edit = (id: string, change: object, headers = owner) =>
  test.shop.call('staff.zone-edit', {
    path: `/api/admin/shipping/zones/${id}`,
    headers,
    body: { ...zone, version: 0, isActive: true, ...change },
  })
const pays = async (place: object, parcel: object = {}) =>
  (
    await test.shop.call('staff.shipping-test', {
      headers: owner,
      body: { countryCode: 'LK', goods: 1000, weightGrams: 500, ...place, ...parcel },
    })
  ).body

describe('what delivery is calculated by', () => {
  it('is a product’s weight and its number at the print partner, set by staff', async () => {
    const { body: all } = await test.shop.call('catalog.list')
    const edited = async (madeToOrder: boolean, change: object) => {
      const product = all.products.find((one) => one.madeToOrder === madeToOrder)
      const path = `/api/admin/products/${product?._id}`
      const { version } = (await test.shop.call('staff.product', { path, headers: owner })).body.product
      return test.shop.call('staff.product-edit', { path, headers: owner, body: { version, ...change } })
    }
    expect((await edited(true, { weightGrams: 333, printVariantId: 77 })).body.product).toMatchObject({
      weightGrams: 333,
      printVariantId: 77,
    })
    expect((await edited(false, { printVariantId: 77 })).body.code).toBe('catalog.not-printed')
    expect((await edited(false, { weightGrams: 0 })).status).toBe(400)
  })
})

describe('delivery zones in the back office', () => {
  it('are listed with their places, prices and days', async () => {
    const zones = await list()
    expect(zones).toHaveLength(9)
    expect(zones[0]).toMatchObject({
      name: 'Colombo and suburbs',
      places: [{ countryCode: 'LK', state: 'Colombo', city: '' }],
      fee: 350,
      express: { extra: 450, days: { min: 1, max: 1 } },
      isActive: true,
    })
    expect(zones.find(({ name }) => name === 'Asia and the Gulf')?.priceSteps).toEqual([
      { fromRupees: 50_000, fee: 2900 },
    ])
  })

  it('hold an address at once when they are made, and no longer when they are switched off', async () => {
    const hatton = { city: 'hatton' }
    expect(await pays(hatton)).toMatchObject({
      cost: 450,
      delivery: { zone: { name: 'South and hill country' } },
    })
    const { body } = await add({})
    expect(body.message).toBe('Tea country added')
    expect(await pays(hatton)).toMatchObject({
      cost: 480,
      delivery: { zone: { name: 'Tea country' }, estimatedDays: { min: 3, max: 5 }, freeOver: 30_000 },
    })
    expect((await pays(hatton, { weightGrams: 2000 })).cost).toBe(600)
    expect((await pays(hatton, { goods: 15_000 })).cost).toBe(300)
    expect((await pays(hatton, { goods: 30_000, expressShipping: true })).cost).toBe(520.5)
    const id = body.zones.at(-1)?.id ?? ''
    expect((await edit(id, { isActive: false })).status).toBe(200)
    expect((await pays(hatton)).delivery.zone?.name).toBe('South and hill country')
    expect((await edit(id, { version: 1, fee: 490, weightSteps: [], places: zone.places })).status).toBe(200)
    expect((await pays(hatton, { weightGrams: 2000 })).cost).toBe(490)
  })

  it('share no place and no name', async () => {
    expect((await add({ name: 'tea COUNTRY ', places: [] })).body.code).toBe('shipping.zone-name-taken')
    const taken = await add({ name: 'Another', places: [{ countryCode: 'GB' }] })
    expect(taken).toMatchObject({ status: 409, body: { code: 'shipping.place-taken' } })
    expect(taken.body.message).toBe('GB already belongs to Europe')
    const twice = { countryCode: 'LK', city: 'Ella' }
    expect((await add({ name: 'Twice', places: [twice, { ...twice, city: 'ELLA' }] })).status).toBe(200)
  })

  it('refuse the second of two simultaneous changes', async () => {
    const id = (await list()).find(({ name }) => name === 'Twice')?.id ?? ''
    const answers = await Promise.all([500, 510].map((fee) => edit(id, { name: 'Twice', places: [], fee })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await edit('nonsense', { name: 'N', places: [] })).body.code).toBe('shipping.zone-unknown')
  })

  it('are refused what makes no sense', async () => {
    const wrong = [
      { fee: -1 },
      { days: { min: 5, max: 3 } },
      { places: [{ countryCode: 'Sri Lanka' }] },
      { places: [{ countryCode: 'XX' }] },
      { places: [{ countryCode: '*', state: 'Anywhere' }] },
      { places: [{ countryCode: 'LK', state: '---' }] },
    ]
    for (const change of wrong)
      expect((await add({ name: 'Wrong', ...change })).status).toBeGreaterThanOrEqual(400)
    expect((await list()).some(({ name }) => name === 'Wrong')).toBe(false)
  })

  it('are read by support and changed by nobody but owner and manager, who are written down', async () => {
    expect((await test.shop.call('staff.zones', { headers: support })).status).toBe(200)
    expect((await add({ name: 'Theirs', places: [] }, support)).body.code).toBe('staff.role-forbids')
    const { rows } = await test.shop.database.pool.query(
      "select distinct action from staff_changes where subject like 'shipping-zone:%' order by action",
    )
    expect(rows.map(({ action }) => action)).toEqual(['zone-add', 'zone-edit'])
  })
})

describe('the zones that a new shop can start from', () => {
  it('cover each district of Sri Lanka and all countries, once, and are added to an empty list only', async () => {
    const template = () => test.shop.call('staff.zones-template', { headers: owner })
    expect((await template()).body).toMatchObject({ code: 'shipping.zones-exist' })
    await test.shop.database.pool.query('delete from shipping_zones')
    const { zones } = (await template()).body
    expect(zones.map(({ name, fee }) => [name, fee])).toEqual([
      ['Colombo', 350],
      ['Western Province', 400],
      ['Rest of Sri Lanka', 450],
      ['Abroad', 7_500],
    ])
    const places = zones.flatMap((one) => one.places.map(({ state, countryCode }) => state || countryCode))
    expect(new Set(places).size).toBe(sriLankanDistricts.length + 1)
    expect((await template()).body).toMatchObject({ code: 'shipping.zones-exist' })
  })
})
