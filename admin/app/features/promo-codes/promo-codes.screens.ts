import { expect, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/promo-codes'

const promoCode = {
  code: 'MONSOON-SALE-FOR-EVERYBODY-2026',
  discountType: 'percentage',
  discountValue: 15,
  source: 'staff',
  minimum: 5000,
  startsOn: '2026-11-01',
  endsOn: null,
  usesMaximum: 500,
  usesPerCustomer: 1,
  isFirstOrderOnly: false,
  categories: [],
  note: 'For the email of November',
  products: [],
  isActive: true,
  version: 1,
  createdAt: Date.UTC(2026, 10, 1),
  uses: 17,
  discountGiven: 18_450.5,
} as const

/** Promo codes in the back office. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, promo codes',
    route,
    as: 'owner',
    answers: {
      'staff.promo-codes': {
        success: true,
        promoCodes: [promoCode, { ...promoCode, code: 'OVER', isActive: false }],
        total: 2,
        pages: 1,
      },
    },
    steps: ({ page }) => expect(page.getByRole('button', { name: promoCode.code })).toBeVisible(),
  },
  {
    name: 'back office, no promo codes yet',
    route,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.promo-codes': { success: true, promoCodes: [], total: 0, pages: 0 } },
    shows: 'Nothing here yet.',
  },
  {
    name: 'back office, a new promo code',
    route,
    as: 'owner',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Add a promo code' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
