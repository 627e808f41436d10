import type { OrderPayload } from '@first-fashion/contract/checkout/calls'
import { describe, expect, it } from 'vitest'
import { newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
let nextCode = 1

/** Writes a code down as staff would; returns its letters. */
async function makeCode(terms: Record<string, unknown> = {}): Promise<string> {
  const code = `TEST-${nextCode++}`
  const row = {
    code,
    discount_type: 'percentage',
    discount_percent: 10,
    source: 'staff',
    uses_maximum: null,
    created_at: new Date(),
    ...terms,
  }
  const names = Object.keys(row)
  await test.shop.database.pool.query(
    `insert into promo_codes (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
  return code
}

/** An order by card of one piece, with a code, at its right total. */
async function orderWith(promoCode: string, takenOff: (goods: number) => number, shipping = 350) {
  const { product, variant, size } = await productInStock(test.shop)
  const order: OrderPayload = orderOf(product, variant.variantIndex, size)
  const discount = takenOff(product.price)
  return { ...order, promoCode, discount, amount: product.price + shipping - discount }
}
const tenth = (goods: number) => Math.round(goods * 10) / 100

const uses = async (code: string) => {
  const { rows } = await test.shop.database.pool.query(
    'select count(*)::int as count from promo_code_uses where code = $1 and released_at is null',
    [code],
  )
  return rows[0].count
}

describe('a promo code', () => {
  it('is validated as typed, in capitals, with what it takes off [A5.23] [A7.25] [A3.36]', async () => {
    const code = await makeCode()
    const { token } = await newShopper(test.shop)
    const answer = await test.shop.call('promo-codes.validate', {
      token,
      body: { code: ` ${code.toLowerCase()} `, orderAmount: 8_950 },
    })
    expect(answer.body).toEqual({
      success: true,
      promoCode: { code, discountType: 'percentage', discountValue: 10 },
      discount: 895,
      message: 'Promo code applied successfully!',
    })
  })

  it('that is empty, unknown or below its minimum is refused in words [A5.23] [A8.16]', async () => {
    const { token } = await newShopper(test.shop)
    const refused = async (code: string) => {
      const { status, body } = await test.shop.call('promo-codes.validate', {
        token,
        body: { code, orderAmount: 100 },
      })
      return [status, body.code, body.message]
    }
    expect(await refused(' ')).toEqual([422, 'promo-code.missing', 'Please enter a promo code'])
    expect(await refused('NO-SUCH')).toEqual([422, 'promo-code.unknown', 'Invalid promo code'])
    expect(await refused(await makeCode({ minimum_cents: 500_000 }))).toEqual([
      422,
      'promo-code.minimum',
      'This promo code needs an order of Rs. 5,000.00 or more',
    ])
    const inDollars = { code: await makeCode({ minimum_cents: 500_000 }), orderAmount: 100, currency: 'USD' }
    const answer = await test.shop.call('promo-codes.validate', { token, body: inDollars })
    expect(answer.body.message).toBe('This promo code needs an order of $15.50 or more')
  })

  it('for some products is calculated on those in the cart', async () => {
    const { product, variant, size } = await productInStock(test.shop)
    const code = await makeCode()
    await test.shop.database.pool.query('insert into promo_code_products values ($1, $2)', [
      code,
      product._id,
    ])
    const { token } = await newShopper(test.shop)
    const body = { code, orderAmount: 1_000_000 }
    expect((await test.shop.call('promo-codes.validate', { token, body })).body.code).toBe(
      'promo-code.not-for-these',
    )
    const line = { itemId: product._id, size, variantIndex: variant.variantIndex, quantity: 2 }
    await test.shop.call('cart.add', { token, body: line })
    expect((await test.shop.call('promo-codes.validate', { token, body })).body.discount).toBe(
      tenth(product.price * 2),
    )
  })

  it('is in the figures of the checkout; one that is not taken is answered with the reason', async () => {
    const code = await makeCode({ discount_type: 'free_shipping', discount_percent: null })
    const { token } = await newShopper(test.shop)
    const { items } = await orderWith(code, () => 0)
    const quoted = async (promoCode: string) =>
      (await test.shop.call('checkout.quote', { token, body: { items, promoCode } })).body.quote
    expect(await quoted(code)).toMatchObject({
      shipping: 0,
      discount: 0,
      promoCode: { code, discountType: 'free_shipping', discountValue: 0 },
      promoCodeRefusal: null,
    })
    const place = { city: 'Colombo' }
    const express = { items, place, promoCode: code, expressShipping: true }
    const sooner = (await test.shop.call('checkout.quote', { token, body: express })).body.quote
    expect(sooner).toMatchObject({ shipping: 450, delivery: { isExpress: true, express: { extra: 450 } } })
    expect(await quoted('NO-SUCH')).toMatchObject({
      shipping: 350,
      promoCode: null,
      promoCodeRefusal: 'Invalid promo code',
    })
  })
})

describe('an order with a promo code', () => {
  it('costs less by it, and keeps the code and the discount [A3.43]', async () => {
    const code = await makeCode()
    const { token } = await newShopper(test.shop)
    const order = await orderWith(code, tenth)
    expect((await test.shop.call('order.stripe', { token, body: order })).status).toBe(200)
    const [placed] = (await test.shop.call('orders.user', { token })).body.orders
    expect(placed).toMatchObject({ amount: order.amount, discount: order.discount, promoCode: code })
  })

  it('is sent back with the right figures when the discount is not the one that was shown', async () => {
    const code = await makeCode()
    const { token } = await newShopper(test.shop)
    const order = await orderWith(code, (goods) => tenth(goods) + 1)
    const { body } = await test.shop.call('order.stripe', { token, body: order })
    expect(body).toMatchObject({
      code: 'order.quote-changed',
      quote: { discount: order.discount - 1, promoCode: { code } },
    })
  })

  it('is not guessed at by way of the figures; the one in use is asked for as often as need be', async () => {
    const { product, variant, size } = await productInStock(test.shop)
    const { token } = await newShopper(test.shop)
    const items = [{ productId: product._id, size, variantIndex: variant.variantIndex, quantity: 1 }]
    const asked = async (promoCode: string) =>
      (await test.shop.call('checkout.quote', { token, body: { items, promoCode } })).status
    const inUse = await makeCode()
    for (let times = 0; times < 35; times += 1) expect(await asked(inUse)).toBe(200)
    const guesses = []
    for (let times = 0; times < 31; times += 1) guesses.push(await asked(`GUESS-${times}`))
    expect(guesses.slice(0, 29)).toEqual(Array(29).fill(200))
    expect(guesses.at(-1)).toBe(429)
    expect(await asked(inUse)).toBe(200)
  })

  it('is not taken where it leaves too little to be charged; one that leaves nothing is', async () => {
    const { product, variant, size } = await productInStock(test.shop)
    const { token } = await newShopper(test.shop)
    const items = [{ productId: product._id, size, variantIndex: variant.variantIndex, quantity: 1 }]
    const quoted = async (promoCode: string) =>
      (
        await test.shop.call('checkout.quote', {
          token,
          body: { items, promoCode, place: { city: 'Colombo' } },
        })
      ).body.quote
    const feeIs = (cents: number, before: number) =>
      test.shop.change('update shipping_zones set fee_cents = $1 where fee_cents = $2', [cents, before])
    const code = await makeCode({ discount_percent: 100 })
    await feeIs(19_900, 35_000)
    const [little, order] = [
      await quoted(code),
      { ...orderOf(product, variant.variantIndex, size), promoCode: code, amount: 199 },
    ]
    const refused = await test.shop.call('order.stripe', { token, body: order })
    await feeIs(0, 19_900)
    const nothing = await quoted(code)
    await feeIs(35_000, 0)
    expect(little).toMatchObject({
      discount: 0,
      promoCode: null,
      promoCodeRefusal: expect.stringContaining('would leave Rs. 199.00 to pay'),
    })
    expect(refused.body.code).toBe('promo-code.too-little-left')
    expect(nothing).toMatchObject({ due: 0, promoCodeRefusal: null })
  })

  it('is not placed for cash on delivery, nor with a code that has run out since [A5.24]', async () => {
    const code = await makeCode()
    const { token } = await newShopper(test.shop)
    const order = await orderWith(code, tenth)
    expect((await test.shop.call('order.place', { token, body: order })).body).toMatchObject({
      code: 'promo-code.not-for-cash',
      message: 'Promo codes are unavailable for cash on delivery',
    })
    await test.shop.database.pool.query(
      "update promo_codes set starts_on = '2020-01-01', ends_on = '2020-01-02' where code = $1",
      [code],
    )
    expect((await test.shop.call('order.stripe', { token, body: order })).body).toMatchObject({
      code: 'promo-code.expired',
      message: 'This promo code has expired',
    })
    expect((await test.shop.call('orders.user', { token })).body.orders).toEqual([])
  })

  it('is placed no more often than the code may be used, however many come at once', async () => {
    const code = await makeCode({ uses_maximum: 3 })
    const order = await orderWith(code, tenth)
    const people = await Promise.all(Array.from({ length: 10 }, () => newShopper(test.shop)))
    const answers = await Promise.all(
      people.map(({ token }) => test.shop.call('order.stripe', { token, body: order })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await uses(code)).toBe(3)
  })

  it('is placed once with a code for a first order, however often one tries at once', async () => {
    const code = await makeCode({ is_first_order_only: true })
    const order = await orderWith(code, tenth)
    const { token } = await newShopper(test.shop)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => test.shop.call('order.stripe', { token, body: order })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'promo-code.first-order-only')).toHaveLength(4)
  })

  it('releases the use when its shopper cancels', async () => {
    const code = await makeCode({ uses_maximum: 1 })
    const order = await orderWith(code, tenth)
    const { token } = await newShopper(test.shop)
    const { orderId } = (await test.shop.call('order.stripe', { token, body: order })).body
    await test.shop.call('order.cancel-unpaid', { token, body: { orderId } })
    expect(await uses(code)).toBe(0)
    expect((await test.shop.call('order.stripe', { token, body: order })).status).toBe(200)
  })

  it('puts the use back when it lapses', async () => {
    const code = await makeCode({ uses_maximum: 1 })
    const order = await orderWith(code, tenth)
    const { token } = await newShopper(test.shop)
    await test.shop.call('order.stripe', { token, body: order })
    expect((await test.shop.call('order.stripe', { token, body: order })).body.code).toBe(
      'promo-code.used-before',
    )
    test.shop.clock.advance(36 * 60_000)
    await test.shop.features.everyMinute()
    expect(await uses(code)).toBe(0)
    expect((await test.shop.call('order.stripe', { token, body: order })).status).toBe(200)
  })
})
