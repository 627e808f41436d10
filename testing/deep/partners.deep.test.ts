import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { balance, inBalance, noteStock } from './balance.ts'
import { type RunningShop, runShop } from './running-shop.ts'
import {
  orderOf,
  ownAddress,
  payAt,
  register,
  retryingCall,
  type Sku,
  skusWithStock,
  switchFault,
  until,
} from './shopping.ts'

let shop: RunningShop
let token = ''
let skus: Sku[] = []
beforeAll(async () => {
  shop = await runShop()
  token = await register(shop)
  skus = await skusWithStock(shop, 2, 500)
  await noteStock(shop)
})
afterAll(() => shop.stop())
afterEach(async () => {
  await switchFault(shop, { stripe: 'none', mail: 'none', ip: 'none' })
  expect(await balance(shop)).toEqual(inBalance)
})

const placeByCard = () =>
  retryingCall(shop, '/api/order/stripe', orderOf(skus), { token, 'idempotency-key': randomUUID() })
const paymentState = async (orderId: unknown): Promise<string> => {
  const { rows } = await shop.pool.query('select payment_state from orders where id = $1', [orderId])
  return String(rows[0]?.payment_state)
}

describe('a card provider', () => {
  it.each(['webhooks-lost', 'webhooks-twice', 'webhook-before-return'])(
    'whose webhook events have the fault %s still ends with one paid order',
    async (fault) => {
      const { body } = await placeByCard()
      await switchFault(shop, { stripe: fault })
      await payAt(shop, String(body.session_url))
      const verified = await retryingCall(
        shop,
        '/api/order/verifyStripe',
        { orderId: body.orderId },
        { token },
      )
      expect(verified.status).toBe(200)
      expect(await paymentState(body.orderId)).toBe('paid')
    },
  )

  it('whose shopper never returns settles the payment by its webhook event', async () => {
    const { body } = await placeByCard()
    await payAt(shop, String(body.session_url))
    await until('the order is paid', async () => (await paymentState(body.orderId)) === 'paid')
  })

  it('that is down gives a clear message, delays nobody for long, and is used again once it is back', async () => {
    await switchFault(shop, { stripe: 'error-500' })
    const answers = []
    for (let tries = 0; tries < 7; tries += 1) answers.push(await placeByCard())
    for (const { status, body } of answers) {
      expect(status).toBe(503)
      expect(body).toMatchObject({ success: false, code: 'payments.unavailable' })
    }
    const metrics = await (await fetch(`${shop.url}/metrics`)).text()
    expect(metrics).toContain('partner_circuit_open{partner="stripe"} 1')
    expect((await fetch(`${shop.url}/api/product/list?page=1`)).status).toBe(200)
    await switchFault(shop, { stripe: 'none' })
    await until('card payments are back', async () => (await placeByCard()).status === 200)
  })

  it('that never answers times out within half a minute, and the shop keeps serving', async () => {
    await switchFault(shop, { stripe: 'time-out' })
    const placing = placeByCard()
    expect((await fetch(`${shop.url}/api/product/list?page=1`)).status).toBe(200)
    expect((await placing).status).toBe(503)
  })

  it('that claims success in the return address is not trusted', async () => {
    await until('card payments are back', async () => (await placeByCard()).status === 200)
    const { body } = await placeByCard()
    const forged = { orderId: body.orderId, success: 'true', sessionId: 'cs_test_forged' }
    const verified = await retryingCall(shop, '/api/order/verifyStripe', forged, { token })
    expect(verified.body).toMatchObject({ success: false, code: 'payments.not-paid' })
    expect(await paymentState(body.orderId)).toBe('awaiting')
  })
})

describe('a mail server that is down', () => {
  it('does not stop orders, and the email arrives once it is back', async () => {
    await switchFault(shop, { mail: 'error-500' })
    const email = `${randomUUID()}@example.com`
    const order = orderOf(skus)
    const body = { ...order, address: { ...order.address, email } }
    const placed = await retryingCall(shop, '/api/order/place', body, {
      token,
      'idempotency-key': randomUUID(),
    })
    expect(placed.status).toBe(200)
    await until('the mail was tried in vain', async () => {
      const { rows } = await shop.pool.query(
        `select 1 from pgboss.job where data->>'subscriber' = 'order-placed/confirmation-email' and state = 'retry'
         and data->'payload'->>'orderId' = $1`,
        [placed.body.orderId],
      )
      return rows.length === 1
    })
    await switchFault(shop, { mail: 'none' })
    await until(
      'the mail is there',
      async () => {
        const inbox = await fetch(`${shop.sandboxUrl}/api/inbox?to=${email}`)
        const { messages }: { messages: unknown[] } = Object(await inbox.json())
        return messages.length === 1
      },
      120_000,
    )
  })
})

describe('an IP lookup that is down', () => {
  const locate = (from: string) =>
    fetch(`${shop.url}/api/location/ip`, { headers: { 'x-forwarded-for': from } })

  it('gives 503 for unknown addresses, and the cached answer for known ones', async () => {
    const known = ownAddress()
    const answered = await (await locate(known)).json()
    expect(answered).toMatchObject({ success: true, country_code: 'LK' })
    await switchFault(shop, { ip: 'error-500' })
    const refused = await locate(ownAddress())
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ success: false, code: 'location.unavailable' })
    expect(await (await locate(known)).json()).toEqual(answered)
  })

  it('does not affect a new shopper: pages, account and order work', async () => {
    await switchFault(shop, { ip: 'error-500' })
    const from = ownAddress()
    expect((await fetch(`${shop.url}/`, { headers: { 'x-forwarded-for': from } })).status).toBe(200)
    const newcomer = { token: await register(shop, from), 'x-forwarded-for': from }
    const key = { 'idempotency-key': randomUUID() }
    const placed = await retryingCall(shop, '/api/order/place', orderOf(skus), { ...newcomer, ...key })
    expect(placed.status).toBe(200)
  })
})
