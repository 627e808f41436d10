import type { Page } from '@playwright/test'
import { expect, gotoHydrated, inCart, signedIn } from '../../shop.ts'
import type { ScreenState } from '../screen-state.ts'

const address = {
  firstName: 'Nadeesha',
  lastName: 'Silva',
  email: 'nadeesha@example.com',
  street: '14 Temple Road',
  city: 'Colombo',
  district: 'Colombo',
  postalCode: '00300',
  country: 'LK',
  phone: '77 123 4567',
  phoneCode: '+94',
}
const abroad = {
  ...address,
  firstName: 'Wickramasinghe Mudiyanselage',
  lastName: 'Abeysinghe-Gunawardena',
  street: '1600 Amphitheatre Parkway of the Longest Name in the Whole County',
  apartment: 'Building 43, third floor, behind the kitchens',
  city: 'Mountain View',
  state: 'CA',
  district: '',
  postalCode: '94043-1351',
  country: 'US',
  phoneCode: '+1',
}

async function withAddresses(page: Page) {
  const { token } = await signedIn(page)
  for (const data of [address, abroad])
    expect((await page.request.post('/api/address/add', { headers: { token }, data })).ok()).toBe(true)
  return token
}

/** A customer's saved addresses. */
export const addresses: readonly ScreenState[] = [
  {
    name: 'checkout, saved addresses',
    route: '/place-order',
    async arrive(page) {
      const token = await withAddresses(page)
      await inCart(page, token, 30)
      await gotoHydrated(page, '/place-order')
      await page.getByRole('radio', { name: /Amphitheatre/ }).check()
      await page.getByLabel('Street address').fill('1 Infinite Loop')
      await expect(page.getByLabel('Update my saved address too')).toBeVisible()
    },
  },
  {
    name: 'profile, an address being changed',
    route: '/profile',
    over: true,
    async arrive(page) {
      await withAddresses(page)
      await page.goto('/profile')
      await page
        .getByRole('button', { name: /^Edit the address/ })
        .last()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('ZIP code').fill('1')
      await expect(dialog.getByText(/^Invalid postal code/)).toBeVisible()
    },
  },
  {
    name: 'profile, saved addresses',
    route: '/profile',
    async arrive(page) {
      await withAddresses(page)
      await page.goto('/profile')
      await expect(page.getByText('Mountain View').first()).toBeVisible()
    },
  },
]
