import { describe, expect, it } from 'vitest'
import { connect } from '../../../../testing/chat/chatting.ts'
import { everyJobDone } from '../../../../testing/jobs-done.ts'
import { isSignedIn, newStaffMember } from '../../../../testing/new-staff-member.ts'
import { mailsFor, tokenFromMail } from '../../../../testing/shoppers.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { newResetLink, resetLinkOf } from './staff-passwords.service.ts'

const test = useTestShop()
const newPassword = 'another-long-one'

const statusOfSignIn = async (email: string, password: string) =>
  (await newSession(test.shop, { email, password })).response.statusCode

/** Each sign-in of a test is one from a new device; `access-news.api.test.ts` is about those emails. */
const subjects = async (email: string) =>
  (await mailsFor(test.shop, email))
    .map(({ subject }) => subject)
    .filter((subject) => subject !== 'You signed in from a new device')

const recorded = async (staffId: string) =>
  (
    await test.shop.database.pool.query(
      'select action, change from staff_changes where subject = $1 order by id',
      [`staff:${staffId}`],
    )
  ).rows

let nextNetwork = 1
/** Someone who comes from another network each time. */
const elsewhere = () => ({ 'x-forwarded-for': `198.52.${nextNetwork}.${nextNetwork++ % 250}` })

const forget = (email: string) =>
  test.shop.call('staff.password-forgotten', { body: { email }, headers: elsewhere() })
const open = (token: string) =>
  test.shop.call('staff.password-reset-link', { body: { token }, headers: elsewhere() })
const reset = (token: string, password = newPassword) =>
  test.shop.call('staff.password-reset', { body: { token, newPassword: password }, headers: elsewhere() })

describe('the own password of a member of staff', () => {
  it('changes with the current one, ends the other sessions, and an email reports it', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'moderator')
    const other = await newSession(shop, member)
    const change = (currentPassword: string, password: string) =>
      shop.call('staff.password-change', {
        headers: member.headers,
        body: { currentPassword, newPassword: password },
      })
    const wrong = await change('not-this-one', newPassword)
    expect(wrong).toMatchObject({ status: 422, body: { code: 'staff.password-wrong' } })
    expect(wrong.body.errors).toEqual({ currentPassword: 'This is not your current password' })
    expect((await change(member.password, 'short')).body.code).toBe('accounts.password-weak')
    expect((await change(member.password, newPassword)).status).toBe(200)
    expect(await isSignedIn(shop, member.headers)).toBe(true)
    expect(await isSignedIn(shop, other.headers)).toBe(false)
    expect(await statusOfSignIn(member.email, member.password)).toBe(401)
    expect(await statusOfSignIn(member.email, newPassword)).toBe(200)
    await expect.poll(() => subjects(member.email)).toEqual(['Your password was changed'])
    expect(await recorded(member.id)).toEqual([{ action: 'password-change', change: {} }])
  })

  it('is changed once by two who know the same one', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    const thief = await newSession(shop, member)
    const change = (headers: Record<string, string>, password: string) =>
      shop.call('staff.password-change', {
        headers,
        body: { currentPassword: member.password, newPassword: password },
      })
    const answers = await Promise.all([
      change(member.headers, 'that-of-the-owner'),
      change(thief.headers, 'that-of-the-thief'),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('closes the sockets of the other sessions', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    const socketOf = async ({ cookie, 'x-csrf-token': csrf }: typeof member.headers) =>
      (await connect(shop, { csrf }, { cookie })).socket
    const [kept, other] = [
      await socketOf(member.headers),
      await socketOf((await newSession(shop, member)).headers),
    ]
    await shop.call('staff.password-change', {
      headers: member.headers,
      body: { currentPassword: member.password, newPassword },
    })
    await expect.poll(() => other.connected).toBe(false)
    expect(kept.connected).toBe(true)
  })

  it('makes a link that was sent before useless', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    await forget(member.email)
    const token = await tokenFromMail(shop, member.email, '/admin/reset-password')
    await shop.call('staff.password-change', {
      headers: member.headers,
      body: { currentPassword: member.password, newPassword },
    })
    expect((await reset(token)).body.code).toBe('staff.reset-link-dead')
  })
})

