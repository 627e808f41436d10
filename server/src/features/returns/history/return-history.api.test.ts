import { describe, expect, it } from 'vitest'
import {
  chosenByStaff,
  deliveredForCash,
  exchangeOf,
  refundOf,
  staffReturns,
} from '../../../../testing/returns.ts'
import { setStock } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()

async function exchangeAsked() {
  const { shop } = test
  const order = await deliveredForCash(shop, 1)
  const size = order.variant.sizes.find((one) => one.size !== order.size)?.size ?? ''
  await setStock(shop, order.variant._id, size, 5)
  const body = exchangeOf(order, order.variant.variantIndex, size)
  const { request } = (await shop.call('returns.request-exchange', { token: order.token, body })).body
  return { order, request, size }
}

const ownRequests = async ({ token, orderId }: { token: string; orderId: string }) =>
  (await test.shop.call('returns.of-order', { token, path: `/api/return/${orderId}` })).body.requests

describe('the history of a request', () => {
  it('says who took each step, when and why: names for staff, none of staff for the shopper', async () => {
    const { shop } = test
    const { order, request, size } = await exchangeAsked()
    expect(request.history).toEqual([
      { at: expect.any(Number), text: 'Exchange requested', actor: 'customer', note: '' },
    ])
    const staff = await staffReturns(shop)
    const same = { productId: order.product._id, variantIndex: order.variant.variantIndex, size }
    await chosenByStaff(
      shop,
      staff,
      { id: request._id, lineId: order.lineId, ...same },
      'We checked the size',
    )
    await staff.step('approve', request._id, { note: 'Sorry for that' })
    await staff.receive(request._id)
    await staff.step('settle', request._id)
    const { history } = await staff.find(request._id)
    expect(history.map(({ text, actor, name, note }) => [text, actor, name, note])).toEqual([
      ['Exchange requested', 'customer', 'Nadeesha Silva', ''],
      ['Exchange changed', 'staff', expect.any(String), 'We checked the size'],
      ['Exchange approved', 'staff', history[1]?.name, 'Sorry for that'],
      ['Exchange received', 'staff', history[1]?.name, ''],
      ['Exchange on its way', 'staff', history[1]?.name, ''],
    ])
    expect(history[1]?.name).not.toBe('')
    expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted((a, b) => a - b))
    const [own] = await ownRequests(order)
    expect(own?.history).toHaveLength(5)
    expect(JSON.stringify(own)).not.toContain(history[1]?.name)
  })

  it('has only its own steps when an order has several requests', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const ask = async () =>
      (await shop.call('returns.request-refund', { token: order.token, body: refundOf(order) })).body.request
    const first = await ask()
    const second = await ask()
    await (await staffReturns(shop)).step('reject', first._id, { note: 'It was worn' })
    const requests = await ownRequests(order)
    const textsOf = (id: string) =>
      requests.find(({ _id }) => _id === id)?.history.map(({ text, note }) => [text, note])
    expect(textsOf(first._id)).toEqual([
      ['Return requested', ''],
      ['Return rejected', 'It was worn'],
    ])
    expect(textsOf(second._id)).toEqual([['Return requested', '']])
  })

  it('names the shopper who withdraws it, and the shop that opens it again by itself', async () => {
    const { shop } = test
    const { order, request } = await exchangeAsked()
    await shop.call('returns.withdraw', { token: order.token, body: { requestId: request._id } })
    const [withdrawn] = await ownRequests(order)
    expect(withdrawn?.history.at(-1)).toMatchObject({ text: 'Exchange withdrawn', actor: 'customer' })
    const late = await exchangeAsked()
    const staff = await staffReturns(shop)
    await staff.step('approve', late.request._id)
    await shop.change(`update return_requests set approved_at = now() - interval '60 days' where id = $1`, [
      late.request._id,
    ])
    await shop.features.everyMinute()
    expect((await staff.find(late.request._id)).history.at(-1)).toMatchObject({
      text: 'Exchange open again',
      actor: 'shop',
      note: 'The items did not arrive in time',
    })
  })
})
