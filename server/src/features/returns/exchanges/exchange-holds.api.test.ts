import { limits } from '@first-fashion/contract/limits'
import { afterEach, describe, expect, it } from 'vitest'
import { orderNow, soon } from '../../../../testing/payments/payment-harness.ts'
import {
  anotherProduct,
  chosenByStaff,
  deliveredForCash,
  exchangeOf,
  returnForStaff,
  staffReturns,
} from '../../../../testing/returns.ts'
import {
  goodAddress,
  mailsFor,
  newShopper,
  orderOf,
  setStock,
  stockOf,
} from '../../../../testing/shoppers.ts'
import { expectBooksToMatch } from '../../../../testing/store-credit.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
afterEach(() => expectBooksToMatch(test.shop))

type Delivered = Awaited<ReturnType<typeof deliveredForCash>>

const dayMs = 24 * 3_600_000

/** Another size of what was bought, of which so many units are there. */
async function otherSize({ variant, size }: Delivered, units: number) {
  const other = variant.sizes.find((one) => one.size !== size)?.size ?? ''
  await setStock(test.shop, variant._id, other, units)
  return { size: other, stock: () => stockOf(test.shop, variant._id, other) }
}

const ask = ({ token, variant, ...order }: Delivered, size: string, quantity = 1) =>
  test.shop.call('returns.request-exchange', {
    token,
    body: exchangeOf(order, variant.variantIndex, size, quantity),
  })

