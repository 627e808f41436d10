import { expect, it } from 'vitest'
import { isSignedIn, newStaffMember } from '../../../../testing/new-staff-member.ts'
import { withCodes } from '../../../../testing/second-factors.ts'
import { mailsFor } from '../../../../testing/shoppers.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

const reset = (headers: Record<string, string>, id: string) =>
  test.shop.call('staff.second-factor-reset', {
    headers,
    path: `/api/admin/staff/${id}/second-factor-reset`,
  })

it('an owner removes the second factor of a member who lost it: on record, by email, and their sessions end', async () => {
  const { shop } = test
  const [owner, member] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'support')]
  await withCodes(shop, member)
  const people = (await shop.call('staff.people', { headers: owner.headers })).body.members
  expect(people.find(({ _id }) => _id === member.id)?.hasSecondFactor).toBe(true)
  expect(people.find(({ _id }) => _id === owner.id)?.hasSecondFactor).toBe(false)
  const { status, body } = await reset(owner.headers, member.id)
  expect(status).toBe(200)
  expect(body.members.find(({ _id }) => _id === member.id)?.hasSecondFactor).toBe(false)
  expect(await isSignedIn(shop, member.headers)).toBe(false)
  expect((await newSession(shop, member)).response.json()).toHaveProperty('csrfToken')
  await expect
    .poll(async () => (await mailsFor(shop, member.email)).map(({ subject }) => subject))
    .toContain('Your second factor was removed')
  const { rows } = await shop.database.pool.query(
    'select action from staff_changes where staff_id = $1 and subject = $2',
    [owner.id, `staff:${member.id}`],
  )
  expect(rows).toEqual([{ action: 'second-factor-reset' }])
  expect((await reset(owner.headers, member.id)).body.code).toBe('staff.second-factor-off')
})

it('an owner removes recovery codes that are left without a factor, which the sign-in does not ask for', async () => {
  const { shop } = test
  const [owner, member] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'support')]
  await withCodes(shop, member)
  await shop.database.pool.query('delete from staff_code_secrets where staff_id = $1', [member.id])
  expect((await newSession(shop, member)).response.json()).toHaveProperty('csrfToken')
  expect((await reset(owner.headers, member.id)).status).toBe(200)
  expect((await reset(owner.headers, member.id)).body.code).toBe('staff.second-factor-off')
})

it('nobody resets the own one, that of nobody, or without being an owner', async () => {
  const { shop } = test
  const [owner, manager] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'manager')]
  await withCodes(shop, owner)
  expect((await reset(owner.headers, owner.id)).body.code).toBe('staff.own-second-factor')
  expect((await reset(owner.headers, 'nobody')).body.code).toBe('staff.member-unknown')
  expect((await reset(manager.headers, owner.id)).body.code).toBe('staff.role-forbids')
})
