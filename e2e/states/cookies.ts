import { expect } from '../shop.ts'
import type { Scene } from './scene.ts'

/** The question about cookies, and the way back to it. */
export const cookies: readonly Scene[] = [
  {
    name: 'cookies asked about',
    route: '/about',
    over: true,
    async arrive(page) {
      // As at a first visit: what an earlier one answered is gone before the page looks.
      await page.addInitScript(() => localStorage.removeItem('cookie-consent'))
      await page.goto('/about')
      await expect(page.getByRole('region', { name: /^Cookies/ })).toBeVisible()
    },
  },
  {
    name: 'cookie settings',
    route: '/about',
    over: true,
    async arrive(page) {
      await page.goto('/about', { waitUntil: 'networkidle' })
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
