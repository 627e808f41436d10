import { expect, logInAgain, sessionEnded, signedIn, test } from '../shop.ts'
import {
  designableProduct,
  designShirt,
  openEmbeddedDesigner,
  partnerFrame,
  saveButton,
  shopFrame,
} from './embedded-designer.ts'

test('a product is designed in the partner’s designer, saved, and bought like others [B2.14] [B2.87] [A2.41]', {
  tag: '@desktop',
}, async ({ page }) => {
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

test('a session that has ended leaves the design on the screen, and the save goes on after the login', {
  tag: '@desktop',
}, async ({ page }) => {
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
