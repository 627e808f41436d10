import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { altered } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** Opens the filters, which are in a sheet on a phone. */
async function openFilters(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click()
  return isPhone(page) ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' })
}

const closeFilters = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: /^Show \d+ products?$/ }).click()
}

/** The products that the page asks for next. */
const asked = async (page: Page, act: () => Promise<unknown>): Promise<string> => {
  const requested = page.waitForRequest('**/api/product/cards?**')
  await act()
  return new URL((await requested).url()).search
}

test('the collection pages, filters and sorts, all of it in the URL and in what it asks for [A2.29] [A2.30] [A2.33] [A2.34]', async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/collection')
  await expect(page.getByText('Showing 1-12 of 25 products')).toBeVisible()
  const { products, ...rest } = samples['catalog.cards']
  await stage.answer({ 'catalog.cards': { ...rest, products, page: 2 } })
  expect(await asked(page, () => page.getByRole('link', { name: 'Page 2' }).click())).toContain('page=2')
  await expect(page.getByText('Showing 13-24 of 25 products')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200)
  await stage.answer({ 'catalog.cards': { ...rest, products: products.slice(0, 10), total: 10, pages: 1 } })
  const filters = await openFilters(page)
  const bags = await asked(page, () => filters.getByRole('checkbox', { name: 'Bags' }).check())
  expect(bags).toContain('type=Bags')
  expect(bags).not.toContain('page=2')
  await closeFilters(page)
  await expect(page.getByText('Showing 1-10 of 10 products')).toBeVisible()
  const sorted = await asked(page, () => page.getByLabel('Sort by').selectOption('low-high'))
  expect(sorted).toMatch(/type=Bags.*sort=low-high/)
  await expect(page).toHaveURL(/type=Bags&sort=low-high/)
  await page.reload()
  await expect(page.getByLabel('Sort by')).toHaveValue('low-high')
  await stage.answer({ 'catalog.cards': samples['catalog.cards'] })
  const all = await asked(page, () => page.getByRole('button', { name: 'Remove Bags' }).click())
  expect(all).not.toContain('Bags')
  await expect(page.getByText('Showing 1-12 of 25 products')).toBeVisible()
})

