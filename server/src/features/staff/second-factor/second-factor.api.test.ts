import { describe, expect, it } from 'vitest'
import { isSignedIn, newStaffMember } from '../../../../testing/new-staff-member.ts'
import { codeOf, withCodes } from '../../../../testing/second-factors.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

type Member = Awaited<ReturnType<typeof newStaffMember>>

const act = ({ headers, password }: Member) => ({
  start: (currentPassword = password) =>
    test.shop.call('staff.codes-start', { headers, body: { currentPassword } }),
  confirm: (code: string) => test.shop.call('staff.codes-confirm', { headers, body: { code } }),
  switchOff: (currentPassword = password) =>
    test.shop.call('staff.codes-off', { headers, body: { currentPassword } }),
  renew: () => test.shop.call('staff.recovery-codes', { headers, body: { currentPassword: password } }),
  state: async () => (await test.shop.call('staff.second-factor', { headers })).body.secondFactor,
})

const recorded = async (staffId: string) =>
  (
    await test.shop.database.pool.query('select action from staff_changes where subject = $1 order by id', [
      `staff:${staffId}`,
    ])
  ).rows.map(({ action }) => action)

describe('codes of an authenticator app', () => {
  it('are switched on with the password and a first code, which ends the other sessions', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    const other = await newSession(shop, member)
    const { start, confirm, state } = act(member)
    expect((await start('not-this-one')).body.code).toBe('staff.password-wrong')
    const { secret, uri } = (await start()).body
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(uri).toContain(encodeURIComponent(member.email))
    expect(await state()).toEqual({ codesSince: null, recoveryCodesLeft: 0, passkeys: [] })
    expect((await confirm('000000x')).body.code).toBe('staff.code-wrong')
    const on = await confirm(codeOf(secret).replace(/^.../, '$& '))
    expect(new Set(on.body.recoveryCodes).size).toBe(10)
    expect(await state()).toEqual({ codesSince: expect.any(Number), recoveryCodesLeft: 10, passkeys: [] })
    expect(await isSignedIn(shop, member.headers)).toBe(true)
    expect(await isSignedIn(shop, other.headers)).toBe(false)
    expect((await start()).body.code).toBe('staff.codes-on')
    expect((await confirm(codeOf(secret))).body.code).toBe('staff.codes-not-started')
    expect(await recorded(member.id)).toEqual(['codes-on'])
  })

  it('are stored so that nobody reads them: the secret encrypted, recovery codes as hashes', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    const { secret, recoveryCodes } = await withCodes(shop, member)
    const { rows } = await shop.database.pool.query(
      `select secret from staff_code_secrets where staff_id = $1
       union all select code_hash from staff_recovery_codes where staff_id = $1`,
      [member.id],
    )
    expect(rows).toHaveLength(11)
    const stored = rows.map((row) => row.secret.toString('latin1')).join()
    for (const text of [secret, ...recoveryCodes]) {
      expect(stored).not.toContain(text)
      expect(shop.logLines.join()).not.toContain(text)
    }
  })

  it('are confirmed with the newest secret, once, within an hour', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    const { start, confirm } = act(member)
    const older = (await start()).body.secret
    const { secret } = (await start()).body
    expect((await confirm(codeOf(older))).body.code).toBe('staff.code-wrong')
    const setAge = (age: string) =>
      shop.database.pool.query(
        'update staff_code_secrets set created_at = created_at - $2::interval where staff_id = $1',
        [member.id, age],
      )
    await setAge('61 minutes')
    expect((await confirm(codeOf(secret))).body.code).toBe('staff.codes-not-started')
    await setAge('-61 minutes')
    const answers = await Promise.all([confirm(codeOf(secret)), confirm(codeOf(secret))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('are refused after ten tries in a session, right ones, too', async () => {
    const member = await newStaffMember(test.shop, 'support')
    const { start, confirm } = act(member)
    const { secret } = (await start()).body
    for (let nth = 0; nth < 9; nth++) expect((await confirm('12345')).body.code).toBe('staff.code-wrong')
    expect(await confirm(codeOf(secret))).toMatchObject({ status: 429, body: { code: 'request.too-many' } })
  })

  it('are switched off with the password, and the recovery codes go with them', async () => {
    const member = await newStaffMember(test.shop, 'support')
    const { switchOff, renew, state } = act(member)
    expect((await switchOff()).body.code).toBe('staff.second-factor-off')
    expect((await renew()).body.code).toBe('staff.second-factor-off')
    const { recoveryCodes } = await withCodes(test.shop, member)
    const renewed = (await renew()).body.recoveryCodes
    expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([])
    expect((await switchOff('not-this-one')).body.code).toBe('staff.password-wrong')
    expect((await switchOff()).status).toBe(200)
    expect(await state()).toEqual({ codesSince: null, recoveryCodesLeft: 0, passkeys: [] })
    expect(await recorded(member.id)).toEqual(['codes-on', 'recovery-codes', 'codes-off'])
  })
})
