import type { StaffRole } from '@first-fashion/contract/staff/roles'
import { describe, expect, it } from 'vitest'
import { connect } from '../../../../testing/chat/chatting.ts'
import { isSignedIn, newStaffMember } from '../../../../testing/new-staff-member.ts'
import { tokenFromMail } from '../../../../testing/shoppers.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
type Headers = Record<string, string>

const act = (headers: Headers, id: string) => ({
  setRole: (role: StaffRole) =>
    test.shop.call('staff.role-set', { headers, path: `/api/admin/staff/${id}/role`, body: { role } }),
  switch: (isActive: boolean) =>
    test.shop.call('staff.switch', { headers, path: `/api/admin/staff/${id}/switch`, body: { isActive } }),
})

const changesOf = async (subject: string) =>
  (
    await test.shop.database.pool.query(
      'select action, change from staff_changes where subject = $1 order by id',
      [subject],
    )
  ).rows

describe('the people of the back office', () => {
  it('are seen by managers and changed by owners alone', async () => {
    const { shop } = test
    const [manager, other] = [await newStaffMember(shop, 'manager'), await newStaffMember(shop, 'support')]
    const { status, body } = await shop.call('staff.people', { headers: manager.headers })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i)
    const invited = { name: 'Dilini Fernando', email: 'nobody@staff.example', role: 'support' } as const
    const answers = [
      await shop.call('staff.invite', { headers: manager.headers, body: invited }),
      await act(manager.headers, other.id).setRole('owner'),
      await act(manager.headers, other.id).switch(false),
      await shop.call('staff.people', { headers: other.headers }),
    ]
    expect(answers.map(({ body: { code } }) => code)).toEqual(Array(4).fill('staff.role-forbids'))
  })

  it('are switched off at once, sockets too, and on again', async () => {
    const { shop } = test
    const [owner, member] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'support')]
    const { cookie, 'x-csrf-token': csrf } = member.headers
    const { socket } = await connect(shop, { csrf }, { cookie })
    await shop.call('staff.password-forgotten', { body: { email: member.email } })
    const token = await tokenFromMail(shop, member.email, '/admin/reset-password')
    const off = await act(owner.headers, member.id).switch(false)
    expect(off.body.members.find(({ _id }) => _id === member.id)?.isActive).toBe(false)
    await expect.poll(() => socket.connected).toBe(false)
    expect(await isSignedIn(shop, member.headers)).toBe(false)
    expect((await newSession(shop, member)).response.json().code).toBe('staff.switched-off')
    await act(owner.headers, member.id).switch(true)
    expect(await isSignedIn(shop, member.headers)).toBe(false)
    const reset = await shop.call('staff.password-reset', {
      body: { token, newPassword: 'another-long-one' },
    })
    expect(reset.body.code).toBe('staff.reset-link-dead')
    expect((await newSession(shop, member)).response.statusCode).toBe(200)
    expect(await changesOf(`staff:${member.id}`)).toEqual([
      { action: 'switch', change: { isActive: false } },
      { action: 'switch', change: { isActive: true } },
    ])
  })

  it('get another role, sign in again with it, and a repeat changes nothing', async () => {
    const { shop } = test
    const [owner, member] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'support')]
    const { setRole } = act(owner.headers, member.id)
    const answers = [await setRole('moderator'), await setRole('moderator')]
    expect(answers.map(({ body }) => body.message)).toEqual([
      'Kumari Perera is a moderator now and has to sign in again.',
      'Kumari Perera already has this role.',
    ])
    expect(await isSignedIn(shop, member.headers)).toBe(false)
    expect((await newSession(shop, member)).response.json().staff.role).toBe('moderator')
    expect(await changesOf(`staff:${member.id}`)).toEqual([
      { action: 'role-set', change: { from: 'support', to: 'moderator' } },
    ])
    expect((await act(owner.headers, 'nobody').switch(false)).body.code).toBe('staff.member-unknown')
  })

  it('always have an owner, also when two owners take each other away at once', async () => {
    const { shop } = test
    const [one, two] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'owner')]
    // The demonstration owner, and those of other tests, would stay as further owners.
    const { rows: others } = await shop.database.pool.query(
      `update staff set disabled_at = now() where role = 'owner' and disabled_at is null and id <> all($1) returning id`,
      [[one.id, two.id]],
    )
    try {
      const answers = await Promise.all([
        act(one.headers, two.id).setRole('manager'),
        act(two.headers, one.id).switch(false),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const last = answers[0]?.status === 200 ? one : two
      for (const change of [
        () => act(last.headers, last.id).setRole('support'),
        () => act(last.headers, last.id).switch(false),
      ])
        expect(await change()).toMatchObject({ status: 409, body: { code: 'staff.last-owner' } })
    } finally {
      await shop.database.pool.query('update staff set disabled_at = null where id = any($1)', [
        others.map(({ id }) => id),
      ])
    }
  })
})
