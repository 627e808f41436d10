import { afterEach, describe, expect, it } from 'vitest'
import { connect } from '../../../../testing/chat/chatting.ts'
import { isSignedIn, newStaffMember } from '../../../../testing/new-staff-member.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
type Headers = Record<string, string>
const query = (statement: string, values: unknown[] = []) => test.shop.database.pool.query(statement, values)

const listOf = async (headers: Headers) => (await test.shop.call('staff.sessions', { headers })).body.sessions

const end = (headers: Headers, id: string) =>
  test.shop.call('staff.session-end', { headers, path: `/api/admin/account/sessions/${id}/end` })

const ofMember = (headers: Headers, id: string) => ({
  list: () => test.shop.call('staff.member-sessions', { headers, path: `/api/admin/staff/${id}/sessions` }),
  end: () =>
    test.shop.call('staff.member-sessions-end', { headers, path: `/api/admin/staff/${id}/sessions/end` }),
})

describe('the sessions of a member of staff', () => {
  it('are listed with this one first, and each can be ended, with its sockets', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    const { headers } = await newSession(shop, member)
    const { socket } = await connect(shop, { csrf: headers['x-csrf-token'] }, { cookie: headers.cookie })
    const [own, other] = await listOf(member.headers)
    expect([own?.isThisOne, other?.isThisOne]).toEqual([true, false])
    expect(JSON.stringify([own, other])).not.toContain(headers['x-csrf-token'])
    expect((await end(member.headers, other?._id ?? '')).body.sessions).toHaveLength(1)
    await expect.poll(() => socket.connected).toBe(false)
    const late = await shop.call('staff.orders', { headers })
    expect(late).toMatchObject({ status: 401, body: { code: 'staff.session-dead' } })
    expect((await end(member.headers, other?._id ?? '')).body.code).toBe('staff.session-unknown')
  })

  it('end all but this one, and nobody ends those of others', async () => {
    const { shop } = test
    const [member, other] = [await newStaffMember(shop, 'support'), await newStaffMember(shop, 'support')]
    const { headers } = await newSession(shop, member)
    const [ofOther] = await listOf(other.headers)
    expect((await end(member.headers, ofOther?._id ?? '')).body.code).toBe('staff.session-unknown')
    expect((await end(member.headers, 'none')).body.code).toBe('staff.session-unknown')
    await shop.call('staff.sessions-end-others', { headers: member.headers })
    const open = [member.headers, headers, other.headers].map((those) => isSignedIn(shop, those))
    expect(await Promise.all(open)).toEqual([true, false, true])
  })

  it('are seen and ended by owners alone, which is on record', async () => {
    const { shop } = test
    const [owner, member] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'manager')]
    expect((await ofMember(member.headers, owner.id).list()).body.code).toBe('staff.role-forbids')
    expect((await ofMember(member.headers, owner.id).end()).body.code).toBe('staff.role-forbids')
    expect((await ofMember(owner.headers, 'nobody').list()).body.code).toBe('staff.member-unknown')
    expect((await ofMember(owner.headers, 'nobody').end()).body.code).toBe('staff.member-unknown')
    expect((await ofMember(owner.headers, member.id).list()).body.sessions).toHaveLength(1)
    expect((await ofMember(owner.headers, member.id).end()).body.sessions).toEqual([])
    expect(await isSignedIn(shop, member.headers)).toBe(false)
    const { rows } = await query('select action from staff_changes where staff_id = $1', [owner.id])
    expect(rows).toEqual([{ action: 'sessions-end' }])
  })

  it('are of no use to a member who was switched off meanwhile', async () => {
    const member = await newStaffMember(test.shop, 'support')
    await query('update staff set disabled_at = now() where id = $1', [member.id])
    expect((await test.shop.call('staff.sessions', { headers: member.headers })).status).toBe(401)
  })
})

describe('a session that nobody uses', () => {
  /** Other files share the shop. */
  afterEach(() => query('update staff_access_policy set idle_minutes = 720'))

  const unusedFor = (id: string, minutes: number) =>
    query(
      `update staff_sessions set last_used_at = last_used_at - $2 * interval '1 minute' where staff_id = $1`,
      [id, minutes],
    )

  it('ends after the minutes of the owner, and each call starts them anew', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    await query('update staff_access_policy set idle_minutes = 30')
    await unusedFor(member.id, 29)
    expect(await isSignedIn(shop, member.headers)).toBe(true)
    await unusedFor(member.id, 29)
    expect(await isSignedIn(shop, member.headers)).toBe(true)
    await unusedFor(member.id, 31)
    expect(await isSignedIn(shop, member.headers)).toBe(false)
    expect(await isSignedIn(shop, member.headers)).toBe(false)
  })

  it('is not kept open by what open screens ask for by themselves', async () => {
    const { shop } = test
    const { id, headers } = await newStaffMember(shop, 'support')
    await query('update staff_access_policy set idle_minutes = 30')
    for (let minute = 0; minute < 30; minute += 10) {
      expect((await shop.call('staff.today', { headers })).status).toBe(200)
      expect((await shop.call('staff.chat-inbox', { headers })).status).toBe(200)
      await unusedFor(id, 10)
    }
    expect((await shop.call('staff.today', { headers })).body.code).toBe('staff.session-dead')
  })

  it('is not kept open by a socket', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    await query('update staff_access_policy set idle_minutes = 30')
    await unusedFor(member.id, 29)
    const { cookie, 'x-csrf-token': csrf } = member.headers
    const { socket } = await connect(shop, { csrf }, { cookie })
    await unusedFor(member.id, 2)
    shop.features.sockets.recheck([member.id])
    await expect.poll(() => socket.connected).toBe(false)
  })
})
