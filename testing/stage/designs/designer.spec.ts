import { samples } from '@first-fashion/contract/samples'
import { held, makePicture, refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'
import {
  addShape,
  addText,
  canvas,
  closePanel,
  emptySide,
  logIn,
  nextUpload,
  onCanvas,
  openDesigner,
  openPanel,
  property,
  shirt,
  storedDraft,
  storeSoon,
} from './designer.ts'

test('the designer shows product, prices and what is added [B2.71] [B2.75] [B2.76] [B9.28] [B9.29] [B5.23] [B9.26] [B4.17] [B5.26] [B2.82] [B5.27]', {
  tag: '@once',
}, async ({ page }) => {
  await test.step('the gallery opens the designer with both sides of the product', async () => {
    await gotoHydrated(page, '/design')
    await page.getByRole('link', { name: /^Start Designing: Unisex Staple/ }).click()
    await expect(page).toHaveURL(/\/design\/product\/71\/variant\/first$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design your T-Shirt')
    await expect(canvas(page)).toHaveAccessibleName('Canvas, Front')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(canvas(page)).toHaveAccessibleName('Canvas, Back')
    await openPanel(page, 'Product')
    const features = page.getByRole('region', { name: 'Features' }).getByRole('listitem')
    await expect(features).toHaveText([
      '100% combed and ring-spun cotton',
      'Fabric weight: 142 g/m²',
      'Shoulder-to-shoulder taping',
    ])
  })

  await test.step('prices are in dollars, with a profit of ten and quick choices', async () => {
    const pricing = page.getByRole('region', { name: 'Pricing' })
    await expect(pricing).toContainText('Base cost$9.25 (Rs. 2,')
    await expect(pricing).toContainText(/Selling price\$19\.25 \(Rs\. [\d,]+\.\d\d\)/)
    await expect(pricing.getByLabel('Profit')).toBeHidden()
    await pricing.getByText(/^Profit: \$10\.00/).click()
    await pricing.getByRole('button', { name: 'High (100%)' }).click()
    await expect(pricing).toContainText('Selling price$18.50')
    await expect(pricing).toContainText('Profit margin50%')
    await pricing.getByLabel('Profit').fill('-3')
    await expect(pricing).toContainText('Selling price$18.50')
    await expect(pricing).toContainText(/Between 0 and 99\d\d/)
    await expect(pricing.getByLabel('Profit')).toHaveAttribute('step', '0.5')
  })
  await closePanel(page)
  await page.getByRole('button', { name: 'Front', exact: true }).click()

  await test.step('a text and a shape stand where the shop puts them, and are selected', async () => {
    await openPanel(page, 'Text')
    await page.getByLabel('Your text').fill('   ')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Add text' })).toBeDisabled()
    await page.getByLabel('Your text').fill('Monsoon')
    await page.keyboard.press('Enter')
    await expect(onCanvas(page, 'Monsoon')).toHaveAttribute('aria-pressed', 'true')
    for (const [label, value] of [
      ['X', '100'],
      ['Y', '100'],
      ['Width', '200'],
      ['Height', '50'],
      ['Font size', '24'],
      ['Font family', 'Arial'],
      ['Colour', '#000000'],
    ] as const)
      expect(await property(page, label), label).toBe(value)
    await addShape(page, 'Star')
    await expect(onCanvas(page, 'Star')).toHaveAttribute('aria-pressed', 'true')
    await expect(onCanvas(page, 'Monsoon')).toHaveAttribute('aria-pressed', 'false')
    expect(await property(page, 'Width')).toBe('200')
  })
  await emptySide(page)

  await test.step('clearing everything asks first, and can be undone', async () => {
    await addText(page, 'Stays')
    await openPanel(page, 'Layers')
    await page.getByRole('button', { name: 'Clear all' }).click()
    const question = page.getByRole('dialog', { name: 'Clear the design' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Lock: Stays' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await question.getByRole('button', { name: 'Clear all' }).click()
    await expect(page.locator('#designer-layers')).toBeFocused()
    await expect(page.getByText('Your design is empty.')).toBeVisible()
    await closePanel(page)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(onCanvas(page, 'Stays')).toBeVisible()
  })
})

test('one goes back to any moment, and groups what is selected', { tag: '@once' }, async ({ page }) => {
  await openDesigner(page)
  await test.step('one may go back to any moment, further than undo goes', async () => {
    await addText(page, 'First')
    await addShape(page, 'Star')
    await page.keyboard.press('ControlOrMeta+z')
    await addShape(page, 'Circle')
    await page.getByText('History', { exact: true }).click()
    const moments = page.getByRole('slider', { name: '4 of 4' })
    await moments.fill('1')
    await expect(onCanvas(page, 'Star')).toHaveCount(0)
    await expect(page.getByText('An earlier moment of your design')).toBeVisible()
    await page.getByRole('button', { name: 'Back to now' }).click()
    await expect(onCanvas(page, 'Circle')).toBeVisible()
    await expect(page.getByText('An earlier moment of your design')).toBeHidden()
    await moments.fill('2')
    await expect(onCanvas(page, 'Star')).toBeVisible()
    await expect(onCanvas(page, 'Circle')).toHaveCount(0)
    await page.getByRole('button', { name: 'Go back to this' }).click()
    await expect(page.getByRole('slider', { name: '5 of 5' })).toBeVisible()
    await expect(onCanvas(page, 'Star')).toBeVisible()
  })
  await emptySide(page)

  await test.step('several layers are selected by keyboard, and grouped', async () => {
    for (const shape of ['Circle', 'Star', 'Square'] as const) await addShape(page, shape)
    await openPanel(page, 'Layers')
    const layer = (name: string) => page.getByRole('listitem').getByRole('button', { name, exact: true })
    await layer('Circle').press('Enter')
    await layer('Square').press('Shift+Enter')
    await expect(layer('Circle')).toHaveAttribute('aria-pressed', 'true')
    await expect(layer('Star')).toHaveAttribute('aria-pressed', 'false')
    await closePanel(page)
    await page.keyboard.press('ControlOrMeta+g')
    await openPanel(page, 'Layers')
    await layer('Star').press('Enter')
    await layer('Circle').press('Enter')
    await expect(layer('Square')).toHaveAttribute('aria-pressed', 'true')
    await layer('Square').press('Shift+Enter')
    await expect(layer('Circle')).toHaveAttribute('aria-pressed', 'false')
  })
})

test('a design is still there after the page was killed [B4.15]', { tag: '@once' }, async ({ page }) => {
  const context = page.context()
  await openDesigner(page)
  await addText(page, 'Kept')
  await addShape(page, 'Triangle')
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await openDesigner(again)
  await expect(onCanvas(again, 'Kept')).toBeVisible()
  await expect(onCanvas(again, 'Triangle')).toBeVisible()
  await again.keyboard.press('ControlOrMeta+z')
  await expect(onCanvas(again, 'Triangle')).toHaveCount(0)
})

test('a visitor designs, and logs in to save, to order and to see a mockup [B5.19] [B5.21] [B6.04] [B2.76] [B4.18] [B5.20]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await openDesigner(page)
  await test.step('a visitor may design, and is asked to log in to save or order', async () => {
    await addText(page, 'Mine')
    await page.getByRole('button', { name: 'Save Design' }).click()
    await expect(page.getByText('Please login to save designs')).toBeVisible()
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fdesign%2Fproduct%2F71/)
    await openDesigner(page)
    await expect(onCanvas(page, 'Mine')).toBeVisible()
    await page.getByRole('button', { name: 'Proceed to Order' }).click()
    await expect(page.getByText('Please login to place an order')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })
  await openDesigner(page)

  await test.step('a mockup is generated per side, shown as ready, and old once that side changes', async () => {
    await page.getByRole('button', { name: 'Generate Mockup: Front' }).click()
    await expect(page.getByText('Please login to generate mockups')).toBeVisible()
    await logIn(page)
    await openDesigner(page)
    await page.getByRole('button', { name: 'Generate Mockup: Front' }).click()
    await expect(page.getByText('Mockup generation started')).toBeVisible()
    await expect(page.getByText('Mockup generated successfully')).toBeVisible()
    await openPanel(page, 'Product')
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('status')).toHaveText(['Ready', 'Not generated'])
    await expect(preview.getByRole('img', { name: 'Mockup, Front' })).toBeVisible()
    const [{ mockup_url: url }] = samples['custom-products.mockup-status'].mockups
    await stage.answer(
      storedDraft(({ customProduct }) => {
        customProduct.mockups = [{ placement: 'front', url }]
      }),
    )
    await openDesigner(page)
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await openPanel(page, 'Product')
    await expect(preview.getByRole('status')).toHaveText(['Ready', 'Not generated'])
    await expect(preview.getByRole('img', { name: 'Mockup, Front' })).toBeVisible()
    await preview.getByRole('img', { name: 'Mockup, Front' }).dispatchEvent('error')
    await expect(preview.getByRole('img', { name: 'Front', exact: true })).toBeVisible()
    await closePanel(page)
    await addText(page, 'More')
    await openPanel(page, 'Product')
    await expect(preview.getByRole('status')).toHaveText(['Not generated', 'Not generated'])
    await openDesigner(page)
    await openPanel(page, 'Product')
    await expect(preview.getByRole('status')).toHaveText(['Not generated', 'Not generated'])
  })
})

test('a mockup that is being made is waited for after a reload [B4.18]', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.set({ as: 'member' })
  await openDesigner(page)
  await stage.answer({ 'custom-products.mockup-status': held })
  await addText(page, 'Mine')
  await page.getByRole('button', { name: 'Generate Mockup: Front' }).click()
  await expect(page.getByText('Mockup generation started')).toBeVisible()
  const { taskKey } = samples['custom-products.generate-mockup']
  await stage.answer({
    'custom-products.mockup-status': samples['custom-products.mockup-status'],
    ...storedDraft(({ customProduct }) => {
      customProduct.mockupTasks = [{ placement: 'front', taskKey }]
    }),
  })
  await page.reload()
  await openPanel(page, 'Product')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('status')).toHaveText(['Ready', 'Not generated'])
  await expect(preview.getByRole('img', { name: 'Mockup, Front' })).toBeVisible()
})

