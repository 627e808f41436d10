import { getCountryData } from 'countries-list'
import validator from 'validator'
import { describe, expect, it } from 'vitest'
import { addressFieldsOf, addressRulesOf, checkPostalCode, storedPostalCode } from './countries.rules.ts'

/** Countries whose codes the shop is sure of. */
const sure: readonly string[] = ['AU', 'CA', 'DE', 'GB', 'IN', 'JP', 'LK', 'US']

describe('the fields of an address', () => {
  const names = (code: string) => addressFieldsOf(addressRulesOf(code)).map(({ name }) => name)
  const labelOf = (code: string, name: string) =>
    addressFieldsOf(addressRulesOf(code)).find((field) => field.name === name)?.label

  it('stand in the order of the country, with a state only where it is required', () => {
    expect(names('LK')).toEqual(['street', 'apartment', 'city', 'area', 'district', 'postalCode'])
    expect(names('IN')).toEqual(['street', 'apartment', 'city', 'postalCode', 'state'])
    expect(names('US')).toEqual(['street', 'apartment', 'city', 'state', 'postalCode'])
    expect(names('GB')).toEqual(['street', 'apartment', 'city', 'postalCode'])
    expect(names('DE')).toEqual(['street', 'apartment', 'city', 'postalCode'])
  })

  it('have the words of the country', () => {
    expect([labelOf('US', 'postalCode'), labelOf('GB', 'postalCode')]).toEqual(['ZIP code', 'Postcode'])
    expect([labelOf('JP', 'state'), labelOf('CA', 'state')]).toEqual(['Prefecture', 'Province'])
    expect([labelOf('AU', 'city'), labelOf('DE', 'city')]).toEqual(['Suburb', 'City'])
    expect(labelOf('DE', 'postalCode')).toBe('Postal code')
  })

  it('need street, city, and in some countries the postal code', () => {
    const required = (code: string) =>
      addressFieldsOf(addressRulesOf(code))
        .filter((field) => field.required)
        .map(({ name }) => name)
    expect(required('LK')).toEqual(['street', 'city'])
    expect(required('AU')).toEqual(['street', 'city', 'state', 'postalCode'])
    expect(required('GB')).toEqual(['street', 'city', 'postalCode'])
    expect(required('DE')).toEqual(['street', 'city'])
    for (const code of ['IN', 'US', 'CA', 'JP'])
      expect(required(code)).toEqual(expect.arrayContaining(['state', 'postalCode']))
  })
})

