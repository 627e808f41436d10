import { formatCharged } from '@first-fashion/contract/money/money'
import { orderNumber } from '@first-fashion/contract/orders/status'
import { expect, it } from 'vitest'
import { goodAddress, mailsFor } from '../shoppers.ts'
import { owner, signIn } from '../signed-in-staff.ts'
import { creditOf, expectBooksToMatch, shopperWithCredit } from '../store-credit.ts'
import type { TestShop } from '../test-shop.ts'
import {
  isFree,
  ledgerOf,
  orderNow,
  type PaymentHarness,
  paidOrder,
  soon,
  type Test,
  withFault,
} from './payment-harness.ts'

/** How money goes back, whoever took it. */
export function refunds(harness: PaymentHarness, test: Test) {
  const settled = async (shop: TestShop) => {
    const order = await paidOrder(harness, shop)
    await harness.comeBack(shop, order.token, order, order)
    return { ...order, cents: order.product.price * 100 + order.shippingCents }
  }
  const stateSoon = (shop: TestShop, token: string, state: string) =>
    expect.poll(async () => (await orderNow(shop, token))?.paymentState, soon).toBe(state)

  it('refunds everything when the order is cancelled, and returns the stock', async () => {
    const { shop } = test
    const order = await settled(shop)
    const staff = await staffCalls(shop)
    expect((await staff.cancel(order.orderId)).status).toBe(200)
    if (!harness.abilities.refunds) {
      await expect
        .poll(async () => (await staff.problemsOf(order.orderId))[0]?.kind, soon)
        .toBe('refund-manual')
      expect(await orderNow(shop, order.token)).toMatchObject({ refundedText: '', isRefundAwaited: true })
      const [problem] = await staff.problemsOf(order.orderId)
      expect(problem?.reference).toBe(Object(order.paid).trnId)
      expect(await staff.resolve(problem?._id, 'external')).toMatchObject({
        status: 422,
        body: { code: 'payments.note-missing' },
      })
      expect((await staff.resolve(problem?._id, 'external', 'Portal, case 7')).status).toBe(200)
    }
    await stateSoon(shop, order.token, 'refunded')
    const whole = formatCharged(order.cents, 'LKR')
    expect(await orderNow(shop, order.token)).toMatchObject({ refundedText: whole, isRefundAwaited: false })
    await isFree(shop, order)
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({ account: 'refunds', cents: order.cents })
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({
      account: `${harness.name}-clearing`,
      cents: 0,
    })
    expect(await staff.problemsOf(order.orderId)).toEqual([])
  })

  it('takes only what store credit leaves, and gives each part back the way it came', async () => {
    const { shop } = test
    const shopper = await shopperWithCredit(shop, 500)
    const order = await paidOrder(harness, shop, { useStoreCredit: true, storeCredit: 500 }, shopper)
    await harness.comeBack(shop, order.token, order, order)
    const cents = order.product.price * 100 + order.shippingCents
    const partnerAccount = `${harness.name}-clearing`
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({
      account: partnerAccount,
      cents: cents - 50_000,
    })
    const staff = await staffCalls(shop)
    expect((await staff.payments(order.orderId)).refundableMinor).toBe(cents - 50_000)
    await staff.cancel(order.orderId)
    expect((await creditOf(shop, order.token)).balance).toBe(500)
    if (!harness.abilities.refunds) {
      await expect.poll(async () => (await staff.problemsOf(order.orderId)).length, soon).toBe(1)
      const [problem] = await staff.problemsOf(order.orderId)
      await staff.resolve(problem?._id, 'external', 'Portal')
    }
    await stateSoon(shop, order.token, 'refunded')
    const ledger = await ledgerOf(shop, order.orderId)
    expect(ledger).toContainEqual({ account: partnerAccount, cents: 0 })
    expect(ledger).toContainEqual({ account: 'refunds', cents })
    await expectBooksToMatch(shop)
  })

  it('refunds in parts, and never more than was paid', async () => {
    const { shop } = test
    const order = await settled(shop)
    const staff = await staffCalls(shop)
    const { refundableMinor } = await staff.payments(order.orderId)
    expect(refundableMinor).toBe(order.cents)
    const outside = async () => {
      if (harness.abilities.refunds) return
      const [problem] = await staff.problemsOf(order.orderId)
      await staff.resolve(problem?._id, 'external', 'Portal')
    }
    expect((await staff.refund(order.orderId, 10_001)).status).toBe(200)
    await outside()
    const mails = async () => (await mailsFor(shop, goodAddress.email)).map(({ subject }) => subject)
    const subject = `Your order ${orderNumber(order.orderId)}: LKR 100.01 refunded`
    await expect.poll(mails, soon).toContain(subject)
    await stateSoon(shop, order.token, 'partly-refunded')
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: true, refundedText: 'LKR 100.01' })
    expect(await staff.refund(order.orderId, refundableMinor)).toMatchObject({
      status: 422,
      body: { code: 'payments.refund-too-much' },
    })
    expect((await staff.refund(order.orderId, refundableMinor - 10_001)).status).toBe(200)
    await outside()
    await stateSoon(shop, order.token, 'refunded')
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({ account: 'refunds', cents: order.cents })
  })

  it.runIf(harness.dashboard !== undefined)(
    'tells staff of a refund that the partner refuses, who try again or say that it was made elsewhere',
    async () => {
      const { shop } = test
      const order = await settled(shop)
      const staff = await staffCalls(shop)
      const failed = async () => (await staff.problemsOf(order.orderId))[0]
      const second = await withFault(shop, harness.name, 'refunds-refused', async () => {
        await staff.refund(order.orderId, 5_000)
        await expect.poll(async () => (await failed())?.kind, soon).toBe('refund-failed')
        const first = await failed()
        expect((await staff.resolve(first?._id, 'retry')).status).toBe(200)
        await expect.poll(async () => (await failed())?.kind, soon).toBe('refund-failed')
        expect((await failed())?._id).not.toBe(first?._id)
        return failed()
      })
      expect((await staff.resolve(second?._id, 'external', 'In the dashboard')).status).toBe(200)
      expect(await staff.resolve(second?._id, 'external', 'Again')).toMatchObject({
        status: 409,
        body: { code: 'payments.problem-over' },
      })
      await stateSoon(shop, order.token, 'partly-refunded')
    },
  )

  it.runIf(harness.abilities.refunds)(
    'goes on with a refund while the partner is down, tells staff after half an hour, and makes it once',
    async () => {
      const { shop } = test
      const order = await settled(shop)
      const staff = await staffCalls(shop)
      const openKind = async () => (await staff.problemsOf(order.orderId))[0]?.kind
      await withFault(shop, harness.name, 'error-500', async () => {
        await staff.refund(order.orderId, 5_000)
        shop.clock.advance(31 * 60_000)
        await shop.features.everyMinute()
        expect(await openKind()).toBe('refund-failed')
        const [problem] = await staff.problemsOf(order.orderId)
        await staff.resolve(problem?._id, 'retry')
        await shop.features.everyMinute()
        expect(await openKind()).toBe('refund-failed')
      })
      const stateLater = async () => {
        await shop.features.everyMinute()
        return (await orderNow(shop, order.token))?.paymentState
      }
      await expect.poll(stateLater, soon).toBe('partly-refunded')
      expect(await openKind()).toBeUndefined()
      expect(await ledgerOf(shop, order.orderId)).toContainEqual({ account: 'refunds', cents: 5_000 })
    },
  )

  it('refunds, or has staff refund, a payment that arrived after the order was cancelled', async () => {
    const { shop } = test
    const order = await paidOrder(harness, shop)
    await shop.database.pool.query(
      `update orders set payment_state = 'failed', fulfilment = 'cancelled', hold_until = null where id = $1`,
      [order.orderId],
    )
    expect((await harness.comeBack(shop, order.token, order, order)).status).toBe(422)
    const staff = await staffCalls(shop)
    if (!harness.abilities.refunds) {
      const open = await staff.problemsOf(order.orderId)
      expect(open.map(({ kind }) => kind).sort()).toEqual(['late-payment', 'refund-manual'])
      const byHand = open.find(({ kind }) => kind === 'refund-manual')
      await staff.resolve(byHand?._id, 'external', 'Portal')
    }
    const text = `Late payment refunded${harness.abilities.refunds ? '' : ' outside the shop'}`
    await expect.poll(async () => (await orderNow(shop, order.token))?.events.at(-1)?.text, soon).toBe(text)
    expect(await staff.problemsOf(order.orderId)).toEqual([])
    for (const { cents } of await ledgerOf(shop, order.orderId)) expect(cents).toBe(0)
  })

  it.runIf(harness.abilities.saysAmount)(
    'is not paid by another amount than was due, which is reported once; staff refund it',
    async () => {
      const { shop } = test
      const order = await paidOrder(harness, shop)
      await shop.database.pool.query(
        'update payment_attempts set amount_minor = amount_minor + 100 where order_id = $1',
        [order.orderId],
      )
      for (let times = 0; times < 2; times += 1)
        expect((await harness.comeBack(shop, order.token, order, order)).status).toBe(422)
      const { payment, events = [] } = (await orderNow(shop, order.token)) ?? {}
      expect(payment).toBe(false)
      expect(events.filter(({ text }) => text.endsWith('is due'))).toHaveLength(1)
      const staff = await staffCalls(shop)
      const [problem, ...others] = await staff.problemsOf(order.orderId)
      expect(others).toEqual([])
      expect(problem).toMatchObject({ kind: 'wrong-amount', actions: ['refund', 'dismissed'] })
      expect((await staff.resolve(problem?._id, 'refund')).status).toBe(200)
      await expect
        .poll(async () => (await staff.payments(order.orderId)).refunds[0]?.state, soon)
        .toBe('succeeded')
      for (const { cents } of await ledgerOf(shop, order.orderId)) expect(cents).toBe(0)
    },
  )
}

