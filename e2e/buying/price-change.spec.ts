import type { Page } from '@playwright/test'
import { expect, fillAddress, inCart, signedIn, test } from '../shop.ts'

/** Changes a product's price, in rupees, as an owner over the API. */
async function setPrice(page: Page, productId: string, price: number): Promise<void> {
  const signIn = await page.request.post('/api/admin/session', {
    data: { email: 'owner@firstfashion.example', password: 'galle-fort-1663' },
  })
  const { csrfToken }: { csrfToken: string } = await signIn.json()
  const found = await page.request.get(`/api/admin/products/${productId}`)
  const { product }: { product: { version: number } } = await found.json()
  const edited = await page.request.patch(`/api/admin/products/${productId}`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { version: product.version, price },
  })
  expect(edited.ok()).toBe(true)
}

const rupees = (amount: number): string =>
  `Rs. ${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

test('a price raised during checkout: lines and totals keep the quote, then both change with a message', async ({
  page,
  viewport,
}, info) => {
  const { token } = await signedIn(page)
  const { product } = await inCart(page, token, info.project.name === 'phone' ? 32 : 33, 2)
  const summary = page.getByRole('region', { name: 'Your order' })
  const open = async () => {
    await page.goto('/place-order')
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
    if ((viewport?.width ?? 0) < 1024) await summary.getByText('Your order').click()
  }
  await open()
  await expect(summary.getByRole('listitem')).toContainText(rupees(product.price * 2))
  await fillAddress(page)
  // The delivery price is calculated first.
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await setPrice(page, product._id, product.price + 1000)
  try {
    // The cart, refetched on focus, has the current price.
    const cart = page.waitForResponse('**/api/cart/get')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await (await cart).finished()
    await expect(summary.getByRole('listitem')).toContainText(rupees(product.price * 2))
    await expect(summary.getByRole('definition')).toHaveText([
      rupees(product.price * 2),
      rupees(350),
      rupees(product.price * 2 + 350),
    ])
    await open()
    await expect(summary.getByRole('listitem')).toContainText(rupees(product.price * 2 + 2000))
    await expect(summary.getByRole('listitem')).toContainText(`it was ${rupees(product.price)}`)
    await expect(summary.getByRole('definition').last()).toHaveText(rupees(product.price * 2 + 2350))
    await expect(summary.getByText('The total has changed.')).toBeVisible()
  } finally {
    await setPrice(page, product._id, product.price)
  }
})

test('on a phone the order summary is collapsed at the top of the checkout, with its total visible [A2.07]', async ({
  page,
  viewport,
}) => {
  const { token } = await signedIn(page)
  const { product } = await inCart(page, token, 34)
  await page.goto('/place-order')
  const summary = page.getByRole('region', { name: 'Your order' })
  const isPhone = (viewport?.width ?? 0) < 1024
  await expect(summary.getByText(rupees(product.price + 350)).locator('visible=true')).toHaveCount(1)
  const form = await page.getByLabel('First name').boundingBox()
  const box = await summary.boundingBox()
  if (isPhone) expect(box?.y).toBeLessThan(form?.y ?? 0)
  else expect(box?.x).toBeGreaterThan(form?.x ?? 0)
  await expect(summary.getByRole('listitem')).toBeVisible({ visible: !isPhone })
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue(/^Sri Lanka/)
})
