import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { placedOrder, soon } from '../../../testing/payments/payment-harness.ts'
import { picturesIn, readPdf } from '../../../testing/pdf-text.ts'
import { goodAddress, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

/** Drawing gives way to everything else on a busy machine. */
const drawn = { timeout: 60_000, interval: 200 }

async function cashOrder(quantity = 1, address: object = {}) {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop, 20)
  await shop.call('gift-notes.write', { token, body: { text: 'For Amma\nwith love' } })
  const order = orderOf(product, variant.variantIndex, size, quantity)
  const body = { ...order, address: { ...order.address, ...address } }
  const { orderId } = (await shop.call('order.place', { token, body })).body
  const asked = { token, body: { orderIds: [orderId] } }
  const notes = async () => (await shop.call('gift-notes.of-orders', asked)).body.orders
  await expect.poll(notes, soon).toHaveLength(1)
  return { token, orderId, product, variant, size }
}

async function staff() {
  const { shop } = test
  const { headers } = await signIn(shop, owner)
  return {
    slip: (orderId: string) =>
      shop.call('staff.packing-slip', { headers, path: `/api/admin/orders/${orderId}/packing-slip` }),
    picks: async () => (await shop.call('staff.pick-list', { headers })).body,
  }
}

describe('the packing slips of several orders', () => {
  const slipsOf = async (ids: readonly string[]) => {
    const { headers } = await signIn(test.shop, owner)
    const path = `/api/admin/packing-slips?ids=${ids.join(',')}`
    return test.shop.call('staff.packing-slips', { headers, path })
  }

  it('are one file, a page and a code for each, and name the orders without one', async () => {
    const { orderId: first } = await cashOrder()
    const { orderId: second } = await cashOrder(2)
    const unknown = randomUUID()
    const { status, body } = await slipsOf([first, second, unknown, first])
    expect(status).toBe(200)
    expect(body.left).toMatchObject([{ id: unknown, problem: 'Order not found' }])
    if (body.file === null) throw new Error('there is no file')
    expect(body.file.name).toBe('packing-slips.pdf')
    const { text, pages, title } = await readPdf(body.file)
    expect(title).toBe('2 packing slips')
    expect(pages).toBe(2)
    for (const id of [first, second])
      expect(text.split(`Packing slip for order ${id.slice(-8).toUpperCase()}`)).toHaveLength(2)
    expect(text.split('First Fashion')).toHaveLength(3)
  })

  it('are no file if none of them can be packed, and are refused without an order', async () => {
    expect(await slipsOf([randomUUID()])).toMatchObject({ status: 200, body: { file: null } })
    expect((await slipsOf(Array.from({ length: 51 }, () => randomUUID()))).status).toBe(400)
  })
})

describe('a packing slip', () => {
  it('says and shows what goes where, with the gift note and without any price', async () => {
    const { orderId, product, variant, size } = await cashOrder(2)
    const { slip } = await staff()
    const { file } = (await slip(orderId)).body
    const number = orderId.slice(-8).toUpperCase()
    expect(file.name).toBe(`packing-slip-${number}.pdf`)
    const { text, title } = await readPdf(file)
    expect(title).toBe(`Packing slip for order ${number}`)
    for (const words of [
      'Nadeesha Silva',
      goodAddress.street,
      `${product.name} ${variant.color} ${size} 2`,
      'Gift note For Amma with love',
      '2 items',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/Rs\.|LKR|350/)
    // A picture that is not drawn yet is on a later slip.
    await expect.poll(async () => picturesIn((await slip(orderId)).body.file), drawn).toBe(1)
  }, 70_000)

  it('names the words that have no letters to be printed in, and what is printed instead', async () => {
    const { slip } = await staff()
    const plain = await slip((await cashOrder(1, { firstName: 'ශ්‍රීමතී', street: '12 شارع الكورنيش' })).orderId)
    expect(plain.body.file.transliterated).toEqual([])
    const { orderId } = await cashOrder(1, { firstName: 'ᠮᠣᠩ' })
    const { file } = (await slip(orderId)).body
    expect(file.transliterated).toEqual([{ text: 'ᠮᠣᠩ', written: 'mong' }])
    expect((await readPdf(file)).text).toContain('mong')
  })

  it('is of no unknown order', async () => {
    const { slip } = await staff()
    for (const id of [randomUUID(), 'nonsense'])
      expect(await slip(id)).toMatchObject({ status: 404, body: { code: 'order.unknown' } })
  })
})

describe('the pick list', () => {
  it('has orders to pay in cash, and neither unpaid nor cancelled ones', async () => {
    const { shop } = test
    const { picks } = await staff()
    const cash = await cashOrder(3)
    const unpaid = await placedOrder(shop, stripe)
    const ordersIn = async () => (await picks()).picks.flatMap(({ orders }) => orders)
    const ofCash = (await ordersIn()).filter(({ _id }) => _id === cash.orderId)
    expect(ofCash).toEqual([
      { _id: cash.orderId, orderNumber: cash.orderId.slice(-8).toUpperCase(), units: 3 },
    ])
    expect((await ordersIn()).map(({ _id }) => _id)).not.toContain(unpaid.orderId)
    const all = await picks()
    const units = all.picks.reduce((sum, pick) => sum + pick.units, 0)
    expect(all.units).toBe(units)
    await stripe.pay(shop, unpaid.sessionId)
    await stripe.comeBack(shop, unpaid.token, unpaid)
    expect((await ordersIn()).map(({ _id }) => _id)).toContain(unpaid.orderId)
    await shop.call('orders.cancel', { token: cash.token, body: { orderId: cash.orderId } })
    expect((await ordersIn()).map(({ _id }) => _id)).not.toContain(cash.orderId)
  })
})