/** What staff see of an order's payments, and what they are told to look after. */
export async function staffCalls(shop: TestShop) {
  const { headers } = await signIn(shop, owner)
  return {
    headers,
    cancel: async (orderId: string) => {
      const { rows } = await shop.database.pool.query('select version from orders where id = $1', [orderId])
      const body = { to: 'cancelled', version: rows[0].version, note: '' }
      return shop.call('staff.order-move', { headers, path: `/api/admin/orders/${orderId}/move`, body })
    },
    refund: (orderId: string, amountMinor: number, note = 'A loose seam') =>
      shop.call('staff.order-refund', {
        headers,
        path: `/api/admin/orders/${orderId}/refund`,
        body: { amountMinor, note },
      }),
    payments: async (orderId: string) =>
      (await shop.call('staff.order-payments', { headers, path: `/api/admin/orders/${orderId}/payments` }))
        .body.payments,
    problemsOf: async (orderId: string, state = 'open') => {
      const path = `/api/admin/payment-problems?state=${state}`
      const { problems } = (await shop.call('staff.payment-problems', { headers, path })).body
      return problems.filter(({ order }) => order?._id === orderId)
    },
    resolve: (id: string | undefined, action: string, note = '') =>
      shop.call('staff.payment-problem-resolve', {
        headers,
        path: `/api/admin/payment-problems/${id}`,
        body: { action, note },
      }),
  }
}
