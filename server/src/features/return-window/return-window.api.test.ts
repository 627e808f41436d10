import { limits } from '@first-fashion/contract/limits'
import { afterEach, describe, expect, it } from 'vitest'
import { deliveredForCash, refundOf } from '../../../testing/returns.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const dayMs = 24 * 3_600_000

async function stored(who = owner) {
  const { headers } = await signIn(test.shop, who)
  return (await test.shop.call('staff.return-window', { headers })).body
}

async function setDays(days: number, who = owner, version?: number) {
  const { headers } = await signIn(test.shop, who)
  const body = { days, version: version ?? (await stored()).version }
  return test.shop.call('staff.return-window-set', { headers, body })
}

const untilOf = async ({ token, orderId }: { token: string; orderId: string }) =>
  (await test.shop.call('returns.of-order', { token, path: `/api/return/${orderId}` })).body.until ?? 0

const completed = async (orderId: string) => {
  const { rows } = await test.shop.database.pool.query('select completed_at from orders where id = $1', [
    orderId,
  ])
  return rows[0].completed_at !== null
}

afterEach(() => test.shop.change('update return_window set days = 7'))

describe('the return window', () => {
  it('is seven days until the owner sets another; everybody can read it, and the change is on record [A9.15]', async () => {
    const { shop } = test
    expect((await shop.call('return-window.current')).body.days).toBe(limits.returnWindowDays)
    const { version } = await stored()
    const set = await setDays(14)
    expect(set).toMatchObject({ status: 200, body: { days: 14, version: version + 1 } })
    expect((await shop.call('return-window.current')).body.days).toBe(14)
    expect(await setDays(10, owner, version)).toMatchObject({
      status: 409,
      body: { code: 'return-window.changed-meanwhile' },
    })
    for (const days of [0, 366, 2.5]) expect((await setDays(days)).status).toBe(400)
    expect((await setDays(30, support, version + 1)).status).toBe(403)
    const { rows } = await shop.database.pool.query(
      `select change from staff_changes where subject = 'return-window'`,
    )
    expect(rows).toEqual([{ change: { days: 14 } }])
  })

  it('stays as it was when an order was delivered, also for its completion and its end in words', async () => {
    const { shop } = test
    await setDays(3)
    const short = await deliveredForCash(shop)
    await setDays(9)
    const long = await deliveredForCash(shop)
    expect((await untilOf(long)) - (await untilOf(short))).toBeGreaterThan(6 * dayMs - 60_000)
    await setDays(1)
    expect((await shop.call('return-window.current')).body.days).toBe(1)
    shop.clock.advance(3 * dayMs + 60_000)
    await shop.features.everyMinute()
    expect(await completed(short.orderId)).toBe(true)
    expect(await completed(long.orderId)).toBe(false)
    const ask = (order: typeof short) =>
      shop.call('returns.request-refund', { token: order.token, body: refundOf(order) })
    expect(await ask(short)).toMatchObject({
      status: 422,
      body: { code: 'returns.window-over', message: expect.stringContaining(': 3 days have passed') },
    })
    expect((await ask(long)).status).toBe(200)
  })
})
