import { describe, expect, it } from 'vitest'
import { newStaffMember } from '../../../../testing/new-staff-member.ts'
import { withCodes } from '../../../../testing/second-factors.ts'
import { mailsFor } from '../../../../testing/shoppers.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { purgeOldAccess } from './access-log.queries.ts'

const test = useTestShop()
const query = async (statement: string, values: unknown[] = []) =>
  (await test.shop.database.pool.query(statement, values)).rows

const entriesOf = (id: string) =>
  query('select kind, code, route from staff_access_log where staff_id = $1 order by id', [id])

const signIn = 'POST /api/admin/session'

describe('the log of sign-ins', () => {
  it('has good and failed ones, second steps and what a role may not do', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    await newSession(shop, { ...member, password: 'not-this-one' })
    await shop.call('staff.people', { headers: member.headers })
    await withCodes(shop, member)
    const { challenge } = (await newSession(shop, member)).response.json()
    await shop.call('staff.second-step', { body: { challenge, method: 'code', code: '12345' } })
    expect(await entriesOf(member.id)).toEqual([
      { kind: 'signed-in', code: null, route: signIn },
      { kind: 'failed', code: 'staff.credentials-wrong', route: signIn },
      { kind: 'forbidden', code: 'staff.role-forbids', route: 'GET /api/admin/staff' },
      { kind: 'failed', code: 'staff.code-wrong', route: `${signIn}/second-step` },
    ])
  })

  it('keeps neither password nor the address that nobody has, and is purged after 90 days', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    const typed = 'my-password-by-mistake'
    await newSession(shop, { email: typed, password: typed })
    const all = JSON.stringify(await query('select * from staff_access_log'))
    for (const secret of [typed, member.password, member.email]) expect(all).not.toContain(secret)
    await query(`update staff_access_log set at = at - interval '91 days' where staff_id = $1`, [member.id])
    const before = new Date(shop.clock.now().getTime() - 90 * 24 * 3_600_000)
    await purgeOldAccess(shop.features.shop.database.db, before)
    expect(await entriesOf(member.id)).toEqual([])
  })

  it('has a member who is switched off told so, on record as failed', async () => {
    const member = await newStaffMember(test.shop, 'support')
    await query('update staff set disabled_at = now() where id = $1', [member.id])
    await newSession(test.shop, member)
    expect((await entriesOf(member.id)).at(-1)).toMatchObject({ kind: 'failed', code: 'staff.switched-off' })
  })
})

describe('proofs in an open session', () => {
  const prove = (headers: Record<string, string>, currentPassword: string) =>
    test.shop.call('staff.proof', { headers, body: { method: 'password', currentPassword } })

  it('are on record, wrong ones and right ones', async () => {
    const member = await newStaffMember(test.shop, 'support')
    await prove(member.headers, 'not-this-one')
    await prove(member.headers, member.password)
    const route = `${signIn}/proof`
    expect((await entriesOf(member.id)).slice(1)).toEqual([
      { kind: 'failed', code: 'staff.password-wrong', route },
      { kind: 'proved', code: null, route },
    ])
  })

  it('are mailed to the member after ten wrong ones, also where a change asks for the password', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    const { headers } = member
    for (let nth = 0; nth < 9; nth++) await prove(headers, 'not-this-one')
    await shop.call('staff.codes-start', { headers, body: { currentPassword: 'not-this-one' } })
    expect((await entriesOf(member.id)).at(-1)).toEqual({
      kind: 'failed',
      code: 'staff.password-wrong',
      route: 'POST /api/admin/account/codes/start',
    })
    await expect.poll(() => warningsFor(member.email)).toHaveLength(1)
  })
})

const warningsFor = async (email: string) =>
  (await mailsFor(test.shop, email))
    .map(({ subject }) => subject)
    .filter((subject) => subject === 'Someone is trying to sign in as you')

it('ten failed sign-ins within an hour are mailed to the member, once', async () => {
  const { shop } = test
  const member = await newStaffMember(shop, 'support')
  await withCodes(shop, member)
  const { challenge } = (await newSession(shop, member)).response.json()
  for (let nth = 0; nth < 12; nth++)
    await shop.call('staff.second-step', { body: { challenge, method: 'code', code: '12345' } })
  await expect.poll(() => warningsFor(member.email)).toHaveLength(1)
  const events = await query(`select failures_reported_at is not null as reported from staff where id = $1`, [
    member.id,
  ])
  expect(events).toEqual([{ reported: true }])
})
