import { builtinCurrencies } from '@first-fashion/contract/currency/builtin'
import { describe, expect, it } from 'vitest'
import { currenciesFor, currencyOf } from './chosen-currency.ts'

const failure = { message: 'away', code: 'network.failed', status: 0 } as const

describe('the currencies of a page', () => {
  it('are the built-in ones, marked as such, when they cannot be fetched [A3.12] [A8.08]', () => {
    const shown = currenciesFor('currency=GBP', { ok: false, failure })
    expect(shown).toEqual({ currencies: builtinCurrencies, chosen: 'GBP', isFallback: true })
  })

  it('come from the shop; one that it does not offer is not chosen', () => {
    const currencies = builtinCurrencies.filter(({ code }) => code !== 'GBP')
    const shown = currenciesFor('a=b; currency=GBP', { ok: true, value: { success: true, currencies } })
    expect(shown).toEqual({ currencies, chosen: 'LKR', isFallback: false })
  })
})

describe('the currency of a code', () => {
  it('is the default one if the code is not offered, whatever the order', () => {
    const dollarFirst = builtinCurrencies.toSorted(
      (a, b) => Number(b.code === 'USD') - Number(a.code === 'USD'),
    )
    expect(currencyOf('EUR', dollarFirst).code).toBe('EUR')
    expect(currencyOf('XYZ', dollarFirst).code).toBe('LKR')
  })
})
