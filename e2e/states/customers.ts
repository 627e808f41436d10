import type { Page } from '@playwright/test'
import { expect } from '../shop.ts'
import type { ScreenState } from './screen-state.ts'

async function openCustomers(page: Page, query = ''): Promise<void> {
  const data = { email: 'owner@firstfashion.example', password: 'galle-fort-1663' }
  // A busy machine may refuse a call; the next try succeeds.
  await expect(async () => {
    expect((await page.request.post('/api/admin/session', { data })).status()).toBe(200)
  }).toPass({ timeout: 20_000 })
  await page.goto(`/admin/customers${query}`)
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
}

/** A customer who ordered; the demonstration store's shoppers did. */
async function openCustomer(page: Page): Promise<void> {
  await openCustomers(page, '?search=emily@example.com')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Sign-in' })).toBeVisible()
}

/** Customers in the back office. */
export const customers: readonly ScreenState[] = [
  {
    name: 'back office, customers',
    route: '/admin/customers',
    async arrive(page) {
      await openCustomers(page)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    },
  },
  { name: 'back office, customer', route: '/admin/customers/:id', arrive: openCustomer },
  {
    name: 'back office, customer about to be blocked',
    route: '/admin/customers/:id',
    over: true,
    async arrive(page) {
      await openCustomer(page)
      await page.getByRole('button', { name: 'Block sign-in' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Block sign-in' }).click()
      await expect(page.locator('dialog [aria-invalid=true]')).toHaveCount(1)
    },
  },
]
