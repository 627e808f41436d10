import { randomUUID } from 'node:crypto'
import type { Explanation } from '@first-fashion/contract/explanation/explanation'
import { ledgerAccounts, ledgerKinds } from '@first-fashion/contract/payments/ledger'
import { describe, expect, it } from 'vitest'
import { everyJobDone } from '../../../testing/jobs-done.ts'
import { refundUnits } from '../../../testing/line-refunds.ts'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { soon } from '../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../testing/payments/refund-behaviour.ts'
import { anotherProduct, deliver, refundOf, staffReturns } from '../../../testing/returns.ts'
import { goodAddress, newShopper, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { shopperWithCredit } from '../../../testing/store-credit.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const query = (text: string, values: unknown[] = []) => test.shop.database.pool.query(text, values)

const ofQuote = (token: string, quoteId: string) =>
  test.shop.call('explanation.quote', { token, path: `/api/checkout/quote/${quoteId}/explanation` })
const ofOrder = (token: string, orderId: string) =>
  test.shop.call('explanation.order', { token, path: `/api/order/${orderId}/explanation` })
async function ofStaff(orderId: string) {
  const { headers } = await signIn(test.shop, owner)
  return test.shop.call('staff.order-explanation', {
    headers,
    path: `/api/admin/orders/${orderId}/explanation`,
  })
}

/** Two pieces of goods in a zone with a weight step, at 10% off, in dollars: their figures. */
async function quoted(by?: string) {
  const { shop } = test
  const token = by ?? (await newShopper(shop)).token
  const { product, variant, size } = await productInStock(shop)
  const [zoneId, code] = [randomUUID(), `EXPLAIN-${randomUUID().slice(0, 8).toUpperCase()}`]
  await query(`delete from shipping_zone_places where city_key = 'ellatown'`)
  await query(
    `insert into shipping_zones (id, name, fee_cents, days_min, days_max, created_at) values ($1, $2, 45000, 2, 4, now())`,
    [zoneId, `Hills ${code}`],
  )
  await query(
    `insert into shipping_zone_places (zone_id, country_code, city, city_key) values ($1, 'LK', 'Ellatown', 'ellatown')`,
    [zoneId],
  )
  await test.shop.change(`insert into shipping_zone_steps values ($1, 'weight', 1, 15000)`, [zoneId])
  await query(
    `insert into promo_codes (code, discount_type, discount_percent, source, created_at)
     values ($1, 'percentage', 10, 'staff', now())`,
    [code],
  )
  const items = [{ productId: product._id, size, variantIndex: variant.variantIndex, quantity: 2 }]
  const currency = { code: 'USD' }
  const body = { items, countryCode: 'LK', place: { city: 'Ellatown' }, currency, promoCode: code }
  const { quote } = (await shop.call('checkout.quote', { token, body })).body
  const order = {
    address: { ...goodAddress, city: 'Ellatown' },
    items,
    currency,
    promoCode: code,
    amount: quote.total,
    quoteId: quote.quoteId,
  }
  return { token, product, zoneId, code, quote, order }
}

/** A delivered order of two lines, paid by card. */
async function twoLines() {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop, 20)
  const other = await anotherProduct(shop, product, 8_250)
  const items = [
    { productId: product._id, size, variantIndex: variant.variantIndex, quantity: 2 },
    { productId: other.productId, size: other.size, variantIndex: other.variantIndex, quantity: 1 },
  ]
  const place = { city: goodAddress.city, state: '', postalCode: goodAddress.postalCode }
  const asked = { items, countryCode: 'LK', place, currency: { code: 'LKR' } }
  const { quote } = (await shop.call('checkout.quote', { token, body: asked })).body
  const placed = await stripe.place(shop, token, {
    address: goodAddress,
    items,
    amount: quote.total,
    currency: { code: 'LKR' },
    quoteId: quote.quoteId,
  })
  await stripe.pay(shop, placed.sessionId)
  await stripe.comeBack(shop, token, placed)
  await deliver(shop, placed.orderId)
  const path = `/api/return/${placed.orderId}`
  const { lines } = (await shop.call('returns.of-order', { token, path })).body
  return {
    token,
    orderId: placed.orderId,
    lineIds: lines.map(({ lineId }) => lineId),
    names: [product.name, other.name],
  }
}

