import { describe, expect, it } from 'vitest'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { isFree, orderNow, paidOrder, soon } from '../../../testing/payments/payment-harness.ts'
import { goodAddress, mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { expectBooksToMatch } from '../../../testing/store-credit.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

async function cashOrder() {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const email = `own-${crypto.randomUUID()}@example.com`
  const order = orderOf(product, variant.variantIndex, size)
  const body = { ...order, address: { ...order.address, email } }
  const { orderId } = (await shop.call('order.place', { token, body })).body
  return { token, orderId, email, product, variantIndex: variant.variantIndex, size }
}

async function move(orderId: string, to: 'packing' | 'shipped') {
  const { headers } = await signIn(test.shop, owner)
  const { order } = (await test.shop.call('staff.order', { headers, path: `/api/admin/orders/${orderId}` }))
    .body
  const path = `/api/admin/orders/${orderId}/move`
  await test.shop.call('staff.order-move', { headers, path, body: { to, version: order.version } })
}

describe('a shopper', () => {
  it('cancels a paid order: its money goes back the way it came, and its stock is free', async () => {
    const { shop } = test
    const order = await paidOrder(stripe, shop)
    await stripe.comeBack(shop, order.token, order)
    expect(await orderNow(shop, order.token)).toMatchObject({ canCancel: true })
    const cancelled = await shop.call('orders.cancel', {
      token: order.token,
      body: { orderId: order.orderId },
    })
    expect(cancelled.body).toMatchObject({
      message: expect.stringMatching(/^Order [0-9A-F]{8} cancelled$/),
      order: { status: 'Cancelled', canCancel: false },
    })
    await expect.poll(async () => (await orderNow(shop, order.token))?.paymentState, soon).toBe('refunded')
    await isFree(shop, order)
    await expectBooksToMatch(shop)
    const texts = async () => (await mailsFor(shop, goodAddress.email)).map(({ text }) => text).join()
    await expect.poll(texts, soon).toContain('has been cancelled.')
  })

  it('cancels a cash order while it is packed, and no longer when it has left', async () => {
    const { shop } = test
    const [packed, shipped] = [await cashOrder(), await cashOrder()]
    await move(packed.orderId, 'packing')
    const cancel = ({ token, orderId }: typeof packed) =>
      shop.call('orders.cancel', { token, body: { orderId } })
    expect((await cancel(packed)).status).toBe(200)
    expect(await cancel(packed)).toMatchObject({ status: 409, body: { code: 'order.cancel-too-late' } })
    await move(shipped.orderId, 'packing')
    await move(shipped.orderId, 'shipped')
    expect(await orderNow(shop, shipped.token)).toMatchObject({ canCancel: false })
    expect(await cancel(shipped)).toMatchObject({ status: 409, body: { code: 'order.cancel-too-late' } })
  })

  it('cancels neither the order of another nor one that waits for its payment', async () => {
    const { shop } = test
    const [mine, other] = [await cashOrder(), await newShopper(shop)]
    for (const orderId of [mine.orderId, 'not-an-id'])
      expect(await shop.call('orders.cancel', { token: other.token, body: { orderId } })).toMatchObject({
        status: 404,
        body: { code: 'order.unknown' },
      })
    const { product, variant, size } = await productInStock(shop)
    const placed = await stripe.place(shop, other.token, orderOf(product, variant.variantIndex, size))
    const unpaid = { token: other.token, body: { orderId: placed.orderId } }
    expect((await shop.call('orders.cancel', unpaid)).body).toMatchObject({
      code: 'order.cancel-awaits-payment',
    })
  })

  it('cancels an order once, however often the button is pressed', async () => {
    const { shop } = test
    const { token, orderId } = await cashOrder()
    const presses = await Promise.all(
      Array.from({ length: 5 }, () => shop.call('orders.cancel', { token, body: { orderId } })),
    )
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })
})

describe('a tracking number', () => {
  const track = async (orderId: string, body: { carrier: string; number: string; url?: string }) => {
    const { headers } = await signIn(test.shop, owner)
    return test.shop.call('staff.order-track', {
      headers,
      path: `/api/admin/orders/${orderId}/tracking`,
      body,
    })
  }

  it('is shown with the page of a carrier that we know, and emailed', async () => {
    const { shop } = test
    const { token, orderId, email } = await cashOrder()
    expect(await orderNow(shop, token)).toMatchObject({ tracking: null })
    expect((await track(orderId, { carrier: 'DHL', number: 'JD 014 600' })).status).toBe(200)
    const url = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD%20014%20600'
    expect(await orderNow(shop, token)).toMatchObject({
      tracking: { carrier: 'DHL', number: 'JD 014 600', url },
    })
    const texts = async () => (await mailsFor(shop, email)).map(({ text }) => text).join()
    await expect.poll(texts, soon).toContain(`Track your parcel: ${url}`)
    await track(orderId, { carrier: 'A cousin', number: '7', url: 'https://cousin.example/7' })
    expect(await orderNow(shop, token)).toMatchObject({ tracking: { url: 'https://cousin.example/7' } })
  })

  it('needs a carrier, a number, a safe link, and an order that goes somewhere', async () => {
    const { token, orderId } = await cashOrder()
    for (const wrong of [
      { carrier: ' ', number: '7' },
      { carrier: 'DHL', number: '' },
      { carrier: 'DHL', number: '<b>' },
      { carrier: 'DHL', number: '7', url: 'javascript:alert(1)' },
    ])
      expect((await track(orderId, wrong)).status).toBe(400)
    await test.shop.call('orders.cancel', { token, body: { orderId } })
    expect((await track(orderId, { carrier: 'DHL', number: '7' })).body.code).toBe(
      'order.tracking-not-allowed',
    )
    expect((await track(crypto.randomUUID(), { carrier: 'DHL', number: '7' })).status).toBe(404)
  })
})
