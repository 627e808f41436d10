import { describe, expect, it } from 'vitest'
import {
  defaultProfitCents,
  dollars,
  marginOf,
  pricesBeside,
  profitOf,
  quickMultipliers,
  sellingCents,
} from './pricing.rules.ts'

const shirt = { baseCents: 925, printCents: 0 }

describe('the price of a design', () => {
  it('is its cost and ten dollars of profit at first [B9.28]', () => {
    expect(dollars(sellingCents({ ...shirt, profitCents: defaultProfitCents }))).toBe('$19.25')
  })
  it('is a multiple of its cost by the quick choices, and the margin is a share of the price [B9.29]', () => {
    const profits = Object.values(quickMultipliers).map((multiplier) => profitOf(shirt, multiplier))
    expect(profits).toEqual([278, 555, 925])
    expect(marginOf({ ...shirt, profitCents: 925 })).toBe(0.5)
    expect(marginOf({ baseCents: 0, printCents: 0, profitCents: 0 })).toBe(0)
  })
  it('stands beside the same in the shown currency, whose parts add up to the price', () => {
    const usd = { code: 'USD', symbol: '$', exchangeRate: 0.0031 }
    const rupees = { code: 'LKR', symbol: 'Rs.', exchangeRate: 1 }
    const pricing = { ...shirt, profitCents: defaultProfitCents }
    expect(pricesBeside(pricing, { currency: rupees, usd })).toEqual({
      base: 'Rs. 2,983.87',
      print: 'Rs. 0.00',
      profit: 'Rs. 3,225.81',
      selling: 'Rs. 6,209.68',
    })
    const euro = { code: 'EUR', symbol: '€', exchangeRate: 0.00297 }
    const amountOf = (words = '') => Math.round(Number(words.replace(/[^\d.]/g, '')) * 100)
    for (let profitCents = 0; profitCents < 300; profitCents += 1) {
      const parts = pricesBeside({ ...shirt, profitCents }, { currency: euro, usd })
      expect(parts?.selling).toMatch(/^EUR \d/)
      expect(amountOf(parts?.base) + amountOf(parts?.profit)).toBe(amountOf(parts?.selling))
    }
  })
  it('stands alone where dollars are shown, and while they have no rate', () => {
    const usd = { code: 'USD', symbol: '$', exchangeRate: 0.0031 }
    const pricing = { ...shirt, profitCents: 0 }
    expect(pricesBeside(pricing, { currency: usd, usd })).toBeUndefined()
    expect(pricesBeside(pricing, { currency: usd, usd: undefined })).toBeUndefined()
  })
})