const figure = (explanation: Explanation, key: string) => explanation.figures.find((one) => one.key === key)

describe('the explanation of figures that are held', () => {
  it('tells the zone, the steps, the code and where the rate comes from', async () => {
    const { token, quote, product, code } = await quoted()
    const { body } = await ofQuote(token, quote.quoteId)
    const goodsCents = product.price * 200
    expect(figure(body.explanation, 'shipping')).toMatchObject({
      cents: 60_000,
      facts: [{ kind: 'zone', zone: `Hills ${code}` }],
      steps: [
        { of: { part: { kind: 'zone-fee', cents: 45_000 } } },
        { of: { part: { kind: 'weight-step', cents: 15_000, from: 1 } } },
      ],
    })
    expect(figure(body.explanation, 'discount')).toMatchObject({
      cents: -goodsCents / 10,
      facts: [{ kind: 'code', promo: { code, discountPercent: 10, goodsCents }, isForAll: true }],
    })
    expect(figure(body.explanation, 'charged')?.shown).toBe(quote.chargedMinorUnits)
    expect(body.explanation.rate).toMatchObject({ setBy: 'opening', heldUntil: quote.validUntil })
  })

  it('is for whom they are held, as long as they are', async () => {
    const { token, quote } = await quoted()
    const other = await newShopper(test.shop)
    const over = { status: 404, body: { code: 'explanation.quote-over' } }
    expect(await ofQuote(other.token, quote.quoteId)).toMatchObject(over)
    expect(await ofQuote(token, 'none')).toMatchObject(over)
    test.shop.clock.advance(30 * 60_000)
    expect(await ofQuote(token, quote.quoteId)).toMatchObject(over)
  })
})

