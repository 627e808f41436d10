import type { Country } from '@first-fashion/contract/countries/calls'
import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import { describe, expect, it } from 'vitest'
import { citiesOffered, placeFieldsOf } from './place-fields.rules.ts'

const field = (name: string, required = true) => ({ name, label: name.toUpperCase(), required })
const country = (requiresState: boolean): Country => ({
  code: 'XX',
  name: 'Somewhere',
  phoneCode: '+1',
  flag: '',
  requiresState,
  stateLabel: 'State',
  postalCodeFormat: null,
  addressFormat: { fields: [field('street'), field('state'), field('planet'), field('city', false)] },
})

describe('the fields of an address', () => {
  it('are those of the country, in its order and with its labels [A3.47]', () => {
    expect(placeFieldsOf(country(true))).toEqual([field('street'), field('state'), field('city', false)])
  })

  it('have a state only where the country requires one [A4.30]', () => {
    expect(placeFieldsOf(country(false)).map(({ name }) => name)).toEqual(['street', 'city'])
  })

  it('are the default ones until the country is known', () => {
    expect(placeFieldsOf(undefined).map(({ name }) => name)).toContain('city')
  })
})

describe('districts of Sri Lanka', () => {
  it('are 25, and no town is in two of them', () => {
    expect(sriLankanDistricts).toHaveLength(25)
    const towns = sriLankanDistricts.flatMap(({ cities }) => cities)
    expect(new Set(towns).size).toBe(towns.length)
  })

  it('limit the towns on offer; other countries offer none', () => {
    expect(citiesOffered({ country: 'LK', district: 'Jaffna' })).toContain('Point Pedro')
    expect(citiesOffered({ country: 'LK', district: 'Jaffna' })).not.toContain('Galle')
    expect(citiesOffered({ country: 'LK', district: '' }).length).toBeGreaterThan(100)
    expect(citiesOffered({ country: 'GB', district: '' })).toEqual([])
  })
})
