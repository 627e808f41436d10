import { describe, expect, it } from 'vitest'
import { soldCentsOf } from './sold-goods.rules.ts'

const printed = { isPrinted: true, paidCents: 60_000, returnedCents: 0 }
const packed = { isPrinted: false, paidCents: 30_000, returnedCents: 0 }
const order = { lines: [printed, packed], shippingCents: 10_000, amountBackCents: 0 }

describe('what the shop has of the price of printed goods', () => {
  it('is what was paid for them, less what returns gave back', () => {
    expect(soldCentsOf(order)).toBe(60_000)
    expect(soldCentsOf({ ...order, lines: [{ ...printed, returnedCents: 25_000 }, packed] })).toBe(35_000)
  })

  it('is less its share of a refund by amount, which is for everything that is left', () => {
    expect(soldCentsOf({ ...order, amountBackCents: 50_000 })).toBe(30_000)
    expect(soldCentsOf({ ...order, amountBackCents: 100_000 })).toBe(0)
    const lines = [{ ...printed, returnedCents: 30_000 }, packed]
    expect(soldCentsOf({ ...order, lines, shippingCents: 0, amountBackCents: 20_000 })).toBe(20_000)
  })

  it('is never less than nothing, and nothing of what cost nothing', () => {
    expect(soldCentsOf({ ...order, lines: [{ ...printed, returnedCents: 90_000 }] })).toBe(0)
    expect(soldCentsOf({ ...order, amountBackCents: 900_000 })).toBe(0)
    expect(soldCentsOf({ lines: [], shippingCents: 0, amountBackCents: 5 })).toBe(0)
  })
})
