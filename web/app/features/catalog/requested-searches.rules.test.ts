import { describe, expect, it } from 'vitest'
import { matchRequestedSearch } from './requested-searches.rules.ts'

describe('a search word that arrives in the URL', () => {
  it('is recognised as requested here, so newer input stays', () => {
    expect(matchRequestedSearch('sundr', ['sundr'])).toEqual({ isOwn: true, left: [] })
    expect(matchRequestedSearch('sun', ['sun', 'sundr'])).toEqual({ isOwn: true, left: ['sundr'] })
  })

  it('clears earlier requests, which it replaces', () => {
    expect(matchRequestedSearch('sundr', ['sun', 'sundr'])).toEqual({ isOwn: true, left: [] })
  })

  it('is shown when it was not requested here: the back button brought it', () => {
    expect(matchRequestedSearch('shirt', ['sundr'])).toEqual({ isOwn: false, left: ['sundr'] })
    expect(matchRequestedSearch('', [])).toEqual({ isOwn: false, left: [] })
  })
})
