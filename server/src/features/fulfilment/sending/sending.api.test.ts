import { describe, expect, it } from 'vitest'
import { customDesign } from '../../../../testing/designs/design-calls.ts'
import {
  customCheckout,
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  printFault,
  staffDo,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { everyJobDone } from '../../../../testing/jobs-done.ts'
import { stripe } from '../../../../testing/payments/harnesses.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { deliver } from '../../../../testing/returns.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'

const { test, files } = usePrintShop()

const thereFor = async (externalId: string) =>
  (await ordersThere(test.shop)).filter(({ external_id }) => external_id.startsWith(externalId))

const couldNotBeSent = (orderId: string) =>
  expect
    .poll(async () => (await partnerOrderRow(test.shop, orderId))?.send_error, soon)
    .toBe('Our print partner does not answer')

describe('a paid made-to-order line', () => {
  it('becomes one order at the print partner, with costs, rate and files [B1.07]', async () => {
    const { shop } = test
    const { orderId, custom } = await paidCustomOrder(shop, { withStock: true })
    const row = await partnerOrderIn(shop, orderId, 'sent')
    expect(row).toMatchObject({ currency_code: 'USD', usd_rate: 0.0031, tries: 1, send_error: '' })
    const [there, ...others] = await thereFor(row.external_id)
    expect(others).toEqual([])
    expect(row.external_id).toBe(`FF-${orderId.slice(-8).toUpperCase()}`)
    expect(there).toMatchObject({
      status: 'pending',
      items: [{ variant_id: custom.printfulVariantId, quantity: 2, files: [{ type: 'front' }] }],
    })
  })

  it('names the place of its print as the partner does: a mug has but one', async () => {
    const { shop } = test
    const shopper = await newShopper(shop)
    const { product: custom } = await customDesign(shop, shopper.token, 19)
    const { orderId } = await paidCustomOrder(shop, { of: { ...shopper, custom } })
    const { external_id } = await partnerOrderIn(shop, orderId, 'sent')
    expect(await thereFor(external_id)).toMatchObject([{ items: [{ files: [{ type: 'default' }] }] }])
  })

  it('stays one order under 20 parallel runs and replayed events', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const { id, external_id } = await partnerOrderIn(shop, orderId, 'sent')
    await shop.database.pool.query(`update partner_orders set state = 'queued' where id = $1`, [id])
    const runs = Array.from({ length: 20 }, () =>
      shop.deliver('partner-order-queued/send', { partnerOrderId: id }),
    )
    const outcomes = await Promise.allSettled(runs)
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (let time = 0; time < 3; time += 1) {
      await shop.deliver('order-paid/partner-order', { orderId })
      await shop.deliver('order-placed/partner-order', { orderId, customerId: null })
    }
    await partnerOrderIn(shop, orderId, 'sent')
    expect(await thereFor(external_id)).toMatchObject([{ status: 'pending' }])
  })

  it('stays one order when the partner makes it and the answer is lost', async () => {
    const { shop } = test
    const orderId = await printFault(shop, 'answers-lost', async () => {
      const paid = await paidCustomOrder(shop)
      await couldNotBeSent(paid.orderId)
      return paid.orderId
    })
    const row = await partnerOrderIn(shop, orderId, 'queued')
    await shop.deliver('partner-order-queued/send', { partnerOrderId: row.id }).catch(() => {})
    const sent = await partnerOrderIn(shop, orderId, 'sent')
    expect(sent.tries).toBeGreaterThan(1)
    expect(await thereFor(row.external_id)).toMatchObject([{ status: 'pending' }])
  })

  it('stays one order when the server dies between the answer and its commit', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const { id, external_id } = await partnerOrderIn(shop, orderId, 'sent')
    const soonOver = new Date(shop.clock.now().getTime() + 60_000)
    // As the database is if only the claim was committed.
    await shop.database.pool.query(
      `update partner_orders set state = 'queued', partner_id = '', claimed_until = $2 where id = $1`,
      [id, soonOver],
    )
    const send = () => shop.deliver('partner-order-queued/send', { partnerOrderId: id })
    await expect(send()).rejects.toThrow('is being sent')
    shop.clock.advance(61_000)
    await send()
    await partnerOrderIn(shop, orderId, 'sent')
    expect(await thereFor(external_id)).toMatchObject([{ status: 'pending' }])
  })

  it('is confirmed again if the partner leaves it a draft, whose costs it has not worked out yet', async () => {
    const { shop } = test
    const orderId = await printFault(shop, 'costs-pending', async () => {
      const paid = await paidCustomOrder(shop)
      await expect
        .poll(() => partnerOrderRow(shop, paid.orderId), soon)
        .toMatchObject({ state: 'queued', send_error: 'The order could not be sent.', claimed_until: null })
      return paid.orderId
    })
    const { id, external_id } = await partnerOrderRow(shop, orderId)
    await shop.deliver('partner-order-queued/send', { partnerOrderId: id }).catch(() => {})
    await partnerOrderIn(shop, orderId, 'sent')
    expect(await thereFor(external_id)).toMatchObject([{ status: 'pending' }])
  })

  it('is opened neither before it is paid nor if the payment fails', async () => {
    const { shop } = test
    const { token, body } = await customCheckout(shop)
    const placed = await stripe.place(shop, token, body)
    await shop.deliver('order-placed/partner-order', { orderId: placed.orderId, customerId: null })
    expect(await partnerOrderRow(shop, placed.orderId)).toBeUndefined()
  })

  it('waits for staff if it is to be paid in cash, and is sent once they pack it', async () => {
    const { shop } = test
    const { token, body } = await customCheckout(shop)
    const { orderId } = (await shop.call('order.place', { token, body })).body
    expect(await partnerOrderIn(shop, orderId, 'held')).toMatchObject({ held_reason: 'cash-on-delivery' })
    await deliver(shop, orderId, ['packing'])
    await partnerOrderIn(shop, orderId, 'sent')
  })

  it('is sent also if staff pack it before it is opened', async () => {
    const { shop } = test
    const { token, body } = await customCheckout(shop)
    const { orderId } = (await shop.call('order.place', { token, body })).body
    const { id } = await partnerOrderIn(shop, orderId, 'held')
    // As it is while its job waits.
    for (const table of ['partner_order_events', 'partner_order_lines'])
      await shop.change(`delete from ${table} where partner_order_id = $1`, [id])
    await shop.change('delete from partner_orders where id = $1', [id])
    await deliver(shop, orderId, ['packing'])
    await everyJobDone(shop)
    await shop.deliver('order-placed/partner-order', { orderId, customerId: null })
    await partnerOrderIn(shop, orderId, 'sent')
  })
})

