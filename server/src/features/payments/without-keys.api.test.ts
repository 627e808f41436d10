import { describe, expect, it } from 'vitest'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { isFree, orderNow, placedOrder } from '../../../testing/payments/payment-harness.ts'
import { bookedOf, pollLater, settled } from '../../../testing/payments/reversal-harness.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import type { Shop } from '../../shop.ts'
import { clearUnpaidOrders, pollPending } from './payments.tasks.ts'

const test = useOwnShop()
const hourMs = 60 * 60_000

/** A live shop whose keys were taken away; what it reports goes to `reported`. */
function shopWithoutKeys() {
  const reported: string[] = []
  const shop: Shop = {
    ...test.shop.features.shop,
    providers: { stripe: null, koko: null, razorpay: null },
    onError: (error, subject) => reported.push(`${subject}: ${error}`),
  }
  return { shop, reported }
}

/** In how many minutes the payment is polled next. */
async function minutesToPoll({ orderId }: { readonly orderId: string }): Promise<number> {
  const sql = 'select poll_at from payment_attempts where order_id = $1'
  const { rows } = await test.shop.database.pool.query(sql, [orderId])
  return Math.round((rows[0].poll_at - test.shop.clock.now().getTime()) / 60_000)
}

describe('a partner for payments without keys', () => {
  it('keeps no staff from cancelling an unpaid order', async () => {
    const order = await placedOrder(test.shop, stripe)
    const { headers } = await signIn(test.shop, owner)
    const path = `/api/admin/orders/${order.orderId}`
    const { version } = (await test.shop.call('staff.order', { headers, path })).body.order
    const body = { to: 'cancelled' as const, version, note: 'The partner has no keys' }
    expect((await test.shop.call('staff.order-move', { headers, path: `${path}/move`, body })).status).toBe(
      200,
    )
    await isFree(test.shop, order)
  })

  it('is asked about a payment again once it has keys: no refund in its dashboard is missed', async () => {
    const order = await settled(stripe, test.shop)
    await stripe.dashboard?.refund(test.shop, order.payment)
    test.shop.clock.advance(61 * 60_000)
    const { shop } = shopWithoutKeys()
    await pollPending(shop)
    expect(await minutesToPoll(order)).toBe(60)
    await pollLater(test.shop)
    expect(await bookedOf(test.shop, order.orderId)).toEqual([`external ${order.minor}`])
  })

  it('lets an unpaid order wait for its keys, and holds the stock no longer than a day', async () => {
    const order = await placedOrder(test.shop, stripe)
    test.shop.clock.advance(2 * hourMs)
    const { shop, reported } = shopWithoutKeys()
    await pollPending(shop)
    expect(await minutesToPoll(order)).toBe(60)
    await clearUnpaidOrders(shop)
    expect(await orderNow(test.shop, order.token)).toMatchObject({ status: 'Order Placed' })
    test.shop.clock.advance(24 * hourMs)
    await clearUnpaidOrders(shop)
    expect(await orderNow(test.shop, order.token)).toMatchObject({ status: 'Cancelled' })
    await isFree(test.shop, order)
    expect(reported.join('\n')).toContain(`${order.orderId}: Error: stripe has no keys`)
  })
})
