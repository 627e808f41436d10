import { staffRoles } from '@first-fashion/contract/staff/roles'
import { describe, expect, it } from 'vitest'
import { firstPageOf, sectionsOf } from './sections.ts'

const names = (role: (typeof staffRoles)[number]) => sectionsOf(role).map(({ name }) => name)

describe('the navigation of the back office', () => {
  it('offers each role what it may read, and nothing else', () => {
    expect(names('support')).toEqual([
      'orders',
      'payments',
      'products',
      'lines',
      'currencies',
      'zones',
      'countries',
    ])
    expect(names('moderator')).toEqual(['products', 'lines', 'reviews'])
    expect(names('owner')).toContain('customers')
  })

  it('begins where the role may look', () => {
    expect(firstPageOf('moderator')).toBe('/products')
    for (const role of staffRoles) expect(names(role).map((name) => `/${name}`)).toContain(firstPageOf(role))
  })
})
