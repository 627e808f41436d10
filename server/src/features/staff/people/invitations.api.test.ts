import { permissionsOf, type StaffRole } from '@first-fashion/contract/staff/roles'
import { describe, expect, it } from 'vitest'
import { newStaffMember } from '../../../../testing/new-staff-member.ts'
import { mailsFor, tokenFromMail } from '../../../../testing/shoppers.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { resetLinkOf } from '../passwords/staff-passwords.service.ts'
import { sendInvitation } from './invitations.service.ts'

const test = useTestShop()
const password = 'a-long-enough-one'
type Headers = Record<string, string>

let nextInvited = 1
const newAddress = () => `invited-${nextInvited++}-${process.pid}@staff.example`

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
/** Someone who comes from another network each time. */
const elsewhere = () => ({ 'x-forwarded-for': `198.53.${nextNetwork}.${nextNetwork++ % 250}` })
const open = (token: string) => test.shop.call('staff.join-link', { body: { token }, headers: elsewhere() })
const join = (token: string, typed = password) =>
  test.shop.call('staff.join', { body: { token, password: typed }, headers: elsewhere() })

const changesOf = async (subject: string) =>
  (
    await test.shop.database.pool.query(
      `select action, change, address <> '' as "hasAddress" from staff_changes where subject = $1 order by id`,
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
    expect(await open(token)).toMatchObject({ status: 200, body: { email } })
    expect((await join(token, 'short')).body.code).toBe('accounts.password-weak')
    const answers = await Promise.all([join(token), join(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const again = await join(token)
    expect(again).toMatchObject({ status: 422, body: { code: 'staff.invitation-dead' } })
    expect(again.body.message).toContain('has been used')
    const { code, message } = again.body
    expect((await open(token)).body).toMatchObject({ code, message })
    const { response } = await newSession(shop, { email, password })
    const { needsSecondFactor, permissions, ...staff } = response.json().staff
    expect(needsSecondFactor).toBe(false)
    expect(permissions).toEqual(permissionsOf.manager)
    expect(staff).toMatchObject({ name: 'Dilini Fernando', role: 'manager' })
    const { body } = await shop.call('staff.people', { headers })
    expect(body.members).toContainEqual({
      ...staff,
      isActive: true,
      hasSecondFactor: false,
      lastSignInAt: expect.any(Number),
    })
    expect(body.invitations.map((one) => one._id)).not.toContain(id)
    expect(await changesOf(`invitation:${id}`)).toEqual([
      { action: 'invite', change: { role: 'manager' }, hasAddress: true },
    ])
    expect(await changesOf(`staff:${staff._id}`)).toEqual([
      { action: 'join', change: { role: 'manager', invitation: id }, hasAddress: true },
    ])
    expect(shop.logLines.join()).not.toContain(token)
  })

  it('is sent again with a link that replaces the older one', async () => {
    const { headers } = await newStaffMember(test.shop, 'owner')
    const email = newAddress()
    const { resend } = await invite(headers, email)
    const older = await linkFor(email)
    expect((await resend()).status).toBe(200)
    expect((await join(older)).body.message).toContain('newest invitation')
    await expect.poll(() => linkFor(email)).not.toBe(older)
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
    const path = `/api/admin/staff/${second.id}/role`
    const demotion = { headers: first.headers, path, body: { role: 'manager' } } as const
    expect((await shop.call('staff.role-set', demotion)).status).toBe(200)
    const words = await Promise.all(tokens.map(async (token) => (await join(token)).body.message))
    expect(words[0]).toContain('was withdrawn')
    expect(words[1]).toContain('can no longer invite')
    expect((await withdraw()).body.code).toBe('staff.invitation-unknown')
    expect((await resend(first.headers)).status).toBe(200)
    await expect.poll(() => linkFor(orphaned)).not.toBe(tokens[1])
    expect((await join(await linkFor(orphaned))).status).toBe(200)
  })

  it('is dead once its owner has a new password, also if it was not sent yet, and can be sent again', async () => {
    const { shop } = test
    const [victim, other] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'owner')]
    const email = newAddress()
    const { id, resend } = await invite(victim.headers, email)
    const ofThief = await linkFor(email)
    const link = new URL((await resetLinkOf(shop.features.shop, victim.email))?.link ?? 'http://none')
    const body = { token: link.searchParams.get('token') ?? '', newPassword: 'another-long-one' }
    expect((await shop.call('staff.password-reset', { body })).status).toBe(200)
    expect((await join(ofThief)).body.code).toBe('staff.invitation-dead')
    await sendInvitation(shop.features.shop, id)
    expect(await mailsFor(shop, email)).toHaveLength(1)
    const listed = (await shop.call('staff.people', { headers: other.headers })).body.invitations
    expect(listed.find(({ _id }) => _id === id)?.isExpired).toBe(true)
    expect((await resend(other.headers)).status).toBe(200)
    await expect.poll(() => linkFor(email)).not.toBe(ofThief)
    expect((await join(await linkFor(email))).status).toBe(200)
  })

  it('is not sent if it is withdrawn while its email is made', async () => {
    const { shop } = test
    const { headers } = await newStaffMember(shop, 'owner')
    const email = newAddress()
    const { id, withdraw } = await invite(headers, email)
    await linkFor(email)
    const mail = {
      ...shop.features.shop.mail,
      hasRoomFor: async () => (await withdraw()).status === 200,
    }
    await sendInvitation({ ...shop.features.shop, mail }, id)
    expect(await mailsFor(shop, email)).toHaveLength(1)
  })

  it('waits for nobody before the password is strong enough', async () => {
    const { shop } = test
    const inviter = await newStaffMember(shop, 'owner')
    const email = newAddress()
    await invite(inviter.headers, email)
    const token = await linkFor(email)
    await shop.database.transaction(async (tx) => {
      await tx.execute(`select 1 from staff where id = '${inviter.id}' for update`)
      await tx.execute('select 1 from staff_invitations for update')
      expect((await join(token, 'short')).body.code).toBe('accounts.password-weak')
    })
  })

  it('is for an address that nobody of staff has, and that is not invited yet', async () => {
    const { headers, email } = await newStaffMember(test.shop, 'owner')
    const invited = newAddress()
    await invite(headers, invited)
    for (const taken of [email.toUpperCase(), invited.toUpperCase()]) {
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
