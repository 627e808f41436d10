import { describe, expect, it } from 'vitest'
import { roleFields } from './own-role.ts'
import {
  completePermissions,
  grantedPermissions,
  may,
  permissions,
  permissionsOf,
  permissionsOfRole,
  staffRoles,
} from './roles.ts'

it('managers may do all but change the settings of the shop', () => {
  const manager = { permissions: permissionsOf.manager }
  expect(permissionsOf.owner.filter((one) => !may(manager, one))).toEqual(['settings.change'])
})

it('support changes nothing: it reads, and answers in the chat', () => {
  const changing = permissionsOf.support.filter((one) => !one.endsWith('.read'))
  expect(changing).toEqual(['session.own', 'chat.answer'])
})

it('moderators see no orders, customers and payments', () => {
  expect(permissionsOf.moderator).toEqual([
    'session.own',
    'products.read',
    'reviews.moderate',
    'community.moderate',
    'community.change',
  ])
})

it('no role may do more than the owner', () => {
  for (const role of staffRoles)
    expect(permissionsOf.owner).toEqual(expect.arrayContaining([...permissionsOf[role]]))
})

describe('an own role', () => {
  it('can have every permission but those for owners alone, and what every member may do', () => {
    const others = permissions.filter((one) => !grantedPermissions.some((granted) => granted === one))
    expect(others).toEqual(['session.own', 'settings.change'])
    expect(new Set(grantedPermissions).size).toBe(grantedPermissions.length)
  })

  it('reads what it changes', () => {
    expect(completePermissions(['orders.move', 'orders.move'])).toEqual(['orders.read', 'orders.move'])
    expect(completePermissions(['content.change'])).toEqual(['products.read', 'content.change'])
    expect(completePermissions(['reviews.moderate', 'chat.read'])).toEqual(['chat.read', 'reviews.moderate'])
  })

  it('gives nothing for words that the shop does not know, or that are for owners', () => {
    const stored = ['orders.read', 'settings.change', 'lanterns.light']
    expect(permissionsOfRole(null, stored)).toEqual(['session.own', 'orders.read'])
    expect(permissionsOfRole('moderator', stored)).toEqual(permissionsOf.moderator)
  })

  it.each([
    { name: ' ', permissions: ['orders.read'] },
    { name: 'x'.repeat(41), permissions: ['orders.read'] },
    { name: 'Packing', permissions: [] },
    { name: 'Packing', permissions: ['settings.change'] },
    { name: 'Packing', permissions: ['session.own'] },
    { name: 'Packing', permissions: ['lanterns.light'] },
  ])('is refused as $name with $permissions', (fields) => {
    expect(roleFields.safeParse(fields).success).toBe(false)
  })

  it('has a name of up to 40 characters', () => {
    const fields = { name: 'x'.repeat(40), permissions: ['orders.read'] }
    expect(roleFields.safeParse(fields).success).toBe(true)
  })
})
