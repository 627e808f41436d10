import { formatCharged, shareOfCents } from '@first-fashion/contract/money/money'
import { expect, it } from 'vitest'
import { goodAddress, mailsFor } from '../shoppers.ts'
import { creditOf, expectBooksToMatch } from '../store-credit.ts'
import type { TestShop } from '../test-shop.ts'
import {
  ledgerOf,
  orderNow,
  type PartnerDashboard,
  type PaymentHarness,
  paidOrder,
  sendWebhookEvent,
  soon,
  type Test,
} from './payment-harness.ts'
import { staffCalls } from './refund-behaviour.ts'

/** What happens to money at the partner, behind the shop's back: it is seen, and nothing goes back twice. */
export function reversals(harness: PaymentHarness, test: Test) {
  const { dashboard } = harness
  if (dashboard === undefined) return
  refundsElsewhere(harness, dashboard, test)
  ownRefunds(harness, dashboard, test)
  disputes(harness, dashboard, test)
}

/** An order that was paid, with what its partner calls the payment. */
async function settled(harness: PaymentHarness, shop: TestShop, change: object = {}) {
  const order = await paidOrder(harness, shop, change)
  expect((await harness.comeBack(shop, order.token, order, order)).status).toBe(200)
  const { rows } = await shop.database.pool.query(
    `select a.provider_payment_id as payment, o.charged_minor::int as minor, o.total_cents::int as cents
     from payment_attempts a join orders o on o.id = a.order_id where o.id = $1 and a.state = 'paid'`,
    [order.orderId],
  )
  const { payment, minor, cents }: { payment: string; minor: number; cents: number } = rows[0]
  return { ...order, payment, minor, cents, staff: await staffCalls(shop) }
}
type Settled = Awaited<ReturnType<typeof settled>>

/** Sends events of the payment, all of them or some, and waits until they are handled. */
async function notify(
  shop: TestShop,
  harness: PaymentHarness,
  { payment }: Settled,
  choose: <Event>(events: Event[]) => Event[] = (events) => events,
): Promise<void> {
  const events = (await harness.dashboard?.eventsOf(shop, payment)) ?? []
  expect(events.length).toBeGreaterThan(0)
  for (const event of choose(events))
    expect((await sendWebhookEvent(shop, harness.name, event)).statusCode).toBe(200)
  await expect.poll(() => unhandled(shop), soon).toBe(0)
}

async function unhandled(shop: TestShop): Promise<number> {
  const sql = 'select count(*)::int as waiting from partner_events where handled_at is null'
  return (await shop.database.pool.query(sql)).rows[0].waiting
}

async function pollLater(shop: TestShop): Promise<void> {
  shop.clock.advance(61 * 60_000)
  await shop.features.everyMinute()
}

/** The refunds and disputes of an order as they are booked: status and minor units. */
async function bookedOf(shop: TestShop, orderId: string): Promise<string[]> {
  const { rows } = await shop.database.pool.query(
    `select status || ' ' || amount_minor as booked from refunds
     where order_id = $1 and status <> 'failed' order by requested_at, id`,
    [orderId],
  )
  return rows.map(({ booked }) => booked)
}

const clearingOf = async (shop: TestShop, { orderId }: Settled) =>
  (await ledgerOf(shop, orderId)).find(({ account }) => account.endsWith('clearing'))?.cents

const toCredit = (shop: TestShop, { orderId, staff: { headers } }: Settled, amount: number) =>
  shop.call('staff.order-refund-credit', {
    headers,
    path: `/api/admin/orders/${orderId}/refund-to-credit`,
    body: { amount, note: 'A loose seam' },
  })

