import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { followCallingCode, readNumber } from './calling-code.ts'

describe('a number with the code of another country', () => {
  it.each([
    ['+94', '+47 22 33 44 55', '+47', '22 33 44 55'],
    ['+94', '004722334455', '+47', '22334455'],
    ['+94', '(+47) 22 33 44 55', '+47', '22 33 44 55'],
    ['+94', '+44 (0)20 7946 0000', '+44', '(0)20 7946 0000'],
    ['+94', '+1-202-555-0123', '+1', '202-555-0123'],
    ['+1', '+1 809 555 1234', '+1', '+1 809 555 1234'],
    ['+94', '+971 50 123 4567', '+971', '50 123 4567'],
    ['+94', '+7 912 345 67 89', '+7', '912 345 67 89'],
    ['+1809', '+1 202 555 0123', '+1', '202 555 0123'],
    ['', '+94 77 123 4567', '+94', '77 123 4567'],
  ])('behind %s, %s is %s %s', (code, typed, phoneCode, phone) => {
    expect(followCallingCode({ phoneCode: code, phone: typed })).toEqual({ phoneCode, phone, isSure: true })
  })

  it.each([
    ['its own code', '+94', '+94 77 123 4567'],
    ['a longer code of its own', '+1809', '+1 809 555 1234'],
    ['no code', '+94', '077 123 4567'],
    ['a code without a sign', '+94', '47 22 33 44 55'],
    ['a sign by mistake', '+94', '+77 123 4567'],
    ['zeros by mistake', '+94', '0077 123 4567'],
  ])('stays with %s', (_what, phoneCode, phone) => {
    expect(followCallingCode({ phoneCode, phone })).toEqual({ phoneCode, phone, isSure: true })
  })

  it.each([
    ['a code that no country has', '+94', '+210 22 33 44 55'],
    ['a number that is being typed', '+94', '0047 22 33'],
    ['a number of no country', '+94', '+77 123 45'],
    ['a number of both countries', '+49', '+1 512 345 6789'],
    ['half a number behind no code', '', '+77 123 4567'],
  ])('is not sure with %s', (_what, phoneCode, phone) => {
    expect(followCallingCode({ phoneCode, phone })).toEqual({ phoneCode, phone, isSure: false })
  })

  it('can be of every country', () => {
    for (const country of getCountries()) {
      const phoneCode = `+${getCountryCallingCode(country)}`
      const phone = getExampleNumber(country, examples)?.nationalNumber ?? ''
      const read = followCallingCode({ phoneCode: '+999', phone: `${phoneCode} ${phone}` })
      expect([country, read]).toEqual([country, { phoneCode, phone, isSure: true }])
    }
  })
})

describe('a whole number', () => {
  it.each([
    ['+94', '+77 123 4567', '77 123 4567'],
    ['+94', '0077 123 4567', '77 123 4567'],
    ['+94', '00 077 123 4567', '77 123 4567'],
    ['+94', '+077 123 4567', '77 123 4567'],
    ['+94', '++94 77 123 4567', '77 123 4567'],
    ['+91', '+98765 43210', '98765 43210'],
    ['+91', '+91712 34567', '91712 34567'],
    ['+91', '0091712 34567', '91712 34567'],
    ['+91', '+91 91712 34567', '91712 34567'],
    ['+61', '+412 345 678', '412 345 678'],
    ['+44', '+7911 123456', '7911 123456'],
    ['+1', '+2125551234', '2125551234'],
    ['+39', '+06 6982 1234', '06 6982 1234'],
  ])('with the sign of a code by mistake stays behind %s: %s is %s', (phoneCode, typed, phone) => {
    expect(readNumber({ phoneCode, phone: typed })).toEqual({ phoneCode, phone, isSure: true })
  })

  it('keeps what stands behind the code that it carries', () => {
    const read = (phone: string) => readNumber({ phoneCode: '+94', phone })
    expect(read('+44 (0)20 7946 0000')).toEqual({ phoneCode: '+44', phone: '20 7946 0000', isSure: true })
    expect(read('0094 077 123 4567')).toEqual({ phoneCode: '+94', phone: '77 123 4567', isSure: true })
    expect(read('+210 22 33 44 55')).toEqual({ phoneCode: '+94', phone: '+210 22 33 44 55', isSure: false })
  })
})
