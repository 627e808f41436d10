import { describe, expect, it } from 'vitest'
import { orderNow } from '../../../../testing/payments/payment-harness.ts'
import { deliver, deliveredForCash } from '../../../../testing/returns.ts'
import { newShopper, orderOf, productInStock } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

async function reportLost(orderId: string) {
  const { headers } = await signIn(test.shop, owner)
  return test.shop.call('staff.order-parcel-lost', {
    headers,
    path: `/api/admin/orders/${orderId}/parcel-lost`,
  })
}

async function shippedOrder() {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const body = orderOf(product, variant.variantIndex, size)
  const { orderId } = (await shop.call('order.place', { token, body })).body
  await deliver(shop, orderId, ['packing', 'shipped'])
  return { token, orderId }
}

describe('a lost parcel', () => {
  it('is reported by staff, once, whoever reports it at the same time', async () => {
    const { token, orderId } = await shippedOrder()
    const answers = await Promise.all([reportLost(orderId), reportLost(orderId), reportLost(orderId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { events, status } = (await orderNow(test.shop, token)) ?? { events: [], status: '' }
    expect(status).toBe('Shipped')
    expect(events.filter(({ text }) => text === 'Parcel lost')).toHaveLength(1)
  })

  it('is one that is on its way: not yet packed and delivered ones are refused, and unknown orders', async () => {
    const refused = { status: 422, body: { code: 'order.no-parcel-on-its-way' } }
    const { orderId } = await deliveredForCash(test.shop)
    expect(await reportLost(orderId)).toMatchObject(refused)
    expect(await reportLost('019a0000-0000-7000-8000-000000000000')).toMatchObject({ status: 404 })
  })
})
