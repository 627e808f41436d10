import type { Page } from '@playwright/test'
import { expect } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { refuse, type ScreenState } from '../screen-state.ts'

const route = '/admin/return-window'

async function openWindow(page: Page) {
  await signIn(page)
  await page.goto(route)
  await expect(page.getByLabel('Days after the delivery')).toBeVisible()
}

/** How long orders can be returned. */
export const returnWindow: readonly ScreenState[] = [
  { name: 'back office, return window', route, arrive: openWindow },
  {
    name: 'back office, return window refused',
    route,
    async arrive(page) {
      await openWindow(page)
      await page.getByLabel('Days after the delivery').fill('0')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('A whole number from 1 to 365')).toBeVisible()
    },
  },
  {
    name: 'back office, return window not loaded',
    route,
    upTo: 500,
    async arrive(page) {
      await signIn(page)
      await refuse(page, 'admin/return-window')
      await page.goto(route)
      await expect(page.getByText('The shop is very busy. Please try again.')).toBeVisible()
    },
  },
]
