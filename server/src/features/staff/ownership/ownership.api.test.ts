import { afterEach, describe, expect, it } from 'vitest'
import { isSignedIn, newMemberWith, newStaffMember } from '../../../../testing/new-staff-member.ts'
import { withCodes } from '../../../../testing/second-factors.ts'
import { mailsFor } from '../../../../testing/shoppers.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
const query = (statement: string, values: unknown[] = []) => test.shop.database.pool.query(statement, values)

/** Other files share the shop. */
afterEach(() => query('update staff_access_policy set second_factor_required = false'))

const handOver = (headers: Record<string, string>, id: string, keeps: string | null) =>
  test.shop.call('staff.ownership-hand-over', {
    headers,
    path: `/api/admin/staff/${id}/ownership`,
    body: { keeps },
  })

const stateOf = async (id: string) =>
  (
    await query(
      `select coalesce(role, own_role_id::text) as role, disabled_at is null as "isActive" from staff where id = $1`,
      [id],
    )
  ).rows[0]

const subjects = async (email: string) => (await mailsFor(test.shop, email)).map(({ subject }) => subject)

describe('handing over the ownership', () => {
  it('makes a member an owner in place of another, who keeps a role; all concerned hear of it', async () => {
    const { shop } = test
    const [owner, other] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'owner')]
    const heir = await newStaffMember(shop, 'support')
    const { status, body } = await handOver(owner.headers, heir.id, 'manager')
    expect([status, body.message]).toEqual([200, 'Kumari Perera is an owner now. Please sign in again.'])
    expect(await stateOf(heir.id)).toEqual({ role: 'owner', isActive: true })
    expect(await stateOf(owner.id)).toEqual({ role: 'manager', isActive: true })
    for (const { headers } of [owner, heir]) expect(await isSignedIn(shop, headers)).toBe(false)
    const { rows } = await query(
      'select action, staff_id as who, change from staff_changes where subject = $1',
      [`staff:${heir.id}`],
    )
    const change = { kept: 'manager', isGone: false }
    expect(rows).toEqual([{ action: 'ownership-hand-over', who: owner.id, change }])
    await expect.poll(() => subjects(heir.email)).toContain('You are an owner of First Fashion now')
    await expect.poll(() => subjects(owner.email)).toContain('You handed over the ownership of First Fashion')
    await expect.poll(() => subjects(other.email)).toContain('The ownership of First Fashion was handed over')
  })

  it('lets an owner keep an own role, or leave', async () => {
    const { shop } = test
    const [first, second] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'owner')]
    const heir = await newMemberWith(shop, first, ['orders.read'])
    expect((await handOver(first.headers, heir.id, heir.role._id)).status).toBe(200)
    expect(await stateOf(first.id)).toEqual({ role: heir.role._id, isActive: true })
    const next = await newStaffMember(shop, 'moderator')
    expect((await handOver(second.headers, next.id, null)).body.message).toContain('You are signed out.')
    expect(await stateOf(second.id)).toEqual({ role: 'support', isActive: false })
    expect((await newSession(shop, second)).response.json().code).toBe('staff.switched-off')
  })

  it('is for active members alone, who are no owners yet', async () => {
    const { shop } = test
    const [owner, other] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'owner')]
    const heir = await newStaffMember(shop, 'support')
    const email = `heir-${process.pid}@staff.example`
    const invited = { name: 'Dilini Fernando', email, role: 'manager' } as const
    const { invitations } = (await shop.call('staff.invite', { headers: owner.headers, body: invited })).body
    const invitation = invitations.find((one) => one.email === email)?._id ?? ''
    const impossible = { status: 409, body: { code: 'staff.hand-over-impossible' } }
    const unknown = { status: 404, body: { code: 'staff.member-unknown' } }
    expect(await handOver(owner.headers, invitation, 'manager')).toMatchObject(unknown)
    expect(await handOver(owner.headers, 'nobody', 'manager')).toMatchObject(unknown)
    for (const id of [owner.id, other.id])
      expect(await handOver(owner.headers, id, 'manager')).toMatchObject(impossible)
    expect(await handOver(owner.headers, heir.id, 'owner')).toMatchObject(impossible)
    const gone = await handOver(owner.headers, heir.id, '01900000-0000-7000-8000-0000000000ff')
    expect(gone.body.code).toBe('staff.role-unknown')
    const path = `/api/admin/staff/${heir.id}/switch`
    await shop.call('staff.switch', { headers: other.headers, path, body: { isActive: false } })
    const late = await handOver(owner.headers, heir.id, 'manager')
    expect(late).toMatchObject(impossible)
    expect(late.body.message).toBe('Kumari Perera is switched off.')
    expect(await stateOf(owner.id)).toEqual({ role: 'owner', isActive: true })
    const manager = await newStaffMember(shop, 'manager')
    expect((await handOver(manager.headers, manager.id, null)).body.code).toBe('staff.role-forbids')
  })

  it('waits for a second factor where everyone needs one, and for a proof', async () => {
    const { shop } = test
    const owner = await newStaffMember(shop, 'owner')
    const [bare, secured] = [await newStaffMember(shop, 'support'), await newStaffMember(shop, 'support')]
    for (const member of [owner, secured]) await withCodes(shop, member)
    await query('update staff_access_policy set second_factor_required = true')
    const refused = await handOver(owner.headers, bare.id, 'manager')
    expect(refused.body.message).toBe('Kumari Perera needs a second factor first.')
    await query(`update staff_sessions set proved_at = now() - interval '1 day' where staff_id = $1`, [
      owner.id,
    ])
    expect((await handOver(owner.headers, secured.id, 'manager')).body.code).toBe('staff.proof-needed')
    await query(`update staff_sessions set proved_at = now() + interval '1 day' where staff_id = $1`, [
      owner.id,
    ])
    expect((await handOver(owner.headers, secured.id, 'manager')).status).toBe(200)
  })

  it('happens once, also if it is asked for twice at once', async () => {
    const { shop } = test
    const owner = await newStaffMember(shop, 'owner')
    const heirs = [await newStaffMember(shop, 'support'), await newStaffMember(shop, 'support')]
    const answers = await Promise.all(heirs.map(({ id }) => handOver(owner.headers, id, 'manager')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const states = await Promise.all(heirs.map(({ id }) => stateOf(id)))
    expect(states.filter(({ role }) => role === 'owner')).toHaveLength(1)
  })
})
