import { describe, expect, it } from 'vitest'
import { koko, postForm } from '../../../testing/payments/harnesses.ts'
import { describePayments } from '../../../testing/payments/payment-behaviour.ts'
import {
  ledgerOf,
  orderNow,
  paidOrder,
  placedOrder,
  sendWebhookEvent,
  withFault,
} from '../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../testing/payments/refund-behaviour.ts'
import { newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { creditOf, shopperWithCredit } from '../../../testing/store-credit.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
describePayments(koko, test)

describe('Koko', () => {
  it('is asked about the shopper’s own order on return, whatever the address says [A7.40] [B7.10]', async () => {
    const { shop } = test
    const { sessionId, token } = await placedOrder(shop, koko)
    const body = { trnId: 'typed', orderId: sessionId, status: 'SUCCESS', desc: 'typed' }
    const verify = (who: string, change: object = {}) =>
      shop.call('payments.verify-koko', { token: who, body: { ...body, ...change } })
    expect(await verify(token)).toMatchObject({ status: 422, body: { code: 'payments.still-open' } })
    await koko.pay(shop, sessionId)
    expect((await verify((await newShopper(shop)).token)).body.code).toBe('order.unknown')
    expect((await verify(token, { status: 'FAILURE' })).body).toEqual({ success: true })
  })

  it('tells of no refund, so staff record what they refunded in its portal; it does not go back twice', async () => {
    const { shop } = test
    const order = await paidOrder(koko, shop)
    await koko.comeBack(shop, order.token, order)
    const staff = await staffCalls(shop)
    const record = (amountMinor: number, note = 'Portal, case 12') =>
      shop.call('staff.order-refund-outside', {
        headers: staff.headers,
        path: `/api/admin/orders/${order.orderId}/refund-outside`,
        body: { amountMinor, note },
      })
    const { refundableMinor, recordsOutside, creditable } = await staff.payments(order.orderId)
    expect(recordsOutside).toBe(true)
    expect(await record(100, '')).toMatchObject({ status: 422, body: { code: 'payments.note-missing' } })
    expect((await record(10_000)).body.payments).toMatchObject({
      refundableMinor: refundableMinor - 10_000,
      creditable: creditable - 100,
      refunds: [{ state: 'external', amountText: 'LKR 100.00', note: 'Portal, case 12' }],
    })
    const tooMuch = { status: 422, body: { code: 'payments.refund-too-much' } }
    expect(await record(refundableMinor - 9_999)).toMatchObject(tooMuch)
    expect(await staff.refund(order.orderId, refundableMinor - 9_999)).toMatchObject(tooMuch)
    expect((await record(refundableMinor - 10_000)).status).toBe(200)
    expect(await orderNow(shop, order.token)).toMatchObject({ paymentState: 'refunded' })
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({ account: 'koko-clearing', cents: 0 })
    expect(await record(1)).toMatchObject({ status: 422, body: { code: 'payments.nothing-to-refund' } })
  })

  it('is started again with the same form while it has not taken it, and with another attempt after that [A7.37]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const headers = { 'idempotency-key': 'one-press' }
    const press = () =>
      shop.call('order.koko', { token, headers, body: orderOf(product, variant.variantIndex, size) })
    const first = await press()
    expect(first.body.kokoPayload).toMatchObject({
      _amount: (product.price + 350).toFixed(2),
      _currency: 'LKR',
      _returnUrl: 'http://localhost:4000/verifyKokoPay?success=true',
      _reference: first.body.orderId.slice(-8).toUpperCase(),
    })
    expect((await press()).body).toEqual(first.body)
    await postForm(first.body.kokoApiUrl, first.body.kokoPayload)
    const again = await press()
    expect(again.body.orderId).toBe(first.body.orderId)
    expect(again.body.kokoPayload._orderId).not.toBe(first.body.kokoPayload._orderId)
    await postForm(again.body.kokoApiUrl, again.body.kokoPayload)
    const [late, paid] = [first, again].map(({ body }) => body.kokoPayload._orderId ?? '')
    await koko.pay(shop, paid ?? '')
    const back = { token, body: { orderId: paid ?? '' } }
    expect((await shop.call('payments.verify-koko', back)).status).toBe(200)
    await koko.pay(shop, late ?? '')
    const [webhookEvent] = await koko.webhookEventsOf(shop, late ?? '')
    if (webhookEvent === undefined) throw new Error('no notice was made')
    await sendWebhookEvent(shop, 'koko', webhookEvent)
    const { headers: staff } = await signIn(shop, owner)
    const open = async () => {
      const { problems } = (await shop.call('staff.payment-problems', { headers: staff })).body
      return problems.filter(({ order }) => order?._id === first.body.orderId).map(({ kind }) => kind)
    }
    await expect.poll(async () => (await open()).sort()).toEqual(['late-payment', 'refund-manual'])
    expect(await orderNow(shop, token)).toMatchObject({ payment: true, paymentState: 'paid' })
  })

  it('that never got the form releases its store credit when it is cancelled', async () => {
    const { shop } = test
    const { token } = await shopperWithCredit(shop, 500)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const body = { ...order, useStoreCredit: true, storeCredit: 500 }
    const { orderId } = (await shop.call('order.koko', { token, body })).body
    expect(await creditOf(shop, token)).toMatchObject({ balance: 0 })
    const cancelled = await shop.call('order.cancel-unpaid', { token, body: { orderId } })
    expect(cancelled.body).toEqual({ success: true, outcome: 'cancelled' })
    expect(await creditOf(shop, token)).toMatchObject({ balance: 500 })
    expect((await shop.call('order.koko', { token, body })).status).toBe(200)
  })

  it('that was declined is not mistaken for one still undecided', async () => {
    const { shop } = test
    const order = await placedOrder(shop, koko)
    await koko.decline(shop, order.sessionId)
    const back = await koko.comeBack(shop, order.token, order)
    expect(back).toMatchObject({ status: 422, code: 'payments.not-paid' })
  })

  it.each(['pending', 'html-error'])('whose answer is %s is not believed to have paid', async (fault) => {
    const { shop } = test
    const order = await placedOrder(shop, koko)
    await koko.pay(shop, order.sessionId)
    const back = await withFault(shop, 'koko', fault, () => koko.comeBack(shop, order.token, order))
    const expected = fault === 'pending' ? [422, 'payments.still-open'] : [503, 'payments.unavailable']
    expect([back.status, back.code]).toEqual(expected)
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: false, status: 'Order Placed' })
    expect((await koko.comeBack(shop, order.token, order)).status).toBe(200)
  })

  it('is for rupees and Sri Lanka only, in the words for it [A5.36]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const place = (change: object) => shop.call('order.koko', { token, body: { ...order, ...change } })
    expect(await place({ currency: { code: 'USD' } })).toMatchObject({
      status: 409,
      body: { code: 'order.quote-changed', quote: { currency: { code: 'LKR' } } },
    })
    expect(
      await place({ address: { ...order.address, country: 'GB', postalCode: 'LS1 4AP' } }),
    ).toMatchObject({
      status: 422,
      body: {
        code: 'order.method-unavailable',
        message: 'Selected payment method is only available for Sri Lankan customers. Please choose Stripe.',
      },
    })
  })
})