/** The order goes to Packing, and is printed. */
async function packed(shop: TestShop, { orderId, staff: { headers } }: Settled, confirmed: boolean) {
  const { rows } = await shop.database.pool.query('select version from orders where id = $1', [orderId])
  const slip = await shop.call('staff.packing-slip', {
    headers,
    path: `/api/admin/orders/${orderId}/packing-slip?confirmed=${confirmed}`,
  })
  const body = { to: 'packing', version: rows[0].version, note: '', confirmed }
  const move = await shop.call('staff.order-move', {
    headers,
    path: `/api/admin/orders/${orderId}/move`,
    body,
  })
  return { slip: slip.body.code ?? slip.status, move: move.body.code ?? move.status }
}

const refused = { slip: 'order.needs-confirmation', move: 'order.needs-confirmation' }
const tooMuch = { status: 422, body: { code: 'payments.refund-too-much' } }
const nothingLeft = { status: 422, body: { code: 'payments.nothing-to-refund' } }

function refundsElsewhere(harness: PaymentHarness, dashboard: PartnerDashboard, test: Test) {
  it('sees a whole refund in the dashboard, once, and gives nothing back any more', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await dashboard.refund(shop, order.payment)
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    await pollLater(shop)
    const whole = formatCharged(order.minor, 'LKR')
    const now = await orderNow(shop, order.token)
    expect(now).toMatchObject({ paymentState: 'refunded', refundedText: whole })
    expect(now?.events.at(-1)?.text).toBe('Payment refunded outside the shop')
    expect(await bookedOf(shop, order.orderId)).toEqual([`external ${order.minor}`])
    expect(await clearingOf(shop, order)).toBe(0)
    expect(await order.staff.refund(order.orderId, 100)).toMatchObject(nothingLeft)
    expect(await toCredit(shop, order, 1)).toMatchObject(nothingLeft)
    expect((await creditOf(shop, order.token)).balance).toBe(0)
    await expectBooksToMatch(shop)
  })

  it('asks before it packs or prints an order that was refunded in full', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await dashboard.refund(shop, order.payment)
    await notify(shop, harness, order)
    expect(await packed(shop, order, false)).toEqual(refused)
    expect(await packed(shop, order, true)).toEqual({ slip: 200, move: 200 })
  })

  it('sees a part and then the rest, though the events arrive the other way round or not at all', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await dashboard.refund(shop, order.payment, 10_001)
    await pollLater(shop)
    expect(await orderNow(shop, order.token)).toMatchObject({
      paymentState: 'partly-refunded',
      refundedText: 'LKR 100.01',
    })
    expect((await order.staff.payments(order.orderId)).refundableMinor).toBe(order.minor - 10_001)
    expect(await toCredit(shop, order, (order.cents - 10_000) / 100)).toMatchObject(tooMuch)
    expect(await order.staff.refund(order.orderId, order.minor - 10_000)).toMatchObject(tooMuch)
    await dashboard.refund(shop, order.payment)
    await notify(shop, harness, order, (events) => events.toReversed())
    expect(await orderNow(shop, order.token)).toMatchObject({ paymentState: 'refunded' })
    expect(await bookedOf(shop, order.orderId)).toEqual([
      'external 10001',
      `external ${order.minor - 10_001}`,
    ])
    expect(await clearingOf(shop, order)).toBe(0)
  })

  it('books what was charged in another currency at its rupees, to the cent', async () => {
    const { shop } = test
    const order = await settled(harness, shop, { currency: { code: 'USD' } })
    await dashboard.refund(shop, order.payment, 333)
    await notify(shop, harness, order)
    const part = shareOfCents(order.cents, 333, order.minor)
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({ account: 'refunds', cents: part })
    expect(await orderNow(shop, order.token)).toMatchObject({ refundedText: 'USD 3.33' })
    await dashboard.refund(shop, order.payment)
    await notify(shop, harness, order)
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({ account: 'refunds', cents: order.cents })
    expect(await clearingOf(shop, order)).toBe(0)
  })

  it('tells staff of what was given back twice: as store credit, and then in the dashboard', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    expect((await toCredit(shop, order, order.cents / 100 - 50)).status).toBe(200)
    await dashboard.refund(shop, order.payment)
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    await pollLater(shop)
    expect(await bookedOf(shop, order.orderId)).toEqual([`credited ${order.minor - 5_000}`, 'external 5000'])
    const problems = await order.staff.problemsOf(order.orderId)
    expect(problems).toMatchObject([{ kind: 'refund-excess', actions: ['dismissed'] }])
    expect(problems[0]?.amountText).toBe(formatCharged(order.minor - 5_000, 'LKR'))
    expect(await clearingOf(shop, order)).toBe(0)
    expect((await order.staff.resolve(problems[0]?._id, 'dismissed', 'The shopper keeps it')).status).toBe(
      200,
    )
    await pollLater(shop)
    expect(await order.staff.problemsOf(order.orderId)).toEqual([])
    await expectBooksToMatch(shop)
  })

  it('takes back what was given back twice if it does not reach the shopper', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    expect((await toCredit(shop, order, order.cents / 100)).status).toBe(200)
    const refund = await dashboard.refund(shop, order.payment)
    await notify(shop, harness, order)
    expect(await clearingOf(shop, order)).toBe(0)
    await dashboard.fail(shop, refund)
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    expect(await order.staff.problemsOf(order.orderId)).toEqual([])
    expect(await clearingOf(shop, order)).toBe(order.cents)
    await expectBooksToMatch(shop)
  })

  it('has the money again when a refund in the dashboard does not reach the shopper', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    const refund = await dashboard.refund(shop, order.payment)
    await notify(shop, harness, order)
    await dashboard.fail(shop, refund)
    await notify(shop, harness, order)
    expect(await orderNow(shop, order.token)).toMatchObject({ paymentState: 'paid', refundedText: '' })
    expect(await clearingOf(shop, order)).toBe(order.cents)
    expect((await order.staff.payments(order.orderId)).refundableMinor).toBe(order.minor)
    expect(await packed(shop, order, false)).toEqual({ slip: 200, move: 200 })
  })
}

