import { describe, expect, it } from 'vitest'
import { formOf, type PromoCodeForm, promoCodeForm } from './promo-code-form.ts'

const typed: PromoCodeForm = { ...formOf(undefined), code: 'launch10', discountValue: '10' }
const wrongFields = (change: Partial<PromoCodeForm>) =>
  promoCodeForm.safeParse({ ...typed, ...change }).error?.issues.map(({ path }) => path[0])

describe('the form of a promo code', () => {
  it('gives what the contract asks for', () => {
    const products = [{ _id: '019a0000-0000-7000-8000-000000000001', name: 'Shirt' }]
    const form = { ...typed, minimum: '1,250.50', startsOn: '2026-11-23', products, note: ' For friends ' }
    expect(promoCodeForm.parse(form)).toEqual({
      code: 'LAUNCH10',
      discountType: 'percentage',
      discountValue: 10,
      minimum: 1250.5,
      startsOn: '2026-11-23',
      endsOn: null,
      usesMaximum: null,
      usesPerCustomer: 1,
      isFirstOrderOnly: false,
      categories: [],
      productIds: ['019a0000-0000-7000-8000-000000000001'],
      note: 'For friends',
      isActive: true,
    })
    expect(promoCodeForm.parse({ ...typed, discountType: 'free_shipping', discountValue: '' })).toMatchObject(
      {
        discountValue: 0,
      },
    )
  })

  it('reads a comma with two digits as decimals', () => {
    const fixed = { ...typed, discountType: 'fixed', discountValue: '1,50', minimum: '1,500' } as const
    expect(promoCodeForm.parse(fixed)).toMatchObject({ discountValue: 1.5, minimum: 1500 })
  })

  it.each([
    ['code', { code: 'X' }],
    ['discountValue', { discountValue: '' }],
    ['discountValue', { discountValue: '101' }],
    ['discountValue', { discountValue: '12.5' }],
    ['discountValue', { discountType: 'fixed', discountValue: '0' }],
    ['minimum', { minimum: 'much' }],
    ['minimum', { minimum: '1.234' }],
    ['minimum', { minimum: '1,5000' }],
    ['usesMaximum', { usesMaximum: '0' }],
    ['usesPerCustomer', { usesPerCustomer: '1.5' }],
    ['endsOn', { startsOn: '2026-11-23', endsOn: '2026-11-22' }],
  ] as const)('has an error at %s for %j', (field, change) => {
    expect(wrongFields(change)).toEqual([field])
  })
})
