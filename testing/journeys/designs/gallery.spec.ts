import { expect, gotoHydrated, test } from '../shop.ts'

test('a category shows only its own products, twelve stand on a page, and a page beyond the last one is the last [B2.72] [B9.23] [B9.24]', {
  tag: '@phone',
}, async ({ page }) => {
  await gotoHydrated(page, '/design')
  await expect(page.getByRole('article')).toHaveCount(12)
  const tee = page.getByRole('article').filter({ hasText: 'Unisex Staple T-Shirt | Bella + Canvas 3001' })
  await expect(tee.locator('img')).toHaveJSProperty('naturalWidth', 640)
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
  await gotoHydrated(page, '/design?page=99')
  await expect(page).toHaveURL(/\/design\?page=2$/)
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await gotoHydrated(page, '/design?category=71&page=2')
  await expect(page).toHaveURL(/\/design\?category=71$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('No products found')).toHaveCount(0)
})
