import type { Page } from '@playwright/test'
import {
  addShape,
  addText,
  canvas,
  closePanel,
  onCanvas,
  openDesigner,
  openMug,
  openPanel,
  shirt,
} from '../../designs/designer-page.ts'
import { expect, gotoHydrated, makePicture, signedIn } from '../../shop.ts'
import { hold, type ScreenState } from '../screen-state.ts'

const route = '/design/product/:productId/variant/:variantId'

async function openWithDesign(page: Page) {
  await openDesigner(page)
  await addShape(page, 'Star')
  await addText(page, 'Monsoon')
}

async function openMockup(page: Page) {
  await signedIn(page)
  await openWithDesign(page)
  await page.getByRole('button', { name: 'Generate Mockup: Front' }).click()
  await expect(page.getByText('Mockup generation started')).toBeVisible()
}

/** The designer: tools, canvas and product. */
export const designer: readonly ScreenState[] = [
  {
    name: 'designer, empty',
    route,
    async arrive(page) {
      await openDesigner(page)
      await openPanel(page, 'Layers')
      await expect(page.getByText('Nothing here yet.')).toBeVisible()
    },
  },
  {
    name: 'designer, with a design',
    route,
    arrive: openWithDesign,
  },
  {
    name: 'designer, of a mug',
    route,
    async arrive(page) {
      await openMug(page)
      await addShape(page, 'Star')
      await addText(page, 'Good morning')
      await openPanel(page, 'Product')
      await expect(page.getByText('Selling price')).toBeVisible()
    },
  },
  {
    name: 'designer, layers',
    route,
    async arrive(page) {
      await openWithDesign(page)
      await openPanel(page, 'Layers')
      await page.getByRole('button', { name: 'Lock: Star' }).click()
      await page.getByRole('button', { name: 'Hide: Star' }).click()
      await expect(page.getByRole('button', { name: 'Unlock: Star' })).toBeVisible()
    },
  },
  {
    name: 'designer, everything to be cleared',
    route,
    over: true,
    async arrive(page) {
      await openWithDesign(page)
      await openPanel(page, 'Layers')
      await page.getByRole('button', { name: 'Clear all' }).click()
      await expect(page.getByRole('heading', { name: 'Clear the design' })).toBeVisible()
    },
  },
  {
    name: 'designer, properties of a text',
    route,
    async arrive(page) {
      await openWithDesign(page)
      await openPanel(page, 'Properties')
      await expect(page.getByLabel('Font size')).toHaveValue('24')
    },
  },
  {
    name: 'designer, curved text',
    route,
    async arrive(page) {
      await openDesigner(page)
      await addText(page, 'Curve me around the fort')
      await openPanel(page, 'Properties')
      await page.getByLabel('Curve (°)').fill('180')
      await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
      await closePanel(page)
    },
  },
  {
    name: 'designer, product',
    route,
    async arrive(page) {
      await openWithDesign(page)
      await openPanel(page, 'Product')
      await expect(page.getByText('Selling price')).toBeVisible()
    },
  },
  {
    name: 'designer, mockup being made',
    route,
    async arrive(page) {
      await hold(page, 'custom-products/mockup/status/*')
      await openMockup(page)
      await openPanel(page, 'Product')
      await expect(page.getByText('Generating …')).toBeVisible()
    },
  },
  {
    name: 'designer, mockup',
    route,
    async arrive(page) {
      await openMockup(page)
      await expect(page.getByText('Mockup generated successfully')).toBeVisible({ timeout: 60_000 })
      await openPanel(page, 'Product')
      await expect(page.getByRole('img', { name: 'Mockup, Front' })).toBeVisible()
    },
  },
  {
    name: 'designer, to be saved',
    route,
    over: true,
    async arrive(page) {
      await signedIn(page)
      await openWithDesign(page)
      await page.getByRole('button', { name: 'Save Design' }).click()
      await page.getByRole('dialog').getByLabel('Design name').fill('Monsoon star')
    },
  },
  {
    name: 'designer, templates',
    route,
    over: true,
    async arrive(page) {
      await openDesigner(page)
      await openPanel(page, 'Layers')
      await page.getByRole('button', { name: 'Start from a template' }).click()
      const templates = page.getByRole('dialog', { name: 'Templates' }).getByRole('list')
      await expect(templates).toHaveAttribute('aria-busy', 'false')
    },
  },
  {
    name: 'designer, template to replace a design',
    route,
    over: true,
    async arrive(page) {
      await openWithDesign(page)
      await openPanel(page, 'Layers')
      await page.getByRole('button', { name: 'Start from a template' }).click()
      await page.getByRole('button', { name: 'Town badge' }).click()
      await expect(page.getByRole('dialog', { name: 'Replace your design?' })).toBeVisible()
    },
  },
  {
    name: 'designer, cropped picture',
    route,
    async arrive(page) {
      await signedIn(page)
      await openDesigner(page)
      await openPanel(page, 'Images')
      const buffer = await makePicture(page, 900, 700)
      await page.getByLabel('Upload images').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
      await expect(onCanvas(page, 'Picture')).toHaveAttribute('aria-pressed', 'true')
      await openPanel(page, 'Properties')
      await page.getByLabel('Left, %').fill('30')
      await page.getByLabel('Top, %').fill('20')
      await expect(page.getByRole('button', { name: 'Show the whole picture' })).toBeVisible()
    },
  },
  {
    name: 'designer, product not found',
    route,
    async arrive(page) {
      await gotoHydrated(page, shirt.replace('71', '99999'))
      await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
    },
  },
]
