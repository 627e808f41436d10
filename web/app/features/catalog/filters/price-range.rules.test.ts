import { type DisplayCurrency, lkr } from '@first-fashion/contract/money/money'
import { expect, it } from 'vitest'
import { toDisplayPrice } from './display-price.ts'
import { rupeesFromDisplayPrice } from './price-range.rules.ts'

const dollars: DisplayCurrency = { code: 'USD', symbol: '$', exchangeRate: 0.0031 }
const yen: DisplayCurrency = { code: 'JPY', symbol: '¥', exchangeRate: 0.45 }

it('converts a price in the shown currency to whole rupees', () => {
  expect(rupeesFromDisplayPrice('5000', lkr, 'down')).toBe(5000)
  expect(rupeesFromDisplayPrice('5,000', lkr, 'up')).toBe(5000)
  expect(rupeesFromDisplayPrice('31', dollars, 'down')).toBe(10_000)
})

it('includes a product whose shown price equals the typed price', () => {
  // 8950 rupees are $27.745, shown as $27.75.
  expect(rupeesFromDisplayPrice('27.74', dollars, 'down')).toBeLessThanOrEqual(8950)
  expect(rupeesFromDisplayPrice('27.74', dollars, 'up')).toBeGreaterThanOrEqual(8950)
})

it('reads an invalid price as none', () => {
  for (const text of ['', 'cheap', '-4', '1e9', '4.5.6', '1.500'])
    expect(rupeesFromDisplayPrice(text, lkr, 'down')).toBeNull()
})

it('shows the typed price again', () => {
  for (const [text, currency] of [
    ['5000', lkr],
    ['25', dollars],
    ['4000', yen],
  ] as const)
    expect(toDisplayPrice(rupeesFromDisplayPrice(text, currency, 'down') ?? 0, currency.exchangeRate)).toBe(
      text,
    )
})
