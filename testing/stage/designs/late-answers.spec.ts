import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { type Answers, altered, makePicture, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'
import { addText, canvas, closePanel, nextUpload, onCanvas, openDesigner, openPanel } from './designer.ts'

/** Each of its sizes has a print area of its own. */
const posterId = 1
const poster = `/design/product/${posterId}/variant/first`

const saved = samples['saved-designs.get'].design._id
const { product } = samples['custom-products.create']
const posters: Answers = {
  ...nextUpload('beach.png', 300),
  ...altered('designs.catalog-product', ({ product }) => {
    Object.assign(product.product, {
      id: posterId,
      title: 'Enhanced Matte Paper Poster',
      type_name: 'Poster',
    })
    product.variants.splice(2)
    for (const [at, variant] of product.variants.entries()) {
      Object.assign(variant, { id: 3876 + at, size: at === 0 ? '30×40 cm' : '50×70 cm', color: 'White' })
      const size = at === 0 ? { width: 1772, height: 2362 } : { width: 2953, height: 4134 }
      variant.files = [{ ...size, type: 'front', preview_url: '', dpi: 150, fill: 'cover' }]
    }
  }),
  ...altered('saved-designs.get', ({ design }) => {
    design.name = 'Town poster'
    design.productInfo.printfulProductId = posterId
    design.designs.splice(1)
  }),
}

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

test('a picture that is uploaded while another size is chosen goes onto the design in that size', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member', answers: posters })
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

test('a saved design does not wait for a face that is slow to come', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.set({ as: 'member', answers: posters })
  const release = await holdBack(page, '**/fonts/designs/*.ttf')
  await openDesigner(page, `${poster}?loadDesign=${saved}`)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
})

test('a saved design that comes while another size is chosen is shown in that size', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member', answers: posters })
  const release = await holdBack(page, `**/api/saved-designs/${saved}`)
  const asked = page.waitForRequest(`**/api/saved-designs/${saved}`)
  await openDesigner(page, `${poster}?loadDesign=${saved}`)
  await asked
  await chooseSize(page, '50×70 cm')
  release()
  await expect(page.getByText('Design "Town poster" loaded successfully!')).toBeVisible()
  await expect(onCanvas(page, 'Galle')).toBeVisible()
})

test('a design beside the one in the cart is made once, although the answer gets lost', {
  tag: '@once',
}, async ({ page, stage, errors }) => {
  const inCart = refused('custom-products.in-cart', 'This design is in your cart.', 409)
  await stage.set({ as: 'member', answers: { 'custom-products.update': inCart } })
  await openDesigner(page, `/design/product/71/variant/4013?draft=${product._id}`)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await addText(page, 'Fort')
  const order = () => page.getByRole('button', { name: 'Proceed to Order' }).click()
  await page.route('**/api/custom-products/create', (route) => route.abort())
  const lost = page.waitForRequest('**/api/custom-products/create')
  await order()
  const { id } = (await lost).postDataJSON()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save design' })).toBeVisible()
  await page.unroute('**/api/custom-products/create')
  await page.reload()
  await expect(onCanvas(page, 'Fort')).toBeVisible()
  const repeated = page.waitForRequest('**/api/custom-products/create')
  await order()
  expect((await repeated).postDataJSON()).toMatchObject({ id })
  await expect(page).toHaveURL(/\/custom-order\//)
  await expect(page.getByText('This design is in your cart, and stays as it is there.')).toBeVisible()
  for (const line of errors.splice(0)) expect(line).toContain('The draft was not saved')
})

test('what was done is on the server before the draft that is made of it', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.set({ as: 'member' })
  await openDesigner(page)
  const release = await holdBack(page, '**/api/design-logs/*')
  const sent = page.waitForRequest('**/api/design-logs/*')
  await addText(page, 'Monsoon')
  const drafts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/custom-products/create')) drafts.push(request.url())
  })
  await page.getByRole('button', { name: 'Proceed to Order' }).click()
  await sent
  expect(drafts).toEqual([])
  release()
  await expect(page).toHaveURL(/\/custom-order\//)
  expect(drafts).toHaveLength(1)
})
