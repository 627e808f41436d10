import { afterEach, describe, expect, it } from 'vitest'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../../testing/payments/refund-behaviour.ts'
import { deliver, deliveredOrder, exchangeOf, refundOf, staffReturns } from '../../../../testing/returns.ts'
import { expectBooksToMatch } from '../../../../testing/store-credit.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
afterEach(() => expectBooksToMatch(test.shop))

type Order = Awaited<ReturnType<typeof deliveredOrder>>

/** Staff refund so many percent of what was charged, without a return. */
async function refundedByStaff({ orderId }: Order, percent: number) {
  const staff = await staffCalls(test.shop)
  const { refundableMinor } = await staff.payments(orderId)
  const answer = await staff.refund(orderId, Math.floor((refundableMinor * percent) / 100))
  expect(answer.status).toBe(200)
  const states = async () => (await staff.payments(orderId)).refunds.map(({ state }) => state)
  await expect.poll(states, soon).toEqual(['succeeded'])
}

const canReturn = async ({ token, orderId }: Order) =>
  (await test.shop.call('returns.of-order', { token, path: `/api/return/${orderId}` })).body.canReturn

/** Both ways to ask for the size that was bought again. */
async function exchanged(order: Order, quantity = 1) {
  const { token } = order
  const asked = exchangeOf(order, order.variant.variantIndex, order.size, quantity)
  const shown = await test.shop.call('returns.preview', { token, body: { kind: 'exchange', ...asked } })
  return { shown, made: await test.shop.call('returns.request-exchange', { token, body: asked }) }
}

describe('an order that staff refunded without a return', () => {
  it('in full, cannot be sent back any more', async () => {
    const order = await deliveredOrder(test.shop)
    expect(await canReturn(order)).toBe(true)
    await refundedByStaff(order, 100)
    expect(await canReturn(order)).toBe(false)
    const words = 'This order was refunded already. Please ask us.'
    const refused = { status: 422, body: { code: 'returns.refunded-already', message: words } }
    const { shown, made } = await exchanged(order)
    expect(shown).toMatchObject(refused)
    expect(made).toMatchObject(refused)
    const refund = { token: order.token, body: refundOf(order) }
    expect(await test.shop.call('returns.request-refund', refund)).toMatchObject(refused)
  })

  it('in part, can be exchanged only as far as what is left covers what was paid for the items', async () => {
    const order = await deliveredOrder(test.shop, { quantity: 3 })
    await refundedByStaff(order, 50)
    expect(await canReturn(order)).toBe(true)
    const words =
      'Part of this order was refunded already, so these items cannot be exchanged. Please ask us.'
    const { shown, made } = await exchanged(order, 3)
    for (const answer of [shown, made])
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'returns.refunded-already', message: words },
      })
    expect((await exchanged(order, 1)).made.status).toBe(200)
    // What the first one is exchanged for was paid with half of the rest.
    expect((await exchanged(order, 1)).made).toMatchObject({ body: { code: 'returns.refunded-already' } })
  })

  it('in part, lets all be exchanged one by one whose money is still there, also after one came back', async () => {
    const order = await deliveredOrder(test.shop, { quantity: 3 })
    const staff = await staffReturns(test.shop)
    const first = await exchanged(order)
    const replaced = (await staff.complete(first.made.body.request._id)).body.request.replacement
    const orderId = replaced?._id ?? ''
    await deliver(test.shop, orderId)
    const path = `/api/return/${orderId}`
    const { lines } = (await test.shop.call('returns.of-order', { token: order.token, path })).body
    const back = refundOf({ orderId, lineId: lines[0]?.lineId ?? '' }, 1, { payout: 'original' })
    const { request } = (await test.shop.call('returns.request-refund', { token: order.token, body: back }))
      .body
    expect((await staff.complete(request._id)).status).toBe(200)
    const own = `/api/return/${order.orderId}`
    const shown = (await test.shop.call('returns.of-order', { token: order.token, path: own })).body
    expect(shown.lines).toMatchObject([{ bought: 3, returned: 1, left: 2 }])
    for (const _unit of ['second', 'third']) expect((await exchanged(order)).made.status).toBe(200)
  })

  it('can be exchanged if only its shipping went back', async () => {
    const order = await deliveredOrder(test.shop, { quantity: 2 })
    const shipping = order.quote.total - order.product.price * 2
    const answer = await (await staffCalls(test.shop)).refund(order.orderId, Math.round(shipping * 100))
    expect(answer.status).toBe(200)
    expect((await exchanged(order, 2)).made.status).toBe(200)
  })
})
