import { samples } from '@first-fashion/contract/samples'
import { logIn } from '../log-in.ts'
import { expect, test } from '../stage.ts'
import { countInHeader, heartOf, product, productPage, wished } from './wished.ts'

test('a heart fills at once, the header counts it, and a second click removes it [A2.17] [A4.08] [A8.26]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productPage, { as: 'member', answers: wished() })
  await expect(countInHeader(page, '0 items')).toBeVisible()
  const heart = heartOf(page)
  const isHeld = Promise.withResolvers<void>()
  await page.route('**/api/wishlist/{add,remove}', async (route) => {
    await isHeld.promise
    await route.continue()
  })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(countInHeader(page, '1 item')).toBeVisible()
  await expect(page.getByText('Added to wishlist')).toHaveCount(0)
  await stage.answer(wished(product))
  const reloaded = page.waitForResponse('**/api/wishlist/get')
  isHeld.resolve()
  await expect(page.getByText('Added to wishlist')).toBeVisible()
  await reloaded
  await stage.answer(wished())
  const removed = page.waitForRequest('**/api/wishlist/remove')
  await heart.click()
  expect((await removed).postDataJSON()).toEqual({ productId: product._id })
  await expect(page.getByText('Removed from wishlist')).toBeVisible()
  await expect(countInHeader(page, '0 items')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a card is a link with a separate heart', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/collection', { as: 'member', answers: wished() })
  const card = page.getByRole('main').getByRole('article').first()
  const name = (await card.getByRole('link').textContent()) ?? ''
  const [first] = samples['catalog.cards'].products
  await stage.answer(wished({ _id: first?._id, name }))
  await card.getByRole('button', { name: `Add ${name} to wishlist` }).click()
  await expect(page.getByText('Added to wishlist')).toBeVisible()
  await expect(countInHeader(page, '1 item')).toBeVisible()
  await expect(page).toHaveURL(/\/collection$/)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/product/${first?.slug}$`))
})

test('a visitor is asked to log in, and the product is added then [A5.20] [A2.17]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productPage, { answers: wished() })
  await expect(page.getByRole('link', { name: /^Wishlist/ })).toHaveCount(0)
  await heartOf(page).click()
  await expect(page.getByText('Please login to add items to wishlist')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fproduct%2F/)
  const added = page.waitForRequest('**/api/wishlist/add')
  await stage.answer(wished(product))
  await logIn(page)
  await expect(page).toHaveURL(new RegExp(`${productPage}$`))
  expect((await added).postDataJSON()).toEqual({ productId: product._id })
  await expect(page.getByText('Added to wishlist')).toBeVisible()
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: /^Wishlist/ })).toHaveCount(0)
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/api/wishlist/add', (route) => route.abort())
  await heartOf(page).click()
  await logIn(page)
  await expect(page.getByText('Failed to add to wishlist')).toBeVisible()
})

test('the wishlist fits into the header of the narrowest phone', { tag: '@phone' }, async ({ stage }) => {
  const { page } = stage
  for (const width of [360, 320]) {
    await stage.set({ as: 'member', answers: wished(product) })
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/about')
    await expect(countInHeader(page, '1 item')).toBeVisible()
    const cart = await page.getByRole('link', { name: /^Cart/ }).boundingBox()
    expect((cart?.x ?? 0) + (cart?.width ?? 0), String(width)).toBeLessThanOrEqual(width)
    const name = page.getByRole('banner').getByText('Fashion', { exact: true })
    const [nameBox, wishes] = [await name.boundingBox(), await countInHeader(page, '1 item').boundingBox()]
    expect((nameBox?.x ?? 0) + (nameBox?.width ?? 0), String(width)).toBeLessThanOrEqual(wishes?.x ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
