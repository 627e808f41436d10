import { staffRoles } from '@first-fashion/contract/staff/roles'
import { describe, expect, it } from 'vitest'
import { groupsOf, isForbidden, startPage } from './sections.ts'

const names = (role: (typeof staffRoles)[number]) =>
  groupsOf(role).flatMap(({ sections }) => sections.map(({ name }) => name))

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
    expect(groupsOf('moderator').map(({ group }) => group)).toEqual(['catalogue', 'community'])
    for (const role of staffRoles)
      for (const { sections } of groupsOf(role)) expect(sections.length).toBeGreaterThan(0)
  })

  it('cannot be bypassed by a URL', () => {
    expect(isForbidden('support', '/promo-codes')).toBe(true)
    expect(isForbidden('owner', '/promo-codes')).toBe(false)
    expect(isForbidden('support', '/orders/019a')).toBe(false)
    expect(isForbidden('support', '/no-such-part')).toBe(false)
  })

  it('starts where every role may be', () => {
    for (const role of staffRoles) expect(isForbidden(role, startPage)).toBe(false)
  })
})
