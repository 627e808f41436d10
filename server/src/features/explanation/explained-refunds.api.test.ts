import type { Explanation } from '@first-fashion/contract/explanation/explanation'
import { afterEach, describe, expect, it } from 'vitest'
import { orderNow, soon, withFault } from '../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../testing/payments/refund-behaviour.ts'
import { deliveredOrder, exchangeOf, refundOf, setPrice, staffReturns } from '../../../testing/returns.ts'
import { expectBooksToMatch, shopperWithCredit } from '../../../testing/store-credit.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
afterEach(() => expectBooksToMatch(test.shop))

const explanationOf = async (token: string, orderId: string): Promise<Explanation> => {
  const path = `/api/order/${orderId}/explanation`
  return (await test.shop.call('explanation.order', { token, path })).body.explanation
}
const textsOf = ({ figures }: Explanation, key: string) =>
  figures.find((one) => one.key === key)?.facts.flatMap((fact) => (fact.kind === 'text' ? [fact.text] : []))
const creditNotesOf = async (token: string, orderId: string) => {
  const { orders } = (await test.shop.call('invoices.of-orders', { token, body: { orderIds: [orderId] } }))
    .body
  return orders[0]?.creditNotes ?? []
}
const notedSoon = async (token: string, orderId: string, count: number) => {
  await expect.poll(async () => (await creditNotesOf(token, orderId)).length, soon).toBe(count)
  return creditNotesOf(token, orderId)
}

describe('the explanation of a refund', () => {
  it('names its items and its credit note, however much later it was tried again', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop, { quantity: 3, currency: 'USD' })
    const staff = await staffReturns(shop)
    const body = refundOf(order, 2, { payout: 'original' })
    const { request } = (await shop.call('returns.request-refund', { token: order.token, body })).body
    const problemOf = async () => (await staff.find(request._id)).refunds[0]?.problem?._id
    await withFault(shop, 'stripe', 'refunds-refused', async () => {
      await staff.complete(request._id)
      await expect.poll(problemOf, soon).toBeDefined()
    })
    shop.clock.advance(5 * 3_600_000)
    await (await staffCalls(shop)).resolve(await problemOf(), 'retry')
    await staff.untilSettled(request._id)
    const [note] = await notedSoon(order.token, order.orderId, 1)
    const explanation = await explanationOf(order.token, order.orderId)
    const said = expect.stringContaining(`Return of 2 × ${order.product.name}`)
    expect(textsOf(explanation, 'refund-1')).toEqual([said])
    expect(textsOf(explanation, 'refund-2')).toEqual([said, `Credit note ${note?.number}.`])
    const [failed, made] = explanation.figures.filter(({ kind }) => kind === 'refund')
    expect(failed).toMatchObject({ facts: [{ state: 'failed' }, {}, {}], steps: [] })
    expect(made).toMatchObject({
      facts: [{ state: 'succeeded' }, {}, {}, {}],
      cents: Math.round(request.totalRefundAmount * -100),
    })
  })

  it('of store credit names the credit note of what went back to it', async () => {
    const { shop } = test
    const { token } = await shopperWithCredit(shop, 500)
    const order = await deliveredOrder(shop, { quantity: 2, token, credit: 500 })
    const body = refundOf(order, 1, { payout: 'original' })
    const { request } = (await shop.call('returns.request-refund', { token, body })).body
    const staff = await staffReturns(shop)
    await staff.complete(request._id)
    await staff.untilSettled(request._id)
    const notes = await notedSoon(token, order.orderId, 2)
    const numbers = notes.map(({ number }) => `Credit note ${number}.`)
    const explanation = await explanationOf(token, order.orderId)
    const ofCredit = textsOf(explanation, 'store-credit-returned') ?? []
    const ofCard = textsOf(explanation, 'refund-1')?.slice(-1) ?? []
    expect([...ofCredit, ...ofCard].toSorted()).toEqual(numbers.toSorted())
  })
})

describe('the explanation of an exchange', () => {
  it('opens its price difference: what was paid, what is sent, and at what price', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop, { quantity: 1 })
    const { price } = order.product
    await setPrice(shop, order.product, price - 300)
    const body = { ...exchangeOf(order, order.variant.variantIndex, order.size), payout: 'original' }
    const { request } = (await shop.call('returns.request-exchange', { token: order.token, body })).body
    const staff = await staffReturns(shop)
    await staff.complete(request._id)
    await staff.untilSettled(request._id)
    const [note] = await notedSoon(order.token, order.orderId, 1)
    const texts = textsOf(await explanationOf(order.token, order.orderId), 'refund-1')
    const difference = expect.stringMatching(
      /^Rs\. .* was paid; 1 × .* at Rs\. .* each is sent: Rs\. 300\.00 less\.$/,
    )
    expect(texts).toEqual([
      expect.stringContaining(`Exchange difference of 1 × ${order.product.name}`),
      difference,
      `Credit note ${note?.number}.`,
    ])
    const replacement = (await orderNow(shop, order.token))?._id ?? ''
    expect(textsOf(await explanationOf(order.token, replacement), 'discount')).toEqual([
      'It replaces items that were sent back.',
      difference,
    ])
  })
})
