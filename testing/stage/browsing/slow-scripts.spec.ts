import type { Page } from '@playwright/test'
import { cartOf, emptyCart, product, productAddress, sku } from '../product-page.ts'
import { expect, test } from '../stage.ts'

/** Delays the shop's scripts until released: the page is visible but not hydrated. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  return () => letThrough()
}

const mine = { as: 'member', answers: emptyCart } as const

test('clicks on colour, size and Add to Cart before hydration are replayed [A2.39] [A2.40] [A4.21]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set(mine)
  const letThrough = await holdScripts(page)
  await page.goto(productAddress, { waitUntil: 'commit' })
  await page.getByRole('button', { name: sku.color, exact: true }).click()
  await page.getByRole('button', { name: sku.size, exact: true }).click()
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  await add.click()
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByTestId('waiting-bar')).toBeVisible()
  let added = 0
  await page.route('**/api/cart/add', async (route) => {
    added += 1
    await stage.answer(cartOf(1))
    await route.continue()
  })
  letThrough()
  await expect(page.getByText('Item added to cart')).toBeVisible()
  const drawer = page.getByRole('dialog', { name: 'Added to your cart' })
  await expect(drawer).toContainText(product.name)
  await expect(drawer).toContainText(`${sku.color}, ${sku.size}`)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toHaveCount(1)
  await expect(page.getByTestId('waiting-bar')).toBeHidden()
  expect(added).toBe(1)
})

test('a click on the cart icon after an early Add to Cart waits for its turn [A2.18]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set(mine)
  const letThrough = await holdScripts(page)
  await page.goto(productAddress, { waitUntil: 'commit' })
  await page.getByRole('button', { name: sku.color, exact: true }).click()
  await page.getByRole('button', { name: sku.size, exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('link', { name: /^Cart,/ }).click()
  await page.route('**/api/cart/add', async (route) => {
    await stage.answer(cartOf(1))
    await route.continue()
  })
  letThrough()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeVisible()
})

test('the menu opens although it was pressed before hydration [A2.20]', { tag: '@phone' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.set({})
  const letThrough = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a login submitted before hydration is not lost [A2.50]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.set({})
  const letThrough = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const account = { email: 'amaya@example.com', password: 'a-long-enough-one' }
  await page.getByLabel('Email address').first().fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByLabel('Password').press('Enter')
  const sent = page.waitForRequest('**/api/user/login')
  letThrough()
  expect((await sent).postDataJSON()).toMatchObject(account)
  await expect(page.getByText('Logged in successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('a newsletter address submitted before hydration arrives, also when its form re-renders in the meantime [A2.28]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  for (const isRenderedAnew of [false, true]) {
    await stage.set({})
    const letThrough = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    await page.getByLabel('Email address').fill('reader@example.com')
    await subscribe.click()
    if (isRenderedAnew)
      await page
        .locator('form', { has: subscribe })
        .evaluate((form) => form.replaceWith(form.cloneNode(true)))
    const requested = page.waitForRequest('**/api/newsletter/subscribe')
    letThrough()
    expect((await requested).postDataJSON()).toMatchObject({ email: 'reader@example.com' })
    await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
  }
})

test('a referral code typed over that of the link before hydration goes along to the provider [A2.53]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({})
  const letThrough = await holdScripts(page)
  await page.goto('/login?ref=FRIEND7', { waitUntil: 'commit' })
  await page.getByLabel(/Referral code/).fill('OTHER9')
  letThrough()
  await page.waitForFunction(() => !('takeReplayedEvents' in window))
  const asked = page.waitForRequest('**/api/user/auth/google?*')
  await page.getByRole('button', { name: /Google/ }).click()
  expect((await asked).url()).toContain('?ref=OTHER9')
})

test('filters and sort chosen before hydration take effect [A2.29] [A2.30]', async ({ stage, viewport }) => {
  const { page } = stage
  await stage.set({})
  const letThrough = await holdScripts(page)
  await page.goto('/collection', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption('low-high')
  const isPhone = (viewport?.width ?? 0) < 1024
  const boxes = isPhone ? [] : ['Bags', 'Dresses']
  for (const name of boxes) await page.getByRole('checkbox', { name }).check()
  letThrough()
  await expect(page).toHaveURL(isPhone ? /\?sort=low-high$/ : /\?type=Bags&type=Dresses&sort=low-high$/)
  for (const name of boxes) await expect(page.getByRole('checkbox', { name }).first()).toBeChecked()
})

test('stars and text of a review entered before hydration stay [A2.45]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.set({})
  const letThrough = await holdScripts(page)
  await page.goto(productAddress, { waitUntil: 'commit' })
  await page.getByText('Write a review').click()
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

test('a slow screen shows and announces that it is loading', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/about')
  const { promise: gate, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/product/cards*', async (route) => {
    await gate
    await route.continue()
  })
  await expect(page.getByTestId('waiting-bar')).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('visible=true')
  await menu.getByRole('link', { name: 'Collection' }).click()
  await expect(page.getByTestId('waiting-bar')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1)
  answer()
  await expect(page.getByRole('heading', { name: 'Collection' })).toBeVisible()
  await expect(page.getByTestId('waiting-bar')).toBeHidden()
})

test('a page whose scripts never load says so, and offers a reload [A8.10]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.set({})
  for (const lost of ['**/assets/*.js', '**/assets/entry.client*.js']) {
    await page.route(lost, (route) => route.abort())
    await page.goto(productAddress)
    await expect(page.getByText('Part of this page didn’t load.')).toBeVisible()
    await page.unroute(lost)
    await page.getByRole('link', { name: 'Reload' }).click()
    await expect(page.getByText('Part of this page didn’t load.')).toBeHidden()
  }
})
