import { describe, expect, it } from 'vitest'
import { countryName } from './country-name.ts'

describe('a country on an address', () => {
  it('has its name', () => {
    expect(countryName('LK')).toBe('Sri Lanka')
    expect(countryName('gb')).toBe('United Kingdom')
  })

  it('stays as it is when it is no code', () => expect(countryName('Ceylon')).toBe('Ceylon'))
})
