import { describe, expect, it } from 'vitest'
import { newShopper, stockOf } from '../shoppers.ts'
import type { TestShop } from '../test-shop.ts'
import { lateMoney } from './late-money-behaviour.ts'
import {
  cartOf,
  isFree,
  isSold,
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
import { refunds, staffCalls } from './refund-behaviour.ts'
import { reversals } from './reversal-behaviour.ts'

const holdMs = 35 * 60_000 + 1

/** How paying behaves, whoever takes the money; what a partner cannot do is not asked of it. */
export function describePayments(harness: PaymentHarness, test: { readonly shop: TestShop }): void {
  describe(`paying by ${harness.name}`, () => {
    paying(harness, test)
    notPaying(harness, test)
    webhookEvents(harness, test)
    refunds(harness, test)
    reversals(harness, test)
    lateMoney(harness, test)
    trouble(harness, test)
  })
}

const cancelUnpaidOrder = async (shop: TestShop, { token, orderId }: { token: string; orderId: string }) =>
  (await shop.call('order.cancel-unpaid', { token, body: { orderId } })).body

/** Lets every order lapse that is unpaid by now. */
async function clearOthers(shop: TestShop): Promise<void> {
  shop.clock.advance(holdMs)
  await shop.features.everyMinute()
}

function paying(harness: PaymentHarness, test: Test) {
  it('holds the stock while the shopper pays, and keeps the cart', async () => {
    const { shop } = test
    const order = await placedOrder(shop, harness)
    expect(await stockOf(shop, order.variant._id, order.size)).toEqual({
      ...order.before,
      held: order.before.held + 1,
    })
    expect(await cartOf(shop, order.token)).toBe(1)
    expect(await orderNow(shop, order.token)).toMatchObject({
      payment: false,
      paymentState: 'awaiting',
      paymentMethod: harness.name,
      canPayAgain: true,
      heldUntil: expect.any(Number),
    })
  })

  it('settles when the shopper comes back: paid, stock taken, cart cleared, ledger balanced', async () => {
    const { shop } = test
    const order = await paidOrder(harness, shop)
    expect((await harness.comeBack(shop, order.token, order, order)).status).toBe(200)
    expect(await orderNow(shop, order.token)).toMatchObject({
      payment: true,
      canPayAgain: false,
      heldUntil: null,
    })
    await isSold(shop, order)
    expect(await cartOf(shop, order.token)).toBe(0)
    const cents = order.product.price * 100
    expect(await ledgerOf(shop, order.orderId)).toEqual(
      [
        { account: 'sales', cents: -cents },
        { account: 'shipping-income', cents: -order.shippingCents },
        { account: `${harness.name}-clearing`, cents: cents + order.shippingCents },
      ].sort((a, b) => (a.account < b.account ? -1 : 1)),
    )
  })

  it('is paid once, however often the shopper pays, comes back or asks to pay again', async () => {
    const { shop } = test
    const order = await paidOrder(harness, shop)
    await harness.pay(shop, order.sessionId)
    for (let times = 0; times < 2; times += 1)
      expect((await harness.comeBack(shop, order.token, order, order)).status).toBe(200)
    const again = await shop.call('order.pay-again', { token: order.token, body: { orderId: order.orderId } })
    expect(again).toMatchObject({ status: 409, body: { code: 'order.not-awaiting-payment' } })
    await isSold(shop, order)
    expect(await ledgerOf(shop, order.orderId)).toHaveLength(3)
  })

  it('does not believe a way back that says that it was paid, nor one of another order', async () => {
    const { shop } = test
    const mine = await placedOrder(shop, harness)
    expect((await harness.comeBack(shop, mine.token, mine)).status).not.toBe(200)
    const other = await paidOrder(harness, shop)
    const stolen = { ...mine, sessionId: other.sessionId }
    expect((await harness.comeBack(shop, mine.token, stolen, other)).status).not.toBe(200)
    expect(await orderNow(shop, mine.token)).toMatchObject({ payment: false })
  })
}

function notPaying(harness: PaymentHarness, test: Test) {
  it(`that is declined ${harness.abilities.declineEnds ? 'releases the stock' : 'can be tried again'}, and keeps the cart`, async () => {
    const { shop } = test
    const order = await placedOrder(shop, harness)
    await harness.decline(shop, order.sessionId)
    expect((await harness.comeBack(shop, order.token, order)).status).not.toBe(200)
    expect(await cartOf(shop, order.token)).toBe(1)
    if (harness.abilities.declineEnds) {
      await isFree(shop, order)
      expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Cancelled', payment: false })
      return
    }
    const paid: unknown = await (await harness.pay(shop, order.sessionId)).json()
    expect((await harness.comeBack(shop, order.token, order, { paid })).status).toBe(200)
  })

  it.runIf(harness.cancel !== undefined)(
    'that is cancelled releases the stock at once, and keeps the cart',
    async () => {
      const { shop } = test
      const order = await placedOrder(shop, harness)
      await harness.cancel?.(shop, order.sessionId)
      const back = await harness.comeBack(shop, order.token, order, { isCancelled: true })
      expect(back).toMatchObject({ status: 422, code: 'payments.not-paid' })
      await isFree(shop, order)
      expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Cancelled', payment: false })
      expect(await cartOf(shop, order.token)).toBe(1)
    },
  )

  it.runIf(harness.abilities.closes || harness.abilities.refunds)(
    'that its shopper cancels releases the stock, keeps the cart, and takes no payment any more',
    async () => {
      const { shop } = test
      const order = await placedOrder(shop, harness)
      expect(await cancelUnpaidOrder(shop, order)).toEqual({ success: true, outcome: 'cancelled' })
      await isFree(shop, order)
      expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Cancelled', canPayAgain: false })
      expect(await cartOf(shop, order.token)).toBe(1)
      expect(await cancelUnpaidOrder(shop, order)).toEqual({ success: true, outcome: 'over' })
      const late = await harness.pay(shop, order.sessionId)
      expect(late.ok).toBe(!harness.abilities.closes)
    },
  )

  it.runIf(!harness.abilities.closes && !harness.abilities.refunds)(
    'that was begun where nothing is closed or given back stays, even if its shopper cancels it',
    async () => {
      const { shop } = test
      const order = await placedOrder(shop, harness)
      expect(await cancelUnpaidOrder(shop, order)).toEqual({ success: true, outcome: 'awaiting' })
      expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Order Placed', canPayAgain: true })
      await harness.decline(shop, order.sessionId)
      expect(await cancelUnpaidOrder(shop, order)).toEqual({ success: true, outcome: 'cancelled' })
      await isFree(shop, order)
    },
  )

  it("that was paid cannot be cancelled, and nobody can cancel another person's order", async () => {
    const { shop } = test
    const order = await paidOrder(harness, shop)
    const stranger = await newShopper(shop)
    expect(await cancelUnpaidOrder(shop, { ...order, token: stranger.token })).toMatchObject({
      code: 'order.unknown',
    })
    expect(await cancelUnpaidOrder(shop, order)).toEqual({ success: true, outcome: 'paid' })
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: true })
    await isSold(shop, order)
  })

  it('that is left lapses with its hold: the stock is released', async () => {
    const { shop } = test
    await clearOthers(shop)
    const order = await placedOrder(shop, harness)
    await clearOthers(shop)
    await isFree(shop, order)
    expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Cancelled', canPayAgain: false })
    const late = await harness.pay(shop, order.sessionId)
    expect(late.ok).toBe(!harness.abilities.closes)
  })

  it('at the last moment keeps the order, though nobody told of it', async () => {
    const { shop } = test
    const order = await paidOrder(harness, shop)
    shop.clock.advance(holdMs)
    await shop.features.everyMinute()
    expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Order Placed', payment: true })
  })
}

