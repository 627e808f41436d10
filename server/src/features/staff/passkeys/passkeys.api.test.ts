import { describe, expect, it } from 'vitest'
import { isSignedIn, newStaffMember } from '../../../../testing/new-staff-member.ts'
import { passkeyDevice, type SignatureOptions } from '../../../../testing/passkey-device.ts'
import { withCodes } from '../../../../testing/second-factors.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { userHandleOf } from './passkeys.service.ts'

const test = useTestShop()
type Member = Awaited<ReturnType<typeof newStaffMember>>
type Device = ReturnType<typeof passkeyDevice>

const start = async ({ headers, password }: Member) =>
  (await test.shop.call('staff.passkey-start', { headers, body: { currentPassword: password } })).body.options

const add = ({ headers }: Member, credential: ReturnType<Device['create']>, name = 'Phone') =>
  test.shop.call('staff.passkey-add', { headers, body: { name, credential } })

const remove = ({ headers, password }: Member, id: string, currentPassword = password) =>
  test.shop.call('staff.passkey-remove', {
    headers,
    path: `/api/admin/account/passkeys/${id}/remove`,
    body: { currentPassword },
  })

const passkeysOf = async ({ headers }: Member) =>
  (await test.shop.call('staff.second-factor', { headers })).body.secondFactor.passkeys

async function memberWithPasskey() {
  const member = await newStaffMember(test.shop, 'support')
  const device = passkeyDevice(userHandleOf(member.id))
  const { recoveryCodes } = (await add(member, device.create(await start(member)))).body
  return { ...member, device, recoveryCodes }
}

const options = async () => (await test.shop.call('staff.passkey-options', { body: {} })).body.options

const send = (credential: ReturnType<Device['get']>, challenge?: string) =>
  test.shop.call('staff.passkey-sign-in', {
    body: { credential, ...(challenge === undefined ? {} : { challenge }) },
  })

const signIn = async (device: Device, signature?: SignatureOptions, challenge?: string) =>
  send(device.get(await options(), signature), challenge)

const challengeOf = async (member: Member): Promise<string> =>
  (await newSession(test.shop, member)).response.json().challenge

/** Changes of staff wait before they are recorded, until they are released. */
async function auditHeldUp() {
  const client = await test.shop.database.pool.connect()
  await client.query('begin')
  await client.query('lock table staff_changes in share mode')
  return {
    release: async () => {
      await client.query('commit')
      client.release()
    },
  }
}

