import { describe, expect, it } from 'vitest'
import { resolveSignIn } from './asked-searches.rules.ts'

describe('a word that arrives in the address', () => {
  it('is known as asked for, so that what was typed meanwhile stays', () => {
    expect(resolveSignIn('sundr', ['sundr'])).toEqual({ isOwn: true, left: [] })
    expect(resolveSignIn('sun', ['sun', 'sundr'])).toEqual({ isOwn: true, left: ['sundr'] })
  })

  it('ends the waiting for earlier ones, which it took the place of', () => {
    expect(resolveSignIn('sundr', ['sun', 'sundr'])).toEqual({ isOwn: true, left: [] })
  })

  it('is shown when nobody asked for it here: the back button brought it', () => {
    expect(resolveSignIn('shirt', ['sundr'])).toEqual({ isOwn: false, left: ['sundr'] })
    expect(resolveSignIn('', [])).toEqual({ isOwn: false, left: [] })
  })
})
