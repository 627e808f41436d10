import type { Page } from '@playwright/test'
import { deliver, placedOrder } from '../../orders/placed-orders.ts'
import { asOwner, expect } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { hold, refuse, type ScreenState } from '../screen-state.ts'

const ofOrder = { route: '/admin/orders/:id', over: true } as const

async function openDialog(page: Page, nth: number) {
  const { id } = await placedOrder(page, nth)
  await signIn(page)
  await page.goto(`/admin/orders/${id}`)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
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
      await page.getByLabel('City').fill('')
      await page.getByLabel('Phone', { exact: true }).fill('none')
      await page.getByRole('button', { name: 'Save the address' }).click()
      await expect(page.getByText('Please fill in all required fields correctly')).toBeVisible()
    },
  },
  {
    ...ofOrder,
    name: 'back office, order, delivery address loading',
    async arrive(page) {
      await hold(page, 'admin/orders/*/address')
      await openDialog(page, 88)
    },
  },
  {
    ...ofOrder,
    name: 'back office, order, delivery address failed',
    async arrive(page) {
      await refuse(page, 'admin/orders/*/address')
      await openDialog(page, 89)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    ...ofOrder,
    name: 'back office, order, delivery address fixed meanwhile',
    async arrive(page) {
      const { id } = await placedOrder(page, 90)
      await signIn(page)
      await page.goto(`/admin/orders/${id}`)
      await expect(page.getByRole('button', { name: 'Change the address' })).toBeVisible()
      await deliver(page, await asOwner(page), id)
      await page.getByRole('button', { name: 'Change the address' }).click()
      await expect(page.getByText('The parcel has left.')).toBeVisible()
    },
  },
]
