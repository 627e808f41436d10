import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { mailsFor, newShopper } from '../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const password = 'a-long-enough-one'

async function asStaff(who: typeof owner, method: 'GET' | 'POST', path: string, payload?: object) {
  const { headers } = await signIn(test.shop, who)
  const app: FastifyInstance = test.shop.app
  const response = await app.inject({
    method,
    url: `/api/admin/customers${path}`,
    headers,
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.json() }
}

async function foundByEmail(email: string) {
  const { body } = await asStaff(owner, 'GET', `?search=${encodeURIComponent(email)}`)
  return body.customers
}

describe('customers in the back office', () => {
  it('are found by a part of the name or of the address, in pages and sorted', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    await shop.call('accounts.register', {
      body: { name: 'Aaliyah 100% Perera', email: 'aaliyah@example.com', password },
    })
    expect(await foundByEmail(email)).toMatchObject([
      { email, orderCount: 0, isVerified: false, isBlocked: false },
    ])
    expect(await foundByEmail('100%')).toMatchObject([{ name: 'Aaliyah 100% Perera' }])
    const first = await asStaff(owner, 'GET', '?sort=newest')
    expect(first.body.customers).toHaveLength(25)
    expect(first.body.customers[0].email).toBe('aaliyah@example.com')
    expect(first.body.pages).toBe(Math.ceil(first.body.total / 25))
    const second = await asStaff(owner, 'GET', '?sort=newest&page=2')
    const ids = [...first.body.customers, ...second.body.customers].map(({ _id }: { _id: string }) => _id)
    expect(new Set(ids).size).toBe(ids.length)
    const byName = (await asStaff(owner, 'GET', '?sort=name')).body.customers.map(
      ({ name }: { name: string }) => name.toLowerCase(),
    )
    expect(byName[0]).toBe('aaliyah 100% perera')
  })

  it('show their profile, orders, reviews, consents and devices, but nothing secret', async () => {
    const { shop } = test
    const { rows } = await shop.database.pool.query(
      'select customer_id as id, count(*)::int as n from orders group by 1 order by 2 desc limit 1',
    )
    const { body } = await asStaff(owner, 'GET', `/${rows[0].id}`)
    expect(body.customer.orderCount).toBe(rows[0].n)
    expect(body.customer.orders[0]).toMatchObject({
      orderNumber: expect.any(String),
      amount: expect.any(Number),
    })
    const { email } = await newShopper(shop)
    await shop.call('newsletter.subscribe', { body: { email, source: 'about' } })
    const [found] = await foundByEmail(email)
    const full = (await asStaff(owner, 'GET', `/${found._id}`)).body
    expect(full.customer).toMatchObject({
      reviewCount: 0,
      newsletter: { unsubscribedAt: null },
      devices: [{ device: expect.any(String) }],
    })
    expect(JSON.stringify(full)).not.toMatch(/argon2|hash/i)
    expect((await asStaff(owner, 'GET', '/no-such-id')).body.code).toBe('staff.customer-unknown')
  })

  it('are let in no more while blocked, also with a new password, and every act is written down', async () => {
    const { shop } = test
    const { email, token } = await newShopper(shop)
    const [{ _id }] = await foundByEmail(email)
    const blocked = await asStaff(owner, 'POST', `/${_id}/block`, {
      reason: 'Card fraud reported by the bank',
    })
    expect(blocked.body.customer).toMatchObject({ isBlocked: true, devices: [] })
    expect((await shop.call('accounts.logged', { token })).status).toBe(401)
    const login = (secret: string) => shop.call('accounts.login', { body: { email, password: secret } })
    expect(await login(password)).toMatchObject({ status: 403, body: { code: 'accounts.blocked' } })
    expect((await login('not-this-one')).body.code).toBe('accounts.credentials-wrong')
    expect((await asStaff(owner, 'GET', '?blocked=true')).body.total).toBe(1)
    expect((await asStaff(owner, 'POST', `/${_id}/unblock`, {})).body.customer.isBlocked).toBe(false)
    expect((await login(password)).status).toBe(200)
    expect((await asStaff(owner, 'POST', `/${_id}/reset-mail`, {})).status).toBe(200)
    const subjects = async () => (await mailsFor(shop, email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Choose a new password')
    const { rows } = await shop.database.pool.query(
      'select action, change from staff_changes where subject = $1 order by id',
      [`customer:${_id}`],
    )
    expect(rows).toEqual([
      { action: 'customer-block', change: { reason: 'Card fraud reported by the bank' } },
      { action: 'customer-unblock', change: {} },
      { action: 'customer-reset-mail', change: {} },
    ])
  })

  it('are for owners and managers alone', async () => {
    const { email } = await newShopper(test.shop)
    const [{ _id }] = await foundByEmail(email)
    const answers = [
      await asStaff(support, 'GET', ''),
      await asStaff(support, 'GET', `/${_id}`),
      await asStaff(support, 'POST', `/${_id}/block`, { reason: 'because' }),
      await asStaff(support, 'POST', `/${_id}/unblock`, {}),
      await asStaff(support, 'POST', `/${_id}/reset-mail`, {}),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(Array(5).fill('staff.role-forbids'))
    expect((await asStaff(owner, 'POST', `/${_id}/block`, { reason: ' ' })).status).toBe(400)
  })
})
