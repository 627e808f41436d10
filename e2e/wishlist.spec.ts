import type { Page } from '@playwright/test'
import { expect, newEmail, password, signedIn, test, wellStockedSku } from './shop.ts'

const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to wishlist` }).first()
const countInHeader = (page: Page, words: string) => page.getByRole('link', { name: `Wishlist, ${words}` })

/** Adds a product to the logged-in user's wishlist over the API. */
async function wished(page: Page, token: string, nth: number) {
  const sku = await wellStockedSku(page, nth)
  const data = { productId: sku.product._id }
  expect((await page.request.post('/api/wishlist/add', { headers: { token }, data })).ok()).toBe(true)
  return sku
}

test('a heart fills at once, the header counts it, and a second click removes it [A2.17] [A4.08] [A8.26]', async ({
  page,
}) => {
  await signedIn(page)
  const { product } = await wellStockedSku(page, 12)
  await page.goto(`/product/${product.slug}`)
  await expect(countInHeader(page, '0 items')).toBeVisible()
  const heart = heartOf(page, product.name)
  const isHeld = Promise.withResolvers<void>()
  await page.route('**/api/wishlist/{add,remove}', async (route) => {
    await isHeld.promise
    await route.continue()
  })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(countInHeader(page, '1 item')).toBeVisible()
  await expect(page.getByText('Added to wishlist')).toHaveCount(0)
  const reloaded = page.waitForResponse('**/api/wishlist/get')
  isHeld.resolve()
  await expect(page.getByText('Added to wishlist')).toBeVisible()
  await reloaded
  await heart.click()
  await expect(page.getByText('Removed from wishlist')).toBeVisible()
  await expect(countInHeader(page, '0 items')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a filled heart removes a product that another tab removed before', async ({ page }) => {
  const { token } = await signedIn(page)
  const { product } = await wished(page, token, 13)
  await page.goto(`/product/${product.slug}`)
  const heart = heartOf(page, product.name)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const data = { productId: product._id }
  expect((await page.request.post('/api/wishlist/remove', { headers: { token }, data })).ok()).toBe(true)
  await heart.click()
  await expect(page.getByText('Removed from wishlist')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(countInHeader(page, '0 items')).toBeVisible()
})

test('a product that is not open yet stays in the wishlist until it can be bought', async ({ page }) => {
  const { token } = await signedIn(page)
  const { products } = await (await page.request.get('/api/product/list')).json()
  const early = products.find((one: { slug: string }) => one.slug === 'cargills-crew-jumper')
  const data = { productId: early._id }
  expect((await page.request.post('/api/wishlist/add', { headers: { token }, data })).ok()).toBe(true)
  await page.goto('/profile?tab=wishlist')
  await expect(page.getByText('Until then it is for customers with early access.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Move ${early.name} to cart` })).toBeDisabled()
})