describe('a made-to-order line without the files that its shopper approved', () => {
  it.each([
    ['missing', 'no-print-file'],
    ['changed', 'wrong-print-file'],
    ['blank', 'blank-print-file'],
  ] as const)(
    'is held if one is %s, and sent once that is mended and staff approve it',
    async (verdict, reason) => {
      const { shop } = test
      files.verdict = verdict
      const { orderId } = await paidCustomOrder(shop)
      const row = await partnerOrderIn(shop, orderId, 'held')
      expect(row).toMatchObject({ held_reason: reason, tries: 0 })
      expect(await thereFor(row.external_id)).toEqual([])
      files.verdict = undefined
      expect((await staffDo(shop, 'release', row)).status).toBe(200)
      await partnerOrderIn(shop, orderId, 'sent')
    },
  )

  it('is held if it has none', async () => {
    const { shop } = test
    files.areThere = false
    const { orderId } = await paidCustomOrder(shop)
    expect(await partnerOrderIn(shop, orderId, 'held')).toMatchObject({ held_reason: 'no-print-file' })
    files.areThere = true
  })

  it('is over once staff, who order it there themselves, say that it has arrived', async () => {
    const { shop } = test
    files.areThere = false
    const { orderId, token } = await paidCustomOrder(shop)
    const row = await partnerOrderIn(shop, orderId, 'held')
    files.areThere = true
    expect((await staffDo(shop, 'delivered', row)).status).toBe(200)
    await partnerOrderIn(shop, orderId, 'delivered')
    const { orders } = (await shop.call('orders.user', { token })).body
    expect(orders.find(({ _id }) => _id === orderId)?.status).toBe('Delivered')
  })

  it('goes to its state by the code that the partner knows, however the address names it', async () => {
    const { shop } = test
    files.verdict = 'missing'
    const { orderId } = await paidCustomOrder(shop)
    const row = await partnerOrderIn(shop, orderId, 'held')
    files.verdict = undefined
    await shop.change(`update orders set country_code = 'US', state = 'California' where id = $1`, [orderId])
    await staffDo(shop, 'release', row)
    await partnerOrderIn(shop, orderId, 'sent')
    expect(await thereFor(row.external_id)).toMatchObject([{ recipient: { state_code: 'CA' } }])
  })

  it('cannot be said to have arrived if it is held for another reason', async () => {
    const { shop } = test
    files.verdict = 'blank'
    const { orderId } = await paidCustomOrder(shop)
    const row = await partnerOrderIn(shop, orderId, 'held')
    files.verdict = undefined
    expect((await staffDo(shop, 'delivered', row)).body).toMatchObject({ code: 'fulfilment.not-possible' })
  })
})