describe('a postal code', () => {
  it.each([
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'm1 1ae', 'M1 1AE'],
    ['GB', 'abc-d', 'ABC-D'],
    ['CA', 'k1a-0b1', 'K1A 0B1'],
    ['CA', 'k1a 0b', 'K1A 0B'],
    ['JP', '1540023', '154-0023'],
    ['JP', '154 002', '154 002'],
    ['US', '941030001', '94103-0001'],
    ['US', ' 94103 ', '94103'],
    ['LK', '００１００', '00100'],
    ['DE', '1-2 3', '1-2 3'],
    ['DE', 'D-10115', '10115'],
    ['DE', 'de 10 115', '10115'],
    ['IN', '400 001', '400001'],
    ['IN', '४००००१', '400001'],
    ['JP', '〒150-0002', '150-0002'],
    ['JP', '〒 １５０ー０００２', '150-0002'],
    ['JP', '150−0002', '150-0002'],
    ['US', '94105–1234', '94105-1234'],
    ['US', '\u200E94105\u00A01234\uFEFF', '94105-1234'],
    ['LK', '00 300', '00300'],
    ['LK', '００-３００', '00300'],
    ['GB', 'Ｓｗ１ａ　１ａａ', 'SW1A 1AA'],
    ['AU', '2 000', '2000'],
    ['SE', '11122', '111 22'],
    ['NL', 'nl-1012ab', '1012 AB'],
    ['PL', '00950', '00-950'],
    ['LV', '1050', 'LV-1050'],
    ['CH', 'CH–8001', '8001'],
    ['IE', 'd02x285', 'D02 X285'],
    ['GH', 'ga-183 8164', 'GA-183 8164'],
    ['SG', 'S018956', '018956'],
    ['SG', 'S(018956)', '018956'],
    ['SG', 's 018 956', '018956'],
    ['SG', 'Singapore 018956', '018956'],
    ['SG', '018956, Singapore', '018956'],
    ['SG', 'Singapore S018956', '018956'],
    ['US', 'CA 94105', '94105'],
    ['US', 'ca94105-1234', '94105-1234'],
    ['US', 'California 94105', '94105'],
    ['US', 'NY, 10001', '10001'],
    ['US', '10001 USA', '10001'],
    ['US', 'ZIP: 94105', '94105'],
    ['US', 'West Virginia 25301', '25301'],
    ['CA', 'ON K1A 0B1', 'K1A 0B1'],
    ['CA', 'Québec, h2x1y4', 'H2X 1Y4'],
    ['CA', 'Quebec H2X 1Y4', 'H2X 1Y4'],
    ['AU', 'NSW 2000', '2000'],
    ['AU', 'vic3000', '3000'],
    ['AU', '2000 Australia', '2000'],
    ['IN', 'Delhi - 110001', '110001'],
    ['IN', 'PIN 400 001', '400001'],
    ['IN', 'Pincode: 400001', '400001'],
    ['JP', 'Tokyo 150-0002', '150-0002'],
    ['JP', 'JAPAN 〒150-0002', '150-0002'],
    ['LK', 'LK-00300', '00300'],
    ['LK', 'Sri Lanka 00300', '00300'],
    ['LK', 'Colombo 00300', '00300'],
    ['LK', 'Western 00 300', '00300'],
    ['GB', 'GB-SW1A 1AA', 'SW1A 1AA'],
    ['GB', 'sw1a 1aa, UK', 'SW1A 1AA'],
    ['DE', 'D 10115', '10115'],
    ['DE', 'Berlin 10115', '10115'],
    ['FR', 'F-75001', '75001'],
    ['FR', 'F75001', '75001'],
    ['FR', 'Île-de-France 75001', '75001'],
    ['AT', 'A-1010', '1010'],
    ['IT', 'I-00184', '00184'],
    ['FI', 'FIN-00100', '00100'],
    ['SE', 'S-111 22', '111 22'],
    ['LU', 'L-1009', '1009'],
    ['LV', 'Latvia 1050', 'LV-1050'],
    ['US', 'PO BOX 94105', 'PO BOX 94105'],
    ['US', 'Paris 94105', 'PARIS 94105'],
    ['SG', 'T018956', 'T018956'],
    ['SG', 'Singapore', 'SINGAPORE'],
    ['GH', 'Ghana GA-183', 'GHANA GA-183'],
  ])('of %s typed as %s is %s', (country, typed, stored) => {
    expect(storedPostalCode(country, typed)).toBe(stored)
  })

  it.each([
    ['AT', '1010'],
    ['AU', '2000'],
    ['BR', '01310-100'],
    ['CA', 'K1A 0B1'],
    ['CH', '8001'],
    ['DE', '10115'],
    ['FR', '75001'],
    ['GB', 'SW1A 1AA'],
    ['IE', 'D02 X285'],
    ['IN', '400001'],
    ['IT', '00184'],
    ['JP', '154-0023'],
    ['LK', '00100'],
    ['LV', 'LV-1050'],
    ['MX', '06000'],
    ['MY', '50000'],
    ['NL', '1012 AB'],
    ['NZ', '6011'],
    ['PL', '00-950'],
    ['PT', '1000-001'],
    ['SE', '111 22'],
    ['SG', '018956'],
    ['US', '94103-1234'],
    ['ZA', '8001'],
  ] as const)('of %s may have the country, its code and the title beside it', (country, code) => {
    const { name, iso3 } = getCountryData(country)
    const written = [`${name} ${code}`, `${code}, ${name}`, `${iso3} ${code}`, `${code} ${country}`]
    for (const typed of [...written, `${country}-${code}`, `Postcode: ${code}`])
      expect([typed, storedPostalCode(country, typed)]).toEqual([typed, code])
  })

  it.each([
    ['LK', '00100', '0010', '00100'],
    ['IN', '400001', '040001', '400001'],
    ['US', '94103-1234', '9410', '94103'],
    ['CA', 'K1A0B1', 'KK1 0B1', 'K1A 0B1'],
    ['GB', 'GIR 0AA', 'S 1AA', 'SW1A 1AA'],
    ['AU', '2000', '20000', '2000'],
    ['JP', '154-0023', '15-0023', '154-0023'],
  ])('of %s can be %s but not %s', (country, right, wrong, example) => {
    const valid = { isValid: true, warning: false, message: '' }
    expect(checkPostalCode(country, right, undefined)).toEqual(valid)
    const message = `Invalid postal code. Example: ${example}`
    expect(checkPostalCode(country, wrong, undefined)).toEqual({ isValid: false, warning: false, message })
    for (const longer of [`${example}1`, `1${example}`])
      expect([longer, checkPostalCode(country, longer, undefined).isValid]).toEqual([longer, false])
  })

  it('may be missing where it is not required', () => {
    for (const country of ['LK', 'DE'])
      expect(checkPostalCode(country, ' ', undefined)).toEqual({ isValid: true, warning: false, message: '' })
    const missing = { isValid: false, warning: false, message: 'Postal code is required' }
    expect(checkPostalCode('GB', '', undefined)).toEqual(missing)
  })

  it('of a country whose rule has no example is refused without one', () => {
    for (const wrong of ['1234', '123456', 'Berlin'])
      expect(checkPostalCode('DE', wrong, undefined)).toEqual({
        isValid: false,
        warning: false,
        message: 'Invalid postal code. Please check it.',
      })
    expect(checkPostalCode('DE', 'D-10115', undefined).isValid).toBe(true)
  })

  it('of a country without rules is any text', () => {
    expect(checkPostalCode('GH', 'anything', undefined).isValid).toBe(true)
  })

  it.each([
    ['SA', '12643-2121', '12643-2121'],
    ['SA', '126432121', '12643-2121'],
    ['LI', '9498', '9498'],
    ['LI', 'FL-9498', '9498'],
    ['CN', '860000', '860000'],
    ['AD', '500', '500'],
    ['AD', 'AD500', 'AD500'],
    ['FR', '00200', '00200'],
    ['FR', 'F-98800', '98800'],
    ['IR', '11369-54613', '11369-54613'],
    ['MX', 'C.P. 06000', '06000'],
    ['MX', 'c.p.06000', '06000'],
    ['BR', 'C.E.P.: 01310100', '01310-100'],
    ['US', 'Z.I.P. 94105', '94105'],
  ])('of %s typed as %s is right, and stored as %s', (country, typed, stored) => {
    expect(storedPostalCode(country, typed)).toBe(stored)
    expect(checkPostalCode(country, typed, undefined)).toEqual({ isValid: true, warning: false, message: '' })
  })

  it.each(validator.isPostalCodeLocales.filter((code) => !sure.includes(code)))(
    'of %s, for which the shop has no rule of its own, is doubted and never refused',
    (country) => {
      expect(storedPostalCode(country, ' ab9 - 7654321 ')).toBe('AB9 - 7654321')
      expect(checkPostalCode(country, ' ab9 - 7654321 ', undefined)).toEqual({
        isValid: true,
        warning: true,
        message: 'Please check this postal code: it looks unusual',
      })
    },
  )

  it('warns above the highest of Sri Lanka, and where it belongs to another state', () => {
    const check = (country: string, code: string, state?: { code: string; name: string }) =>
      checkPostalCode(country, code, state)
    expect(check('LK', '97000')).toEqual({ isValid: true, warning: false, message: '' })
    expect(check('LK', '97001')).toEqual({
      isValid: true,
      warning: true,
      message: 'Please check this postal code: it looks unusual',
    })
    expect(check('IN', '999999').warning).toBe(false)
    const california = { code: 'CA', name: 'California' }
    expect(check('US', '94103', california).warning).toBe(false)
    expect(check('US', '10001', california)).toEqual({
      isValid: true,
      warning: true,
      message: '10001 does not look like a ZIP code of California. Please check both.',
    })
    expect(check('IN', '110001', { code: 'KL', name: 'Kerala' }).message).toContain('a postal code of Kerala')
  })
})
