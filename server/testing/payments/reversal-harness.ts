import { expect } from 'vitest'
import type { TestShop } from '../test-shop.ts'
import { ledgerOf, type PaymentHarness, paidOrder, sendWebhookEvent, soon } from './payment-harness.ts'
import { staffCalls } from './refund-behaviour.ts'

/** An order that was paid, with what its partner calls the payment. */
export async function settled(harness: PaymentHarness, shop: TestShop, change: object = {}) {
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
export type Settled = Awaited<ReturnType<typeof settled>>

/** Sends events of the payment, all of them or some, and waits until they are handled. */
export async function notify(
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

export async function pollLater(shop: TestShop): Promise<void> {
  shop.clock.advance(61 * 60_000)
  await shop.features.everyMinute()
}

/** The refunds and disputes of an order as they are booked: status and minor units. */
export async function bookedOf(shop: TestShop, orderId: string): Promise<string[]> {
  const { rows } = await shop.database.pool.query(
    `select status || ' ' || amount_minor as booked from refunds
     where order_id = $1 and status <> 'failed' order by requested_at, id`,
    [orderId],
  )
  return rows.map(({ booked }) => booked)
}

export const clearingOf = async (shop: TestShop, { orderId }: Settled) =>
  (await ledgerOf(shop, orderId)).find(({ account }) => account.endsWith('clearing'))?.cents

export const toCredit = (shop: TestShop, { orderId, staff: { headers } }: Settled, amount: number) =>
  shop.call('staff.order-refund-credit', {
    headers,
    path: `/api/admin/orders/${orderId}/refund-to-credit`,
    body: { amount, note: 'A loose seam' },
  })

/** The order goes to Packing, and is printed. */
export async function packed(shop: TestShop, { orderId, staff: { headers } }: Settled, confirmed: boolean) {
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

export const refused = { slip: 'order.needs-confirmation', move: 'order.needs-confirmation' }
export const tooMuch = { status: 422, body: { code: 'payments.refund-too-much' } }
export const nothingLeft = { status: 422, body: { code: 'payments.nothing-to-refund' } }
