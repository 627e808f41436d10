import { netCentsOfQuote, pointsToEarn } from '@first-fashion/contract/loyalty/order-points'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPoints, givePoints, pointsOf } from '../../../../testing/loyalty.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import {
  deliveredForCash,
  deliveredOrder,
  exchangeOf,
  refundOf,
  setPrice,
  staffReturns,
} from '../../../../testing/returns.ts'
import { newShopper, productInStock } from '../../../../testing/shoppers.ts'
import { shopperWithCredit } from '../../../../testing/store-credit.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()

/** A piece that earns two points, and something that is left over. */
const price = 12_400

beforeAll(async () => {
  const { product } = await productInStock(test.shop, 20)
  await setPrice(test.shop, product, price)
  await test.shop.features.refreshCaches()
})

/** The points that the checkout shows for a quote. */
async function pointsFor(token: string, quote: Parameters<typeof netCentsOfQuote>[0]) {
  const earning = (await test.shop.call('loyalty.earning')).body
  return pointsToEarn(netCentsOfQuote(quote), earning, (await pointsOf(test.shop, token)).tier.multiplier)
}

const orderPoints = async (token: string, orderId: string) => {
  const body = { orderIds: [orderId] }
  const [points] = (await test.shop.call('loyalty.points-of-orders', { token, body })).body.orders
  return points ?? { earned: 0, reversed: 0 }
}

describe('the points that the checkout shows are those that are posted', () => {
  it('without a code [B9.01]', async () => {
    const order = await deliveredOrder(test.shop, { quantity: 3 })
    await expectPoints(test.shop, order.token, { pendingPoints: 7 })
    expect(await pointsFor(order.token, order.quote)).toBe(7)
  })

  it('with a promo code', async () => {
    const order = await deliveredOrder(test.shop, { quantity: 3, isReduced: true })
    await expectPoints(test.shop, order.token, { pendingPoints: 6 })
    expect(await pointsFor(order.token, order.quote)).toBe(6)
  })

  it('with store credit, which earns nothing', async () => {
    const { shop } = test
    const { token } = await shopperWithCredit(shop, 9_000)
    const order = await deliveredOrder(shop, { quantity: 3, token, credit: 9_000 })
    await expectPoints(shop, token, { pendingPoints: 5 })
    expect(await pointsFor(token, { ...order.quote, due: order.quote.total - 9_000 })).toBe(5)
  })

  it('at a higher tier and in a campaign, whose multipliers are rounded as one', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    await givePoints(shop, email, 60)
    await shop.database.pool.query(
      `insert into loyalty_campaigns (id, name, starts_on, ends_on, multiplier_percent, created_at)
       values (gen_random_uuid(), 'Vesak', '2000-01-01', '2100-01-01', 150, now())`,
    )
    const order = await deliveredOrder(shop, { quantity: 10, token })
    const shown = await pointsFor(token, order.quote)
    expect(shown).toBe(45)
    await expect.poll(async () => (await orderPoints(token, order.orderId)).earned, soon).toBe(shown)
    await shop.database.pool.query("update loyalty_campaigns set ended_at = now() where name = 'Vesak'")
  })
})

describe('the points that the last step of a return shows are those that are taken back', () => {
  const shown = async (token: string, body: object) =>
    (await test.shop.call('loyalty.return-points', { token, body })).body

  it('for a part of an order, and then for the rest [B3.14]', async () => {
    const { shop } = test
    const order = await deliveredOrder(shop, { quantity: 3, isReduced: true })
    const { token, orderId } = order
    await expectPoints(shop, token, { pendingPoints: 6 })
    const staff = await staffReturns(shop)
    const first = refundOf(order, 1, { payout: 'original' })
    expect(await shown(token, { kind: 'refund', ...first })).toMatchObject({ earned: 6, takenBack: 2 })
    const asked = (await shop.call('returns.request-refund', { token, body: first })).body.request._id
    // What waits for its refund counts as taken back.
    const second = refundOf(order, 2, { payout: 'store-credit' })
    expect(await shown(token, { kind: 'refund', ...second })).toMatchObject({ earned: 4, takenBack: 4 })
    await staff.complete(asked)
    await staff.untilSettled(asked)
    await expect.poll(async () => (await orderPoints(token, orderId)).reversed, soon).toBe(2)
    const rest = (await shop.call('returns.request-refund', { token, body: second })).body.request._id
    await staff.complete(rest)
    await staff.untilSettled(rest)
    await expect.poll(async () => (await orderPoints(token, orderId)).reversed, soon).toBe(6)
  })

  it('for an order that was paid in part with store credit', async () => {
    const { shop } = test
    const { token } = await shopperWithCredit(shop, 9_000)
    const order = await deliveredOrder(shop, { quantity: 3, token, credit: 9_000 })
    await expectPoints(shop, token, { pendingPoints: 5 })
    for (const payout of ['original', 'store-credit']) {
      const body = refundOf(order, 1, { payout })
      const { takenBack, earned } = await shown(token, { kind: 'refund', ...body })
      const { request } = (await shop.call('returns.request-refund', { token, body })).body
      const staff = await staffReturns(shop)
      await staff.complete(request._id)
      await staff.untilSettled(request._id)
      const left = async () => {
        const points = await orderPoints(token, order.orderId)
        return points.earned - points.reversed
      }
      await expect.poll(left, soon).toBe(earned - takenBack)
    }
  })

  it('for cash, and for an exchange nothing if it costs the same', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop, 2)
    const { token, variant, size } = order
    await expectPoints(shop, token, { pendingPoints: 4 })
    const exchange = exchangeOf(order, variant.variantIndex, size)
    expect(await shown(token, { kind: 'exchange', ...exchange })).toEqual({
      success: true,
      earned: 0,
      takenBack: 0,
      returnedCode: null,
    })
    expect(await shown(token, { kind: 'refund', ...refundOf(order) })).toMatchObject({
      earned: 4,
      takenBack: 2,
    })
  })

  it("is refused for another's order", async () => {
    const order = await deliveredForCash(test.shop)
    const stranger = await newShopper(test.shop)
    const body = { kind: 'refund', ...refundOf(order) }
    expect(await shown(stranger.token, body)).toMatchObject({ code: 'order.unknown' })
  })
})
