import type { Route } from '@playwright/test'
import {
  expect,
  gotoHydrated,
  logInAgain,
  newEmail,
  password,
  post,
  sessionEnded,
  sessionEndsBefore,
  signedIn,
  test,
} from '../shop.ts'
import {
  designableProduct,
  designShirt,
  openEmbeddedDesigner,
  partnerFrame,
  saveButton,
  shopFrame,
} from './embedded-designer.ts'

test('a product is designed in the partner’s designer, saved, and bought like others [B2.14] [B2.87] [A2.41]', async ({
  page,
}) => {
  await signedIn(page)
  const product = await designableProduct(page)
  await page.goto(`/product/${product.slug}`)
  await page.getByRole('link', { name: 'Design Your Own' }).click()
  await expect(page).toHaveURL(product.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Design your own ${product.name}`)
  await expect(shopFrame(page).getByText('Add something to the design')).toBeVisible()
  await designShirt(page, 'Monsoon')
  await saveButton(page).click()
  await expect(page.getByText('Design saved successfully!')).toBeVisible()
  await expect(page).toHaveURL('/custom-products')
  const card = page.getByRole('article')
  await expect(card).toContainText(product.name.slice(0, 50))
  const picture = card.locator('img')
  // The shop makes it smaller first, after the garments that a fresh shop draws.
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0, { timeout: 60_000 })
  await card.getByText('ADD TO CART').click()
  await expect(page.getByText('Custom product added to cart!')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('Navy, L')
})

test('new mockups are made of a design from the partner’s designer too [B2.86] [B7.62]', async ({ page }) => {
  await signedIn(page)
  await openEmbeddedDesigner(page)
  await designShirt(page, 'Galle')
  await saveButton(page).click()
  await expect(page).toHaveURL('/custom-products')
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await page.getByRole('button', { name: 'Refresh Mockup' }).click()
  await expect(page.getByText('Mockup generated successfully')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('src', /^\/media\/uploads\//)
})

test('while the designer loads, one can leave it and ask for help', async ({ page }) => {
  await signedIn(page)
  const { path } = await designableProduct(page)
  await page.route('**/api/printful/designer/initialize', () => {})
  await page.goto(path)
  await expect(page.getByText('Loading designer …')).toBeVisible()
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByText('Need help? Contact our support team!')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/collection')
})

test('a stock product offers no designer', async ({ page }) => {
  await page.goto('/product/galle-fort-linen-shirt')
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Design Your Own' })).toHaveCount(0)
})

test('a visitor logs in before the designer opens [B8.55]', async ({ page }) => {
  const { path } = await designableProduct(page)
  await page.goto(path)
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`)
  await expect(page.getByText('Please login to save your design')).toBeVisible()
})

test('what cannot be designed leads to the collection [B8.47]', async ({ page }) => {
  await signedIn(page)
  await page.route('**/api/printful/designer/initialize', (route) => route.abort())
  const { path } = await designableProduct(page)
  await page.goto(path)
  await expect(page.getByText('Failed to load designer')).toBeVisible()
  await expect(page).toHaveURL('/collection')
})

test('leaving asks first, and leads back to the product; help says whom to ask [B5.27] [B4.20]', async ({
  page,
}) => {
  await signedIn(page)
  const { slug, path } = await openEmbeddedDesigner(page)
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByText('Need help? Contact our support team!')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave the designer' })
  await dialog.getByRole('button', { name: 'Keep designing' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(path)
  // Escape in the frame asks as well.
  await partnerFrame(page).getByLabel('Text', { exact: true }).fill('Galle')
  await saveButton(page).press('Escape')
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(`/product/${slug}`)
})

test('a save that fails stays in the designer and can be repeated', async ({ page }) => {
  await signedIn(page)
  await openEmbeddedDesigner(page)
  await designShirt(page, 'Kandy')
  await page.route('**/api/custom-product/save', (route) => route.abort(), { times: 1 })
  await saveButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your design is still here.' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/custom-products')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a session that has ended leaves the design on the screen, and the save goes on after the login', async ({
  page,
}) => {
  const { email, token } = await signedIn(page)
  await openEmbeddedDesigner(page)
  await designShirt(page, 'Monsoon')
  await sessionEnded(page, token)
  await page.evaluate(() => localStorage.removeItem('token'))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(partnerFrame(page).getByRole('img', { name: 'with “Monsoon”' })).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  const stored = page.waitForRequest('**/api/custom-product/save')
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/designer/initialize')) opened.push(request.url())
  })
  await logInAgain(page, email)
  await stored
  await expect(page).toHaveURL('/custom-products')
  await expect(page.getByText('Design saved successfully!')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(opened).toEqual([])
})

