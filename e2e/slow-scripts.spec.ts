import type { Page } from '@playwright/test'
import { expect, gotoHydrated, newEmail, password, signedIn, test, wellStockedSku } from './shop.ts'

/** Delays the shop's scripts until released: the page is visible but not hydrated. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  return letThrough
}

test('clicks on colour, size and Add to Cart before hydration are replayed [A2.39] [A2.40] [A4.21]', {
  tag: '@once',
}, async ({ page }) => {
  await signedIn(page)
  const { product, color, size } = await wellStockedSku(page, 30)
  const letThrough = await holdScripts(page)
  await page.goto(`/product/${product.slug}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: color, exact: true }).click()
  await page.getByRole('button', { name: size, exact: true }).click()
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  await add.click()
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByTestId('waiting-bar')).toBeVisible()
  letThrough()
  await expect(page.getByText('Item added to cart')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText(product.name)
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText(`${color}, ${size}`)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toHaveCount(1)
  await expect(page.getByTestId('waiting-bar')).toBeHidden()
})

test('a click on the cart icon after an early Add to Cart waits for its turn [A2.18]', {
  tag: '@once',
}, async ({ page }) => {
  await signedIn(page)
  const { product, color } = await wellStockedSku(page, 31)
  const letThrough = await holdScripts(page)
  await page.goto(`/product/${product.slug}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: color, exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('link', { name: /^Cart,/ }).click()
  letThrough()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeVisible()
})

test('the menu, and a login submitted before hydration, are not lost [A2.20] [A2.50]', async ({
  page,
  viewport,
}) => {
  const email = newEmail()
  await page.request.post('/api/user/register', { data: { name: 'Nadeesha Silva', email, password } })
  const letThrough = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  if ((viewport?.width ?? 0) < 1024) {
    await page.getByRole('button', { name: 'Menu' }).click()
    letThrough()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    return
  }
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Password').press('Enter')
  letThrough()
  await expect(page.getByText('Logged in successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('a newsletter address typed before hydration arrives [A2.28]', {
  tag: '@once',
}, async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill(newEmail())
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const answered = page.waitForResponse('**/api/newsletter/subscribe')
  letThrough()
  expect((await answered).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
})

test('an address submitted early arrives also when its form re-renders in the meantime', {
  tag: '@once',
}, async ({ page }) => {
  const email = newEmail()
  const letThrough = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page
    .locator('form', { has: page.getByRole('button', { name: 'Subscribe' }) })
    .evaluate((form) => form.replaceWith(form.cloneNode(true)))
  const requested = page.waitForRequest('**/api/newsletter/subscribe')
  letThrough()
  expect((await requested).postDataJSON()).toMatchObject({ email })
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
})

test('a referral code typed over that of the link before hydration goes along to the provider [A2.53]', {
  tag: '@once',
}, async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/login?ref=FRIEND7', { waitUntil: 'commit' })
  const code = page.getByLabel(/Referral code/)
  await code.fill('OTHER9')
  letThrough()
  await page.waitForFunction(() => !('takeReplayedEvents' in window))
  const asked = page.waitForRequest('**/api/user/auth/google?*')
  await page.getByRole('button', { name: /Google/ }).click()
  expect((await asked).url()).toContain('?ref=OTHER9')
})

test('filters and sort chosen before hydration take effect [A2.29] [A2.30]', async ({ page, viewport }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/collection', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption('low-high')
  const isPhone = (viewport?.width ?? 0) < 1024
  if (!isPhone) for (const name of ['Bags', 'Footwear']) await page.getByRole('checkbox', { name }).check()
  letThrough()
  await expect(page).toHaveURL(isPhone ? /\?sort=low-high$/ : /\?type=Bags&type=Footwear&sort=low-high$/)
  if (isPhone) return
  for (const name of ['Bags', 'Footwear'])
    await expect(page.getByRole('checkbox', { name }).first()).toBeChecked()
})

test('stars and text of a review entered before hydration stay [A2.45]', { tag: '@once' }, async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  await page.goto('/product/galle-fort-linen-shirt', { waitUntil: 'commit' })
  const stars = page.getByRole('radio', { name: '3 stars' })
  // The page is still coming in, and what lies under the pointer moves.
  await expect(async () => {
    await page.getByText('3 stars', { exact: true }).click({ force: true })
    await expect(stars).toBeChecked({ timeout: 500 })
  }).toPass()
  await page.getByLabel('Your review').fill('Wears well in every weather.')
  letThrough()
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeEnabled()
  await expect(page.getByLabel('Your review')).toHaveValue('Wears well in every weather.')
  await expect(stars).toBeChecked()
})

test('a slow screen shows and announces that it is loading', async ({ page, viewport }) => {
  await gotoHydrated(page, '/about')
  let answer = () => {}
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/product/cards*', async (route) => {
    await gate
    await route.continue()
  })
  await expect(page.getByTestId('waiting-bar')).toBeHidden()
  if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('visible=true')
  await menu.getByRole('link', { name: 'Collection' }).click()
  await expect(page.getByTestId('waiting-bar')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1)
  answer()
  await expect(page.getByRole('heading', { name: 'Collection' })).toBeVisible()
  await expect(page.getByTestId('waiting-bar')).toBeHidden()
})

test('a page whose scripts never load says so, and offers a reload [A8.10]', { tag: '@once' }, async ({
  page,
}) => {
  for (const lost of ['**/assets/*.js', '**/assets/entry.client*.js']) {
    await page.route(lost, (route) => route.abort())
    await page.goto('/product/galle-fort-linen-shirt')
    await expect(page.getByText('Part of this page didn’t load.')).toBeVisible()
    await page.unroute(lost)
    await page.getByRole('link', { name: 'Reload' }).click()
    await expect(page.getByText('Part of this page didn’t load.')).toBeHidden()
  }
})
