import { orderNumber } from '@first-fashion/contract/orders/status'
import { afterEach, describe, expect, it } from 'vitest'
import { stripe } from '../../../../testing/payments/harnesses.ts'
import { ledgerOf, orderNow, paidOrder, soon } from '../../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../../testing/payments/refund-behaviour.ts'
import { goodAddress, mailsFor, orderOf, productInStock } from '../../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../../testing/signed-in-staff.ts'
import { creditOf, expectBooksToMatch, shopperWithCredit } from '../../../../testing/store-credit.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
afterEach(() => expectBooksToMatch(test.shop))

async function toCredit(orderId: string, amount: number, note = 'A loose seam', who = owner) {
  const { shop } = test
  const { headers } = await signIn(shop, who)
  const path = `/api/admin/orders/${orderId}/refund-to-credit`
  return shop.call('staff.order-refund-credit', { headers, path, body: { amount, note } })
}

/** A paid order by card, of which so much was paid with store credit. */
async function paidWithCredit(rupees: number) {
  const { shop } = test
  const { token } = await shopperWithCredit(shop, rupees)
  const { product, variant, size } = await productInStock(shop)
  const body = { ...orderOf(product, variant.variantIndex, size), useStoreCredit: true }
  const placed = await stripe.place(shop, token, body)
  await stripe.pay(shop, placed.sessionId)
  await stripe.comeBack(shop, token, placed)
  return { token, orderId: placed.orderId, total: body.amount }
}

