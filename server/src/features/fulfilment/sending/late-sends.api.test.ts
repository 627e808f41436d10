import { describe, expect, it } from 'vitest'
import {
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  printFault,
  staffSee,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { forceOrders } from '../../../../testing/forced-states.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'

const { test, files } = usePrintShop()

/** Longer than a claim. */
const tooLongMs = 121_000

/** An order as it was before anybody sent it; the partner does not know its external id. */
async function unsentOrder() {
  const { shop } = test
  const { token, orderId } = await paidCustomOrder(shop)
  const { id, external_id: first } = await partnerOrderIn(shop, orderId, 'sent')
  await shop.change(
    `update partner_orders set state = 'queued', tries = 0, attempt = 7, external_id = $2 where id = $1`,
    [id, `${first}-7`],
  )
  return { token, orderId, id, first, externalId: `${first}-7` }
}

type Unsent = Awaited<ReturnType<typeof unsentOrder>>

const send = ({ id }: Unsent) =>
  test.shop.deliver('partner-order-queued/send', { partnerOrderId: id }).catch((error: unknown) => error)

const claimOf = async ({ orderId }: Unsent): Promise<Date | null> =>
  (await partnerOrderRow(test.shop, orderId)).claimed_until

/** Somebody sends it, and its files are read only when `read` is called. */
async function slowSend(order: Unsent) {
  const [begun, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  files.read = () => {
    begun.resolve()
    return waiting.promise
  }
  const sending = send(order)
  await begun.promise
  files.read = async () => {}
  return { sending, read: waiting.resolve }
}

/** Its later attempts, as the partner has them. */
const thereFor = async ({ first }: Unsent) =>
  (await ordersThere(test.shop))
    .filter(({ external_id }) => external_id.startsWith(`${first}-`))
    .map(({ external_id, status, recipient }) => [external_id, status, recipient.address1])

async function moveTo({ orderId }: Unsent, street: string) {
  const { headers } = await signIn(test.shop, owner)
  const path = `/api/admin/orders/${orderId}/address`
  const { address, version } = (await test.shop.call('staff.delivery-address', { headers, path })).body.form
  const body = { ...address, street, version }
  return test.shop.call('staff.delivery-address-change', { headers, path, body })
}

describe('an order whose print files take longer to read than anybody waits', () => {
  it('is not made if its shopper cancelled it meanwhile', async () => {
    const { shop } = test
    const order = await unsentOrder()
    const { sending, read } = await slowSend(order)
    shop.clock.advance(tooLongMs)
    const { token, orderId } = order
    const cancelled = await shop.call('orders.cancel', { token, body: { orderId } })
    expect(cancelled.status, cancelled.body.message).toBe(200)
    read()
    await sending
    expect((await partnerOrderRow(shop, orderId)).state).toBe('cancelled')
    expect(await thereFor(order)).toEqual([])
  })

  it('is made once, for the new address, if staff changed that meanwhile', async () => {
    const { shop } = test
    const order = await unsentOrder()
    const { sending, read } = await slowSend(order)
    shop.clock.advance(tooLongMs)
    expect((await moveTo(order, '7 Lake Drive')).status).toBe(200)
    await partnerOrderIn(shop, order.orderId, 'sent')
    read()
    await sending
    expect(await thereFor(order)).toEqual([[`${order.first}-8`, 'pending', '7 Lake Drive']])
  })

  it('is sent by whoever has claimed it since, and by nobody else', async () => {
    const { shop } = test
    const order = await unsentOrder()
    const { sending, read } = await slowSend(order)
    shop.clock.advance(tooLongMs)
    const other = new Date(shop.clock.now().getTime() + 60_000)
    await shop.change('update partner_orders set claimed_until = $2 where id = $1', [order.id, other])
    read()
    expect(await sending).toMatchObject({ message: expect.stringContaining('is being sent') })
    expect(await claimOf(order)).toEqual(other)
    expect(await thereFor(order)).toEqual([])
  })
})

it('an order that is being cancelled is not sent', async () => {
  const { shop } = test
  const order = await unsentOrder()
  await shop.change('update partner_orders set cancel_requested_at = now() where id = $1', [order.id])
  await send(order)
  expect(await thereFor(order)).toEqual([])
  expect(await partnerOrderRow(shop, order.orderId)).toMatchObject({ state: 'queued', tries: 0 })
})

describe('an order that reaches the print partner after the shop gave it up', () => {
  /** The partner answers only after the shop has changed the row. */
  async function sentLate(order: Unsent, change: string) {
    const { shop } = test
    const { sending, read } = await slowSend(order)
    const planned = await claimOf(order)
    await printFault(shop, 'held', async () => {
      shop.clock.advance(1_000)
      read()
      await expect.poll(() => claimOf(order), soon).not.toEqual(planned)
      await shop.change(`update partner_orders set claimed_until = null, ${change} where id = $1`, [order.id])
    })
    await sending
  }

  const statusThere = async (order: Unsent) =>
    (await thereFor(order)).find(([externalId]) => externalId === order.externalId)?.[1]

  it('is cancelled there too if it was cancelled here, and staff read so', async () => {
    const { shop } = test
    const order = await unsentOrder()
    await sentLate(order, `state = 'cancelled'`)
    await expect.poll(() => statusThere(order), soon).toBe('canceled')
    const shown = async () => (await staffSee(shop, order.id)).body.partnerOrder
    await expect
      .poll(async () => (await shown()).history.at(-1), soon)
      .toMatchObject({
        text: 'Cancelled at the print partner',
        note: expect.stringContaining(order.externalId),
      })
    expect((await shown()).state).toBe('cancelled')
  })

  it('is cancelled there if it is sent under another id by now: one parcel leaves', async () => {
    const { shop } = test
    const order = await unsentOrder()
    await sentLate(order, `tries = 0, attempt = 8, external_id = '${order.first}-8'`)
    await expect.poll(() => statusThere(order), soon).toBe('canceled')
    await send(order)
    await partnerOrderIn(shop, order.orderId, 'sent')
    expect((await thereFor(order)).map(([externalId, status]) => [externalId, status])).toEqual([
      [order.externalId, 'canceled'],
      [`${order.first}-8`, 'pending'],
    ])
  })
})

describe('an order that is refunded in full before it is sent', () => {
  it('is cancelled at the partner, which may have it, though its answer was lost', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const { id, external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    // As it is after the lost answer, and before the job that follows a refund.
    await shop.change(`update partner_orders set state = 'queued' where id = $1`, [id])
    await forceOrders(shop, `payment_state = 'refunded' where id = $1`, [orderId])
    await shop.deliver('partner-order-queued/send', { partnerOrderId: id })
    expect(await partnerOrderIn(shop, orderId, 'cancelled')).toMatchObject({ tries: 1 })
    const there = (await ordersThere(shop)).find(({ external_id }) => external_id === externalId)
    expect(there?.status).toBe('canceled')
  })

  it('is never sent if nobody ever tried to', async () => {
    const { shop } = test
    const order = await unsentOrder()
    await forceOrders(shop, `payment_state = 'refunded' where id = $1`, [order.orderId])
    await send(order)
    expect(await partnerOrderRow(shop, order.orderId)).toMatchObject({ state: 'cancelled', tries: 0 })
    expect(await thereFor(order)).toEqual([])
  })
})
