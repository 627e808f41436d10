import { limits } from '@first-fashion/contract/limits'
import { describe, expect, it } from 'vitest'
import { everyJobDone } from '../../../testing/jobs-done.ts'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { paidOrder, soon } from '../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../testing/payments/refund-behaviour.ts'
import { mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { shopperWithCredit } from '../../../testing/store-credit.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { type DomainEvent, subscribe } from '../../platform/events/domain-event.ts'
import {
  orderCancelled,
  orderCompleted,
  orderDelivered,
  orderMoved,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  orderRefunded,
  orderShipped,
} from './orders.events.ts'

const heard: { event: string; orderId: string }[] = []
const listensTo = <Payload extends { orderId: string }>(event: DomainEvent<Payload>) =>
  subscribe(event, 'a-listener', async ({ orderId }) => {
    heard.push({ event: event.name, orderId })
  })
let failuresLeft = 0
const failsFirst = subscribe(orderPlaced, 'fails-first', async ({ orderId }) => {
  if (failuresLeft > 0) {
    failuresLeft -= 1
    throw new Error('not yet')
  }
  heard.push({ event: 'after a failure', orderId })
})

const test = useOwnShop({
  subscriptions: [
    listensTo(orderPlaced),
    listensTo(orderPaid),
    listensTo(orderPaymentFailed),
    listensTo(orderShipped),
    listensTo(orderDelivered),
    listensTo(orderCompleted),
    listensTo(orderCancelled),
    listensTo(orderRefunded),
    failsFirst,
  ],
})

const eventsOf = (orderId: string) =>
  heard.filter((one) => one.orderId === orderId && one.event.startsWith('order-')).map(({ event }) => event)
const expectEvents = (orderId: string, events: readonly string[]) =>
  expect.poll(() => eventsOf(orderId).toSorted(), soon).toEqual(events.toSorted())

async function cashOrder() {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const email = `events-${crypto.randomUUID()}@example.com`
  const order = orderOf(product, variant.variantIndex, size)
  const body = { ...order, address: { ...order.address, email } }
  const { orderId } = (await shop.call('order.place', { token, body })).body
  return { orderId, email }
}

async function move(orderId: string, to: string, collected = false) {
  const { shop } = test
  const { headers } = await staffCalls(shop)
  const { rows } = await shop.database.pool.query('select version from orders where id = $1', [orderId])
  const body = { to, version: rows[0].version, note: '', collected }
  const path = `/api/admin/orders/${orderId}/move` as const
  const { status } = await shop.app
    .inject({ method: 'POST', url: path, headers, payload: body })
    .then(({ statusCode }) => ({ status: statusCode }))
  expect(status).toBe(200)
}

describe('an order tells whoever listens', () => {
  it('that it is placed, shipped, delivered and paid in cash', async () => {
    const { orderId } = await cashOrder()
    await expectEvents(orderId, ['order-placed'])
    for (const to of ['packing', 'shipped', 'out-for-delivery']) await move(orderId, to)
    await move(orderId, 'delivered', true)
    await expectEvents(orderId, ['order-placed', 'order-shipped', 'order-delivered', 'order-paid'])
  })

  it('that it is placed and paid when a partner says so, and refunded when staff cancel it', async () => {
    const { shop } = test
    const order = await paidOrder(stripe, shop)
    expect(eventsOf(order.orderId)).toEqual([])
    await stripe.comeBack(shop, order.token, order)
    await expectEvents(order.orderId, ['order-placed', 'order-paid'])
    await (await staffCalls(shop)).cancel(order.orderId)
    await expectEvents(order.orderId, ['order-placed', 'order-paid', 'order-cancelled', 'order-refunded'])
  })

  it('that it is placed and paid when store credit covers it', async () => {
    const { shop } = test
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const { token } = await shopperWithCredit(shop, order.amount)
    const body = { ...order, useStoreCredit: true, storeCredit: order.amount }
    const { orderId } = (await shop.call('order.place-paid', { token, body })).body
    await expectEvents(orderId, ['order-placed', 'order-paid'])
  })
})

describe('a subscriber', () => {
  it('that fails holds back no other, and is asked again', async () => {
    const { shop } = test
    failuresLeft = 1
    const { orderId, email } = await cashOrder()
    await expectEvents(orderId, ['order-placed'])
    await expect.poll(async () => (await mailsFor(shop, email)).length, soon).toBe(1)
    await expect.poll(() => failuresLeft, soon).toBe(0)
    const again = async () => {
      await shop.database.pool.query("update pgboss.job set start_after = now() where state = 'retry'")
      return heard.filter((one) => one.event === 'after a failure' && one.orderId === orderId).length
    }
    await expect.poll(again, soon).toBe(1)
  })

  it('hears of nothing that was not committed', async () => {
    const { shop } = test
    const { orderId } = await cashOrder()
    await expectEvents(orderId, ['order-placed'])
    const counted = async () =>
      (await shop.database.pool.query('select count(*)::int as events from outbox_events')).rows
    const before = await counted()
    await expect(
      shop.database.transaction(async (tx) => {
        await shop.features.events.emit(tx, orderMoved, { orderId, eventText: 'Packing' })
        throw new Error('changed our mind')
      }),
    ).rejects.toThrow('changed our mind')
    expect(await counted()).toEqual(before)
  })
})

it('each event may come twice and in any order: every subscriber acts on it once', async () => {
  const { shop } = test
  const order = await paidOrder(stripe, shop)
  await stripe.comeBack(shop, order.token, order)
  await (await staffCalls(shop)).cancel(order.orderId)
  await expectEvents(order.orderId, ['order-placed', 'order-paid', 'order-cancelled', 'order-refunded'])
  await everyJobDone(shop)
  const { rows: events } = await shop.database.pool.query(
    'select id, name, payload from outbox_events order by emitted_at desc',
  )
  const deliveries = events.flatMap(({ name, ...event }) =>
    shop.features.events.subscriptionsOf(name).map((subscription) => ({ ...event, name: subscription.name })),
  )
  const names = new Set(deliveries.map(({ name }) => name))
  for (const name of [
    'order-placed/confirmation-email',
    'order-cancelled/refund',
    'order-refunded/refund-email',
  ])
    expect(names).toContain(name)
  const stored = async () => ({
    heard: heard.length,
    refunds: (await shop.database.pool.query('select id, status from refunds order by id')).rows,
    postings: (await shop.database.pool.query('select count(*) from ledger_postings')).rows,
    mails: (await (await fetch(`${shop.sandboxUrl}/api/inbox`)).json()) as unknown,
    emitted: (await shop.database.pool.query('select count(*) from outbox_events')).rows,
  })
  const before = await stored()
  for (const { id, name, payload } of [...deliveries, ...deliveries.toReversed()])
    await shop.deliver(name, payload, id)
  expect(await stored()).toEqual(before)
})

/** Last, since partners and sessions live by other clocks. */
describe('as time goes by, an order tells whoever listens', () => {
  it('that it was not paid in time', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const body = orderOf(product, variant.variantIndex, size)
    const { orderId } = (await shop.call('order.stripe', { token, body })).body
    shop.clock.advance(limits.stockHoldLifetimeMs + 60_000)
    await shop.features.everyMinute()
    await expectEvents(orderId, ['order-payment-failed'])
  })

  it('that it is complete once it can no longer be returned', async () => {
    const { shop } = test
    const { orderId } = await cashOrder()
    for (const to of ['packing', 'shipped', 'out-for-delivery']) await move(orderId, to)
    await move(orderId, 'delivered', true)
    await shop.features.everyMinute()
    const delivered = ['order-placed', 'order-shipped', 'order-delivered', 'order-paid']
    await expectEvents(orderId, delivered)
    shop.clock.advance((limits.returnWindowDays * 24 + 1) * 3_600_000)
    await shop.features.everyMinute()
    await shop.features.everyMinute()
    await expectEvents(orderId, [...delivered, 'order-completed'])
  })
})
