import { describe, expect, it } from 'vitest'
import { everyJobDone } from '../../../testing/jobs-done.ts'
import { orderNow } from '../../../testing/payments/payment-harness.ts'
import { deliver } from '../../../testing/returns.ts'
import { mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

async function placedOrder() {
  const { shop } = test
  const { token, email } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const order = orderOf(product, variant.variantIndex, size)
  const body = { ...order, address: { ...order.address, email } }
  const { orderId } = (await shop.call('order.place', { token, body })).body
  return { token, email, orderId }
}

const path = (orderId: string) => `/api/admin/orders/${orderId}/address`

async function formOf(orderId: string) {
  const { headers } = await signIn(test.shop, owner)
  const answer = await test.shop.call('staff.delivery-address', { headers, path: path(orderId) })
  expect(answer.status).toBe(200)
  return answer.body.form
}

const other = {
  ...{ firstName: 'Kasun', lastName: 'Perera', street: '7 Lake Drive', apartment: '2B', city: 'Kandy' },
  ...{ state: '', postalCode: '20000', district: 'kandy', area: '', phoneCode: '+94', phone: '071 555 0101' },
}

async function change(orderId: string, changed: object = {}, who = owner) {
  const { version } = await formOf(orderId)
  const { headers } = await signIn(test.shop, who)
  const body = { ...other, version, ...changed }
  return test.shop.call('staff.delivery-address-change', { headers, path: path(orderId), body })
}

describe('the delivery address of an order', () => {
  it('is corrected by staff until it leaves: the shopper sees it and is emailed, and nothing else changes', async () => {
    const { shop } = test
    const { token, email, orderId } = await placedOrder()
    const before = await orderNow(shop, token)
    expect(await formOf(orderId)).toMatchObject({
      address: { street: '14 Temple Road', phoneCode: '+94', phone: '77 123 4567' },
      country: { code: 'LK' },
      problem: '',
    })
    expect((await change(orderId)).body).toMatchObject({
      message: `Order ${before?.orderNumber}: delivery address changed`,
    })
    const after = await orderNow(shop, token)
    expect(after?.address).toMatchObject({
      ...{ firstName: 'Kasun', street: '7 Lake Drive', apartment: '2B', city: 'Kandy', zipcode: '20000' },
      ...{ country: 'LK', phone: '+94 71 555 0101' },
    })
    expect(after?.events.at(-1)).toMatchObject({
      text: 'Delivery address changed',
      note: 'Before: Nadeesha Silva, 14 Temple Road, Colombo, 00300, Sri Lanka, +94 77 123 4567',
    })
    expect(after).toMatchObject({ amount: before?.amount, status: before?.status, email })
    await everyJobDone(shop)
    const subject = `Your order ${before?.orderNumber}: delivery address changed`
    expect((await mailsFor(shop, email)).filter((mail) => mail.subject === subject)).toHaveLength(1)
    const { rows } = await shop.database.pool.query('select district, location from orders where id = $1', [
      orderId,
    ])
    expect(rows).toEqual([{ district: 'Kandy', location: null }])
  })

  it('saved as it was tells nobody and keeps the version', async () => {
    const { orderId } = await placedOrder()
    const { address, version } = await formOf(orderId)
    expect((await change(orderId, address)).status).toBe(200)
    expect((await formOf(orderId)).version).toBe(version)
  })

  it('is refused with every wrong field, and stays', async () => {
    const { orderId } = await placedOrder()
    const answer = await change(orderId, { street: ' ', postalCode: '12', phone: 'none' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'order.address-invalid' } })
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(['phone', 'postalCode', 'street'])
    expect((await formOf(orderId)).address.street).toBe('14 Temple Road')
  })

  it('stays in its country, whatever is sent', async () => {
    const { token, orderId } = await placedOrder()
    await change(orderId, { country: 'US', email: 'someone@example.com' })
    expect(await orderNow(test.shop, token)).toMatchObject({ address: { country: 'LK' } })
  })

  it('is not changed on a version that is out of date, nor of an unknown order', async () => {
    const { orderId } = await placedOrder()
    const { version } = await formOf(orderId)
    await change(orderId)
    const stale = { status: 409, body: { code: 'order.moved-meanwhile' } }
    expect(await change(orderId, { version, city: 'Galle' })).toMatchObject(stale)
    const { headers } = await signIn(test.shop, owner)
    const unknown = path('019a0000-0000-7000-8000-000000000000')
    const asked = { headers, path: unknown, body: { ...other, version: 0 } }
    expect((await test.shop.call('staff.delivery-address-change', asked)).status).toBe(404)
  })

  it.each([
    [['packing', 'shipped'], 'The parcel has left, so its address can no longer be changed.'],
    [['cancelled'], 'This order is cancelled.'],
  ] as const)('is fixed once the order is %j', async (states, message) => {
    const { orderId } = await placedOrder()
    await deliver(test.shop, orderId, [...states])
    expect((await formOf(orderId)).problem).toBe(message)
    expect(await change(orderId)).toMatchObject({
      status: 422,
      body: { code: 'order.address-fixed', message },
    })
  })

  it('is for those who may move orders, and each change is written down', async () => {
    const { orderId } = await placedOrder()
    expect((await change(orderId, {}, support)).status).toBe(403)
    await change(orderId)
    const { rows } = await test.shop.database.pool.query(
      "select count(*)::int as n from staff_changes where action = 'order-address' and subject = $1",
      [`order:${orderId}`],
    )
    expect(rows).toEqual([{ n: 1 }])
  })
})
