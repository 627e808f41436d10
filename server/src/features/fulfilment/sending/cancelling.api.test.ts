import { describe, expect, it } from 'vitest'
import {
  atPartner,
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  partnerSays,
  printFault,
  printWebhooks,
  receive,
  staffSee,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { orderLines, orderUnits } from '../../../../testing/line-refunds.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'
import { cancelAtPartner, cancelOrphan } from './cancel-order.ts'
import { sendPartnerOrder } from './send-order.ts'

const { test } = usePrintShop()

async function sentOrder(withStock = false) {
  const { token, orderId } = await paidCustomOrder(test.shop, { withStock })
  const { id, external_id: externalId } = await partnerOrderIn(test.shop, orderId, 'sent')
  return { token, orderId, id, externalId }
}

type Sent = Awaited<ReturnType<typeof sentOrder>>

/** How far the partner has come with it, and the shop knows of it. */
const stages = {
  printing: [['print', 'printing']],
  shipped: [['ship', 'shipped']],
  delivered: [
    ['ship', 'shipped'],
    ['deliver', 'delivered'],
  ],
} as const

async function under(stage: keyof typeof stages, withStock = false): Promise<Sent> {
  const sent = await sentOrder(withStock)
  for (const [action, state] of stages[stage]) {
    await partnerSays(test.shop, sent.externalId, action)
    await partnerOrderIn(test.shop, sent.orderId, state)
  }
  return sent
}

const cancel = ({ token, orderId }: Sent) => test.shop.call('orders.cancel', { token, body: { orderId } })

const ownOrder = async ({ token, orderId }: Sent) => {
  const { orders } = (await test.shop.call('orders.user', { token })).body
  return orders.find(({ _id }) => _id === orderId)
}

const statusThere = async ({ externalId }: Sent) =>
  (await ordersThere(test.shop)).find(({ external_id }) => external_id === externalId)?.status

const refundsOf = async ({ orderId }: Sent) =>
  (await test.shop.database.pool.query('select id from refunds where order_id = $1', [orderId])).rows

async function expectToStand(order: Sent) {
  expect(await ownOrder(order)).toMatchObject({
    paymentState: 'paid',
    refundedText: '',
    isRefundAwaited: false,
  })
  expect(await refundsOf(order)).toEqual([])
}

async function staffCancel({ orderId }: Sent, note: string) {
  const { headers } = await signIn(test.shop, owner)
  const path = `/api/admin/orders/${orderId}`
  const { order } = (await test.shop.call('staff.order', { headers, path })).body
  const body = { to: 'cancelled', version: order.version, note }
  return test.shop.call('staff.order-move', { headers, path: `${path}/move`, body })
}

describe('an order with a part that the print partner makes', () => {
  it.each([
    ['printing', false],
    ['printing', true],
    ['shipped', true],
    ['delivered', true],
  ] as const)(
    'is not cancelled by its shopper once that is %s (beside stock: %s)',
    async (stage, withStock) => {
      const order = await under(stage, withStock)
      expect(await ownOrder(order)).toMatchObject({ canCancel: false })
      expect(await cancel(order)).toMatchObject({
        status: 409,
        body: { code: 'order.in-production', message: expect.stringContaining('already being made') },
      })
      await expectToStand(order)
    },
  )

  it('is not cancelled if the partner has begun and the shop has not heard of it', async () => {
    const order = await sentOrder(true)
    await atPartner(test.shop, order.externalId, 'print')
    expect(await ownOrder(order)).toMatchObject({ canCancel: true })
    expect(await cancel(order)).toMatchObject({ status: 409, body: { code: 'order.in-production' } })
    await expectToStand(order)
    expect(await ownOrder(order)).toMatchObject({ canCancel: false })
  })

  it('is not cancelled while the partner does not answer, and can be after that', async () => {
    const order = await sentOrder()
    await printFault(test.shop, 'error-500', async () => {
      expect(await cancel(order)).toMatchObject({
        status: 503,
        body: { code: 'order.production-unknown', message: expect.stringContaining('nothing was cancelled') },
      })
    })
    await expectToStand(order)
    expect(await ownOrder(order)).toMatchObject({ canCancel: true })
    await expect.poll(async () => (await cancel(order)).status, soon).toBe(200)
    expect(await statusThere(order)).toBe('canceled')
    await expect.poll(async () => (await ownOrder(order))?.paymentState, soon).toBe('refunded')
  })

  it('is cancelled at the second try if the answer of the partner was lost', async () => {
    const order = await sentOrder()
    await printFault(test.shop, 'answers-lost', async () => {
      expect((await cancel(order)).body.code).toBe('order.production-unknown')
    })
    await expectToStand(order)
    await expect.poll(async () => (await cancel(order)).status, soon).toBe(200)
    await partnerOrderIn(test.shop, order.orderId, 'cancelled')
  })

  it('is cancelled there before it is cancelled here, and the news of that changes nothing', async () => {
    const { shop } = test
    const order = await sentOrder(true)
    expect((await cancel(order)).status).toBe(200)
    expect(await statusThere(order)).toBe('canceled')
    expect((await staffSee(shop, order.id)).body.partnerOrder.state).toBe('cancelled')
    const webhook = (await printWebhooks(shop, order.externalId)).at(-1)
    if (webhook !== undefined) await receive(shop, webhook)
    expect((await staffSee(shop, order.id)).body.partnerOrder.state).toBe('cancelled')
  })

  it.each(['hold', 'out-of-stock'])('can still be cancelled after a %s', async (action) => {
    const order = await sentOrder()
    await partnerSays(test.shop, order.externalId, action)
    await partnerOrderIn(test.shop, order.orderId, action === 'hold' ? 'on-hold' : 'refused')
    expect(await ownOrder(order)).toMatchObject({ canCancel: true })
    expect((await cancel(order)).status).toBe(200)
    await partnerOrderIn(test.shop, order.orderId, 'cancelled')
  })

  it('is never stopped at the partner by somebody else', async () => {
    const order = await sentOrder()
    const { token } = await newShopper(test.shop)
    expect((await cancel({ ...order, token })).body.code).toBe('order.unknown')
    expect(await statusThere(order)).toBe('pending')
  })

  it('is cancelled once, however often the button is pressed', async () => {
    const order = await sentOrder()
    const presses = await Promise.all(Array.from({ length: 5 }, () => cancel(order)))
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(presses.every(({ status }) => [200, 409, 503].includes(status))).toBe(true)
    expect(await ownOrder(order)).toMatchObject({ status: 'Cancelled' })
  })
})

describe('staff', () => {
  it('cancel an order that is being made only with a reason, and read that its parcel will come', async () => {
    const order = await under('printing', true)
    expect(await staffCancel(order, ' ')).toMatchObject({
      status: 422,
      body: { code: 'order.move-not-allowed', message: expect.stringContaining('note') },
    })
    await expectToStand(order)
    expect((await staffCancel(order, 'The shopper was promised it')).status).toBe(200)
    await expect.poll(async () => (await ownOrder(order))?.paymentState, soon).toBe('refunded')
    const shown = async () => (await staffSee(test.shop, order.id)).body.partnerOrder
    await expect.poll(async () => (await shown()).isCancelledTooLate, soon).toBe(true)
  })

  it('do not cancel what the partner has begun without their knowing, whatever they say', async () => {
    const order = await sentOrder(true)
    await atPartner(test.shop, order.externalId, 'print')
    expect((await staffCancel(order, 'Out of stock')).body.code).toBe('order.in-production')
    await expectToStand(order)
    const { headers } = await signIn(test.shop, owner)
    const path = `/api/admin/orders/${order.orderId}`
    expect((await test.shop.call('staff.order', { headers, path })).body.order.isInProduction).toBe(true)
  })

  it('cancel it at the partner first while it can be', async () => {
    const order = await sentOrder(true)
    expect((await staffCancel(order, '')).status).toBe(200)
    expect(await statusThere(order)).toBe('canceled')
  })

  it('do not cancel it as an unusual order, where no reason is given', async () => {
    const order = await under('printing')
    await test.shop.database.pool.query(`insert into order_alerts values ($1, '{many-units}', now())`, [
      order.orderId,
    ])
    const { headers } = await signIn(test.shop, owner)
    const path = `/api/admin/order-alerts/${order.orderId}/cancel`
    const refused = await test.shop.call('staff.order-alert-cancel', { headers, path })
    expect(refused.body.code).toBe('order.in-production')
    await expectToStand(order)
  })

  it.each([false, true])(
    'cancel the last printed units at the partner first (beside stock: %s)',
    async (withStock) => {
      const [begun, sent] = [await sentOrder(withStock), await sentOrder(withStock)]
      const [tooLate, inTime] = [await lastShirts(begun), await lastShirts(sent)]
      await atPartner(test.shop, begun.externalId, 'print')
      expect((await tooLate()).body.code).toBe('order.in-production')
      await expectToStand(begun)
      expect(await orderLines(test.shop, begun.orderId)).toMatchObject({ isInProduction: true })
      expect((await inTime()).status).toBe(200)
      expect(await statusThere(sent)).toBe('canceled')
      expect(await ownOrder(sent)).toMatchObject({ status: withStock ? 'Order Placed' : 'Cancelled' })
    },
  )

  it('cancel what the shop packs while the other part is being made', async () => {
    const order = await under('printing', true)
    const { lines } = await orderLines(test.shop, order.orderId)
    const lineId = lines.find(({ quantity }) => quantity === 1)?.lineId ?? ''
    const { confirm } = await orderUnits(test.shop, { id: order.orderId, lineId }, 1)
    expect((await confirm()).status).toBe(200)
    expect(await statusThere(order)).toBe('inprocess')
  })
})

/** Staff look at what all shirts of an order come to; returns what they then confirm. */
async function lastShirts({ orderId }: Sent) {
  const { lines } = await orderLines(test.shop, orderId)
  const lineId = lines.find(({ quantity }) => quantity === 2)?.lineId ?? ''
  return (await orderUnits(test.shop, { id: orderId, lineId }, 2)).confirm
}

describe('a shop that has lost the keys of the print partner', () => {
  const withoutKeys = () => ({ ...test.shop.features.shop, printPartner: null })
  const unavailable = { code: 'print.unavailable' }

  it('takes no order for cancelled that the partner makes, and tries again', async () => {
    const { id, orderId, externalId } = await sentOrder()
    await expect(cancelAtPartner(withoutKeys(), id)).rejects.toMatchObject(unavailable)
    const orphan = { partnerOrderId: id, externalId }
    await expect(cancelOrphan(withoutKeys(), orphan)).rejects.toMatchObject(unavailable)
    await partnerOrderIn(test.shop, orderId, 'sent')
    await cancelAtPartner(test.shop.features.shop, id)
    await partnerOrderIn(test.shop, orderId, 'cancelled')
  })

  it('counts no try to send where nobody was asked, so that the order is cancelled at once', async () => {
    const { id } = await sentOrder()
    await test.shop.change(`update partner_orders set state = 'queued', tries = 0 where id = '${id}'`)
    await expect(sendPartnerOrder(withoutKeys(), id)).rejects.toMatchObject(unavailable)
    const { rows } = await test.shop.database.pool.query('select tries from partner_orders where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ tries: 0 }])
  })
})
