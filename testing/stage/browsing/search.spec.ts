import { samples } from '@first-fashion/contract/samples'
import { altered } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

test('the search bar is on the collection only, and asks for parts of names [A2.03] [A2.36]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('link', { name: 'Search' }).click()
  const asked = page.waitForRequest(/api\/product\/cards\?.*search=sunDRESS/)
  await page.getByRole('searchbox', { name: 'Search products by name' }).fill('sunDRESS')
  await asked
  await stage.answer(
    altered('catalog.cards', (answer) => {
      Object.assign(answer, { products: [], total: 0, pages: 1 })
    }),
  )
  await page.getByRole('searchbox').fill('no such thing')
  await expect(page.getByText('No products found')).toBeVisible()
})

test('what is typed before the search field shows is in it', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/')
  const { promise: release, resolve } = Promise.withResolvers<void>()
  await page.route(/api\/product\/cards/, async (route) => {
    await release
    await route.continue()
  })
  await page.getByRole('link', { name: 'Search' }).click()
  await page.keyboard.type('linen')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  resolve()
  const field = page.getByRole('searchbox', { name: 'Search products by name' })
  await expect(field).toHaveValue('linen')
  await expect(field).toBeFocused()
  await page.keyboard.type(' shirt')
  await expect(field).toHaveValue('linen shirt')
})

test('a search that is typed on while the first letters are looked up is one step back', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/collection?searchbar=open')
  const { promise: release, resolve } = Promise.withResolvers<void>()
  await page.route(/api\/product\/cards\?.*search=su(&|$)/, async (route) => {
    await release
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest(/api\/product\/cards\?.*search=su(&|$)/)
  await page.getByRole('searchbox').pressSequentially('su')
  await asked
  await page.getByRole('searchbox').pressSequentially('ndr')
  await expect(page).toHaveURL(/search=sundr/)
  resolve()
  await page.goBack()
  await expect(page).toHaveURL(/\/collection\?searchbar=open$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('products are suggested while typing, reachable by keyboard, also with a typo', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/about')
  await gotoHydrated(page, '/collection?searchbar=open')
  const search = page.getByRole('searchbox')
  const suggestions = page.getByRole('list', { name: 'Suggestions' })
  const first = suggestions.getByRole('link').first()
  await search.pressSequentially('chath')
  await expect(first).toContainText(samples['catalog.suggest'].products[0].name)
  await search.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(suggestions).toHaveCount(0)
  await expect(search).toBeFocused()
  await expect(page).toHaveURL(/search=chath/)
  await stage.answer({
    ...altered('catalog.cards', (answer) => Object.assign(answer, { approximate: true })),
    ...altered('catalog.suggest', (answer) => Object.assign(answer, { approximate: true })),
  })
  await search.fill('shrit')
  await expect(page.getByText('No results for “shrit”. Showing similar products.').first()).toBeVisible()
  await expect(page).toHaveURL(/search=shrit/)
  await expect(first).toContainText('Shirt')
  await search.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('shrit')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})
