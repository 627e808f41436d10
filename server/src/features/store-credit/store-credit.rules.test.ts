import { lkrCents } from '@first-fashion/contract/money/money'
import { expect, it } from 'vitest'
import { creditFor } from './store-credit.rules.ts'

const used = (total: number, available: number) => creditFor(lkrCents(total), lkrCents(available))

it('store credit pays all of an order, or leaves at least 200 rupees to pay', () => {
  expect(used(100_000, 100_000)).toBe(100_000)
  expect(used(100_000, 150_000)).toBe(100_000)
  expect(used(100_000, 99_999)).toBe(80_000)
  expect(used(100_000, 80_001)).toBe(80_000)
  expect(used(100_000, 80_000)).toBe(80_000)
  expect(used(100_000, 30_000)).toBe(30_000)
  expect(used(15_000, 14_000)).toBe(0)
})
