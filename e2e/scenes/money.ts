import { expect, signedIn } from '../shop.ts'
import { signIn } from './back-office.ts'
import { hold, refuse, type Scene } from './scene.ts'

const problem = {
  _id: '0198c5f0-0000-7000-8000-000000000001',
  kind: 'refund-failed',
  provider: 'stripe',
  reference: 'cs_test_a-reference-as-long-as-the-partner-makes-them-a1b2c3d4e5f6g7h8',
  order: null,
  amountText: 'Rs. 12,450.00',
  detail: 'Charge has already been disputed.',
  noticedAt: Date.UTC(2026, 10, 21, 9, 30),
  resolvedAt: null,
  resolvedBy: '',
  note: '',
  actions: ['retry', 'outside'],
}

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
  note: 'For the letter of November',
  products: [],
  isActive: true,
  version: 1,
  createdAt: Date.UTC(2026, 10, 1),
  uses: 17,
  discountGiven: 18_450.5,
}

/** Razorpay's script, as far as the page knows it, with somebody who closes the window. */
const closedAtOnce =
  'window.Razorpay = class { constructor({ modal }) { this.open = () => modal.ondismiss() } }'

/** Paying, and what staff see of money: codes, ways to pay, payments that do not match. */
export const money: readonly Scene[] = [
  {
    name: 'Koko payment being verified',
    route: '/verifyKokoPay',
    async arrive(page) {
      await signedIn(page)
      await hold(page, 'order/verifyKokoPay')
      await page.goto('/verifyKokoPay?orderId=none&trnId=none&status=SUCCESS')
      await expect(page.getByRole('heading', { name: 'Verifying Koko Payment' })).toBeVisible()
    },
  },
  {
    name: 'Razorpay, window closed',
    route: '/pay/razorpay',
    async arrive(page) {
      await signedIn(page)
      const order = { id: 'order_none', amount: 4250, currency: 'INR', receipt: 'none' }
      const prefill = { name: '', email: '', contact: '' }
      const checkout = { key: 'none', scriptUrl: '/razorpay.js', name: '', description: '', prefill }
      const json = { success: true, start: { kind: 'script', order, checkout } }
      await page.route('**/api/order/pay-again', (asked) => asked.fulfill({ json }))
      const contentType = 'text/javascript'
      await page.route('**/razorpay.js', (asked) => asked.fulfill({ contentType, body: closedAtOnce }))
      await page.goto('/pay/razorpay?orderId=none')
      await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible()
    },
  },
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
  {
    name: 'back office, a payment that does not match',
    route: '/admin/payments',
    async arrive(page) {
      await signIn(page)
      const json = { success: true, problems: [problem], total: 1, pages: 1 }
      await page.route('**/api/admin/payment-problems*', (asked) => asked.fulfill({ json }))
      await page.goto('/admin/payments')
      await expect(page.getByRole('article')).toBeVisible()
    },
  },
  {
    name: 'back office, ways to pay',
    route: '/admin/methods',
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/methods')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'back office, ways to pay failed',
    route: '/admin/methods',
    upTo: 500,
    async arrive(page) {
      await signIn(page)
      await refuse(page, 'admin/payment-methods*')
      await page.goto('/admin/methods')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
]
