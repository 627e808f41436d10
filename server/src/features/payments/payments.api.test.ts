import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newShopper, orderOf, productInStock, stockOf } from '../../../testing/shoppers.ts'
import { type TestShop, useTestShop, webhookSecret } from '../../../testing/test-shop.ts'

const test = useTestShop()

/** An order that awaits its card payment, with the page that the sandbox opened for it. */
async function cardOrder(shop: TestShop, currency = 'LKR') {
  const { token, email } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const line = { itemId: product._id, size, variantIndex: variant.variantIndex, quantity: 1 }
  await shop.call('cart.add', { token, body: line })
  const before = await stockOf(shop, variant._id, size)
  const body = { ...orderOf(product, variant.variantIndex, size), currency: { code: currency } }
  const placed = await shop.call('order.stripe', { token, body })
  expect(placed.status).toBe(200)
  const sessionId = placed.body.session_url.split('/').at(-1) ?? ''
  return { token, email, product, variant, size, before, orderId: placed.body.orderId, sessionId }
}

const pay = (shop: TestShop, sessionId: string) =>
  fetch(`${shop.sandboxUrl}/api/control/sessions/${sessionId}/pay`, { method: 'POST' })

/** The notices that the sandbox has about a page, as it would send them. */
async function noticesOf(shop: TestShop, sessionId: string) {
  const answer = await fetch(`${shop.sandboxUrl}/api/control/events`)
  const { events } = (await answer.json()) as {
    events: { id: string; type: string; object: { id: string } }[]
  }
  return events.filter((event) => event.object.id === sessionId)
}

