import { describe, expect, it } from 'vitest'
import {
  confirmedShopper,
  goodAddress,
  newShopper,
  orderOf,
  productInStock,
} from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const text = expect.any(String)

describe('currencies', () => {
  it('have the rates of euro, pound and Indian rupee that the house set [A3.15] [A3.16] [A3.17]', async () => {
    const { body } = await test.shop.call('currency.active')
    const rate = (code: string) => body.currencies.find((one) => one.code === code)?.exchangeRate
    expect([rate('EUR'), rate('GBP'), rate('INR')]).toEqual([0.0029, 0.0025, 0.26])
  })

  it('are asked for by country, and saved for a user who chose one [A7.13] [A7.14] [A7.15]', async () => {
    const { shop } = test
    const abroad = await shop.call('currency.by-location', { path: '/api/currency/by-location/GB' })
    expect(abroad.body.currency?.code).toBe('GBP')
    const { token } = await newShopper(shop)
    await shop.call('currency.user-set', { token, body: { currencyCode: 'EUR' } })
    expect((await shop.call('currency.user', { token })).body).toMatchObject({
      success: true,
      currency: { code: 'EUR' },
    })
  })

  it('are rupees for an order that names none, and delivery costs 350 [A9.01] [A9.05]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const { currency: _, ...order } = orderOf(product, variant.variantIndex, size)
    expect((await shop.call('order.place', { token, body: order })).status).toBe(200)
    const [placed] = (await shop.call('orders.user', { token })).body.orders
    expect(placed).toMatchObject({ currency: { code: 'LKR' }, shippingCost: 350 })
  })
})

describe('countries', () => {
  it('are listed with their states and details [A7.28] [A7.29] [A7.30]', async () => {
    const { shop } = test
    const { countries } = (await shop.call('countries.list')).body
    expect(countries.map(({ code }) => code)).toEqual(expect.arrayContaining(['LK', 'US', 'GB', 'AU']))
    const { states } = (await shop.call('countries.states', { path: '/api/country/AU/states' })).body
    expect(states).toContainEqual({ code: 'NSW', name: 'New South Wales' })
    const { country } = (await shop.call('countries.details', { path: '/api/country/LK/details' })).body
    expect(country).toMatchObject({ code: 'LK', phoneCode: '+94', requiresState: false })
  })

  it('know a wrong postal code, and doubt an unusual one [A7.31]', async () => {
    const check = async (postalCode: string, countryCode = 'LK', stateCode = '', district = '') =>
      (
        await test.shop.call('countries.validate-postal-code', {
          body: { countryCode, postalCode, stateCode, district },
        })
      ).body
    expect(await check('00300')).toMatchObject({ isValid: true, warning: false })
    expect(await check('x')).toMatchObject({ isValid: false, message: text })
    expect(await check('94103', 'US', 'CA')).toMatchObject({ isValid: true, warning: false })
    expect(await check('94103', 'US', 'NY')).toMatchObject({
      isValid: true,
      warning: true,
      message: '94103 does not look like a ZIP code of New York. Please check both.',
    })
    expect(await check('110001', 'IN', 'Maharashtra')).toMatchObject({
      warning: true,
      message: '110001 does not look like a postal code of Maharashtra. Please check both.',
    })
    expect(await check('600-8001', 'JP', '13')).toMatchObject({
      isValid: true,
      warning: true,
      message: '600-8001 does not look like a postal code of Tokyo. Please check both.',
    })
    expect(await check('154-0023', 'JP', '13')).toMatchObject({ warning: false })
    expect(await check('00300', 'LK', '', 'Jaffna')).toMatchObject({
      isValid: true,
      warning: true,
      message: '00300 does not look like a postal code of Jaffna. Please check both.',
    })
    expect(await check('00300', 'LK', '', 'Colombo')).toMatchObject({ warning: false })
  })
})

