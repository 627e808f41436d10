import { describe, expect, it } from 'vitest'
import { customerIdOf, pointsOf } from '../../../../testing/loyalty.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

const adjust = async (id: string, body: object, who = owner) => {
  const { headers } = await signIn(test.shop, who)
  return test.shop.call('staff.loyalty-adjust', { headers, path: `/api/admin/customers/${id}/loyalty`, body })
}

describe('points by hand', () => {
  it('are added and taken with a reason that customer, colleagues and the audit log read', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const id = await customerIdOf(shop, email)
    const change = { points: 60, reason: 'For a parcel that came late', expected: 0 }
    expect((await adjust(id, change)).body).toMatchObject({ available: 60, lifetime: 60, tier: 'Silver' })
    expect((await adjust(id, change)).body.code).toBe('loyalty.changed-meanwhile')
    await adjust(id, { points: -70, reason: 'Given twice', expected: 60 })
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: -10, tier: { name: 'Bronze' } })
    const { headers } = await signIn(shop, owner)
    const path = `/api/admin/customers/${id}/loyalty`
    const { transactions } = (await shop.call('staff.loyalty-account', { headers, path })).body
    expect(transactions).toMatchObject([
      { points: -70, description: 'Given twice', actor: 'Ruwani Bandara' },
      { points: 60, description: 'For a parcel that came late' },
    ])
    const { rows } = await shop.database.pool.query(
      "select change from staff_changes where action = 'loyalty-adjust' and subject = $1 order by id",
      [`customer:${id}`],
    )
    expect(rows.map(({ change: { points } }) => points)).toEqual([60, -70])
  })

  it('that were taken are listed as taken back, not as earned', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const id = await customerIdOf(shop, email)
    await adjust(id, { points: 60, reason: 'For a parcel that came late', expected: 0 })
    await adjust(id, { points: -7, reason: 'Given twice', expected: 60 })
    const listed = async (type: 'earned' | 'reversed') =>
      (await shop.call('loyalty.history', { token, body: { page: 1, type } })).body.transactions
    expect(await listed('earned')).toMatchObject([{ points: 60, type: 'earned' }])
    expect(await listed('reversed')).toMatchObject([{ points: -7, type: 'reversed' }])
    const { months } = (await shop.call('loyalty.balance', { token })).body
    expect(months.at(-1)).toMatchObject({ balance: 53, earned: 60 })
  })

  it('are given once when two members of staff, or one twice, give them at once', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const id = await customerIdOf(shop, email)
    const change = { points: 25, reason: 'For a parcel that came late', expected: 0 }
    const answers = await Promise.all(Array.from({ length: 10 }, () => adjust(id, change)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)
    expect(new Set(refusals)).toEqual(new Set(['loyalty.changed-meanwhile']))
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 25, lifetimePoints: 25 })
  })

  it('need the permission, a reason and a customer', async () => {
    const { shop } = test
    const id = await customerIdOf(shop, (await newShopper(shop)).email)
    const change = { points: 5, reason: 'Sorry', expected: 0 }
    expect((await adjust(id, change, support)).body.code).toBe('staff.role-forbids')
    expect((await adjust(id, { ...change, reason: ' ' })).status).toBe(400)
    for (const points of [0, 0.5, 10_001, -10_001, '5'])
      expect((await adjust(id, { ...change, points })).status, String(points)).toBe(400)
    expect((await adjust(crypto.randomUUID(), change)).body.code).toBe('staff.customer-unknown')
  })
})
