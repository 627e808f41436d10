import type { Page } from '@playwright/test'
import { expect } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { alter, refuse, type ScreenState } from '../screen-state.ts'

const route = '/admin/order-limits'

async function openLimits(page: Page) {
  await signIn(page)
  await page.goto(route)
  await expect(page.getByLabel('From one account')).toBeVisible()
}

const unusual = [
  {
    order: { _id: '019a0000-0000-7000-8000-000000000001', number: '9F3A21C4', customer: 'Nadeesha Silva' },
    amount: 118_400,
    skus: 16,
    paymentMethod: 'cod',
    reasons: ['many-units', 'high-amount'],
    createdAt: 1,
    canCancel: true,
  },
  {
    order: { _id: '019a0000-0000-7000-8000-000000000002', number: '04B7D1E0', customer: 'Ruwan de Silva' },
    amount: 24_350,
    skus: 1,
    paymentMethod: 'cod',
    reasons: ['unverified-cash', 'several-accounts'],
    createdAt: 0,
    canCancel: false,
  },
]

/** The limits of orders, and the orders that are unusual. */
export const orderLimits: readonly ScreenState[] = [
  { name: 'back office, order limits', route, arrive: openLimits },
  {
    name: 'back office, order limits refused',
    route,
    async arrive(page) {
      await openLimits(page)
      await page.getByLabel('From one account').fill('a few')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('A whole number, or nothing')).toBeVisible()
    },
  },
  {
    name: 'back office, order limits not loaded',
    route,
    async arrive(page) {
      await signIn(page)
      await refuse(page, 'admin/order-limits')
      await page.goto(route)
      await expect(page.getByText('The shop is very busy. Please try again.')).toBeVisible()
    },
  },
  {
    name: 'back office, unusual orders',
    route: '/admin/orders',
    async arrive(page) {
      await signIn(page)
      await alter<{ alerts: unknown; total: number }>(page, 'admin/order-alerts', (answer) => {
        Object.assign(answer, { alerts: unusual, total: 2 })
      })
      await page.goto('/admin/orders')
      await expect(page.getByRole('heading', { name: '2 unusual orders' })).toBeVisible()
    },
  },
]
