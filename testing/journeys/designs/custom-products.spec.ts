import { expect, signedIn, test } from '../shop.ts'
import { changeShirt, customShirt, frontAndBack, newShirt } from './designs.ts'

test('a custom design is listed with its price, goes into the cart, and says there that it is gone once it is deleted [B2.83] [B2.84] [B8.64]', {
  tag: '@phone',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  const id = await customShirt(page, token)
  await page.goto('/custom-products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MY CUSTOM DESIGNS')
  await expect(page.getByRole('article').locator('img')).toHaveAttribute('src', /\/proof\.webp$/)
  await expect(page.getByRole('link', { name: 'CREATE NEW DESIGN' })).toHaveAttribute('href', '/collection')
  const card = page.getByRole('article')
  await expect(card).toContainText('CUSTOM')
  await expect(card).toContainText(/Rs\. 6,[\d.]+/)
  await expect(card).toContainText(/Created on \d+ \w+ \d{4}/)
  await card.getByText('ADD TO CART').click()
  await expect(page.getByText('Custom product added to cart!')).toBeVisible()
  await page.goto('/cart')
  const line = page.getByRole('listitem').filter({ hasText: 'Galle Fort' })
  await expect(line).toContainText('White, L')
  await expect(page.getByRole('region', { name: 'Cart totals' })).toContainText('Shipping feeAt the checkout')
  await line.getByRole('link', { name: 'Galle Fort' }).click()
  await expect(page).toHaveURL(`/custom-products/${id}`)
  await page.getByRole('button', { name: 'Delete Design' }).click()
  await expect(page.getByRole('dialog')).toContainText('It is in your cart')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Design deleted successfully')).toBeVisible()
  await page.goto('/cart')
  await expect(line).toContainText('No longer available')
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled()
  await line.getByRole('button', { name: 'Remove Galle Fort' }).click()
  // An empty cart shows products, one with such a name.
  await expect(line.filter({ hasText: 'No longer available' })).toHaveCount(0)
})

test('a shopper checks the proof, approves it, and then can order; a change asks for a new one', {
  tag: '@phone',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  const id = await newShirt(page, token, { designs: frontAndBack })
  await page.goto('/custom-products')
  const noDesign = 'The picture shows the product without your design.'
  await expect(page.getByRole('article')).toContainText(noDesign)
  await page.getByRole('link', { name: 'Check the proof: Galle Fort' }).click()
  // A fresh shop draws shirt and print of both sides first.
  await expect(page.getByRole('img', { name: 'Proof of the front' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Print file of the back: 1800 × 2400 px at 150 dpi')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve Proof' })).toBeDisabled()
  const facts = page.getByRole('main').locator('dl')
  await expect(facts).toContainText('StatusProof to be approved')
  await page.getByLabel('I have checked the proof.').check()
  await page.getByRole('button', { name: 'Approve Proof' }).press('Enter')
  await expect(page.getByText('You approved this proof.')).toBeVisible()
  await expect(page.locator('#proof')).toBeFocused()
  await expect(facts).toContainText('StatusReady to order')
  await changeShirt(page, token, id)
  await page.reload()
  await page.getByRole('button', { name: 'ADD TO CART' }).click()
  await page.getByLabel('I have checked the proof.').check()
  await page.getByRole('button', { name: 'Approve Proof' }).click()
  await expect(page.getByText('Custom product added to cart!')).toBeVisible()
})
