import { expect, makePicture, signedIn, test } from '../shop.ts'
import { addShape, canvas, onCanvas, openDesigner, openPanel } from './designer-page.ts'

test('a visitor’s picture is there after a reload, and goes into the library with the login', {
  tag: '@phone',
}, async ({ page }) => {
  await openDesigner(page)
  await openPanel(page, 'Images')
  const buffer = await makePicture(page, 300, 300)
  await page.getByLabel('Upload images').setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer })
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await page.reload()
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Picture not available')).toHaveCount(0)
  const stored = page.waitForResponse('**/api/custom-products/create')
  // The designer notices the login, and loads again by itself.
  await signedIn(page)
  await expect(page.getByText('Your image is in your library now')).toBeVisible()
  await addShape(page, 'Star')
  const { product } = await (await stored).json()
  expect(JSON.stringify(product.designs)).toContain('/media/uploads/')
  expect(JSON.stringify(product.designs)).not.toContain('/this-device/')
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(onCanvas(page, 'Picture')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(onCanvas(page, 'Picture')).toBeVisible()
})