function ownRefunds(harness: PaymentHarness, dashboard: PartnerDashboard, test: Test) {
  const stateSoon = (shop: TestShop, { token }: Settled, state: string) =>
    expect.poll(async () => (await orderNow(shop, token))?.paymentState, soon).toBe(state)

  it('books a refund of its own once, however often the partner tells of it', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await order.staff.refund(order.orderId, 5_000)
    await stateSoon(shop, order, 'partly-refunded')
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    await pollLater(shop)
    expect(await bookedOf(shop, order.orderId)).toEqual(['succeeded 5000'])
    // A dashboard refund of the same amount is another one.
    await dashboard.refund(shop, order.payment, 5_000)
    await notify(shop, harness, order)
    expect(await bookedOf(shop, order.orderId)).toEqual(['succeeded 5000', 'external 5000'])
  })

  it('recognises a refund of its own by its reference when the answer to it was lost', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await order.staff.refund(order.orderId, 5_000)
    await stateSoon(shop, order, 'partly-refunded')
    await shop.database.pool.query(
      `with gone as (delete from refunds where order_id = $1 returning *)
       insert into refunds (id, order_id, attempt_id, reason, amount_minor, currency_code, amount_cents, status, note,
         requested_at)
       select id, order_id, attempt_id, reason, amount_minor, currency_code, amount_cents, 'requested', note,
         requested_at from gone`,
      [order.orderId],
    )
    await notify(shop, harness, order)
    expect(await bookedOf(shop, order.orderId)).toEqual(['succeeded 5000'])
    expect(await clearingOf(shop, order)).toBe(order.cents - 5_000)
  })

  it('makes no refund any more that was made in the dashboard, and says so', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await dashboard.refund(shop, order.payment)
    await order.staff.refund(order.orderId, 5_000)
    await stateSoon(shop, order, 'refunded')
    const booked = await bookedOf(shop, order.orderId)
    expect(booked.toSorted()).toEqual(['external 5000', `external ${order.minor - 5_000}`].sort())
    expect(await order.staff.problemsOf(order.orderId)).toEqual([])
    expect(await clearingOf(shop, order)).toBe(0)
  })
}

