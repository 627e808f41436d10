import { describe, expect, it } from 'vitest'
import { mailsFor, newShopper } from '../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const password = 'a-long-enough-one'

const register = (email: string) =>
  test.shop.call('accounts.register', {
    body: { name: 'Nobody', email, password },
    headers: { 'x-forwarded-for': '10.77.0.1' },
  })

async function failedJobs(page = 1) {
  const { headers } = await signIn(test.shop, owner)
  return (await test.shop.call('staff.failed-jobs', { headers, path: `/api/admin/failed-jobs?page=${page}` }))
    .body
}

const onePath = (id: string, rest = '') => `/api/admin/failed-jobs/${id}${rest}`

describe('mail to addresses that the mail server rejects', () => {
  it('keeps nobody else from theirs, and ends on the list of failed work', async () => {
    const { shop } = test
    for (let nth = 0; nth < 20; nth++)
      expect((await register(`nobody-${nth}@rejected.example`)).status).toBe(200)
    await expect.poll(async () => (await failedJobs()).total).toBe(20)
    const { email } = await newShopper(shop)
    await expect.poll(async () => (await mailsFor(shop, email)).length).toBe(1)
    const { jobs } = await failedJobs()
    expect(jobs[0]).toMatchObject({
      name: 'customer-registered/verification-email',
      about: { customerId: expect.any(String) },
      reason: expect.stringContaining('550 5.1.1'),
      tries: 1,
    })
    expect(Object.keys(jobs[0]?.about ?? {})).toEqual(['customerId'])
    expect(JSON.stringify(jobs)).not.toContain('@rejected.example')
  })

  it('is tried again once staff say so, one by one or all, and written down', async () => {
    const { shop } = test
    const { headers } = await signIn(shop, owner)
    const [first, second] = (await failedJobs()).jobs
    const mended = `found-${Date.now()}@example.com`
    await shop.database.pool.query('update customers set email = $2 where id = $1', [
      first?.about.customerId,
      mended,
    ])
    const replay = () =>
      shop.call('staff.failed-job-replay', { headers, path: onePath(first?._id ?? '', '/replay') })
    expect((await replay()).body.message).toBe('The job is being retried')
    expect(await replay()).toMatchObject({ status: 404, body: { code: 'staff.job-unknown' } })
    await expect.poll(async () => (await mailsFor(shop, mended)).length).toBe(1)
    const drop = { headers, path: onePath(second?._id ?? '') }
    expect((await shop.call('staff.failed-job-drop', drop)).status).toBe(200)
    expect((await shop.call('staff.failed-job-drop', drop)).status).toBe(404)
    await shop.database.pool.query(
      "update customers set email = 'found-' || id || '@example.com' where email like '%@rejected.example'",
    )
    expect((await shop.call('staff.failed-jobs-replay', { headers })).body.message).toBe(
      '18 jobs are being retried',
    )
    expect((await failedJobs()).total).toBe(0)
    const { rows } = await shop.database.pool.query(
      "select action, change from staff_changes where action like 'job-%' order by at",
    )
    expect(rows).toEqual([
      { action: 'job-replay', change: { name: 'customer-registered/verification-email' } },
      { action: 'job-drop', change: { name: 'customer-registered/verification-email' } },
      { action: 'job-replay', change: { count: 18 } },
    ])
  })

  it('is for owner and manager to look after', async () => {
    const { shop } = test
    const { headers } = await signIn(shop, support)
    const id = '019a0000-0000-7000-8000-000000000000'
    for (const answer of [
      await shop.call('staff.failed-jobs', { headers }),
      await shop.call('staff.failed-jobs-replay', { headers }),
      await shop.call('staff.failed-job-replay', { headers, path: onePath(id, '/replay') }),
      await shop.call('staff.failed-job-drop', { headers, path: onePath(id) }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'staff.role-forbids' } })
  })
})

describe('an address that hides another one', () => {
  it.each(['"0,victim@example.com', 'a@example.com,victim@example.com', 'x<victim@example.com>'])(
    'is refused: %s',
    async (email) => {
      expect(await register(email)).toMatchObject({
        status: 422,
        body: { code: 'accounts.details-invalid', errors: { email: 'Please enter a valid email address' } },
      })
    },
  )
})