const waitingTransactions = async () =>
  (
    await test.shop.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows.length

const failuresOf = async ({ id }: Member) =>
  (
    await test.shop.database.pool.query(
      `select code from staff_access_log where staff_id = $1 and kind = 'failed' order by id`,
      [id],
    )
  ).rows.map(({ code }) => code)

const refusal = { status: 422, body: { code: 'staff.passkey-refused' } }

describe('a passkey of a member of staff', () => {
  it('is added with the password, as the first second factor with recovery codes, and removed again', async () => {
    const { shop } = test
    const member = await newStaffMember(shop, 'support')
    const other = await newSession(shop, member)
    const { headers } = member
    const wrong = await shop.call('staff.passkey-start', {
      headers,
      body: { currentPassword: 'not-this-one' },
    })
    expect(wrong.body.code).toBe('staff.password-wrong')
    const device = passkeyDevice(userHandleOf(member.id))
    const added = await add(member, device.create(await start(member)))
    expect(added.body.recoveryCodes).toHaveLength(10)
    expect(await isSignedIn(shop, other.headers)).toBe(false)
    const { excludeCredentials } = await start(member)
    expect(excludeCredentials).toHaveLength(1)
    const second = await add(member, passkeyDevice().create(await start(member)), 'Key in the safe')
    expect(second.body.recoveryCodes).toEqual([])
    const [first, key] = await passkeysOf(member)
    expect([first?.name, key?.name]).toEqual(['Phone', 'Key in the safe'])
    expect((await remove(member, first?._id ?? '', 'not-this-one')).body.code).toBe('staff.password-wrong')
    expect((await remove(await newStaffMember(shop, 'owner'), first?._id ?? '')).body.code).toBe(
      'staff.passkey-unknown',
    )
    expect((await remove(member, first?._id ?? '')).body.secondFactor.recoveryCodesLeft).toBe(10)
    expect(await signIn(device)).toMatchObject(refusal)
    expect((await remove(member, key?._id ?? '')).body.secondFactor.recoveryCodesLeft).toBe(0)
    expect((await newSession(shop, member)).response.json()).toHaveProperty('csrfToken')
  })

  it('is not added with a challenge of somebody else, of a sign-in or of another site, nor twice', async () => {
    const { shop } = test
    const [member, other] = [await newStaffMember(shop, 'support'), await newStaffMember(shop, 'support')]
    const device = passkeyDevice()
    expect(await add(member, device.create(await start(other)))).toMatchObject(refusal)
    expect(await add(member, device.create(await options()))).toMatchObject(refusal)
    expect(
      await add(member, device.create(await start(member), { origin: 'https://evil.example' })),
    ).toMatchObject(refusal)
    expect(await add(member, device.create(await start(member), { isVerified: false }))).toMatchObject(
      refusal,
    )
    const credential = device.create(await start(member))
    expect((await add(member, credential)).status).toBe(200)
    expect(await add(member, credential)).toMatchObject(refusal)
    expect(await add(other, device.create(await start(other)))).toMatchObject(refusal)
  })

  it('signs in alone, once for each challenge, and its use is noted', async () => {
    const { shop } = test
    const member = await memberWithPasskey()
    const credential = member.device.get(await options())
    const answers = await Promise.all([send(credential), send(credential)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await passkeysOf(member))[0]?.lastUsedAt).toEqual(expect.any(Number))
    const signedIn = answers.find(({ status }) => status === 200)
    expect(signedIn?.body.staff.email).toBe(member.email)
    expect(await send(credential)).toMatchObject(refusal)
    expect(shop.logLines.join()).not.toContain(credential.response.signature)
  })

  it('is refused without finger or PIN, for another site, with a wrong signature and after five minutes', async () => {
    const { device } = await memberWithPasskey()
    expect(await signIn(device, { isVerified: false })).toMatchObject(refusal)
    expect(await signIn(device, { origin: 'https://evil.example' })).toMatchObject(refusal)
    const [one, two] = [device.get(await options()), device.get(await options())]
    const mixed = { ...one, response: { ...one.response, signature: two.response.signature } }
    expect(await send(mixed)).toMatchObject(refusal)
    const late = device.get(await options())
    await test.shop.database.pool.query(
      `update staff_passkey_challenges set expires_at = expires_at - interval '5 minutes'`,
    )
    expect(await send(late)).toMatchObject(refusal)
    expect(await signIn(passkeyDevice())).toMatchObject(refusal)
  })

  it('is refused if it counted less than before: it is a copy', async () => {
    const { device } = await memberWithPasskey()
    expect((await signIn(device, { counter: 7 })).status).toBe(200)
    for (const counter of [0, 6, 7]) expect(await signIn(device, { counter })).toMatchObject(refusal)
    expect((await signIn(device, { counter: 8 })).status).toBe(200)
  })

  it('of a member who is switched off signs nobody in', async () => {
    const member = await memberWithPasskey()
    await test.shop.database.pool.query('update staff set disabled_at = now() where id = $1', [member.id])
    expect((await signIn(member.device)).body.code).toBe('staff.switched-off')
  })
})

describe('a passkey as second factor', () => {
  it('finishes the sign-in of its member, once', async () => {
    const member = await memberWithPasskey()
    const { response } = await newSession(test.shop, member)
    expect(response.json().methods).toEqual(['passkey', 'recovery-code'])
    const { challenge } = response.json()
    expect((await signIn(member.device, {}, challenge)).status).toBe(200)
    expect((await signIn(member.device, {}, challenge)).body.code).toBe('staff.challenge-dead')
  })

  it('is refused for the password of another account, whose challenge goes on', async () => {
    const [member, other] = [await memberWithPasskey(), await memberWithPasskey()]
    const challenge = await challengeOf(member)
    expect(await signIn(other.device, {}, challenge)).toMatchObject(refusal)
    expect((await signIn(member.device, {}, challenge)).status).toBe(200)
  })

  it('leaves no recovery codes when it is removed and codes are switched off at the same time', async () => {
    const { shop } = test
    const member = await memberWithPasskey()
    await withCodes(shop, member)
    const { headers, password } = member
    const [passkey] = await passkeysOf(member)
    const { release } = await auditHeldUp()
    const removals = Promise.all([
      remove(member, passkey?._id ?? ''),
      shop.call('staff.codes-off', { headers, body: { currentPassword: password } }),
    ])
    await expect.poll(waitingTransactions).toBe(2)
    await release()
    expect((await removals).map(({ status }) => status)).toEqual([200, 200])
    const left = (await shop.call('staff.second-factor', { headers })).body.secondFactor
    expect(left).toEqual({ codesSince: null, recoveryCodesLeft: 0, passkeys: [] })
  })

  it('that fails is on record for its member, or for the member whose password was right', async () => {
    const [member, other] = [await memberWithPasskey(), await memberWithPasskey()]
    await signIn(member.device, { origin: 'https://elsewhere.example' })
    expect(await failuresOf(member)).toEqual(['staff.passkey-refused'])
    const challenge = await challengeOf(member)
    await signIn(other.device, {}, challenge)
    await test.shop.database.pool.query(
      `update staff_challenges set password_hash = password_hash || ' ' where staff_id = $1`,
      [member.id],
    )
    expect((await signIn(member.device, {}, challenge)).body.code).toBe('staff.challenge-dead')
    expect(await failuresOf(other)).toEqual([])
    expect((await failuresOf(member)).slice(1)).toEqual(['staff.passkey-refused', 'staff.challenge-dead'])
  })

  it('stays when the authenticator app is switched off, with the recovery codes', async () => {
    const { shop } = test
    const member = await memberWithPasskey()
    const { recoveryCodes } = await withCodes(shop, member)
    const { headers, password } = member
    const off = await shop.call('staff.codes-off', { headers, body: { currentPassword: password } })
    expect(off.body.secondFactor).toMatchObject({ codesSince: null, recoveryCodesLeft: 10 })
    const body = {
      challenge: await challengeOf(member),
      method: 'recovery-code' as const,
      code: recoveryCodes[0] ?? '',
    }
    expect((await shop.call('staff.second-step', { body })).status).toBe(200)
  })
})
