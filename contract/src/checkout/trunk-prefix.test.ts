import { describe, expect, it } from 'vitest'
import { nationalNumber, withoutTrunkPrefix } from './trunk-prefix.ts'

describe('a 0 in front of a number', () => {
  it.each([
    ['+94', '077 123 4567', '77 123 4567'],
    ['+94', '0771234567', '771234567'],
    ['+94', '0-11-234-5678', '11-234-5678'],
    ['+44', '020 7946 0000', '20 7946 0000'],
    ['+81', '03-1234-5678', '3-1234-5678'],
    ['+61', '(02) 9374 4000', '(2) 9374 4000'],
  ])('is dropped behind %s of %s', (code, typed, kept) => {
    expect(withoutTrunkPrefix(code, typed)).toBe(kept)
  })

  it.each([
    ['Italy, whose numbers begin with it', '+39', '06 6982 1234'],
    ['Ivory Coast, likewise', '+225', '01 23 45 67 89'],
    ['a number without it', '+94', '77 123 4567'],
    ['a number that is not whole', '+94', '077 123'],
    ['a code that is being typed', '+94', '0047 22334'],
    ['one that no country has', '+999', '077 123 4567'],
    ['a code that is not typed', '', '077 123 4567'],
  ])('stays for %s', (_what, code, typed) => {
    expect(withoutTrunkPrefix(code, typed)).toBe(typed)
  })

  it('stays where too few digits would be left [A5.29]', () => {
    expect(withoutTrunkPrefix('+298', '0123456')).toBe('0123456')
  })
})

describe('the code of the country in front of a number that is written behind it', () => {
  it.each([
    ['+94', '+94771234567', '771234567'],
    ['+94', '+94 77 123 4567', '77 123 4567'],
    ['+94', '0094 77 123 4567', '77 123 4567'],
    ['+94', '94771234567', '771234567'],
    ['+94', '94 077 123 4567', '77 123 4567'],
    ['+94', '+94 (0)77 123 4567', '77 123 4567'],
    ['+94', '(+94) 77-123-4567', '77-123-4567'],
    ['+94', '+94 0094 77 123 4567', '77 123 4567'],
    ['+94', '077 123 4567', '77 123 4567'],
    ['+1', '1 202 555 0123', '202 555 0123'],
    ['+1809', '+1 809 555 1234', '555 1234'],
    ['+1809', '1 809 555 1234', '555 1234'],
    ['+91', '91 91712 34567', '91712 34567'],
  ])('%s %s is %s', (code, typed, kept) => {
    expect(nationalNumber(code, typed)).toBe(kept)
  })

  it.each([
    ['a number of India that begins with the same digits', '+91', '91712 34567'],
    ['a mobile number of Italy, likewise', '+39', '392 345 6789'],
    ['a number of Emden, likewise', '+49', '4921 123456'],
    ['one of India behind a + by mistake', '+91', '+91712 34567'],
    ['one of India behind 00 by mistake', '+91', '0091712 34567'],
    ['a number that is not whole yet', '+94', '94 77 123'],
    ['too few digits behind it', '+94', '+94 77 123'],
    ['the code of another country', '+94', '+44 20 7946 0000'],
    ['a code that is not typed', '', '94771234567'],
  ])('is left alone: %s', (_what, code, typed) => {
    expect(nationalNumber(code, typed)).toBe(typed)
  })
})
