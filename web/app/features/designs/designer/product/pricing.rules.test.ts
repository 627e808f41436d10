import { describe, expect, it } from 'vitest'
import {
  defaultProfitCents,
  dollars,
  marginOf,
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
})
