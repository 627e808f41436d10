import { afterEach, expect, it } from 'vitest'
import { newStaffMember } from '../../../../testing/new-staff-member.ts'
import { stripe } from '../../../../testing/payments/harnesses.ts'
import { paidOrder } from '../../../../testing/payments/payment-harness.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
const setLimit = (refundLimitRupees: number) =>
  test.shop.database.pool.query('update staff_access_policy set refund_limit_rupees = $1', [
    refundLimitRupees,
  ])

/** Other files share the shop. */
afterEach(() => setLimit(50_000))

it('a refund above the limit needs a proof, and one below it none', async () => {
  const { shop } = test
  const order = await paidOrder(stripe, shop, { currency: { code: 'USD' } })
  await stripe.comeBack(shop, order.token, order)
  const { headers, id, password } = await newStaffMember(shop, 'manager')
  await shop.database.pool.query(
    `update staff_sessions set proved_at = created_at - interval '11 minutes' where staff_id = $1`,
    [id],
  )
  const refund = (amountMinor: number) =>
    shop.call('staff.order-refund', {
      headers,
      path: `/api/admin/orders/${order.orderId}/refund`,
      body: { amountMinor, note: 'A button was missing' },
    })
  // A cent of a dollar is worth a few rupees.
  await setLimit(200)
  expect((await refund(10)).status).toBe(200)
  expect(await refund(200)).toMatchObject({ status: 403, body: { code: 'staff.proof-needed' } })
  const body = { method: 'password' as const, currentPassword: password }
  expect((await shop.call('staff.proof', { headers, body })).status).toBe(200)
  expect((await refund(200)).status).toBe(200)
})