describe('reviews', () => {
  it('are added by whoever the token says, and read by everyone [A7.20]', async () => {
    const { shop } = test
    const { token } = await confirmedShopper(shop)
    const { product } = await productInStock(shop)
    const body = {
      userId: 'somebody-else',
      productId: product._id,
      rating: 5,
      review: 'Ten letters and a few more.',
    }
    expect((await shop.call('reviews.add', { token, body })).body).toMatchObject({
      success: true,
      message: text,
    })
    const { reviews } = (await shop.call('reviews.product', { body: { productId: product._id } })).body
    const own = reviews.find(({ review }) => review === body.review)
    expect(own?.userName).toBe('Nadeesha Silva')
    expect(own?.userId).not.toBe('somebody-else')
  })

  it('need ten characters and one to five stars [A9.13]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product } = await productInStock(shop)
    const add = (rating: number, review: string) =>
      shop.call('reviews.add', { token, body: { productId: product._id, rating, review } })
    expect((await add(5, ' nine sig. ')).body.message).toBe('Review must be at least 10 characters long')
    for (const rating of [0, 6, 2.5])
      expect((await add(rating, 'Long enough a text.')).body.success).toBe(false)
    expect((await add(1, '  ten signs ')).body.success).toBe(false)
    expect((await add(1, '  ten signs!')).body.success).toBe(true)
  })
})

describe('order calls', () => {
  it('take address, lines and amounts in rupees, and believe their own figures [A3.37] [A3.41]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const line = {
      productId: product._id,
      name: 'Another name',
      price: 1,
      image: '/x.webp',
      size,
      quantity: 1,
      variantIndex: variant.variantIndex,
      color: 'Another colour',
      colorCode: '#000000',
    }
    const order = {
      address: { ...goodAddress, apartment: 'Flat 2' },
      items: [line],
      amount: product.price + 350,
      shippingCost: 350,
      currency: { code: 'LKR', symbol: '$', exchangeRate: 1 },
    }
    for (const wrong of [{ amount: 351 }, { currency: { code: 'LKR', exchangeRate: 99 } }])
      expect(await shop.call('order.place', { token, body: { ...order, ...wrong } })).toMatchObject({
        status: 409,
        body: { code: 'order.quote-changed' },
      })
    expect((await shop.call('order.place', { token, body: order })).status).toBe(200)
    const [placed] = (await shop.call('orders.user', { token })).body.orders
    expect(placed).toMatchObject({
      amount: product.price + 350,
      currency: { code: 'LKR', symbol: 'Rs.', exchangeRate: 1 },
      items: [{ name: product.name, price: product.price, color: variant.color }],
    })
  })

  it('keep country, phone with its code, and instructions with the order [A3.38] [A3.42]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const address = { ...goodAddress, instructions: 'Ring twice' }
    const { body } = await shop.call('order.stripe', {
      token,
      body: { ...order, address, currency: { code: 'USD' } },
    })
    const [placed] = (await shop.call('orders.user', { token })).body.orders
    expect(placed).toMatchObject({
      address: { country: 'LK', phone: '+94 77 123 4567' },
      currency: { code: 'USD', symbol: '$', exchangeRate: 0.0031 },
    })
    const { rows } = await shop.database.pool.query('select instructions from orders where id = $1', [
      body.orderId,
    ])
    expect(rows).toEqual([{ instructions: 'Ring twice' }])
  })

  it('for a card answer the page to be sent to [A7.35]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const { body } = await shop.call('order.stripe', {
      token,
      body: orderOf(product, variant.variantIndex, size),
    })
    expect(body).toMatchObject({
      success: true,
      orderId: text,
      session_url: expect.stringMatching(/^http.*\/stripe\/pay\//),
    })
  })

  it('want the token in its header, and list the newest order first [A6.02] [A7.41] [A9.25]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const body = orderOf(product, variant.variantIndex, size)
    for (const name of ['order.place', 'order.stripe', 'order.koko', 'order.razorpay'] as const)
      expect((await shop.call(name, { body })).status).toBe(401)
    const ids: string[] = []
    for (let nth = 0; nth < 3; nth += 1) {
      shop.clock.advance(1000)
      ids.unshift((await shop.call('order.place', { token, body })).body.orderId)
    }
    const { orders } = (await shop.call('orders.user', { token, body: {} })).body
    expect(orders.map(({ _id }) => _id)).toEqual(ids)
  })

  it('say success and a message, also when they refuse [A7.01] [A7.46]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    expect((await shop.call('order.place', { token, body: order })).body).toMatchObject({
      success: true,
      message: text,
    })
    for (const name of ['order.place', 'order.stripe'] as const)
      expect((await shop.call(name, { token, body: { ...order, amount: 1 } })).body).toMatchObject({
        success: false,
        message: text,
      })
  })
})
