import { openDesigner } from '../designs/designer-page.ts'
import { expect, gotoHydrated, signedIn } from '../shop.ts'
import { type ScreenState, widestPhone } from './screen-state.ts'

/** The cookie question and the cookie settings. */
export const cookies: readonly ScreenState[] = [
  {
    name: 'cookies asked about',
    route: '/about',
    over: true,
    async arrive(page) {
      // As on a first visit: removes an earlier answer before the page reads it.
      await page.addInitScript(() => localStorage.removeItem('cookie-consent'))
      await page.goto('/about')
      await expect(page.getByRole('region', { name: /^Cookies/ })).toBeVisible()
    },
  },
  {
    name: 'cookies asked about beside the chat',
    route: '/about',
    over: true,
    async arrive(page) {
      await page.addInitScript(() => localStorage.removeItem('cookie-consent'))
      await signedIn(page)
      await page.goto('/about')
      await expect(page.getByRole('region', { name: /^Cookies/ })).toBeVisible()
      await page.getByRole('button', { name: 'Open the chat with support' }).click()
      await expect(page.getByRole('dialog').getByText('Online', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'cookies asked about below the tools of the designer',
    route: '/design/product/:productId/variant/:variantId',
    over: true,
    upTo: widestPhone,
    async arrive(page) {
      await page.addInitScript(() => localStorage.removeItem('cookie-consent'))
      await openDesigner(page)
      await expect(page.getByRole('region', { name: /^Cookies/ })).toBeVisible()
    },
  },
  {
    name: 'cookies asked about below the button of a product',
    route: '/product/:slug',
    over: true,
    upTo: widestPhone,
    async arrive(page) {
      await page.addInitScript(() => localStorage.removeItem('cookie-consent'))
      await page.goto('/product/galle-fort-linen-shirt')
      await expect(page.getByRole('region', { name: /^Cookies/ })).toBeVisible()
      await page.mouse.wheel(0, 1600)
      await expect(page.getByRole('button', { name: 'Add to Cart' }).last()).toBeInViewport()
    },
  },
  {
    name: 'cookie settings',
    route: '/about',
    over: true,
    async arrive(page) {
      await gotoHydrated(page, '/about')
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