test('the wishlist fits into the header of the narrowest phone', async ({ page }) => {
  const { token } = await signedIn(page)
  await wished(page, token, 13)
  for (const width of [360, 320]) {
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

test('a card is a link with a separate heart', async ({ page }) => {
  await signedIn(page)
  await page.goto('/collection')
  const card = page.getByRole('main').getByRole('article').first()
  const name = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('button', { name: `Add ${name} to wishlist` }).click()
  await expect(countInHeader(page, '1 item')).toBeVisible()
  await expect(page).toHaveURL(/\/collection$/)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true')
})

test('a visitor is asked to log in, and the product is added then [A5.20] [A2.17]', async ({ page }) => {
  const email = newEmail()
  await page.request.post('/api/user/register', { data: { name: 'Amaya', email, password } })
  const { product } = await wellStockedSku(page, 13)
  await page.goto(`/product/${product.slug}`)
  await expect(page.getByRole('link', { name: /^Wishlist/ })).toHaveCount(0)
  await heartOf(page, product.name).click()
  await expect(page.getByText('Please login to add items to wishlist')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fproduct%2F/)
  await page.getByLabel('Email address').first().fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/product/${product.slug}$`))
  await expect(page.getByText('Added to wishlist')).toBeVisible()
  await expect(heartOf(page, product.name)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: /^Wishlist/ })).toHaveCount(0)
  await expect(heartOf(page, product.name)).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/api/wishlist/add', (route) => route.abort())
  await heartOf(page, product.name).click()
  await page.getByLabel('Email address').first().fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Failed to add to wishlist')).toBeVisible()
})

test('the wishlist tab shows each product, and removes one [B2.31] [B2.32] [B2.33]', async ({ page }) => {
  const { token } = await signedIn(page)
  await page.goto('/profile?tab=wishlist')
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'See the collection' })).toHaveAttribute(
    'href',
    '/collection',
  )
  const { product } = await wished(page, token, 14)
  const other = await wished(page, token, 17)
  await page.reload()
  await expect(page.getByText('2 items', { exact: true })).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: product.name })
  await expect(card.getByText(/^Rs\. [\d,]+\.\d\d$/)).toBeVisible()
  await expect(card.getByText(/review/)).toBeVisible()
  await expect(card.getByText(/^Added on \d+ \w+ \d{4}$/)).toBeVisible()
  await expect(card.getByRole('link', { name: /^View Product/ })).toHaveAttribute(
    'href',
    `/product/${product.slug}`,
  )
  await card.getByRole('button', { name: `Remove ${product.name} from wishlist` }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('Removed from wishlist')).toBeVisible()
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Wishlist' })).toBeFocused()
  await expect(page.getByRole('article').filter({ hasText: other.product.name })).toBeVisible()
})

test('clearing the wishlist asks first [B2.31] [A7.19]', async ({ page }) => {
  const { token } = await signedIn(page)
  await wished(page, token, 15)
  await page.goto('/profile?tab=wishlist')
  await page.getByRole('button', { name: 'Clear All' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Are you sure you want to clear your entire wishlist?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await dialog.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText('Wishlist cleared')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await expect(countInHeader(page, '0 items')).toBeVisible()
})

test('a refused change is rolled back, with the server’s message or ours [A8.04] [A8.01]', async ({
  page,
}) => {
  // Pictures that were never rendered block the browser's connections; this journey does not need them.
  await page.route('**/media/**', (route) => route.abort())
  const { token } = await signedIn(page)
  const { product } = await wished(page, token, 16)
  await page.goto('/profile?tab=wishlist')
  const card = page.getByRole('article').filter({ hasText: product.name })
  await page.route('**/api/wishlist/remove', (route) => route.abort())
  await card.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Failed to remove from wishlist')).toBeVisible()
  await expect(card).toBeVisible()
  await page.route('**/api/wishlist/clear', (route) => route.abort())
  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText('Failed to clear wishlist')).toBeVisible()
  await expect(card).toBeVisible()
  await card.getByRole('link', { name: /^View Product/ }).click()
  const heart = heartOf(page, product.name)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.route('**/api/wishlist/{add,remove}', (route) => route.abort())
  await heart.click()
  await expect(page.getByText('Failed to update wishlist')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/api/wishlist/{add,remove}')
  const json = { success: false, code: 'server.overloaded', message: 'The shop is very busy.' }
  await page.route('**/api/wishlist/{add,remove}', (route) => route.fulfill({ status: 503, json }))
  await heart.click()
  await expect(page.getByText('The shop is very busy.')).toBeVisible()
  await page.unroute('**/api/wishlist/{add,remove}')
  const dead = { success: false, code: 'accounts.session-dead', message: 'Your session has ended.' }
  await page.route('**/api/wishlist/{add,remove}', (route) => route.fulfill({ status: 401, json: dead }))
  await heart.click()
  await expect(page.getByText('Please login to manage wishlist')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
})

test('a product moves from the wishlist to the cart once colour and size are chosen [A1.04] [A1.05]', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const { product, color, size } = await wished(page, token, 19)
  await page.goto('/profile?tab=wishlist')
  await page.getByRole('button', { name: `Move ${product.name} to cart` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Move to cart' }).click()
  await expect(page.getByText('Please select a color variant')).toBeVisible()
  await dialog.getByRole('button', { name: color, exact: true }).click()
  await dialog.getByRole('button', { name: size, exact: true }).click()
  await dialog.getByRole('button', { name: 'Move to cart' }).click()
  await expect(page.getByText('Item added to cart')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
})

test('an unavailable product says so and cannot move to the cart', async ({ page }) => {
  const { token } = await signedIn(page)
  const soldOut = await wished(page, token, 14)
  const gone = await wished(page, token, 17)
  await page.route('**/api/wishlist/get', async (route) => {
    const response = await route.fetch()
    const json: { wishlist: { products: { state: string; productId: { _id: string } }[] } } =
      await response.json()
    for (const item of json.wishlist.products)
      item.state = item.productId._id === gone.product._id ? 'unpublished' : 'sold-out'
    await route.fulfill({ response, json })
  })
  await page.goto('/profile?tab=wishlist')
  const first = page.getByRole('article').filter({ hasText: soldOut.product.name })
  await expect(first.getByText('Out of stock')).toBeVisible()
  await expect(first.getByRole('link', { name: /^View Product/ })).toBeVisible()
  const second = page.getByRole('article').filter({ hasText: gone.product.name })
  await expect(second.getByText('No longer available')).toBeVisible()
  await expect(second.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0)
  await expect(second.getByRole('button', { name: /^Remove/ })).toBeVisible()
})

test('the profile has its five tabs, each with a URL [B2.25] [B2.28] [A2.19]', async ({ page }) => {
  const { email } = await signedIn(page)
  await page.goto('/profile?tab=nonsense')
  const tabs = page.getByRole('navigation', { name: 'My Profile' }).getByRole('link')
  await expect(tabs).toHaveText(['Profile', 'Orders', 'Wishlist', 'Saved Designs', 'Settings'])
  await expect(page.getByRole('region', { name: 'Basic Information' }).getByText(email)).toBeVisible()
  await tabs.filter({ hasText: 'Orders' }).click()
  await expect(page).toHaveURL(/\?tab=orders$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'See my orders' })).toHaveAttribute(
    'href',
    '/orders',
  )
  await tabs.filter({ hasText: 'Saved Designs' }).click()
  await expect(page.getByRole('heading', { name: 'No saved designs yet' })).toBeVisible()
  await tabs.filter({ hasText: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
  await expect(tabs.filter({ hasText: 'Settings' })).toHaveAttribute('aria-current', 'page')
})

test('a visitor’s profile requires login, and returns to its tab', async ({ page }) => {
  await page.goto('/profile?tab=wishlist')
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile%3Ftab%3Dwishlist$/)
})
