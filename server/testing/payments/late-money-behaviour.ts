import { expect, it } from 'vitest'
import { newShopper } from '../shoppers.ts'
import type { TestShop } from '../test-shop.ts'
import {
  ledgerOf,
  orderNow,
  type PaymentHarness,
  paidOrder,
  placedOrder,
  sendWebhookEvent,
  soon,
  type Test,
  withFault,
} from './payment-harness.ts'
import { staffCalls } from './refund-behaviour.ts'

/** Money that comes in when nobody waits for it any more, or when we lost track of it. */
export function lateMoney(harness: PaymentHarness, test: Test) {
  it.runIf(harness.abilities.opensOnCall)(
    'answers 409 and no payment page when the order is cancelled while the partner opens that page',
    async () => {
      const { shop } = test
      const shopper = await newShopper(shop)
      const { placing } = await withFault(shop, harness.name, 'held', async () => {
        const placing = placedOrder(shop, harness, {}, shopper)
        const orderId = async () => (await orderNow(shop, shopper.token))?._id
        await expect.poll(orderId, soon).toBeTruthy()
        const body = { orderId: await orderId() }
        const { outcome } = (await shop.call('order.cancel-unpaid', { token: shopper.token, body })).body
        expect(outcome).toBe('cancelled')
        return { placing }
      })
      expect(await placing).toMatchObject({ status: 409, code: 'order.not-awaiting-payment' })
      const order = await orderNow(shop, shopper.token)
      const sessionId = await pageOf(shop, order?._id)
      expect((await harness.pay(shop, sessionId)).ok).toBe(!harness.abilities.closes)
    },
  )

  it('finds the order of a payment whose page was never recorded', async () => {
    const { shop } = test
    const order = await paidOrder(harness, shop)
    await losePage(shop, order.orderId)
    await sendWebhookEvents(shop, harness, order.sessionId)
    await expect.poll(async () => (await orderNow(shop, order.token))?.payment, soon).toBe(true)
    expect(await (await staffCalls(shop)).problemsOf(order.orderId)).toEqual([])
  })

  it('refunds and books a late payment once, however often it is reported', async () => {
    const { shop } = test
    const order = await paidOrder(harness, shop)
    await shop.database.pool.query(
      `update orders set payment_state = 'failed', fulfilment = 'cancelled', hold_until = null where id = $1`,
      [order.orderId],
    )
    await losePage(shop, order.orderId)
    await sendWebhookEvents(shop, harness, order.sessionId)
    const { refunds } = harness.abilities
    const given = [refunds ? 'succeeded' : 'manual-pending']
    await expect.poll(() => refundsOf(shop, order.orderId), soon).toEqual(given)
    for (let times = 0; times < 2; times += 1)
      expect((await harness.comeBack(shop, order.token, order, order)).status).toBe(422)
    expect(await refundsOf(shop, order.orderId)).toEqual(given)
    const late = async () => {
      const events = (await orderNow(shop, order.token))?.events ?? []
      return events.map(({ text }) => text).filter((text) => text.startsWith('Payment arrived too late'))
    }
    expect(await late()).toHaveLength(1)
    const staff = await staffCalls(shop)
    const open = await staff.problemsOf(order.orderId)
    expect(open.map(({ kind }) => kind).sort()).toEqual(refunds ? [] : ['late-payment', 'refund-manual'])
    const partnerAccount = (await ledgerOf(shop, order.orderId)).find(({ account }) =>
      account.endsWith('clearing'),
    )
    expect(partnerAccount?.cents).toBe(refunds ? 0 : order.product.price * 100 + order.shippingCents)
  })
}

/** What the partner calls the newest payment of an order. */
async function pageOf(shop: TestShop, orderId: string | undefined): Promise<string> {
  const { rows } = await shop.database.pool.query(
    'select provider_session_id as id from payment_attempts where order_id = $1 order by created_at desc',
    [orderId],
  )
  expect(rows[0]?.id).toBeTruthy()
  return rows[0].id
}

/** As if the server had died after the partner opened the page and before it was written down. */
const losePage = (shop: TestShop, orderId: string) =>
  shop.database.pool.query(
    `update payment_attempts set provider_session_id = null, page_url = null, poll_at = null,
       state = case when state = 'open' then 'opening' else state end where order_id = $1`,
    [orderId],
  )

async function sendWebhookEvents(shop: TestShop, harness: PaymentHarness, sessionId: string): Promise<void> {
  for (const webhookEvent of await harness.webhookEventsOf(shop, sessionId))
    expect((await sendWebhookEvent(shop, harness.name, webhookEvent)).statusCode).toBe(200)
}

async function refundsOf(shop: TestShop, orderId: string): Promise<string[]> {
  const { rows } = await shop.database.pool.query('select status from refunds where order_id = $1', [orderId])
  return rows.map(({ status }) => status)
}