describe('a refund to store credit', () => {
  it('is done at once, is notified by email, and counts with what goes back to the card', async () => {
    const { shop } = test
    const order = await paidOrder(stripe, shop)
    await stripe.comeBack(shop, order.token, order)
    const staff = await staffCalls(shop)
    const { refundableMinor } = await staff.payments(order.orderId)
    expect((await toCredit(order.orderId, 1_000.01)).body.payments).toMatchObject({
      refundableMinor: refundableMinor - 100_001,
      creditable: (refundableMinor - 100_001) / 100,
      refunds: [{ state: 'credited', note: 'A loose seam' }],
    })
    expect(await creditOf(shop, order.token)).toMatchObject({
      balance: 1_000.01,
      entries: [{ kind: 'refunded', orderNumber: orderNumber(order.orderId), note: '' }],
    })
    expect(await orderNow(shop, order.token)).toMatchObject({ paymentState: 'partly-refunded' })
    const texts = async () => (await mailsFor(shop, goodAddress.email)).map(({ text }) => text).join()
    await expect
      .poll(texts, soon)
      .toContain(`Rs. 1,000.01 for your order ${orderNumber(order.orderId)} was refunded as store credit.`)

    expect(await staff.refund(order.orderId, refundableMinor)).toMatchObject({
      body: { code: 'payments.refund-too-much' },
    })
    expect((await staff.refund(order.orderId, refundableMinor - 100_001)).status).toBe(200)
    await expect.poll(async () => (await orderNow(shop, order.token))?.paymentState, soon).toBe('refunded')
    const ledger = await ledgerOf(shop, order.orderId)
    expect(ledger).toContainEqual({ account: 'refunds', cents: refundableMinor })
    expect(ledger).toContainEqual({ account: 'stripe-clearing', cents: 100_001 })
    expect((await toCredit(order.orderId, 1)).body.code).toBe('payments.nothing-to-refund')
  })

  it('gives back first what was store credit, then of the payment, and never more than all of it', async () => {
    const { shop } = test
    const { token, orderId, total } = await paidWithCredit(500)
    expect((await toCredit(orderId, total + 0.01)).body.code).toBe('payments.refund-too-much')
    const staff = await staffCalls(shop)
    expect((await toCredit(orderId, 300)).body.payments).toMatchObject({
      prepaid: [{ label: 'Store credit', amount: 500 }],
      refunds: [],
    })
    expect((await toCredit(orderId, 300)).body.payments.refundableMinor).toBe((total - 500 - 100) * 100)
    const rest = await Promise.all([toCredit(orderId, total - 600), toCredit(orderId, total - 600)])
    expect(rest.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await orderNow(shop, token)).toMatchObject({ paymentState: 'refunded', status: 'Order Placed' })
    expect((await creditOf(shop, token)).balance).toBe(total)
    expect(await staff.payments(orderId)).toMatchObject({ refundableMinor: 0, creditable: 0 })
  })

  it('leaves to a later cancellation only what has not gone back', async () => {
    const { shop } = test
    const { token, orderId, total } = await paidWithCredit(500)
    const staff = await staffCalls(shop)
    await staff.refund(orderId, (total - 500) * 100)
    await expect.poll(async () => (await orderNow(shop, token))?.paymentState, soon).toBe('partly-refunded')
    await expect.poll(async () => (await staff.payments(orderId)).attempts[0]?.state, soon).toBe('refunded')
    await staff.cancel(orderId)
    await expect.poll(async () => (await orderNow(shop, token))?.paymentState, soon).toBe('refunded')
    expect((await creditOf(shop, token)).balance).toBe(500)
  })

  it('is what cash that was collected can go back as', async () => {
    const { shop } = test
    const { token } = await shopperWithCredit(shop, 500)
    const { product, variant, size } = await productInStock(shop)
    const body = { ...orderOf(product, variant.variantIndex, size), useStoreCredit: true }
    const { orderId } = (await shop.call('order.place', { token, body })).body
    expect((await toCredit(orderId, 1)).body.code).toBe('payments.nothing-to-refund')
    const { headers } = await signIn(shop, owner)
    for (const [version, to] of ['packing', 'shipped', 'delivered'].entries())
      await shop.call('staff.order-move', {
        headers,
        path: `/api/admin/orders/${orderId}/move`,
        body: { to, version, collected: true },
      })
    expect((await toCredit(orderId, 600)).body.payments.creditable).toBe(body.amount - 600)
    expect((await toCredit(orderId, body.amount - 600)).status).toBe(200)
    expect(await orderNow(shop, token)).toMatchObject({ status: 'Refunded', paymentState: 'refunded' })
    expect((await creditOf(shop, token)).balance).toBe(body.amount)
  })

  it('of yen is taken off what was charged in yen, to the last one', async () => {
    const { shop } = test
    const order = await paidOrder(stripe, shop, { currency: { code: 'JPY' } })
    await stripe.comeBack(shop, order.token, order)
    const staff = await staffCalls(shop)
    const total = (await staff.payments(order.orderId)).creditable
    for (const part of [0.5, 0.5, 123.45]) expect((await toCredit(order.orderId, part)).status).toBe(200)
    const left = await staff.payments(order.orderId)
    expect(left.creditable).toBeCloseTo(total - 124.45, 5)
    await staff.refund(order.orderId, left.refundableMinor)
    await expect.poll(async () => (await orderNow(shop, order.token))?.paymentState, soon).toBe('refunded')
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({
      account: 'refunds',
      cents: Math.round(total * 100),
    })
  })

  it('wants a reason and the right role, and an account to go to', async () => {
    const { shop } = test
    const { token, orderId } = await paidWithCredit(500)
    expect((await toCredit(orderId, 1, ' ')).body.code).toBe('payments.note-missing')
    expect((await toCredit(orderId, 1, 'A loose seam', support)).status).toBe(403)
    await shop.call('personal-data.delete-account', { token, body: { password: 'a-long-enough-one' } })
    expect((await toCredit(orderId, 1)).body.code).toBe('payments.no-account')
    expect((await (await staffCalls(shop)).cancel(orderId)).status).toBe(200)
    expect(await ledgerOf(shop, orderId)).toContainEqual({ account: 'forfeitures', cents: -50_000 })
  })
})
