import { describe, expect, it } from 'vitest'
import { type AddressFields, isSameDoor, readAddress } from './addresses.rules.ts'

const typed: AddressFields = {
  firstName: ' Nadeesha ',
  lastName: ' Silva ',
  email: ' nadeesha@example.com ',
  street: ' 14 Temple Road ',
  apartment: ' 2 ',
  city: ' Colombo ',
  state: ' Nowhere ',
  postalCode: ' 00300 ',
  country: 'LK',
  phone: ' 077 123 4567 ',
  phoneCode: ' +0094 ',
  area: ' Kollupitiya ',
  district: ' colombo ',
  instructions: ' Ring twice ',
}
const stored = {
  firstName: 'Nadeesha',
  lastName: 'Silva',
  email: 'nadeesha@example.com',
  street: '14 Temple Road',
  apartment: '2',
  city: 'Colombo',
  state: '',
  postalCode: '00300',
  countryCode: 'LK',
  phone: '77 123 4567',
  phoneCode: '+94',
  area: 'Kollupitiya',
  district: 'Colombo',
  instructions: 'Ring twice',
}
const american = { ...typed, country: 'US', phone: '213 555 0123', phoneCode: '+1', state: ' CA ' }
const read = (change: Partial<AddressFields>) => readAddress({ ...typed, ...change })
const readAmerican = (change: Partial<AddressFields>) => read({ ...american, ...change })

describe('an address as stored', () => {
  it('is trimmed, its district has its usual name, and a state that nobody asked for is gone', () => {
    expect(read({})).toEqual({ address: stored })
  })

  it('has its state, and neither area nor district, in a country that asks for a state alone', () => {
    expect(readAmerican({})).toEqual({
      address: {
        ...stored,
        countryCode: 'US',
        phone: '213 555 0123',
        phoneCode: '+1',
        state: 'CA',
        area: '',
        district: '',
      },
    })
  })

  it('keeps a district that is not known, and groups the postal code as its country does', () => {
    expect(read({ district: ' Atlantis ' })).toMatchObject({ address: { district: 'Atlantis' } })
    expect(readAmerican({ postalCode: '902101234' })).toMatchObject({ address: { postalCode: '90210-1234' } })
  })

  it.each([
    ['+94', '+94'],
    ['+094', '+94'],
    ['+000', '+000'],
  ])('has the phone code %s as %s', (phoneCode, written) => {
    expect(read({ phoneCode })).toMatchObject({ address: { phoneCode: written } })
  })

  it('has the code that the number carries itself', () => {
    expect(read({ phone: '+47 22 33 44 55' })).toMatchObject({
      address: { phoneCode: '+47', phone: '22 33 44 55' },
    })
    expect(read({ phone: '+94 77 123 4567' })).toMatchObject({ address: { phoneCode: '+94' } })
  })
})

describe('a + or 00 in front of a number', () => {
  it.each([
    ['+94', '+77 123 4567', '77 123 4567'],
    ['+91', '+98765 43210', '98765 43210'],
    ['+61', '+412 345 678', '412 345 678'],
    ['+44', '+7911 123456', '7911 123456'],
    ['+1', '+2125551234', '2125551234'],
    ['+94', '0077 123 4567', '77 123 4567'],
    ['+49', '+1 512 345 6789', '1 512 345 6789'],
    ['+298', '+298 201234', '+298 201234'],
  ])('leaves the code %s where %s is a number of it', (phoneCode, phone, stored) => {
    expect(read({ phoneCode, phone })).toMatchObject({ address: { phoneCode, phone: stored } })
  })

  it.each(['+77 123 45', '0077 123 45', '+210 22 33 44 55'])('is refused where %s is no number', (phone) => {
    expect(read({ phone })).toEqual({ errors: { phone: 'Invalid phone number format' } })
  })
})

describe('an address with errors', () => {
  const required = 'This field is required'

  it('has no country, or one that is not served', () => {
    expect(read({ country: 'ZZ' })).toEqual({ errors: { country: required } })
    expect(read({ country: '' })).toEqual({ errors: { country: required } })
  })

  it('names the fields of the form and those of the place together', () => {
    expect(read({ firstName: ' ', postalCode: 'wrong' })).toEqual({
      errors: { firstName: required, postalCode: 'Invalid postal code. Example: 00100' },
    })
  })

  it('has another state than its country knows, by code or by name', () => {
    expect(readAmerican({ state: 'California' })).toMatchObject({ address: { state: 'California' } })
    expect(readAmerican({ state: 'XX' })).toEqual({ errors: { state: required } })
    expect(readAmerican({ state: ' ' })).toEqual({ errors: { state: required } })
  })
})

const door = {
  firstName: 'Nadeesha',
  lastName: 'Silva',
  street: '14 Temple Road',
  apartment: '',
  city: 'Colombo',
  state: '',
  postalCode: '00300',
  countryCode: 'LK',
}

it('two addresses are the same whatever their case, and another with any other part', () => {
  expect(isSameDoor(door, { ...door, street: '14 temple ROAD' })).toBe(true)
  for (const part of [
    'firstName',
    'lastName',
    'street',
    'apartment',
    'city',
    'state',
    'postalCode',
    'countryCode',
  ])
    expect(isSameDoor(door, { ...door, [part]: 'other' })).toBe(false)
  expect(isSameDoor({ ...door, apartment: 'A', city: 'B' }, { ...door, apartment: 'AB', city: '' })).toBe(
    false,
  )
})
