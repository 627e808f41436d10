import { describe, expect, it } from 'vitest'
import { promoCodeState } from './promo-code-state.ts'

const today = '2026-11-22'
const always = { isActive: true, startsOn: null, endsOn: null, uses: 3, usesMaximum: null }

describe('the state of a promo code', () => {
  it.each([
    ['active', {}],
    ['active', { startsOn: today, endsOn: today }],
    ['active', { usesMaximum: 4 }],
    ['scheduled', { startsOn: '2026-11-23' }],
    ['expired', { endsOn: '2026-11-21' }],
    ['used-up', { usesMaximum: 3 }],
    ['off', { isActive: false, endsOn: '2026-11-21' }],
  ] as const)('is %s with %j', (state, terms) => {
    expect(promoCodeState({ ...always, ...terms }, today)).toBe(state)
  })
})
