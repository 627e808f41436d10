import { limits } from '@first-fashion/contract/limits'
import { describe, expect, it } from 'vitest'
import {
  goodAddress,
  newShopper,
  orderOf,
  productInStock,
  setStock,
  stockOf,
} from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

describe('placing an order', () => {
  it('is not placed while a delivery cost that was shown is not the right one', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const place = (shippingCost: number) =>
      shop.call('order.place', { token, body: { ...order, shippingCost } })
    expect(await place(0)).toMatchObject({
      status: 409,
      body: { code: 'order.quote-changed', quote: { shipping: 350 } },
    })
    expect((await place(350)).status).toBe(200)
  })

  it('places a cash order, takes its stock and the ordered lines out of the cart [A7.34]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const before = await stockOf(shop, variant._id, size)
    const line = { itemId: product._id, size, variantIndex: variant.variantIndex, quantity: 2 }
    await shop.call('cart.add', { token, body: line })
    const placed = await shop.call('order.place', {
      token,
      body: orderOf(product, variant.variantIndex, size, 2),
    })
    expect(placed).toMatchObject({
      status: 200,
      body: { success: true, message: 'Order Placed Successfully Completed' },
    })
    expect(await stockOf(shop, variant._id, size)).toEqual({ on_hand: before.on_hand - 2, held: before.held })
    expect((await shop.call('cart.get', { token })).body.cartData).toEqual({})
    const [order] = (await shop.call('orders.user', { token })).body.orders
    expect(order).toMatchObject({
      status: 'Order Placed',
      payment: false,
      paymentMethod: 'cod',
      amount: product.price * 2 + 350,
    })
    expect(order?.orderNumber).toBe(placed.body.orderId.slice(-8).toUpperCase())
  })

  it('sells the last unit to exactly one of fifty people at once', async () => {
    const { shop } = test
    const { product, variant, size } = await productInStock(shop)
    await setStock(shop, variant._id, size, 1)
    const people = await Promise.all(Array.from({ length: 50 }, () => newShopper(shop)))
    const answers = await Promise.all(
      people.map(({ token }) =>
        shop.call('order.place', { token, body: orderOf(product, variant.variantIndex, size) }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const refused = answers.filter((answer) => answer.status === 409)
    expect(refused).toHaveLength(49)
    expect(refused.every((answer) => answer.body.code === 'order.item-unavailable')).toBe(true)
    expect(refused.every((answer) => answer.body.message === `${product.name} is out of stock`)).toBe(true)
    expect(await stockOf(shop, variant._id, size)).toEqual({ on_hand: 0, held: 0 })
  })

  it('places one order for a double click', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const press = () =>
      shop.call('order.place', {
        token,
        body: orderOf(product, variant.variantIndex, size),
        headers: { 'idempotency-key': 'press-1' },
      })
    const answers = await Promise.all([press(), press(), press()])
    expect(new Set(answers.map((answer) => answer.body.orderId)).size).toBe(1)
    expect((await shop.call('orders.user', { token })).body.orders).toHaveLength(1)
    const other = await shop.call('order.place', {
      token,
      body: orderOf(product, variant.variantIndex, size, 2),
      headers: { 'idempotency-key': 'press-1' },
    })
    expect(other).toMatchObject({ status: 422, body: { code: 'order.key-reused' } })
  })

  it('refuses an amount that is no longer right and sends the right figures', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    await shop.database.pool.query('update products set price_cents = price_cents + 50000 where id = $1', [
      product._id,
    ])
    const answer = await shop.call('order.place', { token, body: order })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'order.quote-changed', quote: { total: order.amount + 500 } },
    })
    expect((await shop.call('orders.user', { token })).body.orders).toHaveLength(0)
    await shop.database.pool.query('update products set price_cents = price_cents - 50000 where id = $1', [
      product._id,
    ])
  })

  it('keeps the price and the rate of a quote for thirty minutes, and not longer', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const items = [{ productId: product._id, size, variantIndex: variant.variantIndex, quantity: 1 }]
    const quoted = await shop.call('checkout.quote', {
      token,
      body: { items, countryCode: 'LK', currency: { code: 'USD' } },
    })
    const { quote } = quoted.body
    await shop.change(`update currencies set exchange_rate = 0.005 where code = 'USD'`)
    const order = {
      ...orderOf(product, variant.variantIndex, size),
      currency: { code: 'USD' },
      quoteId: quote.quoteId,
    }
    const placed = await shop.call('order.stripe', { token, body: order })
    expect(placed.status).toBe(200)
    const [kept] = (await shop.call('orders.user', { token })).body.orders
    expect(kept?.currency.exchangeRate).toBe(0.0031)
    expect(kept?.chargedText).toBe(quote.chargedText)
    shop.clock.advance(30 * 60_000)
    const { exchangeRate } = quote.currency
    const seen = { ...order, currency: { code: 'USD', exchangeRate } }
    expect(await shop.call('order.stripe', { token, body: seen })).toMatchObject({
      status: 409,
      body: { code: 'order.quote-changed', quote: { currency: { exchangeRate: 0.005 } } },
    })
    await shop.call('order.stripe', { token, body: order })
    expect((await shop.call('orders.user', { token })).body.orders[0]?.currency.exchangeRate).toBe(0.005)
  })

  it('names every field of the delivery form that is wrong [A5.26] [A5.27] [A5.31]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const address = { ...goodAddress, firstName: ' ', email: 'nobody', phone: '12', postalCode: 'x' }
    const answer = await shop.call('order.place', {
      token,
      body: { ...orderOf(product, variant.variantIndex, size), address },
    })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toBe('Please fill in all required fields correctly')
    expect(answer.body.errors).toEqual({
      firstName: 'This field is required',
      email: 'Invalid email address',
      phone: 'Phone number too short',
      postalCode: 'Invalid postal code. Example: 00100',
    })
  })

  it('keeps no state of another country, and takes no currency that is not offered', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const strange = { ...order, currency: { code: 'XXX' } }
    const refused = await shop.call('order.stripe', { token, body: strange })
    expect(refused).toMatchObject({ status: 422, body: { code: 'currency.unknown' } })
    const body = { ...order, address: { ...goodAddress, state: 'AS' } }
    expect((await shop.call('order.place', { token, body })).status).toBe(200)
    const [placed] = (await shop.call('orders.user', { token })).body.orders
    expect(placed?.address.state).toBe('')
  })

  it('keeps a phone number as it is dialled after its code: without a 0, but where the country keeps it', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    for (const number of [
      { phoneCode: '+94', phone: '077 123 4567' },
      { phoneCode: '+39', phone: '06 6982 1234' },
      { phoneCode: '+44', phone: '+7911 123456' },
      { phoneCode: '+94', phone: '+47 22 33 44 55' },
    ]) {
      const body = { ...order, address: { ...goodAddress, ...number } }
      expect((await shop.call('order.place', { token, body })).status).toBe(200)
    }
    const placed = (await shop.call('orders.user', { token })).body.orders
    expect(placed.map(({ address }) => address.phone).sort()).toEqual([
      '+39 06 6982 1234',
      '+44 7911 123456',
      '+47 22 33 44 55',
      '+94 77 123 4567',
    ])
  })

  it('keeps where the shopper was found, for staff to see on a map [A3.44]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const location = {
      lat: 6.9147,
      lng: 79.8523,
      formattedAddress: '42 Galle Road, Colombo',
      placeId: 'ChIJ-1',
    }
    const placed = await shop.call('order.place', { token, body: { ...order, location } })
    const { headers } = await signIn(shop, owner)
    const seen = async (orderId: string) =>
      (await shop.call('staff.order', { path: `/api/admin/orders/${orderId}`, headers })).body.order.location
    expect(await seen(placed.body.orderId)).toEqual(location)
    const without = await shop.call('order.place', { token, body: order })
    expect(await seen(without.body.orderId)).toBeNull()
  })

  it('keeps its address among the customer’s own when asked to, once, and never fails for it', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const place = async (street: string, saveForFutureOrders?: boolean) => {
      const order = orderOf(product, variant.variantIndex, size)
      const body = { ...order, address: { ...goodAddress, street }, saveForFutureOrders }
      const answer = await shop.call('order.place', { token, body })
      expect(answer.status).toBe(200)
      return answer.body.isAddressSaved
    }
    const streets = async () =>
      (await shop.call('addresses.list', { token })).body.addresses.map((one) => one.street)
    expect([await place('One'), await place('Two', true), await place('two', true)]).toEqual([
      undefined,
      true,
      true,
    ])
    expect(await streets()).toEqual(['two'])
    for (let nth = 1; nth < limits.savedAddressesMaximum; nth++)
      await shop.call('addresses.add', { token, body: { ...goodAddress, street: `Street ${nth}` } })
    expect(await place('One too many', true)).toBe(false)
    expect(await streets()).not.toContain('One too many')
    const refused = { ...orderOf(product, variant.variantIndex, size), amount: 1, saveForFutureOrders: true }
    const other = await newShopper(shop)
    expect((await shop.call('order.place', { token: other.token, body: refused })).status).toBe(409)
    expect((await shop.call('addresses.list', { token: other.token })).body.addresses).toEqual([])
  })

  it('is charged in rupees where a courier or Koko takes the money', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const body = { ...orderOf(product, variant.variantIndex, size), currency: { code: 'USD' } }
    for (const call of ['order.place', 'order.koko'] as const)
      expect(await shop.call(call, { token, body })).toMatchObject({
        status: 409,
        body: { code: 'order.quote-changed', quote: { currency: { code: 'LKR' } } },
      })
  })

  it('takes cash on delivery within Sri Lanka only [A5.36]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const address = { ...goodAddress, country: 'GB', postalCode: 'SW1A 1AA', phoneCode: '+44' }
    const answer = await shop.call('order.place', {
      token,
      body: { ...orderOf(product, variant.variantIndex, size), address },
    })
    expect(answer.body.message).toBe(
      'Selected payment method is only available for Sri Lankan customers. Please choose Stripe.',
    )
  })

  it('needs the same number of statements for one line and for five', async () => {
    const { shop } = test
    const { body } = await shop.call('catalog.list')
    const skus = body.products
      .filter((product) => !product.madeToOrder && product.variants.length > 0)
      .flatMap((product) => {
        const variant = product.variants.find((one) => one.sizes.some((size) => size.quantity > 12))
        const size = variant?.sizes.find((one) => one.quantity > 12)?.size
        return variant === undefined || size === undefined ? [] : [{ product, variant, size }]
      })
    const statementsFor = async (count: number) => {
      const { token } = await newShopper(shop)
      const chosen = skus.slice(0, count)
      const items = chosen.map(({ product, variant, size }) => ({
        productId: product._id,
        size,
        variantIndex: variant.variantIndex,
        quantity: 1,
      }))
      const amount = chosen.reduce((sum, { product }) => sum + product.price, 350)
      const own = await shop.statementsOf(async () => {
        const answer = await shop.call('order.place', {
          token,
          body: { address: goodAddress, items, amount },
        })
        expect(answer.status).toBe(200)
      })
      return own.length
    }
    await statementsFor(1)
    expect(await statementsFor(5)).toBe(await statementsFor(1))
  })
})
