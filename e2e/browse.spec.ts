import { expect, gotoHydrated, signedIn, test, wellStockedSku } from './shop.ts'

test('home shows placeholders for two seconds, then the latest ten and five best sellers [A2.24] [A2.26] [A9.07]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByTestId('placeholder-card')).toHaveCount(15)
  for (const words of [
    'OUR BESTSELLERS',
    'Latest Arrivals',
    'SHOP NOW',
    'Easy Exchange',
    '7 Days Return',
    '24/7 Support',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByTestId('placeholder-card')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(15)
  await page.reload()
  await expect(page.getByTestId('placeholder-card')).toHaveCount(0)
})

test('the collection filters, sorts and pages, all of it in the URL [A2.29] [A2.30] [A2.33]', async ({
  page,
  viewport,
}) => {
  await page.goto('/collection')
  await expect(page.getByText('Showing 1-12 of 122 products')).toBeVisible()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByText('Showing 13-24 of 122 products')).toBeVisible()
  const isPhone = (viewport?.width ?? 0) < 1024
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: 'Bags' }).locator('visible=true').check()
  if (isPhone) await page.getByRole('button', { name: /^Show \d+ products?$/ }).click()
  await expect(page.getByText('Showing 1-10 of 10 products')).toBeVisible()
  await page.getByLabel('Sort by').selectOption('low-high')
  await expect(page).toHaveURL(/type=Bags&sort=low-high/)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Wax Kit Tote')
  await page.reload()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Wax Kit Tote')
  await page.getByRole('button', { name: 'Remove Bags' }).click()
  await expect(page.getByText('Showing 1-12 of 122 products')).toBeVisible()
})

test('a page beyond the last says so and leads to the first and the last [A2.32] [A2.33]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/collection?type=Dresses&type=Bags&page=99999')
  const main = page.getByRole('main')
  await expect(main.getByText('That page doesn’t exist')).toBeVisible()
  await expect(main.getByText('No products found')).toBeVisible()
  await expect(main.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await expect(main.getByText('No products match all of these filters')).toHaveCount(0)
  await main.getByRole('link', { name: /^Go to the last page/ }).click()
  await expect(page).toHaveURL(/page=\d$/)
  await expect(main.getByRole('article').first()).toBeVisible()
  await page.goto('/collection?page=99999')
  await main.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(main.getByText('Showing 1-12 of 122 products')).toBeVisible()
})

test('the search bar is on the collection only and finds parts of names [A2.03] [A2.36]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox', { name: 'Search products by name' }).fill('sunDRESS')
  await expect(page.getByText(/Showing 1-\d of \d products/)).toBeVisible()
  for (const card of await page.getByRole('main').getByRole('article').all())
    await expect(card).toContainText(/sundress/i)
  await page.getByRole('searchbox').fill('no such thing')
  await expect(page.getByText('No products found')).toBeVisible()
})

test('the product page asks for a colour, shows the stock, and limits the quantity [A2.39] [A5.04] [A5.10]', {
  tag: '@once',
}, async ({ page }) => {
  await signedIn(page)
  const { product, color, size } = await wellStockedSku(page, 8)
  await page.goto(`/product/${product.slug}`)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Please select a color variant')).toBeVisible()
  await page.getByRole('button', { name: color, exact: true }).click()
  await page.getByRole('button', { name: size, exact: true }).click()
  await expect(page.getByText(/In stock: \d+/)).toBeVisible()
  const quantity = page.getByLabel('Quantity')
  await quantity.fill('9999')
  await quantity.blur()
  await expect(quantity).toHaveValue('1')
  await quantity.fill('2')
  await quantity.blur()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('2 items added to cart')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText(product.name)
})

test('the size chart opens, closes with Escape and restores the focus [A2.42]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/product/galle-fort-linen-shirt')
  const opener = page.getByRole('button', { name: 'Size chart' })
  await opener.click()
  await expect(page.getByRole('dialog')).toContainText('Shoulder')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a product links to its collection, which shows its story', { tag: '@once' }, async ({ page }) => {
  await page.goto('/product/okanda-swim-shorts')
  await expect(page.getByRole('heading', { name: 'The Surf collection' })).toBeVisible()
  await page.getByRole('link', { name: 'See the collection' }).click()
  await expect(page).toHaveURL(/\/collection\?collection=surf$/)
  await expect(page.getByRole('heading', { level: 1, name: 'The Surf collection' })).toBeVisible()
  await expect(page.getByText('Showing 1-12 of 17 products')).toBeVisible()
  await expect(page.getByText('For Arugam Bay at six')).toBeVisible()
  await expect(page).toHaveTitle('The Surf collection · First Fashion')
  await page.getByRole('button', { name: 'Remove Surf' }).click()
  await expect(page.getByText('Showing 1-12 of 122 products')).toBeVisible()
})

