import { describe, expect, it } from 'vitest'
import { everyJobDone } from '../../../testing/jobs-done.ts'
import { deliveredForCash, exchangeOf, staffReturns } from '../../../testing/returns.ts'
import { newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

async function shopperWithNote(text: string) {
  const { shop } = test
  const { token } = await newShopper(shop)
  const written = await shop.call('gift-notes.write', { token, body: { text } })
  return { token, written }
}

async function placeOrder(token: string): Promise<string> {
  const { shop } = test
  const { product, variant, size } = await productInStock(shop)
  const body = orderOf(product, variant.variantIndex, size)
  return (await shop.call('order.place', { token, body })).body.orderId
}

const ofOrder = async (token: string, orderId: string) =>
  (await test.shop.call('gift-notes.of-orders', { token, body: { orderIds: [orderId] } })).body.orders[0]
    ?.text ?? ''

describe('a gift note', () => {
  it('goes with the next order only, and staff read it', async () => {
    const { shop } = test
    const { token, written } = await shopperWithNote('  Happy birthday, Amma!  ')
    expect(written.body.text).toBe('Happy birthday, Amma!')
    const orderId = await placeOrder(token)
    await expect.poll(() => ofOrder(token, orderId)).toBe('Happy birthday, Amma!')
    expect((await shop.call('gift-notes.next', { token })).body.text).toBe('')
    const { headers } = await signIn(shop, owner)
    const path = `/api/admin/orders/${orderId}/gift-note`
    expect((await shop.call('staff.gift-note', { headers, path })).body.text).toBe('Happy birthday, Amma!')
    const next = await placeOrder(token)
    expect(await ofOrder(token, next)).toBe('')
  })

  it('waits for an order of the customer: one that replaces what came back does not take it', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop, 1)
    const { token } = order
    await everyJobDone(shop)
    await shop.call('gift-notes.write', { token, body: { text: 'For Amaya' } })
    const body = exchangeOf(order, order.variant.variantIndex, order.size)
    const { request } = (await shop.call('returns.request-exchange', { token, body })).body
    const staff = await staffReturns(shop)
    const { replacement } = (await staff.complete(request._id)).body.request
    await everyJobDone(shop)
    expect(await ofOrder(token, replacement?._id ?? '')).toBe('')
    expect((await shop.call('gift-notes.next', { token })).body.text).toBe('For Amaya')
  })

  it('is read by nobody else', async () => {
    const { token } = await shopperWithNote('For you')
    const orderId = await placeOrder(token)
    await expect.poll(() => ofOrder(token, orderId)).toBe('For you')
    const stranger = await newShopper(test.shop)
    expect(await ofOrder(stranger.token, orderId)).toBe('')
  })

  it('is removed with an empty text, and refused beyond its length', async () => {
    const { shop } = test
    const { token } = await shopperWithNote('Something')
    await shop.call('gift-notes.write', { token, body: { text: ' ' } })
    expect((await shop.call('gift-notes.next', { token })).body.text).toBe('')
    const long = await shop.call('gift-notes.write', { token, body: { text: 'x'.repeat(301) } })
    expect(long.status).toBe(400)
  })

  it('is in the download, and goes with the account', async () => {
    const { shop } = test
    const { token } = await shopperWithNote('With love')
    const orderId = await placeOrder(token)
    await expect.poll(() => ofOrder(token, orderId)).toBe('With love')
    const { data } = (await shop.call('personal-data.download', { token })).body
    expect(data).toMatchObject({ giftNotes: [{ orderId, text: 'With love' }] })
    await shop.call('personal-data.delete-account', { token, body: { password: 'a-long-enough-one' } })
    const { rows } = await shop.database.pool.query('select 1 from gift_notes where order_id = $1', [orderId])
    expect(rows).toEqual([])
  })
})
