import { describe, expect, it } from 'vitest'
import { isSignedIn, newStaffMember } from '../../../../testing/new-staff-member.ts'
import { codeOf, withCodes } from '../../../../testing/second-factors.ts'
import { tokenFromMail } from '../../../../testing/shoppers.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { resetLinkOf } from '../passwords/staff-passwords.service.ts'

const test = useTestShop()

interface Person {
  readonly email: string
  readonly password: string
}

async function memberWithCodes() {
  const member = await newStaffMember(test.shop, 'support')
  return { ...member, ...(await withCodes(test.shop, member)) }
}

/** The password is right; what comes instead of the session. */
async function firstStep(person: Person) {
  const { response } = await newSession(test.shop, person)
  expect(response.cookies).toEqual([])
  const { challenge, methods } = response.json()
  return { challenge, methods } as { challenge: string; methods: string[] }
}

const answer = (challenge: string, code: string, method: 'code' | 'recovery-code' = 'code') =>
  test.shop.call('staff.second-step', { body: { challenge, method, code } })

const finish = async (person: Person, code: string, method: 'code' | 'recovery-code' = 'code') =>
  answer((await firstStep(person)).challenge, code, method)

const query = (statement: string, id: string) => test.shop.database.pool.query(statement, [id])

/** An hour later a challenge is of no use, and no try counts. */
const ageChallenges = (id: string) =>
  query(`update staff_challenges set created_at = created_at - interval '1 hour' where staff_id = $1`, id)

