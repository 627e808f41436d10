import type { Page } from '@playwright/test'
import { expect, makePicture, post, signedIn, test } from '../shop.ts'
import { addText, canvas, closePanel, onCanvas, openDesigner, openPanel } from './designer-page.ts'

/** Each of its sizes has a print area of its own. */
const posterId = 1
const poster = `/design/product/${posterId}/variant/first`

async function chooseSize(page: Page, name: string): Promise<void> {
  await openPanel(page, 'Product')
  await page.getByRole('region', { name: 'Options' }).getByRole('button', { name, exact: true }).click()
  await closePanel(page)
}

/** Holds back the answers to a call; the function that is returned releases them. */
async function holdBack(page: Page, call: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    const answer = await route.fetch()
    await promise
    await route.fulfill({ response: answer })
  })
  return resolve
}

test('a picture that is uploaded while another size is chosen goes onto the design in that size', async ({
  page,
}) => {
  await signedIn(page)
  await openDesigner(page, poster)
  await addText(page, 'Monsoon')
  const release = await holdBack(page, '**/api/custom-products/upload-design')
  const sent = page.waitForRequest('**/api/custom-products/upload-design')
  await openPanel(page, 'Images')
  const buffer = await makePicture(page, 300, 300)
  await page.getByLabel('Upload images').setInputFiles({ name: 'beach.png', mimeType: 'image/png', buffer })
  await sent
  await closePanel(page)
  await chooseSize(page, '50×70 cm')
  release()
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(onCanvas(page, 'Picture')).toHaveCount(0)
  await page.reload()
  await expect(onCanvas(page, 'Monsoon')).toBeVisible()
  await expect(onCanvas(page, 'Picture')).toHaveCount(0)
})

test('a saved design does not wait for a face that is slow to come', async ({ page }) => {
  const { token } = await signedIn(page)
  const id = await savedPoster(page, token)
  const release = await holdBack(page, '**/fonts/designs/*.ttf')
  await openDesigner(page, `${poster}?loadDesign=${id}`)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
})

test('a saved design that comes while another size is chosen is shown in that size', async ({ page }) => {
  const { token } = await signedIn(page)
  const id = await savedPoster(page, token)
  const release = await holdBack(page, `**/api/saved-designs/${id}`)
  const asked = page.waitForRequest(`**/api/saved-designs/${id}`)
  await openDesigner(page, `${poster}?loadDesign=${id}`)
  await asked
  await chooseSize(page, '50×70 cm')
  release()
  await expect(page.getByText('Design "Town poster" loaded successfully!')).toBeVisible()
  await expect(onCanvas(page, 'Galle')).toBeVisible()
})

/** Saves a design of the poster over the API; returns its id. */
async function savedPoster(page: Page, token: string): Promise<string> {
  const catalogue = await page.request.get(`/api/custom-products/catalog/product/${posterId}`)
  const { product }: { product: { variants: readonly { id: number; size: string; color: string }[] } } =
    await catalogue.json()
  const [variant] = product.variants
  if (variant === undefined) throw new Error('the poster has no sizes')
  const { id, size, color } = variant
  const position = { x: 50, y: 100, width: 200, height: 50 }
  const elements = [{ id: 'text-1', type: 'text', text: 'Galle', position, style: {} }]
  const data = {
    name: 'Town poster',
    productInfo: {
      printfulProductId: posterId,
      printfulVariantId: id,
      productTitle: 'Enhanced Matte Paper Poster',
      variantInfo: { size, color, image: '' },
    },
    designs: [{ placement: 'front', elements }],
    previewImage: { url: '', publicId: '' },
  }
  const answer = await post(page, '/api/saved-designs/save', { headers: { token }, data })
  expect(answer.status()).toBe(200)
  const { design }: { design: { _id: string } } = await answer.json()
  return design._id
}
