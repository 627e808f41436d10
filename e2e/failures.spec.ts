import type { Page } from '@playwright/test'
import {
  chooseCountry,
  expect,
  fillAddress,
  gotoHydrated,
  inCart,
  newEmail,
  password,
  signedIn,
  test,
  wellStockedSku,
} from './shop.ts'

/** Makes the call fail with our error and message. */
const refuse = (page: Page, call: string, message: string) =>
  page.route(`**/api/${call}`, (route) =>
    route.fulfill({ status: 503, json: { success: false, message, code: 'server.overloaded' } }),
  )

/** Makes the call fail without a response. */
const lose = (page: Page, call: string) => page.route(`**/api/${call}`, (route) => route.abort())

test('a refused cart addition is rolled back with the server’s message [A4.05] [A8.01] [A8.02]', async ({
  page,
}) => {
  await signedIn(page)
  const { product, color, size } = await wellStockedSku(page, 20)
  await page.goto(`/product/${product.slug}`)
  await refuse(page, 'cart/add', 'The loom is on fire')
  await page.getByRole('button', { name: color, exact: true }).click()
  await page.getByRole('button', { name: size, exact: true }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('The loom is on fire')).toBeVisible()
  await expect(page.getByText('Item added to cart')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})

test('a refusal is still shown when the toast library loads slowly [A4.05]', async ({ page }) => {
  await signedIn(page)
  const { product, color, size } = await wellStockedSku(page, 20)
  const answered = page.waitForResponse('**/api/cart/add')
  await page.route(/assets\/toast-library.*\.js/, async (route) => {
    await (await answered).finished()
    await route.continue()
  })
  await page.goto(`/product/${product.slug}`)
  await refuse(page, 'cart/add', 'The loom is on fire')
  await page.getByRole('button', { name: color, exact: true }).click()
  await page.getByRole('button', { name: size, exact: true }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('The loom is on fire')).toBeVisible()
  await expect(page.getByText('Item added to cart')).toHaveCount(0)
})

test('a failed product list shows the server’s message and no count, and reloads with the connection [A8.07]', async ({
  page,
}) => {
  await gotoHydrated(page, '/collection')
  await page.route('**/api/product/cards?**', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'The loom is on fire', code: 'x' } }),
  )
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('low-high')
  await expect(page.getByText('The loom is on fire')).toBeVisible()
  const filters = page.getByRole('button', { name: 'Filters' })
  if (await filters.isVisible()) await filters.click()
  await expect(page.getByRole('checkbox', { name: 'Women', exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Women 0/ })).toHaveCount(0)
  await page.unroute('**/api/product/cards?**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('The loom is on fire')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /Women \d/ })).toBeVisible()
})

/** How many parts look as if they were still loading. */
const placeholders = (part: Element): number =>
  part
    .getAnimations({ subtree: true })
    .filter((one) => one instanceof CSSAnimation && one.animationName === 'breathe').length

test('when the reviews fail to load, those from the page stay, with a retry', async ({ page }) => {
  await page.route('**/api/review/product', (route) => route.abort())
  await page.goto('/product/galle-fort-linen-shirt')
  const main = page.getByRole('main')
  await page.getByLabel('Your review').scrollIntoViewIfNeeded()
  await expect(main.getByText('Failed to load reviews')).toBeVisible()
  await expect(main.getByText('Verified purchase').first()).toBeVisible()
  await expect(main.getByRole('combobox', { name: 'Sort reviews by' })).toHaveCount(0)
  const reviews = main.locator('section', { has: page.getByRole('heading', { name: 'Reviews' }) })
  expect(await reviews.evaluate(placeholders)).toBe(0)
  await page.unroute('**/api/review/product')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('combobox', { name: 'Sort reviews by' })).toBeVisible()
  await expect(main.getByText('Failed to load reviews')).toHaveCount(0)
})

