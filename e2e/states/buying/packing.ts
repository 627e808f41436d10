import type { Page } from '@playwright/test'
import { expect } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { type ScreenState, waitingAndFailed } from '../screen-state.ts'

async function openPickList(page: Page) {
  await signIn(page)
  await page.goto('/admin/orders/pick-list')
  await expect(page.getByRole('heading', { name: 'Pick list' })).toBeVisible()
}

/** What staff take from the shelves. */
export const packing: readonly ScreenState[] = [
  {
    name: 'back office, pick list',
    route: '/admin/orders/pick-list',
    async arrive(page) {
      await openPickList(page)
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    },
  },
  {
    name: 'back office, pick list, nothing to pack',
    route: '/admin/orders/pick-list',
    upTo: 500,
    async arrive(page) {
      const json = { success: true, picks: [], orders: 0, units: 0 }
      await page.route('**/api/admin/pick-list', (route) => route.fulfill({ json }))
      await openPickList(page)
      await expect(page.getByText('There is nothing to pack.')).toBeVisible()
    },
  },
  ...waitingAndFailed({
    name: 'back office, pick list',
    route: '/admin/orders/pick-list',
    call: 'admin/pick-list',
    open: openPickList,
  }),
]
