import { expect, signedIn, test, wellStockedSku } from './shop.ts'

test('a product that was wished for moves from the wishlist to the cart once colour and size are chosen [A1.04] [A1.05]', {
  tag: '@phone',
}, async ({ page }) => {
  await signedIn(page)
  const { product, color, size } = await wellStockedSku(page, 19)
  await page.goto(`/product/${product.slug}`)
  await page
    .getByRole('button', { name: `Add ${product.name} to wishlist` })
    .first()
    .click()
  await expect(page.getByText('Added to wishlist')).toBeVisible()
  await page.goto('/profile?tab=wishlist')
  await page.getByRole('button', { name: `Move ${product.name} to cart` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Move to cart' }).click()
  await expect(page.getByText('Please select a color variant')).toBeVisible()
  await dialog.getByRole('button', { name: color, exact: true }).click()
  await dialog.getByRole('button', { name: size, exact: true }).click()
  await dialog.getByRole('button', { name: 'Move to cart' }).click()
  await expect(page.getByText('Item added to cart')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
})