test('a refused review shows a message and keeps its text [A8.03]', async ({ page }) => {
  await signedIn(page)
  const { product } = await wellStockedSku(page, 21)
  await page.goto(`/product/${product.slug}`)
  await lose(page, 'review/**')
  const review = page.getByLabel('Your review')
  await review.fill('Wears well in every weather.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Failed to submit review. Please try again.')).toBeVisible()
  await expect(review).toHaveValue('Wears well in every weather.')
  await page.unroute('**/api/review/**')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await page.getByRole('button', { name: 'Delete review' }).click()
  const question = page.getByRole('dialog')
  await lose(page, 'review/delete')
  await question.getByRole('button', { name: 'Delete review' }).click()
  await expect(page.getByText('Failed to delete review')).toBeVisible()
  await page.unroute('**/api/review/delete')
  const message = 'Your review of this product was taken down: Advertising'
  const json = { success: false, code: 'reviews.taken-down', message }
  await page.route('**/api/review/delete', (route) => route.fulfill({ status: 409, json }))
  await page.getByRole('button', { name: 'Delete review' }).click()
  await question.getByRole('button', { name: 'Delete review' }).click()
  await expect(page.getByText(message)).toBeVisible()
})

test('a newsletter that cannot be reached says so and keeps the address [A8.05]', async ({ page }) => {
  await page.goto('/contact')
  await lose(page, 'newsletter/**')
  await page.getByLabel('Email address').fill('amaya@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue('amaya@example.com')
})

test('a link that cannot be copied says so [A8.06]', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await page.goto('/product/galle-fort-linen-shirt')
  await page.getByText('Share', { exact: true }).click()
  await page.getByRole('button', { name: 'Copy direct link' }).click()
  await expect(page.getByText('Failed to copy link')).toBeVisible()
})

test('failed registration and reset email show messages, and the form keeps its input [A8.11] [A8.15]', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await lose(page, 'user/**')
  const email = newEmail()
  await page.getByLabel('Name').fill('Nadeesha Silva')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Registration failed. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await page.getByRole('button', { name: 'Have an account? Login here' }).click()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Failed to send reset email')).toBeVisible()
})

test('countries and states that fail to load show messages [A8.17]', async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 22)
  await lose(page, 'country/list')
  await page.goto('/place-order')
  await expect(page.getByText('Failed to load countries')).toBeVisible()
  await page.unroute('**/api/country/list')
  await page.reload()
  await lose(page, 'country/*/states')
  await chooseCountry(page, 'US')
  await expect(page.getByText('Failed to load states/provinces')).toBeVisible()
})

test('an overloaded server is retried automatically for the total, and then by a click', async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 37)
  let left = 2
  await page.route('**/api/checkout/quote', (route) => {
    left -= 1
    if (left < 0) return route.continue()
    const json = { success: false, message: 'The shop is very busy', code: 'server.overloaded' }
    return route.fulfill({ status: 503, json })
  })
  await page.goto('/place-order')
  await expect(page.getByText('Calculating delivery')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  expect(left).toBeLessThan(0)
  await expect(page.getByText('The shop is very busy')).toHaveCount(0)
  left = 3
  await chooseCountry(page, 'GB')
  await expect(page.getByText('The shop is very busy')).toBeVisible()
  await expect(page.getByText('We couldn’t calculate delivery to this address.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Delivery zone: Europe')).toBeVisible()
})

test('a refused order shows why, and keeps the button and the form [A8.22]', async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 23)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await refuse(page, 'order/place', 'The courier is on strike')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('The courier is on strike')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await expect(page.getByLabel('City')).toHaveValue('Colombo')
})

test('orders that fail to load show a message and a retry [A8.23]', async ({ page }) => {
  await signedIn(page)
  await lose(page, 'order/userorders')
  await page.goto('/orders')
  await expect(page.getByText('Failed to load orders').first()).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/order/userorders')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No orders yet')).toBeVisible()
})

test('an order whose response is lost is placed once, however often the button is clicked', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 28)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await lose(page, 'cart/get')
  await page.route(
    '**/api/order/place',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('The shop cannot be reached.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('typed values never enter the URL, and the delivery form is empty after logging out', async ({
  page,
}) => {
  for (const path of ['/login', '/contact']) {
    await page.goto(path)
    await expect(page.locator('main form')).toHaveAttribute('method', 'post')
  }
  const { token } = await signedIn(page)
  await inCart(page, token, 29)
  await page.goto('/place-order')
  await page.getByLabel('First name').fill('Nadeesha')
  const country = page.getByRole('combobox', { name: 'Country' })
  // A plain list stands in for it until the countries are there.
  await expect(country).toHaveJSProperty('tagName', 'INPUT')
  await country.fill('Sri')
  await country.press('Enter')
  await country.press('Enter')
  await expect(page.getByText('Please fill in all required fields correctly')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to cart' }).click()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeAttached()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('checkout-draft'))).toBeNull()
})