async function noticesToHandle(shop: TestShop): Promise<number> {
  const { rows } = await shop.database.pool.query(
    'select count(*)::int as waiting from partner_events where handled_at is null',
  )
  return rows[0].waiting
}

function webhookEvents(harness: PaymentHarness, test: Test) {
  const paidSoon = (shop: TestShop, token: string) =>
    expect.poll(async () => (await orderNow(shop, token))?.payment, soon).toBe(true)

  it('is settled by the webhook event before the shopper comes back, once for an event that arrives twice', async () => {
    const { shop } = test
    const order = await paidOrder(harness, shop)
    const [webhookEvent] = await harness.webhookEventsOf(shop, order.sessionId)
    if (webhookEvent === undefined) throw new Error('no notice was made')
    for (let times = 0; times < 2; times += 1)
      expect((await sendWebhookEvent(shop, harness.name, webhookEvent)).statusCode).toBe(200)
    await paidSoon(shop, order.token)
    expect((await harness.comeBack(shop, order.token, order, order)).status).toBe(200)
    await isSold(shop, order)
    expect(await ledgerOf(shop, order.orderId)).toHaveLength(3)
  })

  it('stays paid, once, when its webhook events arrive after the shopper is back', async () => {
    const { shop } = test
    const order = await paidOrder(harness, shop)
    expect((await harness.comeBack(shop, order.token, order, order)).status).toBe(200)
    const webhookEvents = await harness.webhookEventsOf(shop, order.sessionId)
    expect(webhookEvents.length).toBeGreaterThan(0)
    for (const webhookEvent of webhookEvents)
      expect((await sendWebhookEvent(shop, harness.name, webhookEvent)).statusCode).toBe(200)
    await expect.poll(() => noticesToHandle(shop), soon).toBe(0)
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: true, paymentState: 'paid' })
    await isSold(shop, order)
    expect(await ledgerOf(shop, order.orderId)).toHaveLength(3)
    expect(await (await staffCalls(shop)).payments(order.orderId)).toMatchObject({ refunds: [] })
  })

  it('is found out by asking when no webhook event arrives and nobody comes back', async () => {
    const { shop } = test
    const order = await paidOrder(harness, shop)
    await shop.features.everyMinute()
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: false })
    shop.clock.advance(2 * 60_000 + 1)
    await shop.features.everyMinute()
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: true })
  })

  it('is not settled by a webhook event that someone else signed', async () => {
    const { shop } = test
    const order = await paidOrder(harness, shop)
    const [webhookEvent] = await harness.webhookEventsOf(shop, order.sessionId)
    if (webhookEvent === undefined) throw new Error('no notice was made')
    const answer = await sendWebhookEvent(shop, harness.name, harness.forge(webhookEvent))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'payments.signature-wrong' })
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: false })
  })
}

