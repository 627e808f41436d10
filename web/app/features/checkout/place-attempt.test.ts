import type { Quote } from '@first-fashion/contract/checkout/quote'
import { lkr } from '@first-fashion/contract/money/money'
import { describe, expect, it } from 'vitest'
import { attemptAt } from './place-attempt.ts'

const quote: Quote = {
  quoteId: 'first',
  lines: [],
  subtotal: 9000,
  shipping: 350,
  discount: 0,
  adjustments: [],
  tenders: [],
  refusals: [],
  promoCode: null,
  promoCodeRefusal: null,
  delivery: {
    zone: null,
    isAvailable: true,
    isEstimate: false,
    estimatedDays: { min: 1, max: 3 },
    standardDays: { min: 1, max: 3 },
    isExpress: false,
    express: null,
    freeOver: null,
    madeToOrder: null,
  },
  total: 9350,
  storeCredit: { available: 0, used: 0 },
  due: 9350,
  currency: lkr,
  chargedMinorUnits: 935_000,
  chargedText: '',
  validUntil: 0,
}
const anew: Quote = { ...quote, quoteId: 'second', validUntil: 1 }
const choices = { method: 'cod', street: '14 Temple Road' }

describe('a click on the button', () => {
  it('for the same order repeats the attempt, with the first quote and cart version', () => {
    const first = attemptAt(undefined, choices, quote, 'v1')
    expect(attemptAt(first, choices, anew, 'v2')).toEqual(first)
  })

  it('for another order or another quote is a new attempt', () => {
    const first = attemptAt(undefined, choices, quote, 'v1')
    const elsewhere = attemptAt(first, { ...choices, street: '16 Temple Road' }, quote, 'v1')
    const dearer = attemptAt(first, choices, { ...anew, total: 9400 }, 'v1')
    expect(new Set([first.key, elsewhere.key, dearer.key]).size).toBe(3)
    expect(dearer.quote.quoteId).toBe('second')
  })

  it('after a finished attempt is a new attempt', () => {
    const keys = [1, 2].map(() => attemptAt(undefined, choices, quote, 'v1').key)
    expect(keys[0]).not.toBe(keys[1])
  })
})