test('a draft is stored five seconds after the last change, and ordered [B4.15] [B9.27] [B5.21]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member' })
  await openDesigner(page)
  await page.getByRole('button', { name: 'Proceed to Order' }).click()
  await expect(page.getByText('Please save your design first')).toBeVisible()
  const created = page.waitForResponse('**/api/custom-products/create')
  await addText(page, 'Made for me')
  expect((await created).status()).toBe(200)
  await expect(page.getByRole('status').filter({ hasText: /^Saved at / })).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Order' }).click()
  await expect(page).toHaveURL(/\/custom-order\/[0-9a-f-]{36}$/)
})

test('a design that changed elsewhere is not overwritten: both are there', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  await openDesigner(page)
  const first = page.waitForRequest('**/api/custom-products/create')
  await addText(page, 'First')
  const { id } = (await first).postDataJSON()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await stage.answer({
    'custom-products.update': refused('custom-products.changed', 'This design was changed elsewhere.', 409),
  })
  const copy = page.waitForRequest('**/api/custom-products/create')
  await addShape(page, 'Circle')
  const body = (await copy).postDataJSON()
  expect(body.id).not.toBe(id)
  expect(body.designs[0].elements).toHaveLength(2)
  await expect(page.getByText(/changed elsewhere/)).toBeVisible()
})

