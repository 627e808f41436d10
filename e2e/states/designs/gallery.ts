import type { Page } from '@playwright/test'
import { expect, gotoHydrated } from '../../shop.ts'
import type { ScreenState } from '../screen-state.ts'

const route = '/design'
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** Answers the gallery's call in the browser, as another catalogue would. */
const answer = (page: Page, json: object, status = 200) =>
  page.route('**/api/custom-products/catalog?**', (request) => request.fulfill({ status, json }))

/** The design gallery: what there is to print on. */
export const designGallery: readonly ScreenState[] = [
  {
    name: 'design gallery',
    route,
    async arrive(page) {
      await gotoHydrated(page, '/design')
      await expect(page.getByRole('article')).toHaveCount(12)
    },
  },
  {
    name: 'design gallery, category',
    route,
    async arrive(page) {
      await gotoHydrated(page, '/design?category=375')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'design gallery, nothing found',
    route,
    async arrive(page) {
      await gotoHydrated(page, '/design')
      await answer(page, { success: true, products: [], paging: { total: 0, limit: 12, offset: 0 } })
      await link(page, 'Posters').click()
      await expect(page.getByText('No products found')).toBeVisible()
    },
  },
  {
    name: 'design gallery, failed',
    route,
    async arrive(page) {
      await gotoHydrated(page, '/design')
      const body = { success: false, message: 'Failed to load products', code: 'designs.catalog-unavailable' }
      await answer(page, body, 503)
      await link(page, 'Mugs').click()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'design gallery, pictures missing',
    route,
    async arrive(page) {
      await page.route('**/api/image/proxy?**', (request) => request.fulfill({ status: 503, body: '' }))
      await gotoHydrated(page, '/design?category=77')
      await expect(page.getByText('Picture not available').first()).toBeVisible()
    },
  },
]