async function notify(
  shop: TestShop,
  event: { id: string; type: string; object: unknown },
  secret = webhookSecret,
) {
  const payload = JSON.stringify({
    id: event.id,
    object: 'event',
    type: event.type,
    data: { object: event.object },
  })
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` }
  return shop.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })
}

const orderNow = async (shop: TestShop, token: string) =>
  (await shop.call('orders.user', { token })).body.orders[0]

const paid = (shop: TestShop, token: string) =>
  expect.poll(async () => (await orderNow(shop, token))?.payment, { timeout: 10_000 }).toBe(true)

const ledgerOf = async (shop: TestShop, orderId: string) => {
  const { rows } = await shop.database.pool.query(
    `select p.account, p.amount_cents::int as cents from ledger_postings p join ledger_transactions t on t.id = p.transaction_id where t.order_id = $1 order by 1`,
    [orderId],
  )
  return rows
}

describe('paying by card', () => {
  it('holds the pieces while the shopper pays, and keeps the cart', async () => {
    const { shop } = test
    const order = await cardOrder(shop)
    const { on_hand, held } = await stockOf(shop, order.variant._id, order.size)
    expect({ on_hand, held }).toEqual({ on_hand: order.before.on_hand, held: order.before.held + 1 })
    expect(Object.keys((await shop.call('cart.get', { token: order.token })).body.cartData)).toHaveLength(1)
    expect(await orderNow(shop, order.token)).toMatchObject({
      payment: false,
      paymentState: 'awaiting',
      canPayAgain: true,
    })
  })

  it('settles when the shopper comes back: paid, pieces gone, cart cleared, ledger balanced [A7.39]', async () => {
    const { shop } = test
    const order = await cardOrder(shop)
    await pay(shop, order.sessionId)
    const body = { success: 'true', orderId: order.orderId, sessionId: order.sessionId }
    const verified = await shop.call('payments.verify-stripe', { token: order.token, body })
    expect(verified).toMatchObject({ status: 200, body: { message: 'Payment verified successfully!' } })
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: true, canPayAgain: false })
    expect(await stockOf(shop, order.variant._id, order.size)).toEqual({
      on_hand: order.before.on_hand - 1,
      held: order.before.held,
    })
    expect((await shop.call('cart.get', { token: order.token })).body.cartData).toEqual({})
    expect(await ledgerOf(shop, order.orderId)).toEqual([
      { account: 'sales', cents: -order.product.price * 100 },
      { account: 'shipping-income', cents: -35_000 },
      { account: 'stripe-clearing', cents: order.product.price * 100 + 35_000 },
    ])
  })

  it('does not believe a return address that says success=true', async () => {
    const { shop } = test
    const order = await cardOrder(shop)
    const body = { success: 'true', orderId: order.orderId, sessionId: 'cs_test_forged' }
    const answer = await shop.call('payments.verify-stripe', { token: order.token, body })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'payments.not-paid', message: 'Payment verification failed' },
    })
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: false })
  })

  it('frees the pieces at once when the shopper gives up, and keeps the cart [A2.65]', async () => {
    const { shop } = test
    const order = await cardOrder(shop)
    const body = { success: 'false', orderId: order.orderId }
    const answer = await shop.call('payments.verify-stripe', { token: order.token, body })
    expect(answer).toMatchObject({ status: 422, body: { code: 'payments.not-paid' } })
    expect(await stockOf(shop, order.variant._id, order.size)).toEqual(order.before)
    expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Cancelled', payment: false })
    expect(Object.keys((await shop.call('cart.get', { token: order.token })).body.cartData)).toHaveLength(1)
  })

  it('believes the payment and not the address when both say something else', async () => {
    const { shop } = test
    const order = await cardOrder(shop)
    await pay(shop, order.sessionId)
    const body = { success: 'false', orderId: order.orderId }
    expect((await shop.call('payments.verify-stripe', { token: order.token, body })).status).toBe(200)
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: true })
  })

  it('does not let one paid order pay for another', async () => {
    const { shop } = test
    const first = await cardOrder(shop)
    const second = await cardOrder(shop)
    await pay(shop, first.sessionId)
    const body = { success: 'true', orderId: second.orderId, sessionId: first.sessionId }
    expect((await shop.call('payments.verify-stripe', { token: second.token, body })).status).toBe(422)
    expect(await orderNow(shop, second.token)).toMatchObject({ payment: false })
  })

  it('settles by the notice alone when the shopper never comes back, once for a notice that comes twice', async () => {
    const { shop } = test
    const order = await cardOrder(shop)
    await pay(shop, order.sessionId)
    const [event] = await noticesOf(shop, order.sessionId)
    if (event === undefined) throw new Error('no notice was made')
    expect((await notify(shop, event)).statusCode).toBe(200)
    expect((await notify(shop, event)).statusCode).toBe(200)
    await paid(shop, order.token)
    const body = { orderId: order.orderId, sessionId: order.sessionId }
    expect((await shop.call('payments.verify-stripe', { token: order.token, body })).status).toBe(200)
    expect(await stockOf(shop, order.variant._id, order.size)).toEqual({
      on_hand: order.before.on_hand - 1,
      held: order.before.held,
    })
    expect(await ledgerOf(shop, order.orderId)).toHaveLength(3)
  })

  it('refuses a notice with a wrong signature', async () => {
    const { shop } = test
    const order = await cardOrder(shop)
    await pay(shop, order.sessionId)
    const [event] = await noticesOf(shop, order.sessionId)
    if (event === undefined) throw new Error('no notice was made')
    const answer = await notify(shop, event, 'whsec_somebody_else')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'payments.signature-wrong' })
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: false })
  })

  it('charges what was shown, in its currency: yen without decimals', async () => {
    const { shop } = test
    const order = await cardOrder(shop, 'JPY')
    const answer = await fetch(`${shop.sandboxUrl}/api/control/sessions`)
    const { sessions } = (await answer.json()) as {
      sessions: { id: string; currency: string; amount_total: number }[]
    }
    const page = sessions.find((session) => session.id === order.sessionId)
    expect(page).toMatchObject({
      currency: 'jpy',
      amount_total: Math.round((order.product.price + 350) * 0.45),
    })
  })

  it('cancels an order that is not paid in time: the page is closed first, then its pieces can be bought again', async () => {
    const { shop } = test
    shop.clock.advance(35 * 60_000 + 1)
    await shop.features.everyMinute()
    const order = await cardOrder(shop)
    shop.clock.advance(35 * 60_000 + 1)
    await shop.features.everyMinute()
    expect(await stockOf(shop, order.variant._id, order.size)).toEqual(order.before)
    expect(await orderNow(shop, order.token)).toMatchObject({
      status: 'Cancelled',
      paymentState: 'failed',
      canPayAgain: false,
    })
    const late = await pay(shop, order.sessionId)
    expect(late.ok).toBe(false)
  })

  it('keeps an order that was paid at the last moment', async () => {
    const { shop } = test
    const order = await cardOrder(shop)
    await pay(shop, order.sessionId)
    shop.clock.advance(35 * 60_000 + 1)
    await shop.features.everyMinute()
    expect(await orderNow(shop, order.token)).toMatchObject({ status: 'Order Placed', payment: true })
  })

  it('gives money back by itself that came after the order was given up', async () => {
    const { shop } = test
    const order = await cardOrder(shop)
    await pay(shop, order.sessionId)
    await shop.database.pool.query(
      `update orders set payment_state = 'failed', fulfilment = 'cancelled', hold_until = null where id = $1`,
      [order.orderId],
    )
    const body = { orderId: order.orderId, sessionId: order.sessionId }
    expect((await shop.call('payments.verify-stripe', { token: order.token, body })).status).toBe(422)
    await expect
      .poll(async () => (await orderNow(shop, order.token))?.events.at(-1)?.text, { timeout: 10_000 })
      .toBe('Late payment refunded')
    const sums = await ledgerOf(shop, order.orderId)
    expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  })

  it('tells in words when the card provider is down, and keeps the cart', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    await shop.call('cart.add', {
      token,
      body: { itemId: product._id, size, variantIndex: variant.variantIndex },
    })
    const faults = (stripe: string) =>
      fetch(`${shop.sandboxUrl}/api/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ stripe }),
      })
    await faults('error-500')
    const answer = await shop.call('order.stripe', {
      token,
      body: orderOf(product, variant.variantIndex, size),
    })
    await faults('none')
    expect(answer).toMatchObject({ status: 503, body: { code: 'payments.unavailable' } })
    expect(Object.keys((await shop.call('cart.get', { token })).body.cartData)).toHaveLength(1)
    const [order] = (await shop.call('orders.user', { token })).body.orders
    const again = await shop.call('order.pay-again', { token, body: { orderId: order?._id } })
    expect(again.body.session_url).toContain('/stripe/pay/')
  })
})

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
    await expect.poll(async () => (await inbox()).length, { timeout: 10_000 }).toBe(1)
    const [mail] = await inbox()
    expect(mail?.subject).toMatch(/^Your order [0-9A-F]{8}$/)
    for (const form of [mail?.text, mail?.html]) expect(form).toContain(product.name)
  })
})
