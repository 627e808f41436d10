import type { Page } from '@playwright/test'
import { atPartner, paidCustomOrder } from '../../orders/made-to-order.ts'
import { deliver, placedOrder } from '../../orders/placed-orders.ts'
import { asOwner, expect } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { refuse, type ScreenState } from '../screen-state.ts'

const ofOrder = { route: '/admin/orders/:id', over: true } as const

/** Returns what the owner's calls need. */
async function openDialog(page: Page, nth: number) {
  const { id } = await placedOrder(page, nth)
  const headers = await asOwner(page)
  await page.goto(`/admin/orders/${id}`)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return { id, headers }
}

/** Correcting where an order goes, in the back office. */
export const deliveryAddress: readonly ScreenState[] = [
  {
    ...ofOrder,
    name: 'back office, order, delivery address',
    async arrive(page) {
      await openDialog(page, 86)
      await expect(page.getByLabel('Street address')).toHaveValue(/Temple Road/)
    },
  },
  {
    ...ofOrder,
    name: 'back office, order, delivery address refused',
    async arrive(page) {
      await openDialog(page, 87)
      await page.getByLabel('Phone', { exact: true }).fill('none')
      await page.getByRole('button', { name: 'Save the address' }).click()
      await expect(page.getByText('Please fill in all required fields correctly')).toBeVisible()
      await expect(page.getByLabel('Phone', { exact: true })).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('Invalid phone number format')).toBeInViewport({ ratio: 1 })
    },
  },
  {
    ...ofOrder,
    name: 'back office, order, delivery address failed',
    over: false,
    async arrive(page) {
      await refuse(page, 'admin/orders/*/address')
      const { id } = await placedOrder(page, 89)
      await signIn(page)
      await page.goto(`/admin/orders/${id}`)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    ...ofOrder,
    name: 'back office, order, delivery address fixed meanwhile',
    async arrive(page) {
      const { id, headers } = await openDialog(page, 90)
      await page.getByLabel('City').fill('Kandy')
      await deliver(page, headers, id)
      await page.getByRole('button', { name: 'Save the address' }).click()
      await expect(page.getByRole('dialog').getByText('The parcel has left, so')).toBeInViewport()
    },
  },
  {
    ...ofOrder,
    name: 'back office, order, delivery address of what is still to be made',
    async arrive(page) {
      const { orderId, number } = await paidCustomOrder(page, 75)
      await atPartner(page, number, 'hold')
      await deliver(page, await asOwner(page), orderId, ['packing', 'shipped'])
      await page.goto(`/admin/orders/${orderId}`)
      await page.getByRole('button', { name: 'Change the address' }).click()
      await expect(page.getByText('Only the made-to-order part goes to the new address.')).toBeVisible()
    },
  },
]