test('the collection filters by size, colour, price and stock, with counts, all of it in the URL', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/collection')
  const filters = await openFilters(page)
  await filters.getByRole('checkbox', { name: /^M \(/ }).check()
  await filters.getByRole('checkbox', { name: /^In stock in my size/ }).check()
  await expect(page).toHaveURL(/size=M&stock=in/)
  const green = filters.getByRole('checkbox', { name: /^Green/ })
  await green.check()
  await expect(page).toHaveURL(/size=M&colour=Green&stock=in/)
  await expect(green.locator('xpath=..')).toContainText(/14$/)
  await filters.getByLabel('Price to').fill('5000')
  const cheap = await asked(page, () => filters.getByLabel('Price to').press('Enter'))
  expect(cheap).toMatch(/sizes=M.*colour=Green.*maxPrice=5000.*inStock=true/)
  await expect(page).toHaveURL(/max=5000/)
  await closeFilters(page)
  await expect(page.getByRole('button', { name: 'Remove Up to Rs. 5,000.00' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove In stock in my size' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).first().click()
  await expect(page).toHaveURL(/\/collection$/)
})

test('the filters offer collections, several at once', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/collection')
  const filters = await openFilters(page)
  const lines = filters.getByRole('group', { name: 'Collection' })
  await lines.getByRole('checkbox', { name: /^Handloom/ }).check()
  await expect(page).toHaveURL(/collection=handloom$/)
  const both = await asked(page, () => lines.getByRole('checkbox', { name: /^Monsoon/ }).check())
  expect(both).toMatch(/collection=handloom.*collection=monsoon/)
  await expect(page).toHaveURL(/collection=handloom&collection=monsoon$/)
  await closeFilters(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible()
  const monsoon = { id: 'monsoon', name: 'Monsoon', story: 'For the months when nothing dries.' }
  await stage.answer(altered('catalog.cards', (answer) => Object.assign(answer, { collection: monsoon })))
  await page.getByRole('button', { name: 'Remove Handloom' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Monsoon collection' })).toBeVisible()
})

test('the heading and the title of the page say what is chosen', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.set({})
  for (const [query, name] of [
    ['category=Women&type=Dresses', 'Women’s dresses'],
    ['category=Kids&type=Topwear', 'Kids’ topwear'],
    ['category=Unisex', 'Unisex'],
    ['type=Bags', 'Bags'],
    ['type=Bags&type=Dresses', 'Collection'],
  ] as const) {
    await page.goto(`/collection?${query}`)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${name} · First Fashion`)
  }
})

test('a product links to its collection, which shows its story', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const { collection } = samples['catalog.single'].product
  await stage.open('/product/peanut-farm-dress', {
    answers: altered('catalog.cards', (answer) => {
      answer.collection = { id: 'surf', name: 'Surf', story: collection.story }
    }),
  })
  await expect(page.getByRole('heading', { name: 'The Surf collection' })).toBeVisible()
  const surf = await asked(page, () => page.getByRole('link', { name: 'See the collection' }).click())
  expect(surf).toContain('collection=surf')
  await expect(page).toHaveURL(/\/collection\?collection=surf$/)
  await expect(page.getByRole('heading', { level: 1, name: 'The Surf collection' })).toBeVisible()
  await expect(page.getByText('For Arugam Bay at six')).toBeVisible()
  await expect(page).toHaveTitle('The Surf collection · First Fashion')
  await stage.answer({ 'catalog.cards': samples['catalog.cards'] })
  await page.getByRole('button', { name: 'Remove Surf' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible()
})

test('a page beyond the last says so and leads to the first and the last [A2.32] [A2.33]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/collection?type=Dresses&type=Bags&page=99999', {
    answers: altered('catalog.cards', (answer) => {
      Object.assign(answer, { products: [], page: 99999 })
    }),
  })
  const main = page.getByRole('main')
  await expect(main.getByText('That page doesn’t exist')).toBeVisible()
  await expect(main.getByText('No products found')).toBeVisible()
  await expect(main.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await expect(main.getByText('No products match all of these filters')).toHaveCount(0)
  const toFirst = main.getByRole('link', { name: 'Go to the first page' })
  await expect(toFirst).toHaveAttribute('href', '/collection?type=Dresses&type=Bags')
  await stage.answer({ 'catalog.cards': { ...samples['catalog.cards'], page: 3 } })
  await main.getByRole('link', { name: /^Go to the last page/ }).click()
  await expect(page).toHaveURL(/page=3$/)
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('a list that fails to load is empty, with the server’s message, no counts and a retry [A8.07]', {
  tag: '@once',
}, async ({ page }) => {
  await gotoHydrated(page, '/collection')
  await page.route('**/api/product/cards?**', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'The loom is on fire', code: 'x' } }),
  )
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('low-high')
  await expect(page.getByText('The loom is on fire')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('checkbox', { name: 'Women', exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Women 0/ })).toHaveCount(0)
  await page.unroute('**/api/product/cards?**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('The loom is on fire')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /Women \d/ })).toBeVisible()
})

test('the collection refetches when its tab becomes visible again [A2.35]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/collection')
  const again = page.waitForRequest(/\/collection\.data|\/api\/product\/cards/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await again
})

test('a card shows its second picture on hover', { tag: '@desktop' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/collection')
  const card = page.getByRole('main').getByRole('article').first()
  const pictures = card.locator('img')
  await expect(pictures).toHaveCount(1)
  await card.hover()
  await expect(pictures).toHaveCount(2)
  await expect(pictures.last()).toHaveAttribute('src', /\.back\./)
  await expect(card.locator('div:has(> picture)').last()).toHaveCSS('opacity', '1')
})
