import { afterEach, describe, expect, it } from 'vitest'
import { agent } from '../../../../testing/chat/chatting.ts'
import { paidOrder as orderOfLines } from '../../../../testing/line-refunds.ts'
import { newStaffMember } from '../../../../testing/new-staff-member.ts'
import { stripe } from '../../../../testing/payments/harnesses.ts'
import { paidOrder } from '../../../../testing/payments/payment-harness.ts'
import { deliveredOrder, refundOf, staffReturns } from '../../../../testing/returns.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
const query = (statement: string, values: readonly unknown[] = []) =>
  test.shop.database.pool.query(statement, [...values])
const setLimit = (rupees: number) =>
  query('update staff_access_policy set refund_limit_rupees = $1', [rupees])

/** Other files share the shop. */
afterEach(() => setLimit(50_000))

/** A manager whose last proof is too old, and what proves it anew. */
async function unproven() {
  const { shop } = test
  const { headers, id, password } = await newStaffMember(shop, 'manager')
  await query(
    `update staff_sessions set proved_at = created_at - interval '11 minutes' where staff_id = $1`,
    [id],
  )
  const body = { method: 'password' as const, currentPassword: password }
  const prove = async () => expect((await shop.call('staff.proof', { headers, body })).status).toBe(200)
  return { headers, prove }
}

async function paidInDollars() {
  const order = await paidOrder(stripe, test.shop, { currency: { code: 'USD' } })
  await stripe.comeBack(test.shop, order.token, order)
  return order
}

const versionOf = async (orderId: string): Promise<number> =>
  (await query('select version from orders where id = $1', [orderId])).rows[0].version

const needsProof = { status: 403, body: { code: 'staff.proof-needed' } }

describe('a refund', () => {
  it('above the limit needs a proof, and one below it none', async () => {
    const order = await paidInDollars()
    const { headers, prove } = await unproven()
    const refund = refunding(headers, order.orderId)
    // A cent of a dollar is worth a few rupees.
    await setLimit(200)
    expect((await refund(10)).status).toBe(200)
    expect(await refund(200)).toMatchObject(needsProof)
    await prove()
    expect((await refund(200)).status).toBe(200)
  })

  it('counts with what the member gave back of the order since the last proof', async () => {
    const [order, other] = [await paidInDollars(), await paidInDollars()]
    const { headers } = await unproven()
    await setLimit(200)
    expect((await refunding(headers, order.orderId)(40)).status).toBe(200)
    expect(await refunding(headers, order.orderId)(40)).toMatchObject(needsProof)
    expect((await refunding(headers, other.orderId)(40)).status).toBe(200)
    const colleague = await unproven()
    expect((await refunding(colleague.headers, order.orderId)(40)).status).toBe(200)
  })

  const refunding = (headers: Record<string, string>, orderId: string) => (amountMinor: number) =>
    test.shop.call('staff.order-refund', {
      headers,
      path: `/api/admin/orders/${orderId}/refund`,
      body: { amountMinor, note: 'A button was missing' },
    })
})

describe('money that goes back otherwise needs the same proof', () => {
  it('by a cancellation', async () => {
    const { shop } = test
    const { orderId } = await paidInDollars()
    const { headers, prove } = await unproven()
    await setLimit(0)
    const cancel = async () =>
      shop.call('staff.order-move', {
        headers,
        path: `/api/admin/orders/${orderId}/move`,
        body: { to: 'cancelled', version: await versionOf(orderId), note: 'Ordered twice' },
      })
    expect(await cancel()).toMatchObject(needsProof)
    await prove()
    expect((await cancel()).status).toBe(200)
  })

  it('by cancelling an unusual order', async () => {
    const { orderId } = await paidInDollars()
    await query(
      `insert into order_alerts (order_id, reasons, created_at) values ($1, '{high-amount}', now())`,
      [orderId],
    )
    const { headers } = await unproven()
    await setLimit(0)
    const path = `/api/admin/order-alerts/${orderId}/cancel`
    expect(await test.shop.call('staff.order-alert-cancel', { headers, path })).toMatchObject(needsProof)
    await query('delete from order_alerts where order_id = $1', [orderId])
  })

  it('by a return that is settled', async () => {
    const { shop } = test
    const bought = await deliveredOrder(shop)
    const asked = refundOf(bought, 1, { payout: 'original' })
    const { _id: id } = (await shop.call('returns.request-refund', { token: bought.token, body: asked })).body
      .request
    const colleague = await staffReturns(shop)
    await colleague.step('approve', id)
    await colleague.receive(id)
    const { version } = await colleague.find(id)
    const { headers, prove } = await unproven()
    await setLimit(0)
    const path = `/api/admin/returns/${id}/settle`
    const settle = () => shop.call('staff.return-settle', { headers, path, body: { version } })
    expect(await settle()).toMatchObject(needsProof)
    await prove()
    expect((await settle()).status).toBe(200)
  })

  it('by a payment problem that is resolved with a refund', async () => {
    const { orderId } = await paidInDollars()
    const { rows } = await query(
      `insert into payment_problems (id, kind, provider, reference, order_id, attempt_id, created_at)
       select gen_random_uuid(), 'wrong-amount', provider, 'of ' || order_id, order_id, id, now()
       from payment_attempts where order_id = $1 returning id`,
      [orderId],
    )
    const { headers, prove } = await unproven()
    await setLimit(0)
    const resolve = () =>
      test.shop.call('staff.payment-problem-resolve', {
        headers,
        path: `/api/admin/payment-problems/${rows[0].id}`,
        body: { action: 'refund', note: '' },
      })
    expect(await resolve()).toMatchObject(needsProof)
    await prove()
    expect((await resolve()).status).toBe(200)
  })

  it('by what an agent proposes in the chat, before the customer agrees', async () => {
    const { shop } = test
    const order = await orderOfLines(shop, { isDelivered: true })
    const { conversation } = (await shop.call('chat.conversation', { token: order.token })).body
    const { path } = await agent(shop)
    const { prove, headers } = await unproven()
    await setLimit(0)
    const line = { orderId: order.id, lineId: order.lineId, quantity: 1 }
    const terms = { kind: 'refund' as const, ...line, payout: 'original' as const }
    const propose = () =>
      shop.call('staff.chat-propose', {
        headers,
        path: path(conversation.id, '/proposals'),
        body: { terms },
      })
    expect(await propose()).toMatchObject(needsProof)
    await prove()
    expect((await propose()).status).toBe(200)
  })
})
