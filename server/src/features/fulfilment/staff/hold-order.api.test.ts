import { describe, expect, it } from 'vitest'
import {
  ordersThere,
  paidCustomOrder,
  partnerOrderIn,
  partnerOrderRow,
  partnerSays,
  printFault,
  staffDo,
  usePrintShop,
} from '../../../../testing/designs/print-partner.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'

const { test } = usePrintShop()

const statusThere = async (externalId: string) =>
  (await ordersThere(test.shop)).find(({ external_id }) => external_id === externalId)?.status

/** Staff hold it, and release it again: what the partner made of the order before, and of the one after. */
async function heldAndReleased(orderId: string) {
  const { shop } = test
  const before = await partnerOrderRow(shop, orderId)
  const { partnerOrder: held } = (await staffDo(shop, 'hold', before)).body
  expect(held).toMatchObject({ state: 'held', heldReason: 'staff', tries: 0 })
  const first = await statusThere(before.external_id)
  await staffDo(shop, 'release', { id: before.id, version: held.version })
  const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
  expect(externalId).toBe(held.externalId)
  return { first, second: await statusThere(externalId) }
}

describe('an order that staff hold', () => {
  it('and that the partner may have, as its answer was lost, is cancelled there first', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    await partnerOrderIn(shop, orderId, 'sent')
    await shop.change(
      `update partner_orders set state = 'queued', send_error = 'Our print partner does not answer'
       where order_id = $1 and tries > 0`,
      [orderId],
    )
    expect(await heldAndReleased(orderId)).toEqual({ first: 'canceled', second: 'pending' })
  })

  it('and that the partner refused is cancelled there too: it could be revived', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const { external_id: externalId } = await partnerOrderIn(shop, orderId, 'sent')
    await partnerSays(shop, externalId, 'out-of-stock')
    await partnerOrderIn(shop, orderId, 'refused')
    expect(await heldAndReleased(orderId)).toEqual({ first: 'canceled', second: 'pending' })
  })

  it('and whose payment is disputed is not sent before staff confirm it by packing', async () => {
    const { shop } = test
    const { orderId } = await printFault(shop, 'error-500', async () => {
      const order = await paidCustomOrder(shop)
      const tried = async () => (await partnerOrderRow(shop, order.orderId))?.send_error
      await expect.poll(tried, soon).toBeTruthy()
      await shop.change('update orders set is_disputed = true where id = $1', [order.orderId])
      return order
    })
    await staffDo(shop, 'resend', await partnerOrderRow(shop, orderId))
    expect(await partnerOrderIn(shop, orderId, 'held')).toMatchObject({ held_reason: 'disputed-payment' })
    const { headers } = await signIn(shop, owner)
    const { rows } = await shop.database.pool.query('select version from orders where id = $1', [orderId])
    const body = { to: 'packing', version: rows[0].version, note: '', confirmed: true }
    const path = `/api/admin/orders/${orderId}/move`
    expect((await shop.call('staff.order-move', { headers, path, body })).status).toBe(200)
    await partnerOrderIn(shop, orderId, 'sent')
  })

  it('is held even if the costs become known while it is cancelled at the partner', async () => {
    const { shop } = test
    const { orderId } = await paidCustomOrder(shop)
    const sent = await partnerOrderIn(shop, orderId, 'sent')
    const { asked } = await printFault(shop, 'held', async () => {
      const asked = staffDo(shop, 'hold', sent)
      const claim = async () => (await partnerOrderRow(shop, orderId)).claimed_until
      await expect.poll(claim, soon).not.toBeNull()
      // As a job does that had read the order there before it was cancelled.
      await shop.change(
        'update partner_orders set tax_minor = 123, version = version + 1 where order_id = $1',
        [orderId],
      )
      return { asked }
    })
    expect(await asked).toMatchObject({ status: 200, body: { partnerOrder: { state: 'held' } } })
    expect(await statusThere(sent.external_id)).toBe('canceled')
    expect((await partnerOrderRow(shop, orderId)).external_id).toBe(`${sent.external_id}-2`)
  })
})