test('the filters offer collections, several at once', async ({ page, viewport }) => {
  await page.goto('/collection')
  const isPhone = (viewport?.width ?? 0) < 1024
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click()
  const filters = isPhone ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' })
  const lines = filters.getByRole('group', { name: 'Collection' })
  await lines.getByRole('checkbox', { name: /^Handloom/ }).check()
  await expect(page).toHaveURL(/collection=handloom$/)
  await lines.getByRole('checkbox', { name: /^Monsoon/ }).check()
  await expect(page).toHaveURL(/collection=handloom&collection=monsoon$/)
  if (isPhone) await filters.getByRole('button', { name: 'Show 32 products' }).click()
  await expect(page.getByText('Showing 1-12 of 32 products')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Handloom' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Monsoon collection' })).toBeVisible()
})

test('the size chart switches to inches and stays so on the next product', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/product/galle-fort-linen-shirt')
  await page.getByRole('button', { name: 'Size chart' }).click()
  const chart = page.getByRole('dialog')
  await expect(chart.getByRole('row', { name: /^XS 88 / })).toBeVisible()
  await chart.getByRole('button', { name: 'inches' }).click()
  await expect(chart.getByRole('columnheader', { name: 'Shoulder', exact: true })).toBeVisible()
  await expect(chart.getByRole('row', { name: /^XS 34.75 / })).toBeVisible()
  await page.goto('/product/weligama-tee')
  await page.getByRole('button', { name: 'Size chart' }).click()
  await expect(chart.getByRole('button', { name: 'inches' })).toHaveAttribute('aria-pressed', 'true')
})

test('a shopper writes a review and deletes it [A2.45] [A5.14] [A5.16]', { tag: '@once' }, async ({
  page,
}) => {
  await signedIn(page)
  const { product } = await wellStockedSku(page, 9)
  await page.goto(`/product/${product.slug}`)
  const text = `Wears well in every weather, ${Date.now()}.`
  await page.getByLabel('Your review').fill('short')
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeDisabled()
  await page.getByLabel('Your review').fill(text)
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: 'Delete review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
  await expect(page.getByText(text)).toHaveCount(0)
})

test('a card shows its second picture on hover', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 1024, 'There is no pointer on a phone')
  await gotoHydrated(page, '/collection')
  const card = page.getByRole('main').getByRole('article').first()
  const pictures = card.locator('img')
  await expect(pictures).toHaveCount(1)
  await card.hover()
  await expect(pictures).toHaveCount(2)
  await expect(pictures.last()).toHaveAttribute('src', /\.back\./)
  await expect(card.locator('div:has(> picture)').last()).toHaveCSS('opacity', '1')
})

test('a shopper changes a review instead of writing another [A1.06]', { tag: '@once' }, async ({ page }) => {
  const { email } = await signedIn(page)
  const [before, after] = [`Wears well, says ${email}.`, `The hem came down, says ${email}.`]
  const { product } = await wellStockedSku(page, 10)
  await page.goto(`/product/${product.slug}`)
  await page.getByLabel('Your review').fill(before)
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByRole('heading', { name: 'Change your review' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toBeDisabled()
  await expect(page.getByRole('listitem').getByText(before)).toBeVisible()
  const twoStars = page.getByRole('radio', { name: '2 stars' })
  await twoStars.press('Space')
  await expect(twoStars).toBeChecked()
  await page.getByLabel('Your review').fill(after)
  const changed = page.waitForResponse('**/api/review/change')
  await save.click()
  expect((await changed).status()).toBe(200)
  await expect(page.getByRole('listitem').getByText(after)).toBeVisible()
  await expect(page.getByRole('listitem').getByText(before)).toHaveCount(0)
})

test('reviews show the rating distribution and verified purchases, and sort by rating', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/product/galle-fort-linen-shirt')
  const reviews = page.locator('section', { has: page.getByRole('heading', { name: 'Reviews' }) })
  await page.getByLabel('Your review').scrollIntoViewIfNeeded()
  await expect(reviews.getByText('Verified purchase').first()).toBeVisible()
  await expect(reviews.getByRole('combobox', { name: 'Sort reviews by' })).toBeVisible()
  const stars = async () =>
    (await reviews.getByText(/^Rated \d/).allTextContents()).map((text) => Number(/\d/.exec(text)?.[0]))
  const counted = (await reviews.getByRole('definition').allTextContents()).map(Number)
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe((await stars()).length)
  await reviews.getByRole('combobox', { name: 'Sort reviews by' }).selectOption('lowest')
  const sorted = await stars()
  expect(sorted).toEqual([...sorted].sort())
  expect(new Set(sorted).size).toBeGreaterThan(1)
})

test('late content on the product page moves nothing that is on the screen', { tag: '@once' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved.sum += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const reached = Promise.withResolvers<undefined>()
  await page.route('**/api/review/product', async (route) => {
    await reached.promise
    await route.continue()
  })
  // Its one review is longer than most, so it would push the form down.
  await gotoHydrated(page, '/product/whisky-point-rash-tee')
  await page.getByLabel('Your review').evaluate((it) => it.scrollIntoView({ block: 'end' }))
  reached.resolve(undefined)
  await expect(page.getByRole('button', { name: /^Report the review/ }).last()).toBeAttached()
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(await page.evaluate('window.moved.sum')).toBeLessThan(0.02)
})

test('prices follow the chosen currency, from the server on [A1.09] [A4.15]', { tag: '@once' }, async ({
  page,
  viewport,
}) => {
  await page.goto('/product/galle-fort-linen-shirt')
  await expect(page.getByText('Rs. 8,950.00').first()).toBeVisible()
  if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('combobox', { name: 'Currency' }).locator('visible=true').selectOption('USD')
  await expect(page.getByText('$27.75').first()).toBeAttached()
  const html = await (await page.request.get('/product/galle-fort-linen-shirt')).text()
  expect(html).toContain('$27.75')
})

test('an unknown URL is a 404 that search engines ignore [A2.14]', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a screen whose file is gone after a deployment reloads the page [A8.10]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/about')
  await page.route(/assets\/contact\.route.*\.js/, (route) => route.abort(), { times: 1 })
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.waitForFunction(() => !('isOldPage' in window))
})

