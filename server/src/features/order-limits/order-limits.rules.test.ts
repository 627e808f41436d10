import { lkrCents } from '@first-fashion/contract/money/money'
import { describe, expect, it } from 'vitest'
import {
  type HeldUnpaid,
  isHoldShort,
  type LimitedOrder,
  refuseHostage,
  refuseTooManyOpen,
  refuseTooMuch,
  unusualReasons,
} from './order-limits.rules.ts'

const none = {
  unitsPerLine: null,
  unitsPerOrder: null,
  openPerAccount: null,
  openPerPhone: null,
  openPerAddress: null,
  unitsPerNetwork: null,
  stockShare: null,
  shortHoldFrom: null,
  cashUnitsUnconfirmed: null,
  cashMaximum: null,
  cashMaximumUnverified: null,
  unusualUnits: null,
  unusualAmount: null,
}
const order = (change: Partial<LimitedOrder> = {}): LimitedOrder => ({
  method: 'cod',
  quantities: [2, 3],
  total: lkrCents(500_000),
  due: lkrCents(500_000),
  isVerified: true,
  ...change,
})
const refusal = (work: () => void): string => {
  try {
    work()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

describe('one order', () => {
  const tooMuch = (limits: object, change = {}) =>
    refusal(() => refuseTooMuch(order(change), { ...none, ...limits }))

  it('has no limits unless they are set', () => {
    expect(tooMuch({})).toBe('')
    expect(tooMuch({ unitsPerLine: 3 }, { quantities: [] })).toBe('')
  })

  it('may have so many units of a line, and in all', () => {
    expect(tooMuch({ unitsPerLine: 3 })).toBe('')
    expect(tooMuch({ unitsPerLine: 2 })).toContain('up to 2 of the same item')
    expect(tooMuch({ unitsPerOrder: 5 })).toBe('')
    expect(tooMuch({ unitsPerOrder: 4 })).toContain('up to 4 items')
  })

  it('may cost so much in cash; less while the email address is not verified', () => {
    expect(tooMuch({ cashMaximum: 5_000 })).toBe('')
    expect(tooMuch({ cashMaximum: 4_999 })).toContain('up to Rs. 4,999.00. Please pay online')
    expect(tooMuch({ cashMaximum: 4_999 }, { method: 'stripe' })).toBe('')
    expect(tooMuch({ cashMaximumUnverified: 4_999 })).toBe('')
    expect(tooMuch({ cashMaximumUnverified: 5_000 }, { isVerified: false })).toBe('')
    expect(tooMuch({ cashMaximumUnverified: 4_999 }, { isVerified: false })).toContain('Until your email')
    expect(tooMuch({ cashMaximum: 4_999 }, { due: lkrCents(100) })).toBe('')
  })
})

describe('stock that is held without payment', () => {
  const sku = (held: number, taken: number, stock: number) => ({ held, taken, stock })
  const held = (change: Partial<HeldUnpaid>): HeldUnpaid => ({
    ofNetwork: 0,
    cashOfNetwork: 0,
    skus: [sku(0, 4, 100)],
    ...change,
  })
  const tooMuch = (holds: Partial<HeldUnpaid>, limits: object, change = {}) =>
    refusal(() => refuseHostage(held(holds), order({ method: 'stripe', ...change }), { ...none, ...limits }))

  it('has no limits unless they are set', () => {
    expect(tooMuch({ ofNetwork: 1_000, skus: [sku(99, 1, 100)] }, {})).toBe('')
  })

  it('is so many units from one network, but for its first order', () => {
    expect(tooMuch({ ofNetwork: 6 }, { unitsPerNetwork: 10 })).toBe('')
    expect(tooMuch({ ofNetwork: 7 }, { unitsPerNetwork: 10 })).toContain('not paid yet')
    expect(tooMuch({ skus: [sku(0, 60, 60)] }, { unitsPerNetwork: 10, stockShare: 50 })).toBe('')
  })

  it('is such a share of a size, but for the last units in one order', () => {
    expect(tooMuch({ skus: [sku(5, 5, 20)] }, { stockShare: 50 })).toBe('')
    expect(tooMuch({ skus: [sku(6, 5, 20)] }, { stockShare: 50 })).toContain('not paid yet')
    expect(tooMuch({ skus: [sku(0, 3, 3)] }, { stockShare: 50 })).toBe('')
    expect(tooMuch({ skus: [sku(1, 1, 3)] }, { stockShare: 50 })).toBe('')
    expect(tooMuch({ skus: [sku(1, 1, 2)] }, { stockShare: 50 })).toBe('')
    expect(tooMuch({ skus: [sku(2, 2, 4)] }, { stockShare: 50 })).toContain('not paid yet')
  })

  it('asks for a confirmed email where it would be cash, and lets who has one order', () => {
    const cash = { method: 'cod', isVerified: false }
    expect(tooMuch({ cashOfNetwork: 6 }, { cashUnitsUnconfirmed: 10 }, cash)).toBe('')
    expect(tooMuch({ cashOfNetwork: 7 }, { cashUnitsUnconfirmed: 10 }, cash)).toContain('confirm your email')
    expect(tooMuch({ ofNetwork: 7 }, { unitsPerNetwork: 10 }, cash)).toContain('confirm your email')
    expect(tooMuch({ cashOfNetwork: 7 }, { cashUnitsUnconfirmed: 10 })).toBe('')
    expect(tooMuch({ cashOfNetwork: 99 }, { cashUnitsUnconfirmed: 10 }, { method: 'cod' })).toBe('')
    expect(tooMuch({}, { cashUnitsUnconfirmed: 1 }, cash)).toBe('')
  })

  it('is held for a shorter time once many hold the same', () => {
    expect(isHoldShort(3, { ...none, shortHoldFrom: 3 })).toBe(true)
    expect(isHoldShort(2, { ...none, shortHoldFrom: 3 })).toBe(false)
    expect(isHoldShort(99, none)).toBe(false)
  })
})

describe('open orders', () => {
  const open = { ofAccount: 3, toPhone: 3, toAddress: 3 }
  const tooMany = (limits: object, method: 'cod' | 'stripe' = 'cod') =>
    refusal(() => refuseTooManyOpen(open, method, { ...none, ...limits }))

  it('are limited for account, phone number and address', () => {
    const all = (most: number) => ({ openPerAccount: most, openPerPhone: most, openPerAddress: most })
    expect(tooMany({})).toBe('')
    expect(tooMany(all(4))).toBe('')
    expect(tooMany(all(3))).toContain('You already have 3 cash orders on their way')
    expect(tooMany({ openPerPhone: 3, openPerAddress: 3 })).toContain('cash orders for this phone number')
    expect(tooMany({ openPerAddress: 3 })).toContain('cash orders for this address')
    expect(tooMany({ openPerAddress: 2 })).toContain('address')
  })

  it('that wait for a payment are limited by account alone: anybody can type a phone number or an address', () => {
    expect(tooMany({ openPerAccount: 3 }, 'stripe')).toContain('3 orders waiting for payment')
    expect(tooMany({ openPerPhone: 1, openPerAddress: 1 }, 'stripe')).toBe('')
  })
})

describe('staff check an order', () => {
  const reasons = (limits: object, change = {}, accountsAtAddress = 1) =>
    unusualReasons({ ...order(change), accountsAtAddress }, { ...none, ...limits })

  it('of many units or a high amount', () => {
    expect(reasons({})).toEqual([])
    expect(reasons({ unusualUnits: 6, unusualAmount: 5_001 })).toEqual([])
    expect(reasons({ unusualUnits: 5, unusualAmount: 5_000 })).toEqual(['many-units', 'high-amount'])
  })

  it('in cash without a verified address, from half of the limit on', () => {
    const unverified = { isVerified: false }
    expect(reasons({ cashMaximumUnverified: 10_000 }, unverified)).toEqual(['unverified-cash'])
    expect(reasons({ cashMaximumUnverified: 10_001 }, unverified)).toEqual([])
    expect(reasons({ cashMaximumUnverified: 10_000 })).toEqual([])
    expect(reasons({ cashMaximumUnverified: 10_000 }, { ...unverified, method: 'stripe' })).toEqual([])
  })

  it('to an address of several accounts: three, or half of its limit', () => {
    expect(reasons({ openPerAddress: 4 }, {}, 2)).toEqual([])
    expect(reasons({ openPerAddress: 4 }, {}, 3)).toEqual(['several-accounts'])
    expect(reasons({ openPerAddress: 9 }, {}, 4)).toEqual([])
    expect(reasons({ openPerAddress: 9 }, {}, 5)).toEqual(['several-accounts'])
    expect(reasons({}, {}, 50)).toEqual([])
  })
})
