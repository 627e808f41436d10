import type { StaffLoyaltyTransaction } from '@first-fashion/contract/loyalty/staff-calls'
import { describe, expect, it } from 'vitest'
import { entryFacts } from './entry-facts.ts'

const at = Date.UTC(2026, 10, 12, 20)
const award: StaffLoyaltyTransaction = {
  _id: 'one',
  description: 'Order 4F2A9C1B',
  type: 'earned',
  kind: 'order',
  points: 6,
  createdAt: at,
  isPending: true,
  availableAt: at,
  expiresAt: at + 365 * 86_400_000,
  reversedPoints: 0,
  reversals: [],
  cause: '',
  actor: '',
}
const factsOf = (change: Partial<StaffLoyaltyTransaction>) =>
  entryFacts({ ...award, ...change }, (key, values) => [key, ...Object.values(values ?? {})].join(' '))

describe('what staff read of an entry', () => {
  it('is when it becomes available and expires, by the days of Colombo', () => {
    expect(factsOf({})).toBe('entryPendingUntil 13 Nov 2026 · entryExpires 13 Nov 2027')
    expect(factsOf({ availableAt: null })).toBe('entryPending · entryExpires 13 Nov 2027')
    expect(factsOf({ isPending: false })).toBe('entryExpires 13 Nov 2027')
  })

  it('is what was taken back of it, and why', () => {
    expect(factsOf({ reversedPoints: 2, isPending: false })).toBe(
      'entryReversed 2 · entryExpires 13 Nov 2027',
    )
    expect(factsOf({ reversedPoints: 6 })).toBe('entryReversed 6')
    expect(factsOf({ points: -6, expiresAt: null, isPending: false, cause: 'refund' })).toBe(
      'entryCauses.refund',
    )
  })
})
