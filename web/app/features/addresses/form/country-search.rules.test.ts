import type { Country } from '@first-fashion/contract/countries/calls'
import { describe, expect, it } from 'vitest'
import { countriesFound, labelOf } from './country-search.rules.ts'

const country = (code: string, name: string, phoneCode: string): Country => ({
  code,
  name,
  phoneCode,
  flag: '⚑',
  requiresState: false,
  stateLabel: 'State',
  postalCodeFormat: null,
  addressFormat: { fields: [] },
})
const countries = [
  country('CA', 'Canada', '+1'),
  country('IN', 'India', '+91'),
  country('LK', 'Sri Lanka', '+94'),
  country('UA', 'Ukraine', '+380'),
  country('GB', 'United Kingdom', '+44'),
  country('US', 'United States', '+1'),
]
const found = (typed: string) => countriesFound(countries, typed).map(({ code }) => code)

describe('the country search [A4.31]', () => {
  it.each([
    ['its name', 'sri lanka', ['LK']],
    ['a part of its name', 'united', ['GB', 'US']],
    ['its code, before all others', 'in', ['IN', 'UA', 'GB']],
    ['what is dialled', '+94', ['LK']],
    ['what is dialled, without the plus', '1', ['CA', 'US']],
    ['nothing at all: all of them', ' ', ['CA', 'IN', 'LK', 'UA', 'GB', 'US']],
    ['what no country is called: none', 'atlantis', []],
  ])('by %s', (_by, typed, codes) => {
    expect(found(typed)).toEqual(codes)
  })

  it('is shown with its name, flag and phone code', () => {
    expect(labelOf(country('LK', 'Sri Lanka', '+94'))).toBe('Sri Lanka ⚑ +94')
  })
})
