import type { Page } from '@playwright/test'
import { expect, gotoHydrated, test } from '../shop.ts'

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link')

test('the gallery names its categories, and a card all that it is asked for [B2.69] [B2.70] [B2.71]', async ({
  page,
}) => {
  await gotoHydrated(page, '/design')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design Your Custom Products')
  expect(await chips(page).allTextContents()).toEqual(
    'All Products,T-Shirts,Hoodies,Tank Tops,Long Sleeve Shirts,Posters,Mugs,Phone Cases,Bags'.split(','),
  )
  const tee = card(page, 'Unisex Staple T-Shirt | Bella + Canvas 3001')
  await expect(tee).toContainText('36 variants')
  await expect(tee).toContainText('T-Shirt · Bella + Canvas')
  await expect(tee.locator('img')).toHaveJSProperty('naturalWidth', 640)
  await expect(tee.getByRole('link')).toHaveText('Start Designing')
  await tee.getByRole('link').click()
  await expect(page).toHaveURL(/\/design\/product\/71\/variant\/first$/)
})

test('a category shows only its own products, and twelve stand on a page [B2.72] [B9.23] [B9.24]', {
  tag: '@once',
}, async ({ page }) => {
  await gotoHydrated(page, '/design')
  await expect(page.getByRole('article')).toHaveCount(12)
  await expect(page.getByText('Previous')).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/\/design\?page=2$/)
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.getByText('Next', { exact: true })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
  for (const [name, count, id] of [
    ['Mugs', 2, 375],
    ['Hoodies', 3, 146],
    ['Bags', 2, 77],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`category=${id}$`))
    await expect(page.getByRole('article')).toHaveCount(count)
    await expect(page.getByRole('link', { name: 'Next', exact: true })).toHaveCount(0)
  }
})

test('a page beyond the last one is the last one', { tag: '@once' }, async ({ page }) => {
  await gotoHydrated(page, '/design?page=99')
  await expect(page).toHaveURL(/\/design\?page=2$/)
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await gotoHydrated(page, '/design?category=71&page=2')
  await expect(page).toHaveURL(/\/design\?category=71$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('No products found')).toHaveCount(0)
})

test('a failed gallery says so and tries again, and an empty one leads to all products [B8.37] [B2.72]', {
  tag: '@once',
}, async ({ page }) => {
  await gotoHydrated(page, '/design')
  const pattern = '**/api/custom-products/catalog?**'
  const message = 'Failed to load products'
  await page.route(pattern, (route) => route.fulfill({ status: 503, json: { success: false, message } }))
  await page.getByRole('link', { name: 'Mugs', exact: true }).click()
  await expect(page.getByText('Failed to load products')).toBeVisible()
  await page.unroute(pattern)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  const none = { success: true, products: [], paging: { total: 0, limit: 12, offset: 0 } }
  await page.route(pattern, (route) => route.fulfill({ json: none }))
  await page.getByRole('link', { name: 'Posters', exact: true }).click()
  await expect(page.getByText('No products found')).toBeVisible()
  await page.unroute(pattern)
  await page.getByRole('link', { name: 'See all products' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
})