describe('what is wanted in an exchange', () => {
  it('is held from the request on: nobody else can buy it, and its shopper and staff read that', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const { size, stock } = await otherSize(order, 1)
    const { request } = (await ask(order, size)).body
    expect(await stock()).toEqual({ on_hand: 1, held: 1 })
    expect(request.hold).toEqual({ until: null })
    const stranger = await newShopper(shop)
    const bought = orderOf(order.product, order.variant.variantIndex, size)
    expect((await shop.call('order.place', { token: stranger.token, body: bought })).status).toBe(409)

    const staff = await staffReturns(shop)
    expect((await staff.find(request._id)).hold).toEqual({ until: null })
    const { request: approved } = (await staff.step('approve', request._id)).body
    expect(await stock()).toEqual({ on_hand: 1, held: 1 })
    expect(approved.hold).toEqual({ until: (approved.approvedAt ?? 0) + limits.exchangeHoldDays * dayMs })
    const path = `/api/admin/products/${order.product._id}/holds`
    const { holds } = (await shop.call('staff.product-holds', { headers: staff.headers, path })).body
    expect(holds).toContainEqual({
      variantIndex: order.variant.variantIndex,
      size,
      quantity: 1,
      reason: 'exchange',
      until: approved.hold?.until,
      orderNumber: request.orderNumber,
      subjectId: request._id,
    })
    await staff.receive(request._id)
    expect((await staff.find(request._id)).hold).toEqual({ until: null })
    expect((await staff.step('settle', request._id)).body.request.hold).toBeNull()
    expect(await stock()).toEqual({ on_hand: 0, held: 0 })
  })

  it('goes to one of many who ask for the last unit at once; the others are told, and nothing is lost', async () => {
    const { shop } = test
    const orders: Delivered[] = []
    for (let nth = 0; nth < 4; nth++) orders.push(await deliveredForCash(shop))
    const [first] = orders
    if (first === undefined) throw new Error('there is no order')
    const { size, stock } = await otherSize(first, 1)
    const answers = await Promise.all(orders.map((order) => ask(order, size)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    for (const { status, body } of answers)
      if (status === 409)
        expect(body).toMatchObject({
          code: 'returns.exchange-unavailable',
          message: expect.stringContaining(size),
          errors: {
            [orders[answers.findIndex((one) => one.body === body)]?.lineId ?? '']: expect.any(String),
          },
        })
    expect(await stock()).toEqual({ on_hand: 1, held: 1 })
    const won = answers.find(({ status }) => status === 200)?.body.request._id ?? ''
    await (await staffReturns(shop)).step('reject', won, { note: 'It was worn' })
    expect(await stock()).toEqual({ on_hand: 1, held: 0 })
  })

  it('is not held for a request that is refused', async () => {
    const order = await deliveredForCash(test.shop)
    const { size, stock } = await otherSize(order, 1)
    expect((await ask(order, size, 2)).body.code).toBe('returns.exchange-unavailable')
    expect(await stock()).toEqual({ on_hand: 1, held: 0 })
  })

  it('is free again if its shopper withdraws the request, and can be asked for anew', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop, 1)
    const { size, stock } = await otherSize(order, 1)
    const { request } = (await ask(order, size)).body
    const withdraw = (token: string) =>
      shop.call('returns.withdraw', { token, body: { requestId: request._id } })
    const stranger = await newShopper(shop)
    expect(await withdraw(stranger.token)).toMatchObject({ status: 404, body: { code: 'returns.unknown' } })
    const { body } = await withdraw(order.token)
    expect(body.request).toMatchObject({ status: 'rejected', hold: null, withdrawnAt: expect.any(Number) })
    expect(await stock()).toEqual({ on_hand: 1, held: 0 })
    expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Delivered' })
    expect((await withdraw(order.token)).body.code).toBe('returns.step-not-allowed')
    const subjects = async () => (await mailsFor(shop, goodAddress.email)).map(({ subject }) => subject)
    await expect.poll(subjects, soon).toContain(`Your order ${request.orderNumber}: exchange withdrawn`)
    const again = (await ask(order, size)).body.request
    const staff = await staffReturns(shop)
    await staff.step('approve', again._id)
    const late = await shop.call('returns.withdraw', { token: order.token, body: { requestId: again._id } })
    expect(late.body.code).toBe('returns.step-not-allowed')
    await staff.step('reject', again._id, { note: 'It was worn' })
  })

  it('is released and held anew if staff choose something else, also if it is the last one', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const { size, stock } = await otherSize(order, 1)
    const other = await anotherProduct(shop, order.product, order.product.price)
    await setStock(shop, other.variantId, other.size, 1)
    const { request } = (await ask(order, size)).body
    const staff = await staffReturns(shop)
    const same = { productId: order.product._id, variantIndex: order.variant.variantIndex, size }
    const chosen = { id: request._id, lineId: order.lineId }
    expect((await returnForStaff(shop, staff, { ...chosen, ...same })).status).toBe(200)
    expect((await chosenByStaff(shop, staff, { ...chosen, ...same })).status).toBe(200)
    expect(await stock()).toEqual({ on_hand: 1, held: 1 })
    expect((await chosenByStaff(shop, staff, { ...chosen, ...other })).status).toBe(200)
    expect(await stock()).toEqual({ on_hand: 1, held: 0 })
    expect(await stockOf(shop, other.variantId, other.size)).toEqual({ on_hand: 1, held: 1 })
  })
})

describe('what is held for an approved exchange', () => {
  it('is free again if the items do not arrive in time, and staff decide anew', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const { size, stock } = await otherSize(order, 1)
    const { request } = (await ask(order, size)).body
    const staff = await staffReturns(shop)
    await staff.step('approve', request._id)
    shop.clock.advance(limits.exchangeHoldDays * dayMs - 60_000)
    await shop.features.everyMinute()
    expect(await stock()).toEqual({ on_hand: 1, held: 1 })
    shop.clock.advance(60_000)
    await shop.features.everyMinute()
    expect(await stock()).toEqual({ on_hand: 1, held: 0 })
    const { rows } = await shop.database.pool.query(
      'select status, approved_at from return_requests where id = $1',
      [request._id],
    )
    expect(rows).toEqual([{ status: 'processing', approved_at: null }])
    const subjects = async () => (await mailsFor(shop, goodAddress.email)).map(({ subject }) => subject)
    await expect.poll(subjects, soon).toContain(`Your order ${request.orderNumber}: exchange open again`)
  })
})
