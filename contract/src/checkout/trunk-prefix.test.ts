import { describe, expect, it } from 'vitest'
import { withoutTrunkPrefix } from './trunk-prefix.ts'

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
    ['one that no country has', '+999', '077 123 4567'],
    ['a code that is not typed', '', '077 123 4567'],
  ])('stays for %s', (_what, code, typed) => {
    expect(withoutTrunkPrefix(code, typed)).toBe(typed)
  })

  it('stays where too few digits would be left [A5.29]', () => {
    expect(withoutTrunkPrefix('+298', '0123456')).toBe('0123456')
  })
})
