import { formatCharged, lkrCentsOf, shareOfCents } from '@first-fashion/contract/money/money'
import { expect, it } from 'vitest'
import { earnedPoints, expectPoints } from '../loyalty.ts'
import { creditOf, expectBooksToMatch } from '../store-credit.ts'
import type { TestShop } from '../test-shop.ts'
import { disputes } from './dispute-behaviour.ts'
import {
  ledgerOf,
  orderNow,
  type PartnerDashboard,
  type PaymentHarness,
  soon,
  type Test,
  withFault,
} from './payment-harness.ts'
import {
  bookedOf,
  clearingOf,
  nothingLeft,
  notify,
  packed,
  pollLater,
  refused,
  type Settled,
  settled,
  toCredit,
  tooMuch,
} from './reversal-harness.ts'

/** What happens to money at the partner, behind the shop's back: it is seen, and nothing goes back twice. */
export function reversals(harness: PaymentHarness, test: Test) {
  const { dashboard } = harness
  if (dashboard === undefined) return
  refundsElsewhere(harness, dashboard, test)
  ownRefunds(harness, dashboard, test)
  disputes(harness, dashboard, test)
}

function refundsElsewhere(harness: PaymentHarness, dashboard: PartnerDashboard, test: Test) {
  it('sees a whole refund in the dashboard, once, and gives nothing back any more', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await dashboard.refund(shop, order.payment)
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    await pollLater(shop)
    const whole = formatCharged(order.minor, 'LKR')
    const now = await orderNow(shop, order.token)
    expect(now).toMatchObject({ paymentState: 'refunded', refundedText: whole })
    expect(now?.events.at(-1)?.text).toBe('Payment refunded outside the shop')
    expect(await bookedOf(shop, order.orderId)).toEqual([`external ${order.minor}`])
    expect(await clearingOf(shop, order)).toBe(0)
    expect(await order.staff.refund(order.orderId, 100)).toMatchObject(nothingLeft)
    expect(await toCredit(shop, order, 1)).toMatchObject(nothingLeft)
    expect((await creditOf(shop, order.token)).balance).toBe(0)
    await expectBooksToMatch(shop)
  })

  it('asks before it packs or prints an order that was refunded in full', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await dashboard.refund(shop, order.payment)
    await notify(shop, harness, order)
    expect(await packed(shop, order, false)).toEqual(refused)
    expect(await packed(shop, order, true)).toEqual({ slip: 200, move: 200 })
  })

  it('sees a part and then the rest, though the events arrive the other way round or not at all', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await dashboard.refund(shop, order.payment, 10_001)
    await pollLater(shop)
    expect(await orderNow(shop, order.token)).toMatchObject({
      paymentState: 'partly-refunded',
      refundedText: 'LKR 100.01',
    })
    expect((await order.staff.payments(order.orderId)).refundableMinor).toBe(order.minor - 10_001)
    expect(await toCredit(shop, order, (order.cents - 10_000) / 100)).toMatchObject(tooMuch)
    expect(await order.staff.refund(order.orderId, order.minor - 10_000)).toMatchObject(tooMuch)
    await dashboard.refund(shop, order.payment)
    await notify(shop, harness, order, (events) => events.toReversed())
    expect(await orderNow(shop, order.token)).toMatchObject({ paymentState: 'refunded' })
    expect(await bookedOf(shop, order.orderId)).toEqual([
      'external 10001',
      `external ${order.minor - 10_001}`,
    ])
    expect(await clearingOf(shop, order)).toBe(0)
  })

  it('books what was charged in another currency at its rupees, to the cent', async () => {
    const { shop } = test
    const order = await settled(harness, shop, { currency: { code: 'USD' } })
    const paid = lkrCentsOf(order.minor, { code: 'USD', symbol: '$', exchangeRate: 0.0031 })
    expect(paid).not.toBe(order.cents)
    expect(await clearingOf(shop, order)).toBe(paid)
    const rounding = { account: 'currency-rounding', cents: order.cents - paid }
    expect(await ledgerOf(shop, order.orderId)).toContainEqual(rounding)
    await dashboard.refund(shop, order.payment, 333)
    await notify(shop, harness, order)
    const part = shareOfCents(order.cents, 333, order.minor)
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({ account: 'refunds', cents: part })
    expect(await orderNow(shop, order.token)).toMatchObject({ refundedText: 'USD 3.33' })
    await dashboard.refund(shop, order.payment)
    await notify(shop, harness, order)
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({ account: 'refunds', cents: order.cents })
    expect(await clearingOf(shop, order)).toBe(0)
    expect(await ledgerOf(shop, order.orderId)).toContainEqual({ ...rounding, cents: 0 })
  })

  it('tells staff of what was given back twice: as store credit, and then in the dashboard', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    expect((await toCredit(shop, order, order.cents / 100 - 50)).status).toBe(200)
    await dashboard.refund(shop, order.payment)
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    await pollLater(shop)
    expect(await bookedOf(shop, order.orderId)).toEqual([`credited ${order.minor - 5_000}`, 'external 5000'])
    const problems = await order.staff.problemsOf(order.orderId)
    expect(problems).toMatchObject([{ kind: 'refund-excess', actions: ['dismissed'] }])
    expect(problems[0]?.amountText).toBe(formatCharged(order.minor - 5_000, 'LKR'))
    expect(await clearingOf(shop, order)).toBe(0)
    expect((await order.staff.resolve(problems[0]?._id, 'dismissed', 'The shopper keeps it')).status).toBe(
      200,
    )
    await pollLater(shop)
    expect(await order.staff.problemsOf(order.orderId)).toEqual([])
    await expectBooksToMatch(shop)
  })

  it('takes back what was given back twice if it does not reach the shopper', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    expect((await toCredit(shop, order, order.cents / 100)).status).toBe(200)
    const refund = await dashboard.refund(shop, order.payment)
    await notify(shop, harness, order)
    expect(await clearingOf(shop, order)).toBe(0)
    await dashboard.fail(shop, refund)
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    expect(await order.staff.problemsOf(order.orderId)).toEqual([])
    expect(await clearingOf(shop, order)).toBe(order.cents)
    await expectBooksToMatch(shop)
  })

  it('has the money again when a refund in the dashboard does not reach the shopper', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    const pendingPoints = await earnedPoints(shop, order.token)
    const refund = await dashboard.refund(shop, order.payment)
    await notify(shop, harness, order)
    await expectPoints(shop, order.token, { pendingPoints: 0, lifetimePoints: 0 })
    await dashboard.fail(shop, refund)
    await notify(shop, harness, order)
    expect(await orderNow(shop, order.token)).toMatchObject({ paymentState: 'paid', refundedText: '' })
    await expectPoints(shop, order.token, { pendingPoints, lifetimePoints: pendingPoints })
    expect(await clearingOf(shop, order)).toBe(order.cents)
    expect((await order.staff.payments(order.orderId)).refundableMinor).toBe(order.minor)
    expect(await packed(shop, order, false)).toEqual({ slip: 200, move: 200 })
  })
}

