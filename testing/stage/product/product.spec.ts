import {
  addToCart,
  cartOf,
  chooseSku,
  emptyCart,
  openReviewForm,
  product,
  productAddress,
  sku,
} from '../product-page.ts'
import { refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

test('the product page asks for a colour, shows the stock, and limits the quantity [A2.39] [A5.04] [A5.10]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { as: 'member', answers: emptyCart })
  const main = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  await expect(main).toContainText('Choose a colour')
  await addToCart(page)
  await expect(page.getByText('Please select a color variant')).toBeVisible()
  const swatches = page.getByRole('group', { name: 'Colour' })
  await expect(swatches).toBeInViewport({ ratio: 1 })
  await expect(swatches.getByRole('button').first()).toBeFocused()
  await chooseSku(page)
  await expect(main).toContainText(`Add ${sku.color}, ${sku.size}`)
  await expect(page.getByText('In stock: 22')).toBeVisible()
  const quantity = page.getByLabel('Quantity')
  await quantity.fill('9999')
  await quantity.blur()
  await expect(quantity).toHaveValue('1')
  await quantity.fill('2')
  await quantity.blur()
  await stage.answer(cartOf(2))
  const added = page.waitForRequest('**/api/cart/add')
  await addToCart(page)
  expect((await added).postDataJSON()).toMatchObject({
    ...{ itemId: product._id, size: sku.size, variantIndex: 0, quantity: 2 },
  })
  await expect(page.getByText('2 items added to cart')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText(product.name)
})

test('no more of a product can be chosen than an order may have of it', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open(productAddress, {
    as: 'member',
    answers: { ...emptyCart, 'order-limits.current': { success: true, unitsPerLine: 3 } },
  })
  await chooseSku(page)
  const more = page.getByRole('button', { name: 'One more' })
  for (let press = 1; press < 3; press += 1) await more.click()
  await expect(page.getByLabel('Quantity')).toHaveValue('3')
  await expect(more).toBeDisabled()
})

test('a visitor is asked for the colour before size, cart and login, and cannot review [A4.21] [A5.02] [A5.13] [A5.15]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress)
  await addToCart(page)
  const needsColour = page.getByText('Please select a color variant')
  await needsColour.click()
  await expect(needsColour).toHaveCount(0)
  await page.getByRole('button', { name: 'M', exact: true }).click()
  await expect(needsColour).toBeVisible()
  await openReviewForm(page)
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await page.getByLabel('Your review').fill('Wears well in every weather.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Please login to submit a review')).toBeVisible()
  await chooseSku(page)
  await addToCart(page)
  await expect(page).toHaveURL(/\/login/)
})

test('a size that is sold out in a colour cannot be added [A5.06] [A5.09]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open(productAddress, { as: 'member' })
  await page.getByRole('button', { name: sku.color, exact: true }).click()
  await expect(page.getByRole('button', { name: /^XS\b/ }).first()).toBeDisabled()
  await expect(page.getByText('XS sold out')).toBeVisible()
  await expect(page.getByText(`${sku.color}, XS: out of stock`).first()).toBeVisible()
  await addToCart(page)
  await expect(page.getByText('Selected size is out of stock')).toBeVisible()
})

test('delivery and returns stand near the button with their numbers, in the currency of the page', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const answers = { 'return-window.current': { success: true, days: 14 } } as const
  await stage.open(productAddress, { answers })
  await expect(page.getByText('Colombo 1 to 2 days, Rs. 350. 14-day returns.')).toBeVisible()
  await expect(page.getByText('Elsewhere in Sri Lanka 2 to 6 days, from Rs. 400.')).toBeVisible()
  await stage.answer({ 'shipping.home-zones': refused() })
  await page.reload()
  await expect(page.getByText('14-day returns.', { exact: true })).toBeVisible()
})

test('a bar with the price and the button stays in sight on a phone while the button in the page is not', {
  tag: '@phone',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { as: 'member' })
  const bar = page.locator('[data-sticky-bar]')
  await expect(bar).toContainText('Rs. 8,950.00')
  await bar.getByRole('button').click()
  await expect(page.getByRole('group', { name: 'Colour' })).toBeInViewport({ ratio: 1 })
  await chooseSku(page)
  await page.getByRole('main').getByLabel('Quantity').scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Pictures' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(bar).toContainText(`Add ${sku.color}, ${sku.size}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .*: Add to Cart$/ })
    .first()
    .scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
})

