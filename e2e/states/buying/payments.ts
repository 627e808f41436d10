import type { OrderPayments } from '@first-fashion/contract/payments/staff-calls'
import type { Page } from '@playwright/test'
import { expect, fillAddress, gotoHydrated, inCart, sandboxUrl, signedIn } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { alter, hold, refuse, type ScreenState } from '../screen-state.ts'

const kokoReturn = '/verifyKokoPay?success=true&orderId=019a0000-0000-7000-8000-000000000000&status=SUCCESS'

async function comeBackFromKoko(page: Page, answer?: object) {
  await signedIn(page)
  if (answer === undefined) await hold(page, 'order/verifyKokoPay')
  else await page.route('**/api/order/verifyKokoPay', (route) => route.fulfill(answer))
  await page.goto(kokoReturn)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const problem = (kind: string, actions: readonly string[], more: object = {}) => ({
  _id: kind,
  kind,
  provider: 'stripe',
  reference: 'cs_test_8e0b6f4bb1f74a0a9d2c6a51c7f0e4d2',
  order: { _id: '019a0000-0000-7000-8000-0000000000aa', number: '000000AA' },
  amountText: 'LKR 12,850.00',
  detail: '',
  createdAt: Date.UTC(2026, 10, 20, 9, 30),
  resolvedAt: null,
  resolvedBy: '',
  note: '',
  actions,
  ...more,
})
const problems = [
  problem('wrong-amount', ['refund', 'dismissed'], { detail: 'LKR 13,850.00 is due' }),
  problem('unknown-order', ['dismissed'], {
    order: null,
    amountText: 'USD 42.00',
    detail: 'No order matches this payment',
  }),
  problem('refund-failed', ['retry', 'external'], { detail: 'Charge ch_1 has already been refunded.' }),
  problem('refund-manual', ['external'], { provider: 'koko' }),
]

async function openProblems(page: Page, list: readonly object[], query = '') {
  await signIn(page)
  await alter<{ problems: readonly object[]; total: number }>(page, 'admin/payment-problems**', (answer) => {
    Object.assign(answer, { problems: list, total: list.length })
  })
  await page.goto(`/admin/payments${query}`)
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible()
  await expect(page.getByText(/\d found/)).toBeVisible()
}

/** Payments at partners, the return pages, and what staff see. */
export const payments: readonly ScreenState[] = [
  {
    name: 'checkout, on the way to Koko',
    route: '/place-order',
    over: true,
    async arrive(page) {
      const { token } = await signedIn(page)
      await inCart(page, token, 31)
      await gotoHydrated(page, '/place-order')
      await fillAddress(page)
      await page.getByRole('radio', { name: /Koko/ }).check()
      // The redirect does not happen.
      await page.evaluate(() => {
        HTMLFormElement.prototype.submit = () => {}
      })
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page.getByRole('dialog', { name: 'Redirecting to Koko' })).toBeVisible()
    },
  },
  {
    name: 'Koko payment, being verified',
    route: '/verifyKokoPay',
    arrive: (page) => comeBackFromKoko(page),
  },
  {
    name: 'Koko payment, made',
    route: '/verifyKokoPay',
    async arrive(page) {
      await comeBackFromKoko(page, { json: { success: true } })
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    },
  },
  {
    name: 'Koko payment, failed',
    route: '/verifyKokoPay',
    async arrive(page) {
      const refusal = { success: false, code: 'payments.not-paid', message: 'Payment verification failed' }
      await comeBackFromKoko(page, { status: 422, json: refusal })
      await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
    },
  },
  {
    name: 'Razorpay, opening',
    route: '/pay/razorpay',
    async arrive(page) {
      await signedIn(page)
      await hold(page, 'order/pay-again')
      await page.goto('/pay/razorpay?orderId=none')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    name: 'Razorpay, its script away',
    route: '/pay/razorpay',
    async arrive(page) {
      await signedIn(page)
      const start = {
        kind: 'script',
        order: { id: 'order_1', amount: 100, currency: 'INR', receipt: 'r' },
        checkout: {
          key: 'k',
          scriptUrl: `${sandboxUrl}/razorpay/v1/none.js`,
          name: 'First Fashion',
          description: '',
          prefill: { name: '', email: '', contact: '' },
        },
      }
      await page.route('**/api/order/pay-again', (route) => route.fulfill({ json: { success: true, start } }))
      await page.goto('/pay/razorpay?orderId=none')
      await expect(page.getByRole('heading', { name: 'You haven’t paid yet' })).toBeVisible()
    },
  },
  {
    name: 'back office, payments that do not match',
    route: '/admin/payments',
    arrive: (page) => openProblems(page, problems),
  },
  {
    name: 'back office, payments all match',
    route: '/admin/payments',
    arrive: (page) => openProblems(page, []),
  },
  {
    name: 'back office, payments not loaded',
    route: '/admin/payments',
    async arrive(page) {
      await signIn(page)
      await refuse(page, 'admin/payment-problems**')
      await page.goto('/admin/payments')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'back office, a refund noted as made outside',
    route: '/admin/payments',
    over: true,
    async arrive(page) {
      await openProblems(page, problems)
      await page.getByRole('button', { name: 'Refunded outside' }).last().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Refunded outside' }).click()
      await expect(page.getByText('Please fill this in')).toBeVisible()
    },
  },
  {
    name: 'back office, payment methods',
    route: '/admin/methods',
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/methods')
      await expect(page.getByRole('heading', { name: 'Razorpay' })).toBeVisible()
    },
  },
  {
    name: 'back office, payments of an order',
    route: '/admin/orders/:id',
    async arrive(page) {
      await signIn(page)
      const payments: OrderPayments = {
        attempts: [
          {
            _id: '1',
            provider: 'koko',
            state: 'expired',
            amountText: 'LKR 12,850.00',
            at: Date.UTC(2026, 10, 20),
          },
          {
            _id: '2',
            provider: 'koko',
            state: 'paid',
            amountText: 'LKR 12,850.00',
            at: Date.UTC(2026, 10, 20),
          },
        ],
        refunds: [
          {
            _id: '3',
            state: 'manual-pending',
            amountText: 'LKR 500.00',
            note: 'A loose seam',
            at: Date.UTC(2026, 10, 21),
          },
        ],
        refundableMinor: 1_235_000,
        currencyCode: 'LKR',
        prepaid: [],
        creditable: 0,
      }
      await page.route('**/api/admin/orders/*/payments', (route) =>
        route.fulfill({ json: { success: true, payments } }),
      )
      await page.goto('/admin/orders?payment=paid')
      await page.getByRole('row', { name: /Paid/ }).getByRole('link').first().click()
      await expect(page.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible()
    },
  },
]
