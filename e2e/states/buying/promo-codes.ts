import { expect } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import type { ScreenState } from '../screen-state.ts'

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
}

/** Promo codes in the back office. */
export const promoCodes: readonly ScreenState[] = [
  {
    name: 'back office, promo codes',
    route: '/admin/promo-codes',
    async arrive(page) {
      await signIn(page)
      const json = {
        success: true,
        promoCodes: [promoCode, { ...promoCode, code: 'OVER', isActive: false }],
        total: 2,
        pages: 1,
      }
      await page.route('**/api/admin/promo-codes*', (asked) => asked.fulfill({ json }))
      await page.goto('/admin/promo-codes')
      await expect(page.getByRole('button', { name: promoCode.code })).toBeVisible()
    },
  },
  {
    name: 'back office, no promo codes yet',
    route: '/admin/promo-codes',
    upTo: 500,
    async arrive(page) {
      await signIn(page)
      const json = { success: true, promoCodes: [], total: 0, pages: 0 }
      await page.route('**/api/admin/promo-codes*', (asked) => asked.fulfill({ json }))
      await page.goto('/admin/promo-codes')
      await expect(page.getByText('Nothing here yet.')).toBeVisible()
    },
  },
  {
    name: 'back office, a new promo code',
    route: '/admin/promo-codes',
    over: true,
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/promo-codes')
      await page.getByRole('button', { name: 'Add a promo code' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
