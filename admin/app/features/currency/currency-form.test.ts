import { describe, expect, it } from 'vitest'
import { currencyForm, exchangeRateText, formOf } from './currency-form.ts'

const dollar = { code: 'usd', name: 'US dollar', symbol: '$', exchangeRate: '0,0033', isActive: true }

describe('the form of a currency', () => {
  it('takes a code in small letters and a rate with a comma', () => {
    expect(currencyForm.parse(dollar)).toEqual({ ...dollar, code: 'USD', exchangeRate: 0.0033 })
  })

  it.each([0.0000031, 1.005, 54.321, 302.5, 1500, 0.00000000123])(
    'shows the rate %d so that it is read again',
    (rate) => {
      expect(currencyForm.parse({ ...dollar, exchangeRate: exchangeRateText(rate) }).exchangeRate).toBe(rate)
    },
  )

  it('is wrong where the contract says so', () => {
    const { error } = currencyForm.safeParse({
      ...formOf(undefined),
      code: 'US',
      symbol: ' ',
      exchangeRate: '0',
    })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['code', 'name', 'symbol', 'exchangeRate'])
    for (const exchangeRate of ['', 'much', '-1', '2000000', '54,321'])
      expect(currencyForm.safeParse({ ...dollar, exchangeRate }).success).toBe(false)
  })
})