describe('a forgotten password of a member of staff', () => {
  it('is replaced by a link, once, and all sessions end', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'manager')
    expect((await forget(` ${member.email.toUpperCase()} `)).status).toBe(200)
    const token = await tokenFromMail(shop, member.email, '/admin/reset-password')
    expect(await open(token)).toMatchObject({ status: 200, body: { email: member.email } })
    expect((await reset(token, 'short')).body.code).toBe('accounts.password-weak')
    const answers = await Promise.all([reset(token), reset(token, 'a-third-long-one')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await isSignedIn(shop, member.headers)).toBe(false)
    const again = await reset(token)
    expect(again.body.code).toBe('staff.reset-link-dead')
    const { code, message } = again.body
    expect((await open(token)).body).toMatchObject({ code, message })
    await expect.poll(() => subjects(member.email)).toContain('Your password was changed')
    expect(await recorded(member.id)).toEqual([{ action: 'password-reset', change: {} }])
    const { rows } = await shop.database.pool.query('select address from staff_changes where subject = $1', [
      `staff:${member.id}`,
    ])
    expect(rows[0].address).toMatch(/[.:]/)
    expect(shop.logLines.join()).not.toContain(token)
  })

  it('gets the same answer as an unknown address, which gets no email', async () => {
    const { shop } = test
    const { email } = await newStaffMember(shop, 'support')
    const known = await forget(email)
    const unknown = await forget('nobody@staff.example')
    expect(unknown).toEqual(known)
    await everyJobDone(shop)
    expect(await mailsFor(shop, 'nobody@staff.example')).toEqual([])
  })

  it('has one link at a time, for an hour', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    const { database, features } = shop
    const linkOf = (now: Date) =>
      database.transaction(async (tx) => {
        const link = await newResetLink({ ...features.shop, clock: { now: () => now } }, tx, member.id)
        return new URL(link).searchParams.get('token') ?? ''
      })
    const older = await linkOf(shop.clock.now())
    const late = await linkOf(new Date(shop.clock.now().getTime() - 3_600_000))
    for (const token of [older, late, 'guessed'])
      expect((await reset(token)).body.code).toBe('staff.reset-link-dead')
    expect((await reset(await linkOf(shop.clock.now()))).status).toBe(200)
  })

  it('of a member who is switched off stays: no link, no sign-in, and only the right password says why', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    await forget(member.email)
    const token = await tokenFromMail(shop, member.email, '/admin/reset-password')
    await shop.database.pool.query('update staff set disabled_at = now() where id = $1', [member.id])
    expect(await isSignedIn(shop, member.headers)).toBe(false)
    expect((await reset(token)).body.code).toBe('staff.reset-link-dead')
    expect((await forget(member.email)).status).toBe(200)
    await everyJobDone(shop)
    expect(await subjects(member.email)).toEqual(['Set a new password'])
    const { response } = await newSession(shop, member)
    expect(response.json().code).toBe('staff.switched-off')
    expect(await statusOfSignIn(member.email, 'not-this-one')).toBe(401)
  })
})

describe('the link that the server prints', () => {
  it('sets the password of an active member, and is on record', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'owner')
    const printed = await resetLinkOf(shop.features.shop, ` ${member.email.toUpperCase()}`)
    expect(
      (await reset(new URL(printed?.link ?? 'http://none').searchParams.get('token') ?? '')).status,
    ).toBe(200)
    expect(await recorded(member.id)).toEqual([
      { action: 'password-link', change: { from: 'the server' } },
      { action: 'password-reset', change: {} },
    ])
  })

  it('is for nobody else', async () => {
    const { shop } = test
    const { id, email } = await newStaffMember(shop, 'manager')
    await shop.database.pool.query('update staff set disabled_at = now() where id = $1', [id])
    expect(await resetLinkOf(shop.features.shop, email)).toBeUndefined()
    expect(await resetLinkOf(shop.features.shop, 'nobody@staff.example')).toBeUndefined()
  })
})
