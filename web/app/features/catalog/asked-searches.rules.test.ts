import { describe, expect, it } from 'vitest'
import { resolveSignIn } from './asked-searches.rules.ts'

describe('a search word that arrives in the URL', () => {
  it('is recognised as requested here, so newer input stays', () => {
    expect(resolveSignIn('sundr', ['sundr'])).toEqual({ isOwn: true, left: [] })
    expect(resolveSignIn('sun', ['sun', 'sundr'])).toEqual({ isOwn: true, left: ['sundr'] })
  })

  it('clears earlier requests, which it replaces', () => {
    expect(resolveSignIn('sundr', ['sun', 'sundr'])).toEqual({ isOwn: true, left: [] })
  })

  it('is shown when it was not requested here: the back button brought it', () => {
    expect(resolveSignIn('shirt', ['sundr'])).toEqual({ isOwn: false, left: ['sundr'] })
    expect(resolveSignIn('', [])).toEqual({ isOwn: false, left: [] })
  })
})
