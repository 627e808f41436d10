import { describe, expect, it } from 'vitest'
import { newStaffMember } from '../../../../testing/new-staff-member.ts'
import { passkeyDevice } from '../../../../testing/passkey-device.ts'
import { codeOf, withCodes } from '../../../../testing/second-factors.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
type Headers = Record<string, string>
const query = (statement: string, values: unknown[] = []) => test.shop.database.pool.query(statement, values)

/** A member whose last proof is too old. */
async function unproven(role: 'owner' | 'manager') {
  const member = await newStaffMember(test.shop, role)
  await ageProof(member.id)
  return member
}

const ageProof = (id: string) =>
  query(`update staff_sessions set proved_at = created_at - interval '11 minutes' where staff_id = $1`, [id])

const exported = async (headers: Headers) =>
  (await test.shop.call('staff.subscribers-export', { headers, body: {} })).body

describe('what needs a proof', () => {
  it('is refused ten minutes after the last one, and goes on after the password', async () => {
    const { shop } = test
    const { headers, password, id } = await unproven('owner')
    expect((await exported(headers)).code).toBe('staff.proof-needed')
    expect((await shop.call('staff.people', { headers })).status).toBe(200)
    const wrong = await shop.call('staff.proof', {
      headers,
      body: { method: 'password', currentPassword: 'not-this-one' },
    })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'staff.password-wrong' } })
    expect((await exported(headers)).code).toBe('staff.proof-needed')
    await shop.call('staff.proof', { headers, body: { method: 'password', currentPassword: password } })
    expect((await exported(headers)).success).toBe(true)
    await ageProof(id)
    expect((await exported(headers)).code).toBe('staff.proof-needed')
  })

  it('is named by a role without the permission first', async () => {
    const { shop } = test
    const { headers } = await unproven('manager')
    const body = { role: 'owner' } as const
    const path = '/api/admin/staff/nobody/role'
    expect((await shop.call('staff.role-set', { headers, path, body })).body.code).toBe('staff.role-forbids')
  })
})

describe('a proof', () => {
  it('is a code of the app, once, and none of another account', async () => {
    const { shop } = test
    const [member, other] = [await unproven('owner'), await unproven('owner')]
    const [own, foreign] = [await withCodes(shop, member), await withCodes(shop, other)]
    const { headers } = member
    await ageProof(member.id)
    const prove = (code: string) => shop.call('staff.proof', { headers, body: { method: 'code', code } })
    expect((await prove(codeOf(foreign.secret, 1))).body.code).toBe('staff.code-wrong')
    expect((await exported(headers)).code).toBe('staff.proof-needed')
    expect((await shop.call('staff.proof-methods', { headers })).body.methods).toEqual(['password', 'code'])
    expect((await prove(codeOf(own.secret, 1))).status).toBe(200)
    expect((await exported(headers)).success).toBe(true)
    expect((await prove(codeOf(own.secret, 1))).body.code).toBe('staff.code-wrong')
  })

  it('is a passkey of the member, and none of another account', async () => {
    const { shop } = test
    const [member, other] = [await unproven('owner'), await unproven('owner')]
    const addPasskey = async ({ headers, password }: typeof member) => {
      const { options } = (
        await shop.call('staff.passkey-start', { headers, body: { currentPassword: password } })
      ).body
      const device = passkeyDevice(options.user.id)
      const credential = device.create(options)
      await shop.call('staff.passkey-add', { headers, body: { name: 'Phone', credential } })
      return device
    }
    const [own, foreign] = [await addPasskey(member), await addPasskey(other)]
    await ageProof(member.id)
    const prove = async (device: typeof own) => {
      const { options } = (await shop.call('staff.passkey-options', {})).body
      const body = { method: 'passkey' as const, credential: device.get(options) }
      return shop.call('staff.proof', { headers: member.headers, body })
    }
    expect((await prove(foreign)).body.code).toBe('staff.passkey-refused')
    expect((await exported(member.headers)).code).toBe('staff.proof-needed')
    expect((await prove(own)).status).toBe(200)
    expect((await exported(member.headers)).success).toBe(true)
  })

  it('is tried a few times only, as a sign-in is', async () => {
    const { headers } = await unproven('owner')
    const body = { method: 'password' as const, currentPassword: 'not-this-one' }
    const answers = []
    for (let nth = 0; nth < 11; nth++) answers.push(await test.shop.call('staff.proof', { headers, body }))
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'request.too-many' } })
  })

  it('is of no use to an ended session or a member who is switched off', async () => {
    const { shop } = test
    const { id, headers, password } = await unproven('owner')
    const body = { method: 'password' as const, currentPassword: password }
    await query('update staff set disabled_at = now() where id = $1', [id])
    expect((await shop.call('staff.proof', { headers, body })).body.code).toBe('staff.session-dead')
    await query('update staff set disabled_at = null where id = $1', [id])
    await query('delete from staff_sessions where staff_id = $1', [id])
    expect((await shop.call('staff.proof', { headers, body })).body.code).toBe('staff.session-dead')
  })
})