describe('the explanation of an order', () => {
  it('stays what it was when zone, code and rate change, and is the same for staff', async () => {
    const { token, quote, zoneId, code, order } = await quoted()
    const before = (await ofQuote(token, quote.quoteId)).body.explanation
    const placed = await stripe.place(test.shop, token, order)
    expect(placed.status).toBe(200)
    await test.shop.change(`update shipping_zones set name = $2, fee_cents = 1 where id = $1`, [
      zoneId,
      `New ${code}`,
    ])
    await test.shop.change(
      `update currencies set exchange_rate = 0.004, rate_changed_at = now() where code = 'USD'`,
    )
    const after = (await ofOrder(token, placed.orderId)).body.explanation
    expect(after).toEqual(before)
    expect((await ofStaff(placed.orderId)).body.explanation).toEqual(after)
    await test.shop.change(
      `update currencies set exchange_rate = 0.0031, rate_changed_at = null where code = 'USD'`,
    )
  })

  it('has what went back, spread over its lines, and the ledger that sums to nothing', async () => {
    const { token, order } = await quoted()
    const placed = await stripe.place(test.shop, token, order)
    await stripe.pay(test.shop, placed.sessionId)
    await stripe.comeBack(test.shop, token, placed)
    const staff = await staffCalls(test.shop)
    await staff.refund(placed.orderId, 1000)
    const state = async () => (await staff.payments(placed.orderId)).refunds[0]?.state
    await expect.poll(state, soon).toBe('succeeded')
    await everyJobDone(test.shop)
    const { explanation } = (await ofOrder(token, placed.orderId)).body
    const refund = figure(explanation, 'refund-1')
    expect(refund).toMatchObject({
      shown: -1000,
      movesIn: 'USD',
      facts: [
        { kind: 'refund', state: 'succeeded', reason: 'staff', provider: 'stripe', note: 'A loose seam' },
        { kind: 'text', text: expect.stringMatching(/^Credit note FF-CN-/) },
        { kind: 'part-of-payment', minor: 1000 },
      ],
      steps: [{ shown: -1000, of: { kind: 'share', line: 0 } }],
    })
    expect(explanation.entries.map(({ kind }) => kind)).toEqual(['charge', 'refund'])
    for (const { postings } of explanation.entries)
      expect(postings.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
    const back = explanation.entries[1]?.postings.find(({ account }) => account === 'refunds')
    expect(back?.cents).toBe(-(refund?.cents ?? 0))
  })

  it('has a return, and units that staff refund, on the lines that they belong to', async () => {
    const { shop } = test
    const { token, names, lineIds, orderId } = await twoLines()
    const [first = '', second = ''] = lineIds
    const returns = await staffReturns(shop)
    const body = refundOf({ orderId, lineId: first }, 1, { payout: 'original' })
    const { request } = (await shop.call('returns.request-refund', { token, body })).body
    await returns.complete(request._id)
    await returns.untilSettled(request._id)
    const staff = await staffCalls(shop)
    const isBack = async (at: number) => {
      const state = async () => (await staff.payments(orderId)).refunds[at]?.state
      await expect.poll(state, soon).toBe('succeeded')
      shop.clock.advance(60_000)
    }
    await isBack(0)
    const { figures } = await refundUnits(shop, { id: orderId, lineId: second }, 1)
    await isBack(1)
    expect((await staff.refund(orderId, 100)).status).toBe(200)
    const { explanation } = (await ofOrder(token, orderId)).body
    const goesBack = (rupees: number) => Math.round(rupees * -100)
    expect(figure(explanation, 'refund-1')).toMatchObject({
      cents: goesBack(request.totalRefundAmount),
      steps: [{ cents: goesBack(request.lines[0]?.amount ?? 0), of: { kind: 'share', line: 0 } }],
    })
    expect(figure(explanation, 'refund-2')).toMatchObject({
      steps: [{ cents: goesBack(figures.total), of: { kind: 'share', line: 1 } }],
    })
    expect(figure(explanation, 'refund-3')?.steps.map(({ of }) => of)).toEqual([
      { kind: 'share', line: 0 },
      { kind: 'share', line: 1 },
    ])
    const said = ['refund-1', 'refund-2', 'refund-3'].map((key) =>
      figure(explanation, key)?.facts.flatMap((fact) =>
        fact.kind === 'text' && !fact.text.startsWith('Credit note') ? [fact.text] : [],
      ),
    )
    const [one, other] = names
    expect(said).toEqual([
      [expect.stringContaining(`Return of 1 × ${one}`)],
      [expect.stringContaining(`Refunded without a return: 1 × ${other}`)],
      [],
    ])
  })

  it('tells what store credit paid, and what was left to pay', async () => {
    const { shop } = test
    const { token } = await shopperWithCredit(shop, 1_000)
    const { order } = await quoted(token)
    const body = { ...order, useStoreCredit: true, quoteId: undefined }
    const placed = await stripe.place(shop, token, body)
    expect(placed.status).toBe(200)
    const { explanation } = (await ofOrder(token, placed.orderId)).body
    expect(figure(explanation, 'store-credit')?.cents).toBe(-100_000)
    expect(figure(explanation, 'due')?.cents).toBe(Math.round(order.amount * 100) - 100_000)
    expect(figure(explanation, 'charged')?.cents).toBe(figure(explanation, 'due')?.cents)
    expect(explanation.entries.map(({ kind }) => kind)).toEqual(['part-payment'])
  })

  it('without a price breakdown says what was not recorded, and is shown to nobody else', async () => {
    const { token, order } = await quoted()
    const placed = await stripe.place(test.shop, token, order)
    await query('update orders set price_breakdown = null where id = $1', [placed.orderId])
    const { explanation } = (await ofOrder(token, placed.orderId)).body
    expect(figure(explanation, 'shipping')?.steps).toMatchObject([
      { cents: 60_000, of: { kind: 'not-recorded' } },
    ])
    expect(explanation.rate).toMatchObject({ setBy: null, setAt: null })
    const other = await newShopper(test.shop)
    const unknown = { status: 404, body: { code: 'order.unknown', message: 'Order not found' } }
    expect(await ofOrder(other.token, placed.orderId)).toMatchObject(unknown)
    expect(await ofStaff(randomUUID())).toMatchObject(unknown)
    expect(await ofStaff('none')).toMatchObject(unknown)
  })

  it.each([
    ['ledger_postings_account_check', ledgerAccounts],
    ['ledger_transactions_kind_check', ledgerKinds],
  ])('has words for all that the database takes: %s', async (name, named) => {
    const { rows } = await query(
      'select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1',
      [name],
    )
    const taken = [...String(rows[0]?.rule).matchAll(/'([a-z-]+)'/g)].map(([, word]) => word)
    expect(taken.toSorted()).toEqual([...named].toSorted())
  })
})
