import type { GrantedPermission, StaffRole } from '@first-fashion/contract/staff/roles'
import { hashPassword } from '../src/platform/passwords/passwords.ts'
import { newSession } from './signed-in-staff.ts'
import type { TestShop } from './test-shop.ts'

let nextMember = 1

/** A new member of staff, signed in; the shop's own members stay as they are for other files. */
export async function newStaffMember(shop: TestShop, role: StaffRole) {
  const { newId, passwordMemoryKib } = shop.features.shop
  const member = {
    id: newId(),
    email: `member-${nextMember++}-${process.pid}@staff.example`,
    password: 'a-long-enough-one',
  }
  await shop.database.pool.query(
    'insert into staff (id, name, email, role, password_hash, created_at) values ($1, $2, $3, $4, $5, $6)',
    [
      member.id,
      'Kumari Perera',
      member.email,
      role,
      await hashPassword(member.password, passwordMemoryKib),
      shop.clock.now(),
    ],
  )
  return { ...member, headers: (await newSession(shop, member)).headers }
}

let nextRole = 1

/** The same with an own role, as its owner made it. */
export async function newMemberWith(
  shop: TestShop,
  owner: { readonly headers: Record<string, string> },
  permissions: readonly GrantedPermission[],
) {
  const name = `Role ${nextRole++} of ${process.pid}`
  const body = { name, permissions: [...permissions] }
  const added = await shop.call('staff.role-add', { headers: owner.headers, body })
  const role = added.body.roles.find((one) => one.name === name)
  if (role === undefined) throw new Error(`the role was not added: ${added.body.message}`)
  const member = await newStaffMember(shop, 'support')
  await shop.database.pool.query('update staff set role = null, own_role_id = $2 where id = $1', [
    member.id,
    role._id,
  ])
  return { ...member, role }
}

/** Whether a session of staff is active. */
export const isSignedIn = async (shop: TestShop, headers: Record<string, string>): Promise<boolean> =>
  (await shop.call('staff.session', { headers })).status === 200
