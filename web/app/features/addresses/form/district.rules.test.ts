import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import { describe, expect, it } from 'vitest'
import { type AddressForm, emptyAddress } from './address-form.ts'
import { type DistrictSource, questionedDistrict, withDistrict } from './district.rules.ts'

const towns = sriLankanDistricts.flatMap(({ name, cities }) => cities.map((city) => ({ city, name })))

/** The form after edits, one after another, as it shows them. */
function after(edits: readonly Partial<AddressForm>[], start: Partial<AddressForm> = {}) {
  let form: AddressForm = { ...emptyAddress, ...start }
  let source: DistrictSource = 'unknown'
  for (const change of edits) {
    const next = withDistrict(form, change, source)
    form = { ...form, ...next.edit }
    source = next.source
  }
  return form
}

/** A text as it is typed, key by key. */
const typed = (city: string) => [...city].map((_, at) => ({ city: city.slice(0, at + 1) }))

describe('the district of an address', () => {
  it('follows each town that is typed, whichever was there before', () => {
    towns.forEach(({ city, name }, at) => {
      const before = towns[(at * 7 + 3) % towns.length]?.city ?? ''
      expect(after([...typed(before), ...typed(city)]).district, `${before}, then ${city}`).toBe(name)
    })
  })

  it.each([
    [' negombo ', 'Gampaha'],
    ['Colombo 03', 'Colombo'],
    ['COLOMBO-7', 'Colombo'],
    ['Ja Ela', 'Gampaha'],
    ['Nowhere', ''],
  ])('of %j is %j', (city, district) => {
    expect(after([{ city: 'Jaffna' }, { city }]).district).toBe(district)
  })

  it('that the shopper chose stays, and is questioned', () => {
    for (const { city, name } of towns) {
      const form = after([{ city: 'Galle' }, { district: 'Jaffna' }, ...typed(city)])
      expect(form.district).toBe('Jaffna')
      expect(questionedDistrict(form)).toBe(name === 'Jaffna' ? undefined : name)
    }
  })

  it('of a stored address follows the town if it is the town’s, and stays otherwise', () => {
    expect(after([{ city: 'Colombo' }], { city: 'Jaffna', district: 'Jaffna' }).district).toBe('Colombo')
    expect(after([{ city: 'Colombo' }], { city: 'Kokuvil', district: 'Jaffna' }).district).toBe('Jaffna')
  })

  it('of a found place follows the town', () => {
    const found = { ...emptyAddress, city: 'Kokuvil', district: 'Jaffna' }
    expect(withDistrict(found, { city: 'Colombo' }, 'shop').edit).toEqual({
      city: 'Colombo',
      district: 'Colombo',
    })
  })

  it('comes with an address that is filled in, as it is there', () => {
    const filled = { city: 'Galle', district: '', street: '8 Lighthouse Street' }
    expect(after([{ city: 'Jaffna' }, filled])).toMatchObject(filled)
  })

  it('is none of another country, and comes back with Sri Lanka', () => {
    const abroad = after([{ city: 'Kandy' }, { country: 'GB', district: '' }, { city: 'Colombo' }])
    expect(abroad.district).toBe('')
    expect(questionedDistrict(abroad)).toBeUndefined()
    expect(after([{ country: 'LK' }], abroad).district).toBe('Colombo')
  })
})
