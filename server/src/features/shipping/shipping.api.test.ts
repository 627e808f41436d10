import { describe, expect, it } from 'vitest'
import { goodAddress, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { homeDelivery } from './shipping.service.ts'

const test = useOwnShop()
const infoOf = async (place: object) =>
  (
    await test.shop.call('shipping.location-info', {
      body: { city: '', state: '', postalCode: '', ...place },
    })
  ).body
const calculate = (more: object) =>
  test.shop.call('shipping.calculate', { body: { countryCode: 'LK', cartItems: [], ...more } })
const itemOf = ({ product, size }: Awaited<ReturnType<typeof productInStock>>, quantity = 1) => ({
  productId: product._id,
  size,
  quantity,
})

describe('delivery information of a place', () => {
  it('is its zone, what delivery costs there and how long it takes [A7.32] [A3.53]', async () => {
    expect(await infoOf({ countryCode: 'LK', city: 'Colombo 03', postalCode: '00300' })).toEqual({
      success: true,
      shippingAvailable: true,
      zone: { id: expect.any(String), name: 'Colombo and suburbs' },
      estimatedCost: 350,
      currency: 'LKR',
      estimatedDays: { min: 1, max: 2 },
      fallback: false,
    })
  })

  it.each([
    [{ countryCode: 'LK', city: 'Point Pedro' }, 'North and east'],
    [{ countryCode: 'LK', state: 'Kandy' }, 'South and hill country'],
    [{ countryCode: 'lk', district: 'Gampaha', city: 'Nowhere' }, 'Western Province'],
    [{ countryCode: 'IN', state: 'MH', city: 'Mumbai' }, 'South Asia'],
    [{ countryCode: 'GB', city: 'London' }, 'Europe'],
    [{ countryCode: 'US', state: 'CA' }, 'North America and Oceania'],
    [{ countryCode: 'JP' }, 'Asia and the Gulf'],
    [{ countryCode: 'BR' }, 'Rest of the world'],
  ])('is, for %j, the zone %s', async (place, name) => {
    expect((await infoOf(place)).zone?.name).toBe(name)
  })

  it('is the default price as an estimate for a town that nobody knows', async () => {
    expect(await infoOf({ countryCode: 'LK', city: 'Atlantis' })).toMatchObject({
      shippingAvailable: true,
      zone: null,
      estimatedCost: 350,
      fallback: true,
    })
  })

  it('is nothing of a country that there is not', async () => {
    const answer = await test.shop.call('shipping.location-info', { body: { countryCode: 'XX' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'countries.unknown' } })
  })
})

describe('what delivery costs at home', () => {
  it('says which district is the shop’s own, whether there is delivery abroad, and what is promised of production', async () => {
    const { shop } = test.shop.features
    const deliveryOf = (details: object) => {
      const store = { ...shop.store(), ...details }
      return homeDelivery({ ...shop, store: () => store })
    }
    expect((await test.shop.call('shipping.home-zones')).body).toMatchObject({
      ...{ ownRegion: 'Colombo', isAbroad: true, productionDays: '2-7' },
    })
    expect(deliveryOf({ city: 'KANDY 2', productionDays: '' }).ownRegion).toBe('Kandy')
    expect(deliveryOf({ city: 'Lisbon' }).ownRegion).toBe('')
  })

  it('is shown by region, and updated once staff have changed a zone', async () => {
    const { shop } = test
    const zones = async () => (await shop.call('shipping.home-zones')).body.zones
    expect((await zones()).map(({ name, regions }) => [name, regions.length])).toEqual([
      ['Colombo and suburbs', 1],
      ['Western Province', 2],
      ['South and hill country', 10],
      ['North and east', 12],
    ])
    expect((await zones())[0]).toEqual({
      name: 'Colombo and suburbs',
      regions: ['Colombo'],
      fees: [{ fromRupees: 0, fee: 350 }],
      days: { min: 1, max: 2 },
    })
    const { headers } = await signIn(shop, owner)
    const [colombo] = (await shop.call('staff.zones', { headers })).body.zones
    const { id = '', ...words } = { ...colombo }
    const priceSteps = [{ fromRupees: 8000, fee: 200 }]
    const path = `/api/admin/shipping/zones/${id}`
    const body = { ...words, fee: 390, freeOver: 20_000, priceSteps }
    expect((await shop.call('staff.zone-edit', { path, headers, body })).status).toBe(200)
    expect((await zones())[0]?.fees).toEqual([
      { fromRupees: 0, fee: 390 },
      { fromRupees: 8000, fee: 200 },
      { fromRupees: 20_000, fee: 0 },
    ])
    const before = { ...words, version: 1 }
    expect((await shop.call('staff.zone-edit', { path, headers, body: before })).status).toBe(200)
    expect((await zones())[0]?.fees).toEqual([{ fromRupees: 0, fee: 350 }])
  })
})

describe('what delivery costs', () => {
  it('is calculated for a zone and what lies in the cart, sooner for more [A7.33]', async () => {
    const sku = await productInStock(test.shop)
    const { zone } = await infoOf({ countryCode: 'LK', city: 'Galle' })
    const asked = { zoneId: zone?.id, cartItems: [itemOf(sku)] }
    const standard = await calculate({ ...asked, expressShipping: false })
    expect(standard.body).toMatchObject({
      success: true,
      shippingCost: 450,
      zone: { name: 'South and hill country' },
      estimatedDays: { min: 2, max: 4 },
      fallback: false,
    })
    expect((await calculate({ ...asked, expressShipping: true })).body).toMatchObject({
      shippingCost: 1100,
      estimatedDays: { min: 1, max: 2 },
    })
    const heavy = await calculate({ ...asked, cartItems: [itemOf(sku, 60)] })
    expect(heavy.body.shippingCost).toBe(850)
  })

  it('is the default price where the zone is none of the country, and nothing for an empty cart', async () => {
    const sku = await productInStock(test.shop)
    const { zone } = await infoOf({ countryCode: 'GB' })
    for (const zoneId of [zone?.id, 'nonsense', '00000000-0000-7000-8000-000000000000', null, undefined])
      expect((await calculate({ zoneId, cartItems: [itemOf(sku)] })).body).toMatchObject({
        shippingCost: 350,
        fallback: true,
      })
    expect((await calculate({ zoneId: zone?.id })).body.shippingCost).toBe(0)
    const gone = { productId: '00000000-0000-7000-8000-000000000000', size: 'M', quantity: 1 }
    expect((await calculate({ cartItems: [gone] })).body.shippingCost).toBe(0)
  })
})

describe('an order', () => {
  const galle = { ...goodAddress, city: 'Galle', postalCode: '80000' }

  it('pays for its own zone, whatever zone it names, and keeps how it is sent [A3.39] [A3.41]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const sku = await productInStock(shop)
    const { zone } = await infoOf({ countryCode: 'LK', city: 'Colombo' })
    const order = orderOf(sku.product, sku.variant.variantIndex, sku.size)
    const cheap = await shop.call('order.place', {
      token,
      body: { ...order, address: { ...galle, zoneId: zone?.id } },
    })
    expect(cheap).toMatchObject({
      status: 409,
      body: {
        code: 'order.quote-changed',
        quote: { shipping: 450, delivery: { zone: { name: 'South and hill country' } } },
      },
    })
    const express = { ...order, address: galle, amount: sku.product.price + 1100, expressShipping: true }
    expect((await shop.call('order.place', { token, body: express })).status).toBe(200)
    const { rows } = await shop.database.pool.query(
      'select shipping_zone_name, is_express, days_min, days_max, shipping_cents from orders order by id desc limit 1',
    )
    expect(rows[0]).toEqual({
      shipping_zone_name: 'South and hill country',
      is_express: true,
      days_min: 1,
      days_max: 2,
      shipping_cents: '110000',
    })
  })

  it('has its delivery promised for thirty minutes, for this zone and these items only', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const sku = await productInStock(shop)
    const order = orderOf(sku.product, sku.variant.variantIndex, sku.size)
    const ask = { items: order.items, countryCode: 'LK', place: { city: 'Matara', district: 'Matara' } }
    const { quote } = (await shop.call('checkout.quote', { token, body: ask })).body
    expect(quote).toMatchObject({
      shipping: 450,
      delivery: { isEstimate: false, estimatedDays: { min: 2, max: 4 } },
    })
    await shop.change("update shipping_zones set fee_cents = 99900 where name like 'South and%'")
    const at = (city: string, amount: number) => ({
      ...order,
      address: { ...goodAddress, city, district: city, postalCode: '' },
      amount,
      quoteId: quote.quoteId,
    })
    const place = async (city: string, shipping: number) =>
      (await shop.call('order.place', { token, body: at(city, sku.product.price + shipping) })).status
    expect(await place('Jaffna', 450)).toBe(409)
    expect(await place('Matara', 450)).toBe(200)
    shop.clock.advance(30 * 60_000)
    expect(await place('Matara', 450)).toBe(409)
    await shop.change("update shipping_zones set fee_cents = 45000 where name like 'South and%'")
  })

  it('is not placed where parcels do not go', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const sku = await productInStock(shop)
    await shop.change("update shipping_zones set is_delivered = false where name = 'South and hill country'")
    expect(await infoOf({ countryCode: 'LK', city: 'Galle' })).toMatchObject({ shippingAvailable: false })
    const body = { ...orderOf(sku.product, sku.variant.variantIndex, sku.size), address: galle }
    expect(await shop.call('order.place', { token, body })).toMatchObject({
      status: 422,
      body: { code: 'shipping.unavailable', errors: { country: 'We do not deliver to this address yet' } },
    })
    await shop.change("update shipping_zones set is_delivered = true where name = 'South and hill country'")
  })
})
