import { describe, expect, it } from 'vitest'
import { listedTabs, tabOf } from './profile-tab-name.ts'

describe('the tabs of the profile', () => {
  it('are chosen by the address, and an unknown one opens the first [B2.25]', () => {
    for (const tab of listedTabs) expect(tabOf(tab)).toBe(tab)
    expect([null, '', 'PROFILE', 'orders/'].map(tabOf)).toEqual(['profile', 'profile', 'profile', 'profile'])
  })

  it('include one that is not in the tab list [B2.26]', () => {
    expect(tabOf('custom-designs')).toBe('custom-designs')
    expect(listedTabs).not.toContain('custom-designs')
  })
})
