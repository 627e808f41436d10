import { formatCharged } from '@first-fashion/contract/money/money'
import { expect, it } from 'vitest'
import { earnedPoints, expectPoints } from '../loyalty.ts'
import { goodAddress, mailsFor } from '../shoppers.ts'
import { expectBooksToMatch } from '../store-credit.ts'
import { orderNow, type PartnerDashboard, type PaymentHarness, soon, type Test } from './payment-harness.ts'
import {
  bookedOf,
  clearingOf,
  nothingLeft,
  notify,
  packed,
  pollLater,
  refused,
  settled,
  toCredit,
  tooMuch,
} from './reversal-harness.ts'

/** A dispute withholds money, and takes it once. */
export function disputes(harness: PaymentHarness, dashboard: PartnerDashboard, test: Test) {
  it('withholds a disputed payment and asks before it packs, until the shop has won', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    const dispute = await dashboard.dispute(shop, order.payment)
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    await pollLater(shop)
    expect((await orderNow(shop, order.token))?.events.map(({ text }) => text)).toContain('Payment disputed')
    expect(await bookedOf(shop, order.orderId)).toEqual([`disputed ${order.minor}`])
    expect(await order.staff.refund(order.orderId, 100)).toMatchObject(tooMuch)
    expect(await toCredit(shop, order, 1)).toMatchObject(nothingLeft)
    expect(await packed(shop, order, false)).toEqual(refused)
    await dashboard.closeDispute(shop, dispute, 'won')
    await pollLater(shop)
    expect(await orderNow(shop, order.token)).toMatchObject({ paymentState: 'paid', refundedText: '' })
    expect(await packed(shop, order, false)).toEqual({ slip: 200, move: 200 })
    expect((await order.staff.refund(order.orderId, 100)).status).toBe(200)
  })

  it('books a lost dispute as money that is gone, without an email about a refund', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    const dispute = await dashboard.dispute(shop, order.payment)
    await dashboard.closeDispute(shop, dispute, 'lost')
    for (let times = 0; times < 2; times += 1)
      await notify(shop, harness, order, (events) => events.toReversed())
    const now = await orderNow(shop, order.token)
    expect(now).toMatchObject({ paymentState: 'refunded' })
    expect(now?.events.at(-1)?.text).toBe('Dispute lost')
    expect(await bookedOf(shop, order.orderId)).toEqual([`external ${order.minor}`])
    expect(await clearingOf(shop, order)).toBe(0)
    expect(await packed(shop, order, false)).toEqual(refused)
    const subjects = (await mailsFor(shop, goodAddress.email)).map(({ subject }) => subject)
    expect(subjects.filter((one) => one.includes(`${now?.orderNumber}: LKR`))).toEqual([])
  })

  it('has the money of a lost dispute again that is won after all, and loses it once more', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    const dispute = await dashboard.dispute(shop, order.payment)
    const close = async (how: 'won' | 'lost') => {
      await dashboard.closeDispute(shop, dispute, how)
      for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    }
    const pendingPoints = await earnedPoints(shop, order.token)
    await close('lost')
    await expectPoints(shop, order.token, { pendingPoints: 0, lifetimePoints: 0 })
    await close('won')
    await expectPoints(shop, order.token, { pendingPoints, lifetimePoints: pendingPoints })
    const won = await orderNow(shop, order.token)
    expect(won).toMatchObject({ paymentState: 'paid', refundedText: '' })
    expect(won?.events.at(-1)?.text).toBe('Dispute won')
    expect(await bookedOf(shop, order.orderId)).toEqual([])
    expect(await clearingOf(shop, order)).toBe(order.cents)
    expect((await order.staff.payments(order.orderId)).refundableMinor).toBe(order.minor)
    await close('lost')
    expect(await orderNow(shop, order.token)).toMatchObject({ paymentState: 'refunded' })
    expect(await bookedOf(shop, order.orderId)).toEqual([`external ${order.minor}`])
    expect(await clearingOf(shop, order)).toBe(0)
    await expectPoints(shop, order.token, { pendingPoints: 0, lifetimePoints: 0 })
    await close('won')
    await expectPoints(shop, order.token, { pendingPoints, lifetimePoints: pendingPoints })
    expect((await order.staff.refund(order.orderId, 100)).status).toBe(200)
    await expectBooksToMatch(shop)
  })

  it('gives the money of a lost dispute back that is won after the order was cancelled', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    const dispute = await dashboard.dispute(shop, order.payment)
    await dashboard.closeDispute(shop, dispute, 'lost')
    await notify(shop, harness, order)
    await shop.database.pool.query(`update orders set fulfilment = 'cancelled' where id = $1`, [
      order.orderId,
    ])
    await dashboard.closeDispute(shop, dispute, 'won')
    await notify(shop, harness, order)
    await expect.poll(() => bookedOf(shop, order.orderId), soon).toEqual([`succeeded ${order.minor}`])
    expect(await orderNow(shop, order.token)).toMatchObject({ paymentState: 'refunded' })
    expect(await clearingOf(shop, order)).toBe(0)
  })

  it('loses nothing beyond the payment once a lost dispute is won after all', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    expect((await toCredit(shop, order, 1_000)).status).toBe(200)
    const dispute = await dashboard.dispute(shop, order.payment)
    for (const how of ['lost', 'won'] as const) {
      await dashboard.closeDispute(shop, dispute, how)
      await notify(shop, harness, order)
    }
    expect(await order.staff.problemsOf(order.orderId)).toEqual([])
    expect(await clearingOf(shop, order)).toBe(order.cents)
    expect((await order.staff.payments(order.orderId)).refundableMinor).toBe(order.minor - 100_000)
    await dashboard.closeDispute(shop, dispute, 'lost')
    await notify(shop, harness, order)
    expect(await order.staff.problemsOf(order.orderId)).toMatchObject([{ kind: 'refund-excess' }])
    expect(await clearingOf(shop, order)).toBe(0)
    await expectBooksToMatch(shop)
  })

  it('disputes only what was left of a payment', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    await dashboard.refund(shop, order.payment, 10_000)
    await dashboard.dispute(shop, order.payment)
    await notify(shop, harness, order)
    expect(await bookedOf(shop, order.orderId)).toEqual([
      'external 10000',
      `disputed ${order.minor - 10_000}`,
    ])
  })

  it('does not refund again what was refunded in the dashboard during a dispute that it has won', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    const dispute = await dashboard.dispute(shop, order.payment)
    await notify(shop, harness, order)
    await dashboard.refund(shop, order.payment, order.minor - 500)
    await notify(shop, harness, order)
    await dashboard.closeDispute(shop, dispute, 'won')
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    expect(await bookedOf(shop, order.orderId)).toEqual([`external ${order.minor - 500}`])
    expect(await order.staff.problemsOf(order.orderId)).toEqual([])
    expect((await order.staff.payments(order.orderId)).refundableMinor).toBe(500)
    expect(await clearingOf(shop, order)).toBe(Math.round((order.cents * 500) / order.minor))
  })

  it('tells staff what a lost dispute takes beyond what was left', async () => {
    const { shop } = test
    const order = await settled(harness, shop)
    expect((await toCredit(shop, order, 1_000)).status).toBe(200)
    const dispute = await dashboard.dispute(shop, order.payment)
    await dashboard.closeDispute(shop, dispute, 'lost')
    for (let times = 0; times < 2; times += 1) await notify(shop, harness, order)
    const problems = await order.staff.problemsOf(order.orderId)
    expect(problems).toMatchObject([{ kind: 'refund-excess', amountText: formatCharged(100_000, 'LKR') }])
    expect(await clearingOf(shop, order)).toBe(0)
    await expectBooksToMatch(shop)
  })
}
