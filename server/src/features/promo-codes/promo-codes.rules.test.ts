import { lkrCents } from '@first-fashion/contract/money/money'
import { describe, expect, it } from 'vitest'
import { unconditional } from '../../../testing/promo-terms.ts'
import {
  type PromoTerms,
  promoRefusal,
  reductionOf,
  refusalWords,
  toPromoCodeView,
} from './promo-codes.rules.ts'

const tenOff: PromoTerms = {
  ...unconditional,
  code: 'AVURUDU',
  discountType: 'percentage',
  discountPercent: 10,
  discountCents: null,
  categories: [],
  productIds: [],
}
const shirt = { productId: 'shirt', category: 'Men', quantity: 1, total: lkrCents(895_000) }
const sarong = { productId: 'sarong', category: 'Women', quantity: 1, total: lkrCents(420_005) }
const anybody = {
  customerId: 'amaya',
  mailboxHash: 'a1',
  isVerified: true,
  hasOrdered: false,
  ownUses: 0,
  allUses: 0,
}
const day = '2026-04-14'

describe('what a code takes off', () => {
  it('is its part of the goods, a half cent for the shopper', () => {
    expect(reductionOf(tenOff, [sarong]).discount).toBe(42_001)
    expect(reductionOf(tenOff, [shirt, sarong]).discount).toBe(131_501)
  })
  it('is its amount, never more than the goods cost that it is for', () => {
    const fixed = { ...tenOff, discountType: 'fixed', discountPercent: null, discountCents: 500_000 } as const
    expect(reductionOf(fixed, [shirt]).discount).toBe(500_000)
    expect(reductionOf({ ...fixed, productIds: ['sarong'] }, [shirt, sarong]).discount).toBe(420_005)
  })
  it('is taken off the products and categories it is for alone', () => {
    expect(reductionOf({ ...tenOff, categories: ['Men'] }, [shirt, sarong]).discount).toBe(89_500)
    expect(reductionOf({ ...tenOff, productIds: ['sarong'] }, [shirt, sarong]).discount).toBe(42_001)
  })
  it('is taken off so many units alone, where the code allows no more', () => {
    const free = { ...tenOff, discountPercent: 100, productIds: ['shirt'], unitsMaximum: 1 }
    const three = { ...shirt, quantity: 3, total: lkrCents(2_685_000) }
    expect(reductionOf(free, [three, shirt, sarong]).discount).toBe(895_000)
  })
  it('is the shipping and nothing of the goods where the code says so', () => {
    const free = { ...tenOff, discountType: 'free_shipping', discountPercent: null } as const
    expect(reductionOf(free, [shirt])).toMatchObject({ discount: 0, isShippingFree: true })
  })
})

describe('a code is refused', () => {
  const refusal = (terms: Partial<PromoTerms>, user = {}, today = day) =>
    promoRefusal({ ...tenOff, ...terms }, [shirt], { ...anybody, ...user }, today)

  it('before its first day and after its last one in Colombo, on both it is taken', () => {
    const days = { startsOn: '2026-04-10', endsOn: '2026-04-20' }
    expect(refusal(days, {}, '2026-04-09')).toBe('promo-code.not-yet')
    expect(refusal(days, {}, '2026-04-10')).toBeUndefined()
    expect(refusal(days, {}, '2026-04-20')).toBeUndefined()
    expect(refusal(days, {}, '2026-04-21')).toBe('promo-code.expired')
  })
  it('when it was used as often as it may be, by all or by one', () => {
    expect(refusal({ usesMaximum: 3 }, { allUses: 2 })).toBeUndefined()
    expect(refusal({ usesMaximum: 3 }, { allUses: 3 })).toBe('promo-code.used-up')
    expect(refusal({ usesMaximum: 1 }, { allUses: 1, ownUses: 1 })).toBe('promo-code.used-before')
    expect(refusal({ usesPerCustomer: 1 }, { allUses: 9, ownUses: 1 })).toBe('promo-code.used-before')
  })
  it('below its minimum, for other products, after a first order, for another account, and switched off', () => {
    expect(refusal({ minimumCents: 895_000 })).toBeUndefined()
    expect(refusal({ minimumCents: 895_001 })).toBe('promo-code.minimum')
    expect(refusal({ categories: ['Kids'] })).toBe('promo-code.not-for-these')
    expect(refusal({ isFirstOrderOnly: true }, { hasOrdered: true })).toBe('promo-code.first-order-only')
    expect(refusal({ mailboxHash: 'b2' })).toBe('promo-code.not-yours')
    expect(refusal({ isActive: false })).toBe('promo-code.unknown')
  })
  it('but not where its conditions do not ask for it', () => {
    expect(refusal({}, { hasOrdered: true, isVerified: false, ownUses: 9, allUses: 9 })).toBeUndefined()
    expect(promoRefusal({ ...tenOff, categories: ['Men'] }, [shirt, sarong], anybody, day)).toBeUndefined()
    expect(reductionOf(tenOff, [shirt]).isShippingFree).toBe(false)
  })
  it("when it is another customer's reward", () => {
    expect(refusal({ source: 'reward', customerId: 'amaya' })).toBeUndefined()
    expect(refusal({ source: 'reward', customerId: 'ruwan' })).toBe('promo-code.not-yours')
    expect(refusal({ source: 'reward', customerId: null })).toBe('promo-code.not-yours')
  })
  it("when it is a subscriber's, and the account is not that mailbox's or has not confirmed it", () => {
    const subscribers = { source: 'newsletter', mailboxHash: 'a1' } as const
    expect(refusal(subscribers)).toBeUndefined()
    expect(refusal(subscribers, { isVerified: false })).toBe('promo-code.unverified')
    expect(refusal(subscribers, { mailboxHash: 'b2' })).toBe('promo-code.not-yours')
    expect(refusal({ ...subscribers, mailboxHash: null })).toBe('promo-code.not-yours')
  })
})

describe('what is shown of a code', () => {
  it('is its percentage, or its amount in rupees', () => {
    const shown = { code: 'AVURUDU', discountType: 'percentage', discountValue: 10 }
    expect(toPromoCodeView(tenOff)).toEqual(shown)
    const fixed = { ...tenOff, discountPercent: null, discountCents: 50_000 }
    expect(toPromoCodeView(fixed).discountValue).toBe(500)
    expect(toPromoCodeView({ ...fixed, discountCents: null }).discountValue).toBe(0)
  })

  it('is why it is refused: from which day on, or from which amount', () => {
    const terms = { ...tenOff, startsOn: '2026-04-10', minimumCents: 250_000 }
    expect(refusalWords('promo-code.not-yet', terms)).toBe('This promo code can be used from 10 April 2026')
    expect(refusalWords('promo-code.minimum', terms)).toBe(
      'This promo code needs an order of Rs. 2,500.00 or more',
    )
    const usd = { code: 'USD', symbol: '$', exchangeRate: 0.0031 }
    expect(refusalWords('promo-code.minimum', terms, usd)).toContain('$7.75')
    expect(refusalWords('promo-code.unknown', undefined)).toBe('Invalid promo code')
    expect(refusalWords('promo-code.not-yet', undefined)).toBe('This promo code can be used from ')
    expect(refusalWords('promo-code.not-yet', tenOff)).toBe('This promo code can be used from ')
  })
})
