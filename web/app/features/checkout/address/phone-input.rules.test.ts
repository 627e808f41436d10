import { addressErrors, addressMessages } from '@first-fashion/contract/checkout/address'
import { phoneError } from '@first-fashion/contract/checkout/phone'
import { describe, expect, it } from 'vitest'
import { emptyAddress } from './address-form.ts'
import { typedPhone } from './phone-input.rules.ts'

describe('the phone field', () => {
  it('keeps digits, spaces and hyphens only, and at most 20 signs [A5.32]', () => {
    expect(typedPhone('', '+94 (77) 123-4567x')).toBe('94 77 123-4567')
    expect(typedPhone('', '1 1 1 1 1 1 1 1 1 1 1 1')).toHaveLength(20)
  })

  it('refuses input beyond 15 digits [A5.32]', () => {
    expect(typedPhone('123456789012345', '1234567890123456')).toBe('123456789012345')
  })

  it('is checked for its signs and its 7 to 15 digits [A5.28] [A5.29] [A5.30]', () => {
    expect(phoneError('12345a7')).toBe('Invalid phone number format')
    expect(phoneError('123 456')).toBe('Phone number too short')
    expect(phoneError('1234567890123456')).toBe('Phone number too long')
    expect(phoneError('+94 (77) 123-4567')).toBeUndefined()
  })
})

describe('the delivery form', () => {
  const good = {
    ...emptyAddress,
    firstName: 'Amaya',
    lastName: 'Perera',
    email: 'a@example.com',
    street: '14 Temple Road',
    city: 'Colombo',
    phone: '77 123 4567',
    phoneCode: '+94',
  }

  it('needs names, email, country, street, city, phone code and phone [A5.26]', () => {
    const fields = Object.keys(addressErrors({ ...emptyAddress, country: '', phoneCode: '' }, false)).sort()
    expect(fields).toEqual([
      'city',
      'country',
      'email',
      'firstName',
      'lastName',
      'phone',
      'phoneCode',
      'street',
    ])
    expect(addressErrors(good, false)).toEqual({})
  })

  it('wants an email that looks like an address [A5.27]', () => {
    expect(addressErrors({ ...good, email: 'amaya@' }, false).email).toBe(addressMessages.emailInvalid)
  })

  it('wants a state only where the country requires one [A4.30]', () => {
    expect(addressErrors(good, true).state).toBe(addressMessages.required)
    expect(addressErrors({ ...good, state: 'CA' }, true)).toEqual({})
  })
})
