import { afterEach, describe, expect, it } from 'vitest'
import { connect } from '../../../../testing/chat/chatting.ts'
import { newStaffMember } from '../../../../testing/new-staff-member.ts'
import { withCodes } from '../../../../testing/second-factors.ts'
import { newSession } from '../../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()
const query = (statement: string, values: unknown[] = []) => test.shop.database.pool.query(statement, values)

/** Other files share the shop. */
afterEach(() => query('update staff_access_policy set second_factor_required = false'))

type Headers = Record<string, string>

async function demandSecondFactor(headers: Headers) {
  const { version, policy } = (await test.shop.call('staff.access-policy', { headers })).body
  const body = { ...policy, secondFactorRequired: true, version }
  return test.shop.call('staff.access-policy-set', { headers, body })
}

describe('an owner who demands a second factor', () => {
  it('is one, and nobody saves over the change of another', async () => {
    const { shop } = test
    const [manager, owner] = [await newStaffMember(shop, 'manager'), await newStaffMember(shop, 'owner')]
    expect((await demandSecondFactor(manager.headers)).body.code).toBe('staff.role-forbids')
    const { version } = (await shop.call('staff.access-policy', { headers: manager.headers })).body
    await withCodes(shop, owner)
    const set = await demandSecondFactor(owner.headers)
    expect(set.body).toMatchObject({ policy: { secondFactorRequired: true }, version: version + 1 })
    const late = await shop.call('staff.access-policy-set', {
      headers: owner.headers,
      body: { ...set.body.policy, version },
    })
    expect(late).toMatchObject({ status: 409, body: { code: 'staff.policy-changed-meanwhile' } })
    const { rows } = await query('select action, change from staff_changes where staff_id = $1 order by id', [
      owner.id,
    ])
    const { policy } = set.body
    expect(rows.at(-1)).toEqual({
      action: 'access-policy-set',
      change: { from: { ...policy, secondFactorRequired: false }, to: policy },
    })
  })

  it('leaves members without one nothing but to set it up, also in open sessions and sockets', async () => {
    const { shop } = test
    const [owner, member] = [await newStaffMember(shop, 'owner'), await newStaffMember(shop, 'support')]
    const { cookie, 'x-csrf-token': csrf } = member.headers
    const { socket } = await connect(shop, { csrf }, { cookie })
    await withCodes(shop, owner)
    await demandSecondFactor(owner.headers)
    await expect.poll(() => socket.connected).toBe(false)
    const { response, headers } = await newSession(shop, member)
    expect(response.json().staff.needsSecondFactor).toBe(true)
    const before = await shop.call('staff.orders', { headers })
    expect(before).toMatchObject({ status: 403, body: { code: 'staff.second-factor-needed' } })
    expect((await shop.call('staff.session', { headers })).body.staff.needsSecondFactor).toBe(true)
    await withCodes(shop, { ...member, headers })
    expect((await shop.call('staff.session', { headers })).body.staff.needsSecondFactor).toBe(false)
    expect((await shop.call('staff.orders', { headers })).status).toBe(200)
    expect((await shop.call('staff.orders', { headers: owner.headers })).status).toBe(200)
  })

  it('leads a member who switches the last one off back to setting it up', async () => {
    const { shop } = test
    const owner = await newStaffMember(shop, 'owner')
    await withCodes(shop, owner)
    await demandSecondFactor(owner.headers)
    const { headers, password } = owner
    await shop.call('staff.codes-off', { headers, body: { currentPassword: password } })
    expect((await shop.call('staff.orders', { headers })).body.code).toBe('staff.second-factor-needed')
  })
})
