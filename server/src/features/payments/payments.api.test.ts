import { limits } from '@first-fashion/contract/limits'
import { formatCharged } from '@first-fashion/contract/money/money'
import { describe, expect, it } from 'vitest'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { describePayments } from '../../../testing/payments/payment-behaviour.ts'
import {
  control,
  isFree,
  orderNow,
  paidOrder,
  placedOrder,
  sendWebhookEvent,
  soon,
} from '../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../testing/payments/refund-behaviour.ts'
import { bookedOf, pollLater, settled } from '../../../testing/payments/reversal-harness.ts'
import { goodAddress, mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { readRendition } from '../../platform/media/media.routes.ts'
import type { Shop } from '../../shop.ts'
import { clearUnpaidOrders, pollPending } from './payments.tasks.ts'

const test = useOwnShop()

describePayments(stripe, test)

describe('the card provider', () => {
  it('is asked about the shopper’s own order on return, and nobody else’s [A7.39] [B7.09]', async () => {
    const { shop } = test
    const { orderId, sessionId, token } = await placedOrder(shop, stripe)
    const body = { success: 'true', orderId, sessionId }
    const verify = (who: string) => shop.call('payments.verify-stripe', { token: who, body })
    expect(await verify(token)).toMatchObject({
      status: 422,
      body: { success: false, message: 'Payment verification failed' },
    })
    await stripe.pay(shop, sessionId)
    expect((await verify((await newShopper(shop)).token)).body.code).toBe('order.unknown')
    expect((await verify(token)).body).toEqual({ success: true, message: 'Payment verified successfully!' })
  })

  it('believes the payment and not the address when both say something else', async () => {
    const { shop } = test
    const order = await placedOrder(shop, stripe)
    await stripe.pay(shop, order.sessionId)
    const back = await stripe.comeBack(shop, order.token, order, { isCancelled: true })
    expect(back.status).toBe(200)
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: true })
  })

  it('refunds a second payment for the same order at once, in full', async () => {
    const { shop } = test
    const order = await placedOrder(shop, stripe)
    const { rows } = await shop.database.pool.query(
      'select id, amount_minor from payment_attempts where order_id = $1',
      [order.orderId],
    )
    const second = await openPageAt(shop.sandboxUrl, rows[0].id, rows[0].amount_minor)
    await stripe.pay(shop, order.sessionId)
    await stripe.comeBack(shop, order.token, order)
    await stripe.pay(shop, second)
    for (let times = 0; times < 2; times += 1)
      for (const webhookEvent of await stripe.webhookEventsOf(shop, second))
        await sendWebhookEvent(shop, 'stripe', webhookEvent)
    const refunds = async () => {
      const sql = 'select status as state, amount_minor::int as minor from refunds where order_id = $1'
      return (await shop.database.pool.query(sql, [order.orderId])).rows
    }
    await expect.poll(refunds, soon).toEqual([{ state: 'succeeded', minor: Number(rows[0].amount_minor) }])
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: true, paymentState: 'paid' })
  })

  it('withholds nothing for an inquiry, and the money once it becomes a dispute', async () => {
    const { shop } = test
    const order = await paidOrder(stripe, shop)
    await stripe.comeBack(shop, order.token, order)
    const { rows } = await shop.database.pool.query(
      'select provider_payment_id as id, paid_minor::int as minor from payment_attempts where order_id = $1',
      [order.orderId],
    )
    const [{ id, minor }] = rows
    const opened = await control(shop, `stripe/payments/${id}/dispute`, { isInquiry: true })
    const dispute: { id: string } = Object(await opened.json())
    const staff = await staffCalls(shop)
    const left = async () => {
      shop.clock.advance(61 * 60_000)
      await shop.features.everyMinute()
      return (await staff.payments(order.orderId)).refundableMinor
    }
    expect(await left()).toBe(minor)
    const text = async () => (await orderNow(shop, order.token))?.events.at(-1)?.text
    expect(await text()).toBe('Payment disputed')
    await control(shop, `stripe/disputes/${dispute.id}/escalate`)
    expect(await left()).toBe(0)
    await control(shop, `stripe/disputes/${dispute.id}/close`, { status: 'won' })
    expect(await left()).toBe(minor)
    expect(await text()).toBe('Dispute won')
  })

  it('charges what was shown, in its currency: yen without decimals', async () => {
    const { shop } = test
    const order = await placedOrder(shop, stripe, { currency: { code: 'JPY' } })
    const answer = await fetch(`${shop.sandboxUrl}/api/control/sessions`)
    const { sessions } = (await answer.json()) as {
      sessions: { id: string; currency: string; amount_total: number }[]
    }
    const page = sessions.find((session) => session.id === order.sessionId)
    expect(page).toMatchObject({
      currency: 'jpy',
      amount_total: Math.round((order.product.price + 350) * 0.45),
    })
    await stripe.pay(shop, order.sessionId)
    await stripe.comeBack(shop, order.token, order)
    const said = `Card  ${formatCharged(page?.amount_total ?? 0, 'JPY')}`
    const mails = async () => (await mailsFor(shop, goodAddress.email)).map(({ text }) => text).join()
    await expect.poll(mails, soon).toContain(said)
  })
})

