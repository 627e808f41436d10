import { randomUUID } from 'node:crypto'
import { limits } from '@first-fashion/contract/limits'
import { describe, expect, it } from 'vitest'
import { refundUnits } from '../../../../testing/line-refunds.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../../testing/payments/refund-behaviour.ts'
import { deliveredForCash, deliveredOrder, refundOf } from '../../../../testing/returns.ts'
import { goodAddress, mailsFor } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
const dayMs = 24 * 3_600_000
const about = /: returns until /
const reminders = async (orderId: string) =>
  (await mailsFor(test.shop, goodAddress.email)).filter(
    ({ subject }) => about.test(subject) && subject.includes(orderId.slice(-8).toUpperCase()),
  )
const planned = async (orderId: string) => {
  const { rows } = await test.shop.database.pool.query(
    'select token, settled_at from return_reminders where order_id = $1',
    [orderId],
  )
  return rows[0]
}
/** Staff refund all of it, without a return. */
async function refundedInFull(orderId: string) {
  const staff = await staffCalls(test.shop)
  const { refundableMinor } = await staff.payments(orderId)
  expect((await staff.refund(orderId, refundableMinor)).status).toBe(200)
}

/** Staff refund its only unit, without a return. */
async function refundedUnit({ orderId, lineId }: { orderId: string; lineId: string }) {
  const answer = await refundUnits(test.shop, { id: orderId, lineId }, 1, 'store-credit')
  expect(answer.status).toBe(200)
}

const twoDaysBefore = (limits.returnWindowDays - limits.returnReminderDays) * dayMs

describe('the reminder that a return window ends', () => {
  it('comes once, two days before, to who wants it and can still send something back', async () => {
    const { shop } = test
    const [wanting, refusing, returning, byLink, byAmount, byUnit] = [
      await deliveredForCash(shop),
      await deliveredForCash(shop),
      await deliveredForCash(shop),
      await deliveredForCash(shop),
      await deliveredOrder(shop),
      await deliveredForCash(shop, 1),
    ]
    await refundedInFull(byAmount.orderId)
    await refundedUnit(byUnit)
    const body = { type: 'preferences', notifications: false }
    await shop.call('profile.update', { token: refusing.token, body })
    await shop.call('returns.request-refund', { token: returning.token, body: refundOf(returning, 2) })
    for (const { orderId } of [wanting, refusing, returning, byLink, byAmount, byUnit])
      await expect.poll(() => planned(orderId), soon).toBeDefined()
    const { token } = await planned(byLink.orderId)
    const path = `/api/return/reminders/${token}/stop`
    expect((await shop.call('returns.stop-reminders', { path })).status).toBe(200)

    shop.clock.advance(twoDaysBefore - 60_000)
    await shop.features.everyMinute()
    expect((await planned(wanting.orderId)).settled_at).toBeNull()
    shop.clock.advance(120_000)
    await shop.features.everyMinute()
    await shop.features.everyMinute()
    await expect.poll(() => reminders(wanting.orderId), soon).toHaveLength(1)
    const [reminder] = await reminders(wanting.orderId)
    expect(reminder?.text).toMatch(/until \d+ \w+ \d{4}, \d\d:\d\d in Sri Lanka\./)
    for (const { orderId } of [refusing, returning, byLink, byAmount, byUnit]) {
      expect((await planned(orderId)).settled_at).not.toBeNull()
      expect(await reminders(orderId)).toEqual([])
    }
  })

  it('is turned off by its own link only', async () => {
    for (const token of [randomUUID(), 'nonsense']) {
      const path = `/api/return/reminders/${token}/stop`
      expect(await test.shop.call('returns.stop-reminders', { path })).toMatchObject({
        status: 404,
        body: { code: 'returns.reminder-unknown' },
      })
    }
  })
})
