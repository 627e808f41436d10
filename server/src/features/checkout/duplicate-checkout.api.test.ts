import { describe, expect, it } from 'vitest'
import { koko, stripe } from '../../../testing/payments/harnesses.ts'
import { orderNow, type PaymentHarness, soon } from '../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../testing/payments/refund-behaviour.ts'
import { newShopper, orderOf, productInStock, setStock, stockOf } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

/** A shopper whose cart holds some pieces, and the order that a tab would make of it. */
async function filledCart(quantity = 1) {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const line = { itemId: product._id, size, variantIndex: variant.variantIndex }
  await shop.call('cart.add', { token, body: { ...line, quantity } })
  const { version: cartVersion } = (await shop.call('cart.get', { token })).body
  const body = { ...orderOf(product, variant.variantIndex, size, quantity), cartVersion }
  return { token, product, variant, size, line, body }
}

const ordersOf = async (token: string) => (await test.shop.call('orders.user', { token })).body.orders
const states = async (token: string) =>
  (await ordersOf(token)).map(({ status, payment }) => `${status}${payment ? ', paid' : ''}`)
const keyed = (key: string) => ({ 'idempotency-key': key })

describe('an order from a tab that shows an older cart', () => {
  it('is refused when a line was taken out since, and nothing is ordered', async () => {
    const { shop } = test
    const { token, line, body } = await filledCart()
    await shop.call('cart.update', { token, body: { ...line, quantity: 0 } })
    const answer = await shop.call('order.place', { token, body })
    expect(answer).toMatchObject({ status: 409, body: { code: 'order.cart-changed' } })
    expect(Object(answer.body).quote).toBeUndefined()
    expect(await ordersOf(token)).toEqual([])
  })

  it('is answered with the figures of what lies in the cart now', async () => {
    const { shop } = test
    const { token, product, line, body } = await filledCart(2)
    await shop.call('cart.update', { token, body: { ...line, quantity: 1 } })
    const answer = await shop.call('order.stripe', { token, body })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'order.cart-changed',
        message:
          'Your cart has changed since you opened this page. Please check your order and place it again.',
        quote: { lines: [{ productId: product._id, quantity: 1 }], subtotal: product.price },
      },
    })
  })

  it('is one order when two tabs place it by cash at once, each with a key of its own', async () => {
    const { shop } = test
    const { token, body } = await filledCart()
    const placed = await Promise.all(
      ['tab-a', 'tab-b', 'tab-c'].map((key) =>
        shop.call('order.place', { token, body, headers: keyed(`${key}-${token}`) }),
      ),
    )
    expect(placed.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await states(token)).toEqual(['Order Placed'])
  })

  it('is still answered with its order when the same request is repeated', async () => {
    const { shop } = test
    const { token, body } = await filledCart()
    const headers = keyed(`again-${token}`)
    const first = await shop.call('order.place', { token, body, headers })
    const again = await shop.call('order.place', { token, body, headers })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.orderId).toBe(first.body.orderId)
  })

  it('is taken as before from a client that names no version', async () => {
    const { shop } = test
    const { token, line, body } = await filledCart()
    await shop.call('cart.update', { token, body: { ...line, quantity: 0 } })
    const { cartVersion: _none, ...bare } = body
    expect((await shop.call('order.place', { token, body: bare })).status).toBe(200)
  })
})

describe('a second payment page for the same cart', () => {
  const place = async (harness: PaymentHarness, token: string, body: object) => {
    const placed = await harness.place(test.shop, token, body)
    expect(placed.status, placed.code).toBe(200)
    return placed
  }

  it('closes the first, which no longer holds its stock and takes no money', async () => {
    const { shop } = test
    const { token, variant, size, body } = await filledCart()
    await setStock(shop, variant._id, size, 1)
    const first = await place(stripe, token, body)
    const second = await place(stripe, token, body)
    expect(await states(token)).toEqual(['Order Placed', 'Cancelled'])
    expect(await stockOf(shop, variant._id, size)).toEqual({ on_hand: 1, held: 1 })
    expect((await stripe.pay(shop, first.sessionId)).ok).toBe(false)
    await stripe.pay(shop, second.sessionId)
    expect((await stripe.comeBack(shop, token, second)).status).toBe(200)
  })

  it('is the only one of two that are opened at the same moment', async () => {
    const { token, body } = await filledCart()
    await Promise.all([1, 2].map(() => stripe.place(test.shop, token, body)))
    expect((await states(token)).sort()).toEqual(['Cancelled', 'Order Placed'])
  })

  it('leads nowhere when the first was paid meanwhile', async () => {
    const { shop } = test
    const { token, body } = await filledCart()
    const first = await place(stripe, token, body)
    await stripe.pay(shop, first.sessionId)
    expect(await stripe.place(shop, token, body)).toMatchObject({ status: 409, code: 'order.cart-changed' })
    expect(await states(token)).toEqual(['Order Placed, paid'])
  })

  it.each([
    ['the first', 0],
    ['the second', 1],
  ])(
    'is refunded by itself where both are paid and nothing can be closed: %s was paid first',
    async (_, at) => {
      const { shop } = test
      const { token, variant, size, body } = await filledCart()
      const before = await stockOf(shop, variant._id, size)
      const pages = [await place(koko, token, body), await place(koko, token, body)]
      expect(await states(token)).toEqual(['Order Placed', 'Order Placed'])
      const [early, late] = at === 0 ? pages : [...pages].reverse()
      if (early === undefined || late === undefined) throw new Error('two pages were opened')
      for (const page of [early, late]) await koko.pay(shop, page.sessionId)
      expect((await koko.comeBack(shop, token, early)).status).toBe(200)
      expect((await koko.comeBack(shop, token, late)).status).toBe(422)
      expect((await states(token)).sort()).toEqual(['Cancelled', 'Order Placed, paid'])
      expect(await stockOf(shop, variant._id, size)).toEqual({ ...before, on_hand: before.on_hand - 1 })
      const staff = await staffCalls(shop)
      const kinds = async () => (await staff.problemsOf(late.orderId)).map(({ kind }) => kind).sort()
      await expect.poll(kinds, soon).toEqual(['late-payment', 'refund-manual'])
    },
  )

  it('ends with an order by cash from the same cart, which leaves nothing to pay twice', async () => {
    const { shop } = test
    const { token, body } = await filledCart()
    const page = await place(koko, token, body)
    expect((await shop.call('order.place', { token, body })).status).toBe(200)
    expect(await states(token)).toEqual(['Order Placed', 'Cancelled'])
    expect((await ordersOf(token))[1]).toMatchObject({ canPayAgain: false })
    await koko.pay(shop, page.sessionId)
    expect((await koko.comeBack(shop, token, page)).status).toBe(422)
    expect(await orderNow(shop, token)).toMatchObject({ paymentMethod: 'cod' })
  })
})