function trouble(harness: PaymentHarness, test: Test) {
  it.each(['slow', 'error-500'])(
    'that is %s has its own message, and continues when it is over',
    async (fault) => {
      const { shop } = test
      const order = await withFault(shop, harness.name, harness.abilities.opensOnCall ? fault : 'none', () =>
        placedOrder(shop, harness),
      )
      expect(order.status).toBe(harness.abilities.opensOnCall ? 503 : 200)
      if (harness.abilities.opensOnCall) {
        expect(order.code).toBe('payments.unavailable')
        expect(await cartOf(shop, order.token)).toBe(1)
        await isFree(shop, order)
        expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Cancelled', canPayAgain: false })
        expect((await placedOrder(shop, harness, {}, order)).status).toBe(200)
        return
      }
      await harness.pay(shop, order.sessionId)
      const back = await withFault(shop, harness.name, fault, () =>
        harness.comeBack(shop, order.token, order),
      )
      expect(back).toMatchObject({ status: 503, code: 'payments.unavailable' })
      expect((await harness.comeBack(shop, order.token, order)).status).toBe(200)
    },
  )

  it('that is down when a hold ends keeps the stock held until it can be asked', async () => {
    const { shop } = test
    await clearOthers(shop)
    const order = await placedOrder(shop, harness)
    await withFault(shop, harness.name, 'error-500', () => clearOthers(shop))
    expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Order Placed' })
    const statusLater = async () => {
      await shop.features.everyMinute()
      return (await orderNow(shop, order.token))?.status
    }
    await expect.poll(statusLater, soon).toBe('Cancelled')
    await isFree(shop, order)
  })
}
