import { addressErrors, addressMessages } from '@first-fashion/contract/checkout/address'
import * as countries from '@first-fashion/contract/checkout/calling-code'
import { phoneError } from '@first-fashion/contract/checkout/phone'
import { describe, expect, it } from 'vitest'
import { emptyAddress } from './address-form.ts'
import { readPhone, typedPhoneCode } from './phone-input.rules.ts'

const typedPhone = (before: string, typed: string, phoneCode = '') =>
  readPhone({ before, typed, phoneCode, countries }).phone

describe('the phone field', () => {
  it('keeps only digits, spaces and hyphens, at most 20 characters [A5.32] [A9.21]', () => {
    expect(typedPhone('', '94 (77) 123-4567x')).toBe('94 77 123-4567')
    expect(typedPhone('', '1 1 1 1 1 1 1 1 1 1 1 1')).toBe('111111111111')
    expect(typedPhone('', '77   123   45   67   8')).toBe('77 123 45 67 8')
  })

  it('refuses input beyond 15 digits [A5.32]', () => {
    expect(typedPhone('123456789012345', '1234567890123456')).toBe('123456789012345')
  })

  it('accepts a pasted full number: its code has its own field', () => {
    expect(typedPhone('', '+94 77 123-4567', '+94')).toBe('77 123-4567')
    expect(typedPhone('', '0094771234567', '+94')).toBe('771234567')
    expect(typedPhone('', '94 771 234', '+94')).toBe('94 771 234')
  })

  it.each([
    ['０７７−１２３ ４５６７', '077-123 4567'],
    ['٠٧٧١٢٣٤٥٦٧', '0771234567'],
    ['෦෭෭ ෧෨෩', '077 123'],
    ['77.123.4567', '77 123 4567'],
    ['77 123 4567 ext 12', '77 123 4567'],
    ['77 123 4567 ext. 12', '77 123 4567'],
    ['77 123 4567x12', '77 123 4567'],
    ['77 123 4567 Extension: 12', '77 123 4567'],
    ['77 123 4567;ext=12', '77 123 4567'],
    ['tel:+94771234567', '771234567'],
    ['77 123 4567, 71 999 8888', '77 123 4567'],
    ['\u202A77\u00A0123\u20114567\u202C', '77 123-4567'],
  ])('reads %s as %s', (typed, read) => {
    expect(typedPhone('', typed, '+94')).toBe(read)
  })

  it.each([
    ['098765 43210 / 43211', '098765 43210', '43211'],
    ['098765 43210/43211', '098765 43210', '43211'],
    ['0771234567 or 0719998888', '0771234567', 'or 0719998888'],
    ['077 123 4567 & 071 999 8888', '077 123 4567', '071 999 8888'],
    ['077 123 4567 | 071 999 8888', '077 123 4567', '071 999 8888'],
    ['077 123 4567, 071 999 8888', '077 123 4567', '071 999 8888'],
    ['77 123 4567 ext 12', '77 123 4567', 'ext 12'],
    ['22 33 44 55, or 98 76 54 32', '22 33 44 55', 'or 98 76 54 32'],
    ['+94 77 123 4567, ext. 12', '77 123 4567', 'ext. 12'],
  ])('takes one number of %s, and tells what it left out', (typed, phone, part) => {
    const read = readPhone({ before: '', typed, phoneCode: '+94', countries })
    expect(read).toEqual({ phone, phoneCode: '+94', notice: { kind: 'leftOut', part } })
  })

  it.each([
    ['+47 22 33 44 55', '22 33 44 55', '+47'],
    ['+44 20 7946 0000', '20 7946 0000', '+44'],
    ['tel:+4722334455', '22334455', '+47'],
    ['0047 22334455', '22334455', '+47'],
  ])('moves the code of %s into its own field, and tells so', (typed, phone, phoneCode) => {
    const read = readPhone({ before: '', typed, phoneCode: '+94', countries })
    expect(read).toEqual({ phone, phoneCode, notice: { kind: 'codeChanged', part: phoneCode } })
  })

  it('tells of a code that no country has, and of too many digits', () => {
    expect(readPhone({ before: '', typed: '+999 123 4567', phoneCode: '+94', countries })).toEqual({
      phone: '999 123 4567',
      phoneCode: '+94',
      notice: { kind: 'codeUnknown', part: '+999 123 4567' },
    })
    expect(readPhone({ before: '77', typed: '771234567 719998888', phoneCode: '+94', countries })).toEqual({
      phone: '77',
      phoneCode: '+94',
      notice: { kind: 'tooLong', part: '771234567 719998888' },
    })
  })

  it.each([
    ['+94', '+77 123 4567', '77 123 4567'],
    ['+94', '0077 123 4567', '77 123 4567'],
    ['+91', '+98765 43210', '98765 43210'],
    ['+91', '+91712 34567', '91712 34567'],
    ['+44', '+7911 123456', '7911 123456'],
  ])('keeps the code %s beside %s: the sign is a slip', (phoneCode, typed, phone) => {
    expect(readPhone({ before: '', typed, phoneCode, countries })).toEqual({ phone, phoneCode })
  })

  it.each([
    ['+94', '+77 123 45', '77 123 45'],
    ['+94', '0077 123 45', '0077 123 45'],
    ['+49', '+1 512 345 6789', '1 512 345 6789'],
  ])('asks to check the code beside %s %s, whose country is not sure', (phoneCode, typed, phone) => {
    const notice = { kind: 'codeUnknown', part: typed }
    expect(readPhone({ before: '', typed, phoneCode, countries })).toEqual({ phone, phoneCode, notice })
  })

  it('waits for the end of a number that is typed behind 00', () => {
    let field = { phone: '', phoneCode: '+94' }
    const shown = [...'0047 22334455'].map((sign) => {
      field = readPhone({ ...field, before: field.phone, typed: field.phone + sign, countries })
      return field
    })
    expect(shown.at(-2)).toEqual({ phone: '0047 2233445', phoneCode: '+94' })
    expect(shown.at(-1)).toMatchObject({ phone: '22334455', phoneCode: '+47' })
  })

  it('keeps a sign as it is until the numbers of the countries are there', () => {
    const read = (typed: string) => readPhone({ before: '', typed, phoneCode: '+94' })
    for (const typed of ['+47 22 33 44 55', '+94 77 123 4567', '0047 22334455'])
      expect(read(typed)).toEqual({ phone: typed, phoneCode: '+94', isWaiting: true })
    expect(read('+44 (0) 20  79 46 00 00').phone).toBe('+4402079460000')
    for (const typed of ['077 123 4567', '+', '+47', '00']) expect(read(typed).isWaiting).toBeUndefined()
  })

  it.each(['77 123 4567', '077/123 4567', '+94 77 123 4567', '77.123.4567', '011 / 2345678', '77 '])(
    'has nothing to tell of %s',
    (typed) => {
      expect(readPhone({ before: '', typed, phoneCode: '+94', countries }).notice).toBeUndefined()
    },
  )

  it('has a code with a plus, typed or not', () => {
    expect(typedPhoneCode('94')).toBe('+94')
    expect(typedPhoneCode('+1 809')).toBe('+1809')
    expect(typedPhoneCode('+')).toBe('+')
    expect(typedPhoneCode('＋٩٤')).toBe('+94')
    expect(typedPhoneCode('x')).toBe('')
  })

  it('is checked for valid characters and 7 to 15 digits [A5.28] [A5.29] [A5.30]', () => {
    expect(phoneError('12345a7')).toBe('Invalid phone number format')
    for (const phone of ['77.123.4567', '٠٧٧١٢٣٤٥٦٧', '\u202A77\u00A0123\u20114567\u202C'])
      expect(phoneError(phone)).toBeUndefined()
    expect(phoneError('77 123 4567 ext 12')).toBe('Invalid phone number format')
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
    const fields = Object.keys(addressErrors({ ...emptyAddress, country: '', phoneCode: '' }, [])).sort()
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
    expect(addressErrors(good, [])).toEqual({})
  })

  it('requires an email that looks like an address [A5.27]', () => {
    expect(addressErrors({ ...good, email: 'amaya@' }, []).email).toBe(addressMessages.emailInvalid)
  })

  it('requires a state only if the country does [A4.30]', () => {
    expect(addressErrors(good, ['state']).state).toBe(addressMessages.required)
    expect(addressErrors({ ...good, state: 'CA' }, ['state'])).toEqual({})
  })
})
