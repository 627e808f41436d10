import type { Page } from '@playwright/test'
import { paidOrder, placedOrder } from '../../orders/placed-orders.ts'
import { expect } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { refuse, type ScreenState } from '../screen-state.ts'

const route = '/admin/orders/:id'

async function openOrder(page: Page, id: string) {
  await signIn(page)
  await page.goto(`/admin/orders/${id}`)
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
}

/** Cancelling and refunding lines of an order in the back office. */
export const lineRefunds: readonly ScreenState[] = [
  {
    name: 'back office, order, items to cancel',
    route,
    async arrive(page) {
      const { id } = await paidOrder(page, 90, 3)
      await openOrder(page, id)
      await page.getByRole('button', { name: /^More/ }).click()
      await expect(page.getByRole('region', { name: 'What goes back' })).toBeVisible()
      await page.getByRole('button', { name: 'Cancel these items' }).click()
      await expect(page.getByText('Please give a reason')).toBeVisible()
    },
  },
  {
    name: 'back office, order, items not paid yet',
    route,
    async arrive(page) {
      const { id } = await placedOrder(page, 91, 2)
      await openOrder(page, id)
      await page.getByRole('button', { name: /^More/ }).click()
      await expect(page.getByText('Still to be collected on delivery')).toBeVisible()
    },
  },
  {
    name: 'back office, order, items failed',
    route,
    upTo: 500,
    async arrive(page) {
      const { id } = await placedOrder(page, 92)
      await refuse(page, 'admin/orders/*/lines')
      await openOrder(page, id)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
]