function ownRefunds(harness: PaymentHarness, dashboard: PartnerDashboard, test: Test) {
  const refusedRefunds = (shop: TestShop, order: Settled, amounts: readonly number[]) =>
    withFault(shop, harness.name, 'refunds-refused', async () => {
      for (const [at, amount] of amounts.entries()) {
        await order.staff.refund(order.orderId, amount)
        await expect.poll(async () => (await order.staff.problemsOf(order.orderId)).length, soon).toBe(at + 1)
      }
    })
  const stateSoon = (shop: TestShop, { token }: Settled, state: string) =>
    expect.poll(async () => (await orderNow(shop, token))?.paymentState, soon).toBe(state)

  it('books a refund of its own once, however often the partner tells of it', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await order.staff.refund(order.orderId, 5_000)
    await stateSoon(shop, order, 'partly-refunded')
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    await pollLater(shop)
    expect(await bookedOf(shop, order.orderId)).toEqual(['succeeded 5000'])
    // A dashboard refund of the same amount is another one.
    await dashboard.refund(shop, order.payment, 5_000)
    await notify(shop, harness, order)
    expect(await bookedOf(shop, order.orderId)).toEqual(['succeeded 5000', 'external 5000'])
  })

  it('recognises a refund of its own by its reference when the answer to it was lost', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await order.staff.refund(order.orderId, 5_000)
    await stateSoon(shop, order, 'partly-refunded')
    await shop.database.pool.query(
      `with gone as (delete from refunds where order_id = $1 returning *)
       insert into refunds (id, order_id, attempt_id, reason, amount_minor, currency_code, amount_cents, status, note,
         requested_at)
       select id, order_id, attempt_id, reason, amount_minor, currency_code, amount_cents, 'requested', note,
         requested_at from gone`,
      [order.orderId],
    )
    await notify(shop, harness, order)
    expect(await bookedOf(shop, order.orderId)).toEqual(['succeeded 5000'])
    expect(await clearingOf(shop, order)).toBe(order.cents - 5_000)
  })

  it('owes each refund again that one in the dashboard made up for, if that does not reach the shopper', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    const refusedOnes = async () =>
      (await order.staff.problemsOf(order.orderId)).map(({ amountText }) => amountText)
    await refusedRefunds(shop, order, [30_000, 20_000])
    const owed = await refusedOnes()
    for (let times = 0; times < 2; times += 1) {
      const refund = await dashboard.refund(shop, order.payment)
      await notify(shop, harness, order)
      expect(await orderNow(shop, order.token)).toMatchObject({ paymentState: 'refunded' })
      expect(await refusedOnes()).toEqual([])
      expect(await clearingOf(shop, order)).toBe(0)
      await dashboard.fail(shop, refund)
      for (let again = 0; again < 2; again += 1) await notify(shop, harness, order)
      expect(await orderNow(shop, order.token)).toMatchObject({ paymentState: 'paid', refundedText: '' })
      expect(await bookedOf(shop, order.orderId)).toEqual([])
      expect((await refusedOnes()).toSorted()).toEqual(owed.toSorted())
      expect(await clearingOf(shop, order)).toBe(order.cents)
      expect((await order.staff.payments(order.orderId)).refundableMinor).toBe(order.minor)
    }
    await expectBooksToMatch(shop)
  })

  it('does not take for refunded outside what later refunds have left too little for', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await refusedRefunds(shop, order, [30_000])
    expect((await order.staff.refund(order.orderId, order.minor - 10_000)).status).toBe(200)
    await stateSoon(shop, order, 'partly-refunded')
    const [problem] = await order.staff.problemsOf(order.orderId)
    expect(await order.staff.resolve(problem?._id, 'external', 'In the dashboard')).toMatchObject(tooMuch)
    expect(await order.staff.resolve(problem?._id, 'retry')).toMatchObject(tooMuch)
    expect(await bookedOf(shop, order.orderId)).toEqual([`succeeded ${order.minor - 10_000}`])
    expect(await clearingOf(shop, order)).toBe(10_000)
  })

  it('makes no refund any more that was made in the dashboard, and says so', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await dashboard.refund(shop, order.payment)
    await order.staff.refund(order.orderId, 5_000)
    await stateSoon(shop, order, 'refunded')
    const booked = await bookedOf(shop, order.orderId)
    expect(booked.toSorted()).toEqual(['external 5000', `external ${order.minor - 5_000}`].sort())
    expect(await order.staff.problemsOf(order.orderId)).toEqual([])
    expect(await clearingOf(shop, order)).toBe(0)
  })
}
