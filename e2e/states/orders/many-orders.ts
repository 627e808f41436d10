import type { Page } from '@playwright/test'
import { placedOrder } from '../../orders/placed-orders.ts'
import { expect } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { refuse, type ScreenState } from '../screen-state.ts'

const route = '/admin/orders/tracking'

async function openFile(page: Page, rows: string) {
  await signIn(page)
  await page.goto(route)
  await page.getByLabel('Or paste the rows here').fill(rows)
  await page.getByRole('button', { name: 'Check the rows' }).click()
}

/** Many orders at once: chosen in the list, and tracking numbers from a file. */
export const manyOrders: readonly ScreenState[] = [
  {
    name: 'back office, orders chosen, some not updated',
    route: '/admin/orders',
    async arrive(page) {
      await placedOrder(page, 80)
      await signIn(page)
      await page.goto('/admin/orders')
      await page.getByLabel('Choose all on this page').check()
      await page.getByLabel('New status').selectOption('Delivered')
      await page.route('**/api/admin/orders/move', (asked) =>
        asked.fulfill({
          json: {
            success: true,
            message: '18 of 20 orders updated',
            orders: [
              {
                id: '1',
                orderNumber: '3FA911B2',
                problem: 'This order cannot be shipped before it is paid.',
              },
              {
                id: '2',
                orderNumber: '77C0DE12',
                problem: "An order that is 'Packing' cannot become 'Delivered'.",
              },
            ],
          },
        }),
      )
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText('2 orders were not updated:')).toBeVisible()
      await page
        .getByRole('checkbox', { name: /Choose order/ })
        .first()
        .check()
    },
  },
  {
    name: 'back office, tracking file',
    route,
    async arrive(page) {
      await signIn(page)
      await page.goto(route)
      await expect(page.getByRole('heading', { name: 'Tracking numbers from a file' })).toBeVisible()
    },
  },
  {
    name: 'back office, tracking file, nothing chosen',
    route,
    async arrive(page) {
      await openFile(page, ' ')
      await expect(page.getByText('Please choose a file or paste some rows')).toBeVisible()
    },
  },
  {
    name: 'back office, tracking file, checked',
    route,
    async arrive(page) {
      const { number } = await placedOrder(page, 81)
      await openFile(
        page,
        `${number},Domex,DX-100023\nFFFFFFFF,Aramex Express International,1234567890\n${number.slice(0, 4)},,`,
      )
      await expect(page.getByText('2 rows have a problem and are left out.')).toBeVisible()
    },
  },
  {
    name: 'back office, tracking file, refused',
    route,
    async arrive(page) {
      await refuse(page, 'admin/orders/tracking/preview')
      await openFile(page, 'FFFFFFFF,Domex,1')
      await expect(page.getByText('The shop is very busy. Please try again.')).toBeVisible()
    },
  },
]
