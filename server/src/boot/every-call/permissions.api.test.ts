import { type Call, callList } from '@first-fashion/contract'
import { may, permissionsOf, type StaffRole, staffRoles } from '@first-fashion/contract/staff/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestShop } from '../../../testing/test-shop.ts'
import { insertStaffSession } from '../../features/staff/staff.queries.ts'
import { hashOfToken } from '../../platform/secret-tokens.ts'

const test = useTestShop()
const csrfToken = 'the-token-of-the-form'
const staffCalls = callList.flatMap(([name, call]) => (call.access === 'staff' ? [{ name, call }] : []))
const noOne = '00000000-0000-4000-8000-000000000000'

/** One member of each role, and a session that the call may end. */
const memberOf = new Map<StaffRole, string>()

beforeAll(async () => {
  const { database } = test.shop
  for (const [at, role] of staffRoles.entries()) {
    const id = `01900000-0000-7000-8000-00000000000${at}`
    await database.pool.query(
      `insert into staff (id, name, email, role, password_hash, created_at) values ($1, $2, $3, $4, 'none', now())`,
      [id, role, `${role}@permissions.example`, role],
    )
    memberOf.set(role, id)
  }
})

async function cookieOf(role: StaffRole, call: string): Promise<string> {
  const { clock, database } = test.shop
  const [token, createdAt] = [`${role} for ${call}`, clock.now()]
  const expiresAt = new Date(createdAt.getTime() + 60_000)
  const session = { tokenHash: hashOfToken(token), staffId: memberOf.get(role) ?? '', csrfToken }
  await insertStaffSession(database.db, { ...session, createdAt, lastUsedAt: createdAt, expiresAt })
  return `staff_session=${encodeURIComponent(token)}`
}

/** Sends what no handler could use: only who asks is of interest. */
async function ask(call: Call, headers: Record<string, string>) {
  const url = call.path.replace(/:\w+/g, noOne)
  const request = { method: call.method, url, headers: { 'content-type': 'application/json', ...headers } }
  const response = await test.shop.app.inject(call.method === 'GET' ? request : { ...request, payload: '{}' })
  return { status: response.statusCode, code: response.json().code as string | undefined }
}

describe('each call of the back office', () => {
  it.each(staffCalls)('$name is refused without a session', async ({ call }) => {
    expect(await ask(call, {})).toEqual({ status: 401, code: 'staff.session-dead' })
    const madeUp = { cookie: 'staff_session=made-up', 'x-csrf-token': csrfToken }
    expect(await ask(call, madeUp)).toEqual({ status: 401, code: 'staff.session-dead' })
  })

  it.each(staffCalls)('$name is for the roles that have its permission', async ({ name, call }) => {
    for (const role of staffRoles) {
      const cookie = await cookieOf(role, name)
      const { status, code } = await ask(call, { cookie, 'x-csrf-token': csrfToken })
      if (may({ permissions: permissionsOf[role] }, call.permission))
        expect([role, code]).not.toEqual([role, 'staff.role-forbids'])
      else expect([role, status, code]).toEqual([role, 403, 'staff.role-forbids'])
    }
  })

  it.each(staffCalls.filter(({ call }) => call.method !== 'GET'))(
    '$name is refused without the token of the form',
    async ({ name, call }) => {
      const cookie = await cookieOf('owner', `${name} from elsewhere`)
      expect(await ask(call, { cookie })).toEqual({ status: 403, code: 'staff.csrf-wrong' })
    },
  )
})

describe('a member who has to set up a second factor first', () => {
  const demand = (isRequired: boolean) =>
    test.shop.database.pool.query('update staff_access_policy set second_factor_required = $1', [isRequired])
  beforeAll(() => demand(true))
  /** Other files share the shop. */
  afterAll(() => demand(false))

  const enrolment = [
    'staff.session',
    'staff.sign-out',
    'staff.second-factor',
    'staff.codes-start',
    'staff.codes-confirm',
    'staff.passkey-start',
    'staff.passkey-add',
  ]

  it('may do that and sign out, and makes no other call', async () => {
    const open: string[] = []
    for (const { name, call } of staffCalls) {
      const cookie = await cookieOf('owner', `${name} without a second factor`)
      const { code } = await ask(call, { cookie, 'x-csrf-token': csrfToken })
      if (code !== 'staff.second-factor-needed') open.push(name)
    }
    expect(open.toSorted()).toEqual(enrolment.toSorted())
  })
})

describe('the permissions of the roles', () => {
  it('are all needed by some call', () => {
    const needed = new Set(staffCalls.map(({ call }) => call.permission))
    expect(new Set(permissionsOf.owner)).toEqual(needed)
  })
  it('let nobody but the owner change the settings of the shop', () => {
    expect(staffRoles.filter((role) => may({ permissions: permissionsOf[role] }, 'settings.change'))).toEqual(
      ['owner'],
    )
    const ownersOnly = permissionsOf.owner.filter((one) => !permissionsOf.manager.includes(one))
    expect(ownersOnly).toEqual(['settings.change'])
  })
})