test('a save that the end of the session refuses is repeated after the login, if that fails too', async ({
  page,
}) => {
  const { email, token } = await signedIn(page)
  await openEmbeddedDesigner(page)
  await designShirt(page, 'Kandy')
  await sessionEndsBefore(page, '/api/custom-product/save', token)
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/login/)
  const answer = Promise.withResolvers<void>()
  const failing = async (route: Route) => {
    await answer.promise
    await route.abort()
  }
  await page.route('**/api/custom-product/save', failing, { times: 1 })
  await logInAgain(page, email)
  await expect(page.getByText('Saving your design …')).toBeVisible()
  answer.resolve()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/custom-products')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('somebody else who logs in instead gets a designer of their own', async ({ page }) => {
  const { token } = await signedIn(page)
  const { path } = await openEmbeddedDesigner(page)
  await designShirt(page, 'Jaffna')
  await sessionEndsBefore(page, '/api/custom-product/save', token)
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/login/)
  const email = newEmail()
  await post(page, '/api/user/register', { data: { name: 'Ruwan Perera', email, password } })
  await logInAgain(page, email)
  await expect(page).toHaveURL(path)
  await expect(partnerFrame(page).getByRole('img', { name: 'without a design' })).toBeVisible()
})

test('a logout in another tab leaves the designer', async ({ page }) => {
  await signedIn(page)
  await openEmbeddedDesigner(page)
  const other = await page.context().newPage()
  await gotoHydrated(other, '/about')
  await other.getByRole('button', { name: 'Account' }).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await other.close()
})

test('messages from any other window or origin change nothing', async ({ page }) => {
  await signedIn(page)
  const { path } = await openEmbeddedDesigner(page)
  await designShirt(page, 'Galle')
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/custom-product/save')) saves.push(request.url())
  })
  const forged = { type: 'design-saved', data: { templateId: 1, productId: 71, variantId: 4012 } }
  // From the page itself, and from the partner's frame, which has another origin and is not the shop's frame.
  await page.evaluate((message) => {
    window.postMessage({ type: 'design-cancelled' }, '*')
    window.postMessage(message, '*')
  }, forged)
  const partner = page.frames().find((one) => one.url().includes('/embedded-designer'))
  await partner?.evaluate((message) => {
    window.top?.postMessage({ type: 'design-cancelled' }, '*')
    window.top?.postMessage(message, '*')
  }, forged)
  // What the designer itself says arrives later than all of these.
  await saveButton(page).press('Escape')
  await expect(page.getByRole('dialog', { name: 'Leave the designer' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep designing' }).click()
  await expect(page).toHaveURL(path)
  expect(partner).toBeDefined()
  expect(saves).toEqual([])
})

test('only the frame around the partner’s designer may frame the partner', async ({ page }) => {
  const partOf = async (path: string, name: string) => {
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? ''
    return policy.split('; ').find((part) => part.startsWith(name))
  }
  const { path, slug } = await designableProduct(page)
  const { origin } = await (await page.request.get('/api/printful/designer/origin')).json()
  expect(await partOf('/designer-frame', 'frame-src')).toBe(`frame-src 'self' ${origin}`)
  expect(await partOf('/designer-frame', 'frame-ancestors')).toBe("frame-ancestors 'self'")
  expect(await partOf('/designer-frame', 'script-src')).not.toContain(String(origin))
  for (const other of [path, `/product/${slug}`, '/design'])
    expect(await partOf(other, 'frame-src')).toBe("frame-src 'self'")
})
