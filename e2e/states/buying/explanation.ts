import type { Explanation } from '@first-fashion/contract/explanation/explanation'
import type { Page } from '@playwright/test'
import { expect, gotoHydrated, inCart, signedIn } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { alter, refuse, type ScreenState } from '../screen-state.ts'

async function openCheckout(page: Page, skus: number) {
  const { token } = await signedIn(page)
  const data = { currencyCode: 'JPY' }
  await page.request.post('/api/currency/user/set', { headers: { token }, data })
  for (let nth = 0; nth < skus; nth++) await inCart(page, token, 30 + nth * 3, 1 + (nth % 2))
  await gotoHydrated(page, '/place-order')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
}

/** Opens the price breakdown and expands every amount. */
async function explain(page: Page) {
  await page.getByRole('button', { name: 'Explain this total' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Explain this total' })
  // Pictures that render for the first time block the browser's connections.
  await expect(dialog.getByText('Amount to pay')).toBeVisible({ timeout: 50_000 })
  for (const figure of await dialog.locator('summary').all()) await figure.click()
  return dialog
}

async function openOrders(page: Page) {
  const data = { email: 'amaya@example.com', password: 'colombo-lagoon-7' }
  const answer = await page.request.post('/api/user/login', { data })
  const { token }: { token: string } = await answer.json()
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.goto('/orders')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
}

/** The price difference of an exchange, which the card partner refunded. */
const refundedDifference = (): Explanation['figures'][number] => ({
  key: 'refund-1',
  kind: 'refund',
  cents: -120_000,
  shown: -120_000,
  movesIn: 'LKR',
  facts: [
    {
      kind: 'refund',
      state: 'succeeded',
      reason: 'staff',
      provider: 'stripe',
      requestedAt: Date.UTC(2026, 10, 22, 9, 30),
      settledAt: Date.UTC(2026, 10, 22, 9, 31),
      note: 'Return',
    },
    { kind: 'text', text: 'Exchange difference of 1 × Everyday Indigo Shirt, Indigo, L.' },
    {
      kind: 'text',
      text: 'Rs. 8,950.00 was paid; 1 × Indigo, XL at Rs. 7,750.00 each is sent: Rs. 1,200.00 less.',
    },
    { kind: 'text', text: 'Credit note FF-CN-2026-000012.' },
    { kind: 'part-of-payment', minor: 120_000, wholeMinor: 2_320_000, cents: 120_000, wholeCents: 2_320_000 },
  ],
  steps: [{ cents: -120_000, shown: -120_000, of: { kind: 'share', line: 0 } }],
  shares: [],
})

/** Price breakdowns, for shoppers and staff. */
export const explanation: readonly ScreenState[] = [
  {
    name: 'checkout, total explained',
    route: '/place-order',
    over: true,
    async arrive(page) {
      await openCheckout(page, 6)
      await expect((await explain(page)).getByText(/^Held until/)).toBeVisible()
    },
  },
  {
    name: 'checkout, total not explained',
    route: '/place-order',
    over: true,
    async arrive(page) {
      await refuse(page, 'checkout/quote/*/explanation')
      await openCheckout(page, 1)
      await page.getByRole('button', { name: 'Explain this total' }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'orders, total explained',
    route: '/orders',
    over: true,
    async arrive(page) {
      await openOrders(page)
      await explain(page)
    },
  },
  {
    name: 'orders, a refund explained',
    route: '/orders',
    over: true,
    async arrive(page) {
      await alter<{ explanation?: Explanation }>(page, 'order/*/explanation', ({ explanation }) => {
        explanation?.figures.push(refundedDifference())
      })
      await openOrders(page)
      await (await explain(page)).getByText('Credit note FF-CN-2026-000012.').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'back office, total explained',
    route: '/admin/orders/:id',
    over: true,
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/orders?payment=paid')
      await page.getByRole('row', { name: /Paid/ }).getByRole('link').first().click()
      await expect((await explain(page)).getByText('Debits less credits').first()).toBeVisible()
    },
  },
]
