import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link')

test('the gallery names its categories, and a card all that it is asked for [B2.69] [B2.70] [B2.71]', {
  tag: '@once',
}, async ({ page }) => {
  await gotoHydrated(page, '/design')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design Your Custom Products')
  expect(await chips(page).allTextContents()).toEqual(
    'All Products,T-Shirts,Hoodies,Tank Tops,Long Sleeve Shirts,Posters,Mugs,Phone Cases,Bags'.split(','),
  )
  const tee = card(page, 'Unisex Staple T-Shirt | Bella + Canvas 3001')
  await expect(tee).toContainText('36 variants')
  await expect(tee).toContainText('T-Shirt · Bella + Canvas')
  await expect(tee.locator('img')).toHaveJSProperty('complete', true)
  await expect(tee.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(tee.getByRole('link')).toHaveText('Start Designing')
  await tee.getByRole('link').click()
  await expect(page).toHaveURL(/\/design\/product\/71\/variant\/first$/)
})

test('a failed gallery says so and tries again, and an empty one leads to all products [B8.37] [B2.72]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await gotoHydrated(page, '/design')
  await stage.answer({ 'designs.catalog': refused('designs.catalog-unavailable', 'Failed to load products') })
  await page.getByRole('link', { name: 'Mugs', exact: true }).click()
  await expect(page.getByText('Failed to load products')).toBeVisible()
  await stage.answer({ 'designs.catalog': samples['designs.catalog'] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
  const none = { success: true, products: [], paging: { total: 0, limit: 12, offset: 0 } } as const
  await stage.answer({ 'designs.catalog': none })
  await page.getByRole('link', { name: 'Posters', exact: true }).click()
  await expect(page.getByText('No products found')).toBeVisible()
  await stage.answer({ 'designs.catalog': samples['designs.catalog'] })
  await page.getByRole('link', { name: 'See all products' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
})
