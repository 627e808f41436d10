import type { Page } from '@playwright/test'
import { expect, newEmail, signedIn, test, wellStockedSku } from './shop.ts'

/** Sets a size to sold out, as staff do. */
async function sellOut(page: Page, nth: number) {
  const sku = await wellStockedSku(page, nth)
  const data = { email: 'owner@firstfashion.example', password: 'galle-fort-1663' }
  const session = await (await page.request.post('/api/admin/session', { data })).json()
  const address = `/api/admin/products/${sku.product._id}`
  const { product }: { product: { variants: Variant[] } } = await (await page.request.get(address)).json()
  const variant = product.variants.find((one) => one.variantIndex === sku.variantIndex)
  const expected = variant?.sizes.find((one) => one.size === sku.size)?.onHand
  const answer = await page.request.put(`${address}/stock`, {
    headers: { 'x-csrf-token': session.csrfToken },
    data: { variantIndex: sku.variantIndex, size: sku.size, onHand: 0, expected },
  })
  expect(answer.status()).toBe(200)
  return sku
}

interface Variant {
  readonly variantIndex: number
  readonly sizes: readonly { readonly size: string; readonly onHand: number }[]
}

test('a shopper requests an email for a sold-out size', async ({ page, viewport }) => {
  const { product, color, size } = await sellOut(page, (viewport?.width ?? 0) > 1000 ? 44 : 45)
  await page.goto(`/product/${product.slug}`)
  await expect(page.getByRole('button', { name: 'Notify me when it’s back' })).toHaveCount(0)
  await page.getByRole('button', { name: color, exact: true }).click()
  await expect(page.getByRole('button', { name: size, exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Notify me when it’s back' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`${product.name} in ${color}`)).toBeVisible()
  await dialog.getByLabel('Size').selectOption(size)
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  await expect(dialog.getByText('Please enter your email address')).toBeVisible()
  await dialog.getByLabel('Email address').fill('nobody at home')
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  const email = newEmail()
  await dialog.getByLabel('Email address').fill(email)
  const requested = page.waitForRequest('**/api/stock-alert/ask')
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  expect((await requested).postDataJSON()).toMatchObject({ productId: product._id, size, email })
  await expect(page.getByText('We will email you once when it is back.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a logged-in user’s address is filled in', async ({ page, viewport }) => {
  const { email } = await signedIn(page)
  const { product, color } = await sellOut(page, (viewport?.width ?? 0) > 1000 ? 46 : 47)
  await page.goto(`/product/${product.slug}`)
  await page.getByRole('button', { name: color, exact: true }).click()
  await page.getByRole('button', { name: 'Notify me when it’s back' }).click()
  await expect(page.getByRole('dialog').getByLabel('Email address')).toHaveValue(email)
})

test('recently viewed products are listed under the next product, the latest first', async ({ page }) => {
  const viewed = [
    await wellStockedSku(page, 50),
    await wellStockedSku(page, 70),
    await wellStockedSku(page, 90),
  ]
  const [first, second, third] = viewed.map((sku) => sku.product)
  const strip = page.getByRole('region', { name: 'Recently viewed' })
  for (const product of [first, second]) {
    await page.goto(`/product/${product?.slug}`)
    await expect(page.getByRole('heading', { level: 1, name: product?.name ?? '' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('viewed-products')))
      .toContain(product?._id ?? '')
  }
  await page.goto(`/product/${third?.slug}`)
  await expect(strip.getByRole('heading', { level: 3 })).toHaveText([second?.name ?? '', first?.name ?? ''])
  await strip.getByRole('link', { name: first?.name ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible()
  await expect(strip.getByRole('heading', { level: 3 })).toHaveText([third?.name ?? '', second?.name ?? ''])
})

test('a first product has no strip under it', async ({ page }) => {
  const { product } = await wellStockedSku(page, 51)
  await page.goto(`/product/${product.slug}`)
  await expect(page.getByRole('region', { name: 'You may also like' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed-products'))).toContain(product._id)
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0)
})
