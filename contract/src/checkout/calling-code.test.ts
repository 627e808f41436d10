import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { followCallingCode } from './calling-code.ts'

describe('a number with the code of another country', () => {
  it.each([
    ['+94', '+47 22 33 44 55', '+47', '22 33 44 55'],
    ['+94', '004722334455', '+47', '22334455'],
    ['+94', '(+47) 22 33 44 55', '+47', '22 33 44 55'],
    ['+94', '+44 (0)20 7946 0000', '+44', '(0)20 7946 0000'],
    ['+94', '+1-202-555-0123', '+1', '202-555-0123'],
    ['+1', '+1 809 555 1234', '+1', '+1 809 555 1234'],
    ['+94', '+971 50 123 4567', '+971', '50 123 4567'],
    ['', '+94 77 123 4567', '+94', '77 123 4567'],
  ])('behind %s, %s is %s %s', (code, typed, phoneCode, phone) => {
    expect(followCallingCode({ phoneCode: code, phone: typed })).toEqual({ phoneCode, phone })
  })

  it.each([
    ['its own code', '+94', '+94 77 123 4567'],
    ['a longer code of its own', '+1809', '+1 809 555 1234'],
    ['no code', '+94', '077 123 4567'],
    ['a code without a sign', '+94', '47 22 33 44 55'],
    ['a code that no country has', '+94', '+210 22 33 44 55'],
    ['a number that is being typed', '+94', '0047 22 33'],
  ])('stays with %s', (_what, phoneCode, phone) => {
    expect(followCallingCode({ phoneCode, phone })).toEqual({ phoneCode, phone })
  })

  it('can have the code of every country, and no other one', () => {
    const known = new Set(getCountries().map((country) => `+${getCountryCallingCode(country)}`))
    const followed = Array.from({ length: 999 }, (_one, at) => `+${at + 1}`).filter((phoneCode) => {
      const beside = phoneCode === '+94' ? '+47' : '+94'
      const read = followCallingCode({ phoneCode: beside, phone: `${phoneCode} 0000000` })
      return read.phoneCode === phoneCode
    })
    expect(followed.sort()).toEqual([...known].sort())
  })
})