test('a product that cannot be fetched is shown from the list [A4.22]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/collection?type=Bags')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.route('**/api/product/single', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'away', code: 'server.overloaded' } }),
  )
  await page.getByRole('link', { name: 'Wax Kit Tote' }).click()
  await expect(page.getByRole('heading', { name: 'Wax Kit Tote', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
})

test('a product is shared as a preview for social networks and as a direct link [A2.43] [A7.49] [A8.27]', {
  tag: '@once',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/product/galle-fort-linen-shirt')
  await page.getByText('Share', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me.*og%2Fproduct%2Fgalle-fort-linen-shirt/,
  )
  await page.getByRole('button', { name: 'Copy social link' }).click()
  await expect(page.getByText('Social link copied to clipboard!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const preview = await (await page.request.get(new URL(link).pathname)).text()
  expect(preview).toContain('<meta property="og:title" content="Galle Fort Linen Shirt">')
  await page.goto(new URL(link).pathname)
  await expect(page).toHaveURL(/\/product\/galle-fort-linen-shirt$/)
})

test('a search that is typed on while the first letters are looked up is one step back', {
  tag: '@once',
}, async ({ page }) => {
  await gotoHydrated(page, '/collection?searchbar=open')
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

test('the collection filters by size, colour, price and stock, with counts, all of it in the URL', async ({
  page,
  viewport,
}) => {
  await page.goto('/collection')
  const isPhone = (viewport?.width ?? 0) < 1024
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click()
  const filters = isPhone ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^M \(/ }).check()
  await filters.getByRole('checkbox', { name: /^In stock in my size/ }).check()
  await expect(page).toHaveURL(/size=M&stock=in/)
  const green = filters.getByRole('checkbox', { name: /^Green/ })
  await green.check()
  await expect(page).toHaveURL(/size=M&colour=Green&stock=in/)
  // The URL changes a moment before its products and counts.
  await expect(async () => {
    const count = Number((await green.locator('xpath=..').textContent())?.match(/\d+$/)?.[0])
    const caption = page.getByText(new RegExp(`^Showing 1-\\d+ of ${count} products$`))
    await expect(caption).toBeVisible({ timeout: 500 })
  }).toPass()
  await filters.getByLabel('Price to').fill('5000')
  await filters.getByLabel('Price to').press('Enter')
  await expect(page).toHaveURL(/max=5000/)
  if (isPhone) await page.getByRole('button', { name: /^Show \d+ products?$/ }).click()
  await expect(page.getByRole('button', { name: 'Remove Up to Rs. 5,000.00' })).toBeVisible()
  await expect(async () => {
    const prices = await page.getByRole('main').getByRole('article').getByText(/^Rs\./).allTextContents()
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices)
      expect(Number(price.replace(/[^\d.]/g, '').replace(/^\./, ''))).toBeLessThanOrEqual(5000)
  }).toPass()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove In stock in my size' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).first().click()
  await expect(page).toHaveURL(/\/collection$/)
})

test('products are suggested while typing, reachable by keyboard, also with a typo', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/about')
  await page.goto('/collection?searchbar=open')
  const search = page.getByRole('searchbox')
  await search.pressSequentially('sundr', { delay: 30 })
  const suggestions = page.getByRole('list', { name: 'Suggestions' })
  await expect(suggestions.getByRole('link').first()).toContainText('Sundress')
  await search.press('ArrowDown')
  await expect(suggestions.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(suggestions).toHaveCount(0)
  await expect(search).toBeFocused()
  await expect(page).toHaveURL(/search=sundr/)
  await search.fill('shrit')
  await expect(page.getByText('No results for “shrit”. Showing similar products.').first()).toBeVisible()
  await expect(page).toHaveURL(/search=shrit/)
  await expect(suggestions.getByRole('link').first()).toContainText('Shirt')
  await search.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shirt')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('shrit')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})