describe('a member with a second factor', () => {
  it('is signed in by password and code, and by neither alone', async () => {
    const { shop } = test
    const member = await memberWithCodes()
    const { challenge, methods } = await firstStep(member)
    expect(methods).toEqual(['code', 'recovery-code'])
    expect(await isSignedIn(shop, { cookie: `staff_session=${challenge}` })).toBe(false)
    const [before] = (await query('select last_sign_in_at as at from staff where id = $1', member.id)).rows
    const code = codeOf(member.secret, 1)
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/session/second-step',
      payload: { challenge, method: 'code', code: `${code.slice(0, 3)} ${code.slice(3)}` },
    })
    const cookie = response.cookies.find(({ name }) => name === 'staff_session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/admin' })
    expect(await isSignedIn(shop, { cookie: `staff_session=${cookie?.value}` })).toBe(true)
    const [now] = (await query('select last_sign_in_at as at from staff where id = $1', member.id)).rows
    expect(now.at > before.at).toBe(true)
    expect((await answer('guessed', codeOf(member.secret, 1))).body.code).toBe('staff.challenge-dead')
    for (const secret of [challenge, code]) expect(shop.logLines.join()).not.toContain(secret)
  })

  it('cannot use a code again, nor that of a set-up, nor one challenge twice', async () => {
    const member = await memberWithCodes()
    const replayed = await finish(member, codeOf(member.secret))
    expect(replayed).toMatchObject({ status: 422, body: { code: 'staff.code-wrong' } })
    const { challenge } = await firstStep(member)
    const code = codeOf(member.secret, 1)
    expect((await answer(challenge, code)).status).toBe(200)
    expect((await answer(challenge, code)).body.code).toBe('staff.challenge-dead')
    expect((await finish(member, code)).body.code).toBe('staff.code-wrong')
  })

  it('uses a code up once, also with two challenges at the same time', async () => {
    const member = await memberWithCodes()
    const challenges = [await firstStep(member), await firstStep(member)]
    const code = codeOf(member.secret, 1)
    const answers = await Promise.all(challenges.map(({ challenge }) => answer(challenge, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('signs in with each recovery code once, which is on record', async () => {
    const member = await memberWithCodes()
    const [first = '', second = ''] = member.recoveryCodes
    const challenges = [await firstStep(member), await firstStep(member)]
    const answers = await Promise.all(
      challenges.map(({ challenge }) => answer(challenge, first, 'recovery-code')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await finish(member, first, 'recovery-code')).body.code).toBe('staff.code-wrong')
    const typed = second.toUpperCase().replaceAll('-', ' ')
    expect((await finish(member, typed, 'recovery-code')).status).toBe(200)
    const { rows } = await query(
      'select action, address from staff_changes where staff_id = $1 order by id',
      member.id,
    )
    for (const { address } of rows) expect(address).toMatch(/[.:]/)
    expect(rows.map(({ action }) => action)).toEqual(['codes-on', 'recovery-code-use', 'recovery-code-use'])
    const other = await memberWithCodes()
    expect((await finish(other, member.recoveryCodes[2] ?? '', 'recovery-code')).status).toBe(422)
  })

  it('is refused after ten wrong codes, however many challenges they were for, until they are old', async () => {
    const member = await memberWithCodes()
    const challenges = [await firstStep(member), await firstStep(member)]
    const wrong = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => answer(challenges[nth % 2]?.challenge ?? '', '12345')),
    )
    expect(wrong.map(({ body }) => body.code).sort()).toEqual([
      ...Array(10).fill('staff.code-wrong'),
      ...Array(2).fill('staff.too-many-codes'),
    ])
    const right = codeOf(member.secret, 1)
    expect(await finish(member, right)).toMatchObject({ status: 429, body: { code: 'staff.too-many-codes' } })
    await ageChallenges(member.id)
    expect((await finish(member, right)).status).toBe(200)
  })

  it('who sets a new password is not held up by those who knew the older one, and still needs the code', async () => {
    const { shop } = test
    const member = await memberWithCodes()
    const { challenge } = await firstStep(member)
    for (let nth = 0; nth < 10; nth++) await answer(challenge, '12345')
    await shop.call('staff.password-forgotten', { body: { email: member.email } })
    const token = await tokenFromMail(shop, member.email, '/admin/reset-password')
    const password = 'another-long-one'
    await shop.call('staff.password-reset', { body: { token, newPassword: password } })
    expect((await answer(challenge, codeOf(member.secret, 1))).status).not.toBe(200)
    expect((await finish({ ...member, password }, codeOf(member.secret, 1))).status).toBe(200)
  })
})

describe('between password and code', () => {
  it('a member who is switched off is told so, and gets no session', async () => {
    const member = await memberWithCodes()
    const { challenge } = await firstStep(member)
    await query('update staff set disabled_at = now() where id = $1', member.id)
    const refused = await answer(challenge, codeOf(member.secret, 1))
    expect(refused).toMatchObject({ status: 403, body: { code: 'staff.switched-off' } })
  })

  it('a new password ends the sign-in, and the code is not used up', async () => {
    const member = await memberWithCodes()
    const { challenge } = await firstStep(member)
    const code = codeOf(member.secret, 1)
    await query(`update staff set password_hash = password_hash || ' ' where id = $1`, member.id)
    expect((await answer(challenge, code)).body.code).toBe('staff.challenge-dead')
    await query('update staff set password_hash = trim(password_hash) where id = $1', member.id)
    expect((await answer(challenge, code)).status).toBe(200)
  })

  it('pass five minutes at most', async () => {
    const member = await memberWithCodes()
    const { challenge } = await firstStep(member)
    await query(
      `update staff_challenges set created_at = created_at - interval '301 s',
       expires_at = expires_at - interval '301 s' where staff_id = $1`,
      member.id,
    )
    expect((await answer(challenge, codeOf(member.secret, 1))).body.code).toBe('staff.challenge-dead')
  })
})

it('the link that the server prints removes the second factor', async () => {
  const member = await memberWithCodes()
  const reset = await resetLinkOf(test.shop.features.shop, member.email)
  expect(reset?.hadSecondFactor).toBe(true)
  expect((await newSession(test.shop, member)).response.json()).toHaveProperty('csrfToken')
  const { rows } = await query(
    `select change from staff_changes where staff_id = $1 and action = 'password-link'`,
    member.id,
  )
  expect(rows).toEqual([{ change: { from: 'the server', secondFactor: 'removed' } }])
})
