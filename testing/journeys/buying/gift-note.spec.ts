import { asOwner, expect, fillAddress, inCart, signedIn, test } from '../shop.ts'

const note = 'Happy birthday, Amma! With love from Nadeesha'

test('a shopper adds a gift note, which staff read on the order and on its packing page', {
  tag: '@phone',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 9)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByText('Add a gift note').click()
  const field = page.getByLabel('Gift note')
  await field.fill(note)
  await field.blur()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  const order = page.getByRole('article').first()
  await expect(async () => {
    await page.reload()
    await expect(order.getByText(note)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const number = /[0-9A-F]{8}/.exec((await order.textContent()) ?? '')?.[0] ?? ''
  await asOwner(page)
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await expect(page.getByRole('heading', { name: 'Gift note' })).toBeVisible()
  await expect(page.getByText(note)).toBeVisible()
  await page.getByRole('link', { name: 'Packing page' }).click()
  await expect(page.getByRole('heading', { name: `Parcel for order ${number}` })).toBeVisible()
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByText(/Rs\./)).toHaveCount(0)
})
