import { expect, fillAddress, gotoHydrated, inCart, signedIn, test, wellStockedSku } from './shop.ts'

test('home starts with the hero, and links to the studio [A1.14] [A2.23] [A2.25]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('OUR BESTSELLERS', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Arrivals')
  await expect(page.getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute('href', '/collection')
  await page.getByRole('link', { name: /Design your own/ }).click()
  await expect(page).toHaveURL(/\/design$/)
})

test('home shows the policies and payment methods [A1.12] [A1.13] [A2.27]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/')
  for (const words of ['Easy Exchange', '7 Days Return', '24/7 Support'])
    await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Card, pay in three, cash on delivery')
})

test('about tells the story, and contact shows the store address [A2.11] [A2.12]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/about')
  for (const name of [/story/i, /mission/i, /why/i])
    await expect(page.getByRole('heading', { name }).first()).toBeVisible()
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main).toContainText('Sri Lanka')
  await expect(main.getByRole('link', { name: /^\+94/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /@/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /work|job|career|join|write/i })).toHaveAttribute(
    'href',
    /^mailto:.*Careers/,
  )
})

test('terms and privacy are shown in sections, with the law that governs them and how to reach the store [A2.13] [B2.89]', {
  tag: '@once',
}, async ({ page }) => {
  for (const path of ['/terms-and-conditions', '/privacy-policy']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main).toContainText('January 2025')
    await expect(main).toContainText(/governed by the laws? of Sri Lanka/)
    await expect(main).toContainText(/\S+@\S+/)
    await expect(main).toContainText(/\+94[ \d]{9,}/)
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(6)
  }
})

test('each URL of the store has its page, and any other shows Page Not Found [A2.01]', {
  tag: '@once',
}, async ({ page }) => {
  const { product } = await wellStockedSku(page)
  const pages = {
    '/': /First Fashion/,
    '/collection': /Collection/,
    [`/product/${product.slug}`]: new RegExp(product.name),
    '/cart': /^Cart /,
    '/login': /^Login /,
    '/place-order': /^Checkout /,
    '/orders': /^Orders /,
    '/verify': /^Payment /,
    '/verifyKokoPay': /^Koko payment /,
    '/about': /^About /,
    '/contact': /^Contact /,
    '/terms-and-conditions': /^Terms and Conditions /,
    '/privacy-policy': /^Privacy Policy /,
    '/elsewhere': /Page Not Found/,
  }
  for (const [path, title] of Object.entries(pages)) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(path === '/elsewhere' ? 404 : 200)
    expect(/<title>([^<]*)/.exec(await answer.text())?.[1] ?? '', path).toMatch(title)
  }
})

test('a new page of the collection starts at its top [A2.34]', { tag: '@once' }, async ({ page }) => {
  await page.goto('/collection')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByText('Showing 13-24 of 122 products')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200)
})

test('the collection refetches when its tab becomes visible again [A2.35]', { tag: '@once' }, async ({
  page,
}) => {
  await gotoHydrated(page, '/collection')
  const again = page.waitForRequest(/\/collection\.data|\/api\/product\/cards/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await again
})

test('the product shows its pictures, colour by colour, and its description [A2.38] [A4.18]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/product/galle-fort-linen-shirt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galle Fort Linen Shirt')
  await expect(
    page
      .getByRole('main')
      .getByText(/reviews?$/)
      .first(),
  ).toBeVisible()
  const picture = page.getByRole('main').locator('img').first()
  const before = await picture.getAttribute('src')
  const colours = page.getByRole('group', { name: /colour/i }).getByRole('button')
  await colours.nth(1).click()
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await expect(page.getByText('Cut for ramparts at five in the afternoon')).toBeVisible()
})

test('fabric, care and fit expand on the product page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/product/galle-fort-linen-shirt')
  const facts = page.getByRole('region', { name: 'Fabric, care and fit' })
  await expect(facts.getByText('Pure linen, 160 g')).toBeHidden()
  await facts.getByText('Fabric & care').click()
  await expect(facts.getByText('Pure linen, 160 g')).toBeVisible()
  await expect(facts.getByRole('listitem')).toContainText([
    'Wash at up to 30°',
    'Do not bleach',
    'Do not tumble dry',
    'Hang to dry in shade',
    'Hot iron',
  ])
  await facts.getByText('Fit', { exact: true }).click()
  await expect(facts.getByText('M for a chest of 98 cm')).toBeVisible()
})

test('a size needs its colour first, and a visitor cannot review [A4.21] [A5.13] [A5.15]', {
  tag: '@once',
}, async ({ page }) => {
  const { product, size } = await wellStockedSku(page, 24)
  await page.goto(`/product/${product.slug}`)
  await page.getByRole('button', { name: size, exact: true }).click()
  await expect(page.getByText('Please select a color variant')).toBeVisible()
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await page.getByLabel('Your review').fill('Wears well in every weather.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Please login to submit a review')).toBeVisible()
})

test('checkout asks for address and payment method, and places the order [A2.54] [A2.56] [A4.28]', {
  tag: '@once',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 25)
  await page.goto('/place-order')
  await expect(page.getByRole('heading', { name: 'Delivery Information' })).toBeVisible()
  // The checkout frame has no distracting links.
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([
    'First Fashion',
    'Back to cart',
    '+94 11 555 0119',
    'hello@firstfashion.example',
  ])
  await expect(page.getByRole('banner')).toContainText('Secure payment')
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Returns',
    'Terms and Conditions',
    'Privacy Policy',
  ])
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked()
  for (const label of ['First name', 'Last name', 'Street address', 'City', 'Delivery instructions'])
    await expect(page.getByLabel(label)).toBeVisible()
  await fillAddress(page)
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
})

test('the server checks the postal code half a second after typing [A5.33] [A5.34]', {
  tag: '@once',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 26)
  await page.goto('/place-order')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const calls: string[] = []
  page.on('request', (request) => {
    if (/postal/.test(request.url())) calls.push(request.postData() ?? '')
  })
  await page.getByLabel('Postal code').pressSequentially('00')
  await page.clock.runFor(450)
  expect(calls).toHaveLength(0)
  await page.getByLabel('Postal code').pressSequentially('3')
  await expect(async () => {
    await page.clock.runFor(300)
    const error = page.locator('#address-postalCode-error')
    await expect(error).toContainText('Invalid postal code', { timeout: 500 })
  }).toPass()
  expect(calls).toHaveLength(1)
  expect(calls[0]).toContain('003')
})

test('orders are listed, newest first, and tracking is coming soon [A2.08] [A2.59] [A2.61]', {
  tag: '@once',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  for (const city of ['Galle', 'Jaffna']) {
    await inCart(page, token, 27)
    await page.goto('/place-order')
    await fillAddress(page)
    await page.getByLabel('City').fill(city)
    await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/\/orders$/)
  }
  const orders = page.getByRole('main').getByRole('article')
  await expect(orders).toHaveCount(2)
  await expect(orders.first()).toContainText('Jaffna')
  await expect(orders.last()).toContainText('Galle')
  await orders.first().getByRole('button', { name: 'Track Order' }).click()
  await expect(page.getByText('Tracking feature coming soon!')).toBeVisible()
})