function disputes(harness: PaymentHarness, dashboard: PartnerDashboard, test: Test) {
  it('withholds a disputed payment and asks before it packs, until the shop has won', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    const dispute = await dashboard.dispute(shop, order.payment)
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    await pollLater(shop)
    expect((await orderNow(shop, order.token))?.events.map(({ text }) => text)).toContain('Payment disputed')
    expect(await bookedOf(shop, order.orderId)).toEqual([`disputed ${order.minor}`])
    expect(await order.staff.refund(order.orderId, 100)).toMatchObject(tooMuch)
    expect(await toCredit(shop, order, 1)).toMatchObject(nothingLeft)
    expect(await packed(shop, order, false)).toEqual(refused)
    await dashboard.closeDispute(shop, dispute, 'won')
    await pollLater(shop)
    expect(await orderNow(shop, order.token)).toMatchObject({ paymentState: 'paid', refundedText: '' })
    expect(await packed(shop, order, false)).toEqual({ slip: 200, move: 200 })
    expect((await order.staff.refund(order.orderId, 100)).status).toBe(200)
  })

  it('books a lost dispute as money that is gone, without an email about a refund', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    const dispute = await dashboard.dispute(shop, order.payment)
    await dashboard.closeDispute(shop, dispute, 'lost')
    for (let times = 0; times < 2; times += 1)
      await notify(shop, harness, order, (events) => events.toReversed())
    const now = await orderNow(shop, order.token)
    expect(now).toMatchObject({ paymentState: 'refunded' })
    expect(now?.events.at(-1)?.text).toBe('Dispute lost')
    expect(await bookedOf(shop, order.orderId)).toEqual([`external ${order.minor}`])
    expect(await clearingOf(shop, order)).toBe(0)
    expect(await packed(shop, order, false)).toEqual(refused)
    const subjects = (await mailsFor(shop, goodAddress.email)).map(({ subject }) => subject)
    expect(subjects.filter((one) => one.includes(`${now?.orderNumber}: LKR`))).toEqual([])
  })

  it('disputes only what was left of a payment', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await dashboard.refund(shop, order.payment, 10_000)
    await dashboard.dispute(shop, order.payment)
    await notify(shop, harness, order)
    expect(await bookedOf(shop, order.orderId)).toEqual([
      'external 10000',
      `disputed ${order.minor - 10_000}`,
    ])
  })

  it('does not refund again what was refunded in the dashboard during a dispute that it has won', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    const dispute = await dashboard.dispute(shop, order.payment)
    await notify(shop, harness, order)
    await dashboard.refund(shop, order.payment, order.minor - 500)
    await notify(shop, harness, order)
    await dashboard.closeDispute(shop, dispute, 'won')
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    expect(await bookedOf(shop, order.orderId)).toEqual([`external ${order.minor - 500}`])
    expect(await order.staff.problemsOf(order.orderId)).toEqual([])
    expect((await order.staff.payments(order.orderId)).refundableMinor).toBe(500)
    expect(await clearingOf(shop, order)).toBe(Math.round((order.cents * 500) / order.minor))
  })

  it('tells staff what a lost dispute takes beyond what was left', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    expect((await toCredit(shop, order, 1_000)).status).toBe(200)
    const dispute = await dashboard.dispute(shop, order.payment)
    await dashboard.closeDispute(shop, dispute, 'lost')
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    const problems = await order.staff.problemsOf(order.orderId)
    expect(problems).toMatchObject([{ kind: 'refund-excess', amountText: formatCharged(100_000, 'LKR') }])
    expect(await clearingOf(shop, order)).toBe(0)
    await expectBooksToMatch(shop)
  })
}
