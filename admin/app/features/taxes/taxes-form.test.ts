import { describe, expect, it } from 'vitest'
import { checkTaxes, type TypedRate, typedTaxes, withNewRate } from './taxes-form.ts'

const rate: TypedRate = { key: 0, countryCode: 'LK', taxClass: 'standard', name: 'VAT', percent: '18' }
const wrongOf = (...rates: TypedRate[]) => [...checkTaxes({ mode: 'included', rates }).wrong.values()]

describe('the form of the taxes', () => {
  it('gives the rates as numbers, and shows them as they were typed', () => {
    const taxes = { mode: 'added', rates: [{ ...rate, percent: '12.5' }] } as const
    const { settings } = checkTaxes(taxes)
    expect(settings).toEqual({
      mode: 'added',
      rates: [{ countryCode: 'LK', taxClass: 'standard', name: 'VAT', percent: 12.5 }],
    })
    expect(settings && typedTaxes(settings)).toEqual(taxes)
  })

  it.each(['1000', '-1', '', 'a fifth', '18.125'])('refuses %j percent', (percent) => {
    expect(wrongOf({ ...rate, percent })).toEqual(['percent'])
  })

  it('refuses a rate without a name, and a second one of the same country and class', () => {
    expect(wrongOf({ ...rate, name: ' ' })).toEqual(['name'])
    expect(wrongOf(rate, { ...rate, key: 1 })).toEqual(['twice'])
    expect(wrongOf(rate, { ...rate, key: 1, taxClass: 'reduced' })).toEqual([])
  })

  it('adds a rate like the one before it', () => {
    expect(withNewRate([])).toMatchObject([{ countryCode: 'LK', name: 'VAT', percent: '' }])
    const german = { ...rate, key: 4, countryCode: 'DE', name: 'USt.' }
    expect(withNewRate([german])[1]).toMatchObject({ key: 5, countryCode: 'DE', name: 'USt.' })
  })
})
