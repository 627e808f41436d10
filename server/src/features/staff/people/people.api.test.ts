import type { StaffRole } from '@first-fashion/contract/staff/roles'
import { describe, expect, it } from 'vitest'
import { connect } from '../../../../testing/chat/chatting.ts'
import { isSignedIn, newStaffMember } from '../../../../testing/new-staff-member.ts'
import { mailsFor, tokenFromMail } from '../../../../testing/shoppers.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
const password = 'a-long-enough-one'
type Headers = Record<string, string>

let nextInvited = 1
const newAddress = () => `invited-${nextInvited++}-${process.pid}@staff.example`

const act = (headers: Headers, id: string) => ({
  setRole: (role: StaffRole) =>
    test.shop.call('staff.role-set', { headers, path: `/api/admin/staff/${id}/role`, body: { role } }),
  switch: (isActive: boolean) =>
    test.shop.call('staff.switch', { headers, path: `/api/admin/staff/${id}/switch`, body: { isActive } }),
})

async function invite(headers: Headers, email: string, role: StaffRole = 'support') {
  const { shop } = test
  const answer = await shop.call('staff.invite', { headers, body: { name: 'Dilini Fernando', email, role } })
  const id = answer.body.invitations?.find((one) => one.email === email)?._id ?? ''
  const path = (what: string) => `/api/admin/staff/invitations/${id}/${what}`
  return {
    answer,
    id,
    resend: (as = headers) => shop.call('staff.invitation-resend', { headers: as, path: path('resend') }),
    withdraw: () => shop.call('staff.invitation-withdraw', { headers, path: path('withdraw') }),
  }
}

const linkFor = (email: string) => tokenFromMail(test.shop, email, '/admin/join')

let nextNetwork = 1
const join = (token: string, typed = password) =>
  test.shop.call('staff.join', {
    body: { token, password: typed },
    headers: { 'x-forwarded-for': `198.53.${nextNetwork}.${nextNetwork++ % 250}` },
  })

const changesOf = async (subject: string) =>
  (
    await test.shop.database.pool.query(
      'select action, change from staff_changes where subject = $1 order by id',
      [subject],
    )
  ).rows

describe('an invitation to the staff', () => {
  it('makes a member with a password of their own, once', async () => {
    const { shop } = test
    const { headers } = await newStaffMember(shop, 'owner')
    const email = newAddress()
    const { answer, id } = await invite(headers, email, 'manager')
    expect(answer.status).toBe(200)
    const token = await linkFor(email)
    expect((await mailsFor(shop, email))[0]?.text).toContain(
      'Kumari Perera invites you to work in the back office of First Fashion as a manager.',
    )
    expect((await join(token, 'short')).body.code).toBe('accounts.password-weak')
    const answers = await Promise.all([join(token), join(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const again = await join(token)
    expect(again).toMatchObject({ status: 422, body: { code: 'staff.invitation-dead' } })
    expect(again.body.message).toContain('has been used')
    const { response } = await newSession(shop, { email, password })
    const { staff } = response.json()
    expect(staff).toMatchObject({ name: 'Dilini Fernando', role: 'manager' })
    const { body } = await shop.call('staff.people', { headers })
    expect(body.members).toContainEqual({
      ...staff,
      isActive: true,
      lastSignInAt: expect.any(Number),
    })
    expect(body.invitations.map((one) => one._id)).not.toContain(id)
    const details = { name: 'Dilini Fernando', email, role: 'manager' }
    expect(await changesOf(`invitation:${id}`)).toEqual([{ action: 'invite', change: details }])
    expect(await changesOf(`staff:${staff._id}`)).toEqual([
      { action: 'join', change: { role: 'manager', invitation: id } },
    ])
    expect(shop.logLines.join()).not.toContain(token)
  })

  it('is sent again with a link that replaces the older one', async () => {
    const { headers } = await newStaffMember(test.shop, 'owner')
    const email = newAddress()
    const { resend } = await invite(headers, email)
    const older = await linkFor(email)
    expect((await resend()).status).toBe(200)
    await expect.poll(() => linkFor(email)).not.toBe(older)
    expect((await join(older)).body.message).toContain('newest invitation')
    expect((await join(await linkFor(email))).status).toBe(200)
    expect((await resend()).body.code).toBe('staff.invitation-unknown')
  })

  it('works no more once it is withdrawn, or its owner is none any more', async () => {
    const { shop } = test
    const [first, second] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'owner')]
    const [withdrawn, orphaned] = [newAddress(), newAddress()]
    const { withdraw } = await invite(first.headers, withdrawn)
    const { resend } = await invite(second.headers, orphaned)
    const tokens = [await linkFor(withdrawn), await linkFor(orphaned)]
    expect((await withdraw()).status).toBe(200)
    expect((await act(first.headers, second.id).setRole('manager')).status).toBe(200)
    const words = await Promise.all(tokens.map(async (token) => (await join(token)).body.message))
    expect(words[0]).toContain('was withdrawn')
    expect(words[1]).toContain('can no longer invite')
    expect((await withdraw()).body.code).toBe('staff.invitation-unknown')
    expect((await resend(first.headers)).status).toBe(200)
    await expect.poll(() => linkFor(orphaned)).not.toBe(tokens[1])
    expect((await join(await linkFor(orphaned))).status).toBe(200)
  })

  it('is for an address that nobody of staff has, and that is not invited yet', async () => {
    const { headers, email } = await newStaffMember(test.shop, 'owner')
    const open = newAddress()
    await invite(headers, open)
    for (const taken of [email.toUpperCase(), open.toUpperCase()]) {
      const { answer } = await invite(headers, taken)
      expect(answer).toMatchObject({ status: 409, body: { code: 'staff.email-taken' } })
    }
    expect((await invite(headers, 'a@staff.example, b@staff.example')).answer.status).toBe(400)
  })

  it('is not sent to a mailbox that is full, and the owner is told', async () => {
    const { headers } = await newStaffMember(test.shop, 'owner')
    const email = newAddress()
    const { resend } = await invite(headers, email)
    const link = await linkFor(email)
    await test.shop.database.pool.query(
      `update mailbox_mails set mails = 1000000 where mailbox_hash = sha256(convert_to($1, 'UTF8'))`,
      [email],
    )
    expect(await resend()).toMatchObject({ status: 429, body: { code: 'staff.mailbox-full' } })
    expect((await join(link)).status).toBe(200)
  })
})

describe('the people of the back office', () => {
  it('are seen by managers and changed by owners alone', async () => {
    const { shop } = test
    const [manager, other] = [await newStaffMember(shop, 'manager'), await newStaffMember(shop, 'support')]
    const { status, body } = await shop.call('staff.people', { headers: manager.headers })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i)
    const answers = [
      (await invite(manager.headers, newAddress())).answer,
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
    const off = await act(owner.headers, member.id).switch(false)
    expect(off.body.members.find(({ _id }) => _id === member.id)?.isActive).toBe(false)
    await expect.poll(() => socket.connected).toBe(false)
    expect(await isSignedIn(shop, member.headers)).toBe(false)
    expect((await newSession(shop, member)).response.json().code).toBe('staff.switched-off')
    await act(owner.headers, member.id).switch(true)
    expect(await isSignedIn(shop, member.headers)).toBe(false)
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