describe('an order of as many lines as a cart holds', () => {
  it('can be paid by card: what the payment page has no room for is summed into one line', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { body } = await shop.call('catalog.list')
    const items = body.products
      .flatMap(({ _id, madeToOrder, variants }) =>
        madeToOrder
          ? []
          : variants.flatMap(({ variantIndex, sizes }) =>
              sizes
                .filter(({ quantity }) => quantity > 2)
                .map(({ size }) => ({ productId: _id, size, variantIndex, quantity: 1 })),
            ),
      )
      .slice(0, limits.cartLinesMaximum)
    expect(items).toHaveLength(limits.cartLinesMaximum)
    const { quote } = (await shop.call('checkout.quote', { token, body: { items } })).body
    const order = { address: goodAddress, items, amount: quote.total, currency: { code: 'LKR' } }
    const placed = await shop.call('order.stripe', { token, body: order })
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    const page = await (await fetch(placed.body.session_url)).text()
    expect(page.match(/<tr><td/g)).toHaveLength(100)
    expect(page).toContain('2 more lines')
    expect(page).toContain(formatCharged(Math.round(quote.total * 100), 'LKR'))
  })
})

/** Another payment page for the same attempt, opened at the partner itself. */
async function openPageAt(sandboxUrl: string, attemptId: string, amountMinor: number): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/v1/checkout/sessions`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_sandbox',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      mode: 'payment',
      client_reference_id: attemptId,
      success_url: 'http://elsewhere.test/',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'lkr',
      'line_items[0][price_data][unit_amount]': String(amountMinor),
      'line_items[0][price_data][product_data][name]': 'The same order',
    }),
  })
  const { id }: { id: string } = Object(await answer.json())
  return id
}

describe('the confirmation mail', () => {
  it('goes out in HTML and text once an order is placed', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const email = `mail-${Date.now()}@example.com`
    await shop.call('order.place', { token, body: { ...order, address: { ...order.address, email } } })
    const inbox = async () => {
      const answer = await fetch(`${shop.sandboxUrl}/api/inbox?to=${email}`)
      return ((await answer.json()) as { messages: { subject: string; text: string; html: string }[] })
        .messages
    }
    await expect.poll(async () => (await inbox()).length).toBe(1)
    const [mail] = await inbox()
    expect(mail?.subject).toMatch(/^Your order [0-9A-F]{8}$/)
    for (const form of [mail?.text, mail?.html]) expect(form).toContain(product.name)
    expect(mail?.text).not.toContain('/media/')

    // Its picture stands in it with a size and with words, as a JPEG under the store's own address.
    const [picture = ''] = /<img [^>]*>/.exec(mail?.html ?? '') ?? []
    expect(picture).toContain(`alt="${product.name}, ${variant.color}"`)
    expect(picture).toMatch(/ width="\d+" height="\d+"/)
    const [, file = ''] = /src="http:\/\/localhost:4000\/media\/[^"]+\/([^"/]+)"/.exec(picture) ?? []
    expect(readRendition(file).format).toBe('jpg')
  })
})

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