test('a product that there is not leads back to the gallery [B2.78]', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.set({
    answers: { 'designs.catalog-product': refused('designs.product-unknown', 'Product not found', 404) },
  })
  await gotoHydrated(page, shirt.replace('71', '99999'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found')
  await page.getByRole('link', { name: 'Back to Design Gallery' }).click()
  await expect(page).toHaveURL(/\/design$/)
})

test('a picture that prints too coarse is warned of with its figure', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.set({ as: 'member', answers: nextUpload('leaf.png', 400) })
  await openDesigner(page)
  await openPanel(page, 'Images')
  const files = page.waitForEvent('filechooser')
  await page.getByText('Upload images').click()
  await (await files).setFiles({
    name: 'leaf.png',
    mimeType: 'image/png',
    buffer: await makePicture(page, 400, 400),
  })
  await expect(page.getByText('Image saved to your library!')).toBeVisible()
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
  await expect(canvas(page).getByText('50 dpi')).toBeVisible()
  await openPanel(page, 'Properties')
  await expect(page.getByText('Prints at only 50 dpi')).toBeVisible()
  await page.getByLabel('Width', { exact: true }).fill('60')
  await page.getByLabel('Height', { exact: true }).fill('60')
  await expect(page.getByText('Prints at 167 dpi')).toBeVisible()
  await expect(page.getByText('6.1 × 6.1 cm in print')).toBeVisible()
})
