import { createHash } from 'node:crypto'
import { asOwner, expect, fillAddress, inCart, makePicture, signedIn, test } from '../shop.ts'
import { addText, canvas, closePanel, onCanvas, openDesigner, openPanel } from './designer-page.ts'

test('a shirt designed on both sides is saved, shown as a mockup, approved, paid beside a product in stock, and printed from that file [B1.06] [B2.23]', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  const { token } = await signedIn(page)
  const { product } = await inCart(page, token, 60)

  await openDesigner(page)
  await openPanel(page, 'Images')
  await page
    .getByLabel('Upload images')
    .setInputFiles({ name: 'sun.png', mimeType: 'image/png', buffer: await makePicture(page, 900, 900) })
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await expect(page.getByText('Image saved to your library!')).toBeVisible()
  await addText(page, 'Arugam Bay')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await addText(page, 'Since 1588')
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
  await openPanel(page, 'Product')
  const pricing = page.getByRole('region', { name: 'Pricing' })
  await pricing.getByText('Profit: $10.00').click()
  await pricing.getByLabel('Profit').fill('15')
  await closePanel(page)

  await page.getByRole('button', { name: 'Save Design' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Design name').fill('Sun over the bay')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Design saved successfully!')).toBeVisible()

  await page.getByRole('button', { name: 'Generate Mockup: Back' }).click()
  await expect(page.getByText('Mockup generated successfully')).toBeVisible({ timeout: 60_000 })
  await openPanel(page, 'Product')
  await expect(page.getByRole('img', { name: 'Mockup, Back' })).toBeVisible()
  await closePanel(page)

  await page.getByRole('button', { name: 'Proceed to Order' }).click()
  await expect(page).toHaveURL(/\/custom-order\//)
  const id = page.url().split('/').at(-1)
  const made = await page.request.get(`/api/printful/designer/custom-product/${id}`, { headers: { token } })
  expect((await made.json()).customProduct).toMatchObject({ profit: 15 })
  await expect(page.getByRole('img', { name: 'Proof of the front' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Proof of the back' })).toBeVisible()
  await page.getByLabel('I have checked the proof.').check()
  await page.getByRole('button', { name: 'Approve Proof' }).click()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await fillAddress(page)
  await page.getByRole('radio', { name: /card/i }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/orders/)
  const order = page.getByRole('main')
  await expect(order).toContainText(product.name)
  await expect(order).toContainText('Made to order, from our print partner')
  const number = /Order ([0-9A-F]{8})/.exec((await order.textContent()) ?? '')?.[1] ?? ''

  await asOwner(page)
  await page.goto(`/admin/made-to-order?search=${number}`)
  await page.getByRole('link', { name: number }).click()
  const files = page.getByRole('link', { name: 'Open the print file' })
  await expect(files).toHaveCount(2)
  for (const side of [0, 1]) {
    const address = (await files.nth(side).getAttribute('href')) ?? ''
    const bytes = await (await page.request.get(address)).body()
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await expect(page.getByText(sha256.slice(0, 16)).first()).toBeVisible()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1800, 2400])
  }
})
