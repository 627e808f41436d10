import type { Page } from '@playwright/test'
import { addShape, addText, openDesigner, openPanel, shirt } from '../../designs/designer-page.ts'
import { expect, gotoHydrated, signedIn } from '../../shop.ts'
import type { ScreenState } from '../screen-state.ts'

const route = '/design/product/:productId/variant/:variantId'

async function openWithDesign(page: Page) {
  await openDesigner(page)
  await addShape(page, 'Star')
  await addText(page, 'Monsoon')
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
      await expect(page.getByRole('heading', { name: 'Clear all elements?' })).toBeVisible()
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
    name: 'designer, product',
    route,
    async arrive(page) {
      await openWithDesign(page)
      await openPanel(page, 'Product')
      await expect(page.getByText('Selling price')).toBeVisible()
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
    name: 'designer, product not found',
    route,
    async arrive(page) {
      await gotoHydrated(page, shirt.replace('71', '99999'))
      await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
    },
  },
]
