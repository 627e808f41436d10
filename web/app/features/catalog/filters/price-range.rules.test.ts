import { expect, it } from 'vitest'
import { rupeesFromShown, shownFromRupees } from './price-range.rules.ts'

it('converts a price in the shown currency to whole rupees', () => {
  expect(rupeesFromShown('5000', 1, 'down')).toBe(5000)
  expect(rupeesFromShown('5,000', 1, 'up')).toBe(5000)
  expect(rupeesFromShown('31', 0.0031, 'down')).toBe(10_000)
})

it('includes a product whose shown price equals the typed price', () => {
  // 8950 rupees are $27.745, shown as $27.75.
  expect(rupeesFromShown('27.74', 0.0031, 'down')).toBeLessThanOrEqual(8950)
  expect(rupeesFromShown('27.74', 0.0031, 'up')).toBeGreaterThanOrEqual(8950)
})

it('reads an invalid price as none', () => {
  for (const text of ['', 'cheap', '-4', '1e9', '4.5.6']) expect(rupeesFromShown(text, 1, 'down')).toBeNull()
})

it('shows the typed price again', () => {
  for (const [text, rate] of [
    ['5000', 1],
    ['25', 0.0031],
    ['4000', 0.45],
  ] as const)
    expect(shownFromRupees(rupeesFromShown(text, rate, 'down') ?? 0, rate)).toBe(text)
})