describe('an order that is cancelled', () => {
  const cancel = async (token: string, orderId: string) =>
    (await test.shop.call('orders.cancel', { token, body: { orderId } })).status

  it('before it is sent is never sent', async () => {
    const { shop } = test
    files.areThere = false
    const { token, orderId } = await paidCustomOrder(shop)
    const { external_id } = await partnerOrderIn(shop, orderId, 'held')
    files.areThere = true
    expect(await cancel(token, orderId)).toBe(200)
    await partnerOrderIn(shop, orderId, 'cancelled')
    expect(await thereFor(external_id)).toEqual([])
  })

  it('after it was sent is cancelled at the partner while it can be', async () => {
    const { shop } = test
    const { token, orderId } = await paidCustomOrder(shop)
    const { external_id } = await partnerOrderIn(shop, orderId, 'sent')
    expect(await cancel(token, orderId)).toBe(200)
    await partnerOrderIn(shop, orderId, 'cancelled')
    expect(await thereFor(external_id)).toMatchObject([{ status: 'canceled' }])
  })
})

describe('a partner that is down', () => {
  it('leaves the order to be sent: staff read why, and send it again once the tries are over', async () => {
    const { shop } = test
    const { headers } = await signIn(shop, owner)
    const paid = await printFault(shop, 'error-500', async () => {
      const order = await paidCustomOrder(shop)
      await couldNotBeSent(order.orderId)
      return order
    })
    const { id } = await partnerOrderRow(shop, paid.orderId)
    // As after the last try.
    await shop.database.pool.query(
      `update pgboss.job set state = 'failed', completed_on = now() where data ->> 'subscriber' = 'partner-order-queued/send'
       and data -> 'payload' ->> 'partnerOrderId' = $1`,
      [id],
    )
    await shop.database.pool.query(
      'update partner_orders set tries = 9, claimed_until = null where id = $1',
      [id],
    )
    const list = async () => (await shop.call('staff.partner-orders', { headers })).body.partnerOrders
    const [first] = await list()
    expect(first).toMatchObject({ _id: id, state: 'queued', isOutOfTries: true })
    expect(first?.sendError).toBe('Our print partner does not answer')
    const row = await partnerOrderRow(shop, paid.orderId)
    expect((await staffDo(shop, 'resend', row)).status).toBe(200)
    expect(await partnerOrderIn(shop, paid.orderId, 'sent')).toMatchObject({ send_error: '' })
    expect(await thereFor(row.external_id)).toMatchObject([{ status: 'pending' }])
  })
})
