import { expect, fillAddress, inCart, signedIn, test, wellStockedSku } from './shop.ts'

test('home starts with the hero, and links to the studio [A1.14] [A2.23] [A2.25]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('OUR BESTSELLERS', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Arrivals')
  await expect(page.getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute('href', '/collection')
  await page.getByRole('link', { name: /Design your own/ }).click()
  await expect(page).toHaveURL(/\/design$/)
})

test('home shows the policies and payment methods [A1.12] [A1.13] [A2.27]', async ({ page }) => {
  await page.goto('/')
  for (const words of ['Easy Exchange', '7 Days Return', '24/7 Support'])
    await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Card, pay in three, cash on delivery')
})

test('each URL of the store has its page, and any other shows Page Not Found [A2.01]', async ({ page }) => {
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

test('a new page of the collection starts at its top [A2.34]', async ({ page }) => {
  await page.goto('/collection')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByText('Showing 13-24 of 122 products')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200)
})

test('checkout asks for address and payment method, and places the order [A2.54] [A2.56] [A4.28]', async ({
  page,
}) => {
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

test('the server checks the postal code half a second after typing [A5.33] [A5.34]', async ({ page }) => {
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

test('orders are listed, newest first, and tracking is coming soon [A2.08] [A2.59] [A2.61]', async ({
  page,
}) => {
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