test('the product page shows, measures, prices and shares its product [A2.43] [A7.49] [A8.27] [A8.06] [A2.38] [A4.18] [A2.42] [A1.09] [A4.15]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({})
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await gotoHydrated(page, productAddress)
  await test.step('a product is shared as a preview for social networks and as a direct link', async () => {
    const share = page.getByText('Share', { exact: true })
    await share.click()
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me.*og%2Fproduct%2Fpeanut-farm-dress/,
    )
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Copy social link' }).click()
    await expect(page.getByText('Social link copied to clipboard!')).toBeVisible()
    expect(new URL(await copied()).pathname).toBe('/og/product/peanut-farm-dress')
    await share.click()
    await page.getByRole('button', { name: 'Copy direct link' }).click()
    await expect.poll(async () => new URL(await copied()).pathname).toBe(productAddress)
  })

  await test.step('a link that cannot be copied says so', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await page.getByText('Share', { exact: true }).click()
    await page.getByRole('button', { name: 'Copy direct link' }).click()
    await expect(page.getByText('Failed to copy link')).toBeVisible()
  })

  await test.step('the product shows its pictures, colour by colour, its description, and unfolds fabric, care and fit', async () => {
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    await expect(main.getByText(/reviews?$/).first()).toBeVisible()
    const picture = main.locator('img').first()
    const before = await picture.getAttribute('src')
    await page
      .getByRole('group', { name: /colour/i })
      .getByRole('button')
      .nth(1)
      .click()
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    await expect(page.getByText('Pull it over a swimsuit')).toBeVisible()
    const facts = page.getByRole('region', { name: 'Fabric, care and fit' })
    await expect(facts.getByText(product.fabric)).toBeHidden()
    await facts.getByText('Fabric & care').click()
    await expect(facts.getByText(product.fabric)).toBeVisible()
    await expect(facts.getByRole('listitem')).toContainText([
      'Wash at up to 30°',
      'Do not bleach',
      'Do not tumble dry',
      'Hang to dry in shade',
      'Warm iron',
    ])
    await facts.getByText('Fit', { exact: true }).click()
    await expect(facts.getByText('M for a chest of 90 cm')).toBeVisible()
  })

  await test.step('the size chart opens, closes with Escape and restores the focus; inches stay on the next product', async () => {
    const opener = page.getByRole('button', { name: 'Size chart' })
    const chart = page.getByRole('dialog')
    await opener.click()
    await expect(chart.getByRole('row', { name: /^XS 80 62 86/ })).toBeVisible()
    await chart.getByRole('button', { name: 'inches' }).click()
    await expect(chart.getByRole('columnheader', { name: 'Waist', exact: true })).toBeVisible()
    await expect(chart.getByRole('row', { name: /^XS 31.5 24.5 33.75/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(chart).toHaveCount(0)
    await expect(opener).toBeFocused()
    await page.reload()
    await opener.click()
    await expect(chart.getByRole('button', { name: 'inches' })).toHaveAttribute('aria-pressed', 'true')
  })

  await page.keyboard.press('Escape')
  await test.step('prices follow the chosen currency, from the server on', async () => {
    await expect(page.getByText('Rs. 8,950.00').first()).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('combobox', { name: 'Currency' }).locator('visible=true').selectOption('USD')
    await expect(page.getByText('$27.75').first()).toBeAttached()
    expect(await (await page.request.get(productAddress)).text()).toContain('$27.75')
  })
})

test('a product that cannot be fetched is shown from the list [A4.22]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/collection?type=Bags')
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  const name = (await link.textContent())?.trim() ?? ''
  await stage.answer({ 'catalog.single': refused('server.overloaded', 'away') })
  await link.click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
})

test('a new colour keeps the old picture until its own is decoded', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress)
  const picture = page.getByRole('main').getByRole('img').first()
  const address = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const isComplete = () => picture.evaluate((image: HTMLImageElement) => image.complete)
  await expect.poll(isComplete).toBe(true)
  const before = await address()
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  // A browser that has them already would not ask.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await page.route('**/media/**', async (route) => {
    await gate
    await route.continue()
  })
  const requested = page.waitForRequest('**/media/**')
  await page.getByRole('group', { name: 'Colour' }).getByRole('button').nth(1).click()
  await requested
  expect(await address()).toBe(before)
  expect(await isComplete()).toBe(true)
  letThrough()
  await expect.poll(address).not.toBe(before)
})
