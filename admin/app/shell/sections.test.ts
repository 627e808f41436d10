import {
  permissionsOf,
  permissionsOfRole,
  type StaffRole,
  staffRoles,
} from '@first-fashion/contract/staff/roles'
import { describe, expect, it } from 'vitest'
import { groupsOf, isForbidden, startPage } from './sections.ts'

const holder = (role: StaffRole) => ({ permissions: permissionsOf[role] })
const names = (role: StaffRole) =>
  groupsOf(holder(role)).flatMap(({ sections }) => sections.map(({ name }) => name))

describe('the navigation of the back office', () => {
  it('offers each role what it may read, and nothing else', () => {
    expect(names('support')).toEqual([
      'orders',
      'returns',
      'made-to-order',
      'payments',
      'chat',
      'products',
      'collections',
      'currencies',
      'zones',
      'countries',
    ])
    expect(names('moderator')).toEqual([
      'products',
      'collections',
      'reviews',
      'looks',
      'members',
      'applications',
      'challenges',
      'news',
    ])
    expect(names('owner')).toContain('customers')
  })

  it('has no empty group', () => {
    expect(groupsOf(holder('moderator')).map(({ group }) => group)).toEqual(['catalogue', 'community'])
    for (const role of staffRoles)
      for (const { sections } of groupsOf(holder(role))) expect(sections.length).toBeGreaterThan(0)
  })

  it('cannot be bypassed by a URL', () => {
    expect(isForbidden(holder('support'), '/promo-codes')).toBe(true)
    expect(isForbidden(holder('owner'), '/promo-codes')).toBe(false)
    expect(isForbidden(holder('support'), '/orders/019a')).toBe(false)
    expect(isForbidden(holder('support'), '/no-such-part')).toBe(false)
  })

  it('follows the permissions of an own role', () => {
    const packer = { permissions: permissionsOfRole(null, ['orders.read', 'orders.move']) }
    expect(groupsOf(packer)).toEqual([
      { group: 'sales', sections: [{ name: 'orders', permission: 'orders.read' }] },
    ])
    expect(isForbidden(packer, '/payments')).toBe(true)
    expect(isForbidden(packer, startPage)).toBe(false)
  })

  it('starts where every role may be', () => {
    for (const role of staffRoles) expect(isForbidden(holder(role), startPage)).toBe(false)
  })
})
