import { readFile } from 'node:fs/promises'
import { asOwner, expect, inCart, post, signedIn, test } from '../shop.ts'

test('staff see what to take from the shelves, and download the packing slip of an order', {
  tag: '@desktop',
}, async ({ page }) => {
  const { email, token } = await signedIn(page)
  const { product, size, color, variantIndex } = await inCart(page, token, 37, 2)
  const address = {
    firstName: 'Nadeesha',
    lastName: 'Silva',
    email,
    street: '1 Road',
    city: 'Colombo',
    country: 'LK',
    phone: '771234567',
    phoneCode: '+94',
  }
  const items = [{ productId: product._id, size, variantIndex, quantity: 2 }]
  const data = { address, items, amount: product.price * 2 + 350 }
  const placed = await post(page, '/api/order/place', { headers: { token }, data })
  const { orderId } = await placed.json()
  const number: string = orderId.slice(-8).toUpperCase()

  await asOwner(page)
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Pick list of the orders to pack' }).click()
  await expect(page.getByRole('heading', { name: 'Pick list' })).toBeVisible()
  // Pictures further down are printed, too.
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('main').locator('img[loading=lazy]')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /\d+ units? for \d+ orders?/ })).toBeVisible()
  const pick = page.getByRole('listitem').filter({ hasText: product.name }).filter({ hasText: number })
  await expect(pick).toContainText(`${color}, ${size}`)
  await expect(pick).toContainText(`${number} × 2`)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()

  await page.goto(`/admin/orders/${orderId}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await saved).suggestedFilename()).toBe(`packing-slip-${number}.pdf`)
  expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-')
})
