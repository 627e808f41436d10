import type { Page } from '@playwright/test'
import { giveCredit } from '../../buying/give-credit.ts'
import { expect, fillAddress, gotoHydrated, inCart, signedIn } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import type { ScreenState } from '../screen-state.ts'

/** Opens the checkout with store credit in rupees, used for the order. */
async function useCredit(page: Page, amount: number): Promise<void> {
  const { token, email } = await signedIn(page)
  await giveCredit(page, email, amount)
  await inCart(page, token, 33)
  await gotoHydrated(page, '/place-order')
  await fillAddress(page)
  const box = page.getByLabel(/Use my store credit/)
  await expect(box).toBeAttached()
  if (!(await box.isVisible()))
    await page.getByRole('region', { name: 'Your order' }).locator('summary').click()
  await box.check()
  await expect(page.getByText('To pay', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
}

/** Store credit at the checkout, on the profile and in the back office. */
export const storeCredit: readonly ScreenState[] = [
  {
    name: 'checkout, a part paid with store credit',
    route: '/place-order',
    arrive: (page) => useCredit(page, 1000),
  },
  {
    name: 'checkout, nothing left to pay',
    route: '/place-order',
    async arrive(page) {
      await useCredit(page, 500_000)
      await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
    },
  },
  {
    name: 'profile, with store credit',
    route: '/profile',
    async arrive(page) {
      const { email } = await signedIn(page)
      await giveCredit(page, email, 1000)
      await page.goto('/profile')
      await expect(page.getByRole('heading', { name: 'Store credit' })).toBeVisible()
    },
  },
  {
    name: 'back office, store credit about to be given',
    route: '/admin/customers/:id',
    over: true,
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/customers?search=amaya@example.com')
      await page.getByRole('main').getByRole('link').first().click()
      await page.getByRole('button', { name: 'Give store credit' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Give store credit' }).click()
      await expect(page.locator('dialog [aria-invalid=true]')).toHaveCount(2)
    },
  },
]
