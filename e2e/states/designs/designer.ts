import type { Page } from '@playwright/test'
import { expect, gotoHydrated } from '../../shop.ts'
import type { ScreenState } from '../screen-state.ts'

const route = '/design/product/:productId/variant/:variantId'
const canvas = (page: Page) => page.getByRole('region', { name: /^Canvas/ })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** Opens a sheet on a phone; on a desktop its panel is there, and a tool is chosen. */
export async function openPanel(page: Page, name: 'Layers' | 'Images' | 'Text' | 'Properties' | 'Product') {
  const isTool = name === 'Images' || name === 'Text' || name === 'Layers'
  if (isPhone(page)) await page.getByRole('button', { name, exact: true }).click()
  else if (isTool)
    await page.getByRole('button', { name: name === 'Layers' ? 'Select' : name, exact: true }).click()
}

async function open(page: Page, path = '/design/product/71/variant/first') {
  await gotoHydrated(page, path)
  await expect(canvas(page)).toBeVisible()
  await expect(canvas(page).locator('img')).toHaveJSProperty('complete', true)
  await expect(canvas(page).locator('img')).not.toHaveJSProperty('naturalWidth', 0)
}

export async function addText(page: Page, text: string) {
  await openPanel(page, 'Text')
  await page.getByLabel('Your text').fill(text)
  await page.keyboard.press('Enter')
  await expect(canvas(page).getByRole('button', { name: new RegExp(`^${text}`) })).toBeVisible()
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
}

export async function addShape(page: Page, shape: string) {
  await openPanel(page, 'Images')
  await page.getByRole('button', { name: shape, exact: true }).click()
}

/** Shows the panel of what was just added. */
async function arriveWithDesign(page: Page) {
  await open(page)
  await addShape(page, 'Star')
  await addText(page, 'Monsoon')
}

/** The designer: tools, canvas and product. */
export const designer: readonly ScreenState[] = [
  {
    name: 'designer, empty',
    route,
    async arrive(page) {
      await open(page)
      await openPanel(page, 'Layers')
      await expect(page.getByText('Nothing here yet.')).toBeVisible()
    },
  },
  {
    name: 'designer, with a design',
    route,
    arrive: arriveWithDesign,
  },
  {
    name: 'designer, properties of a text',
    route,
    async arrive(page) {
      await arriveWithDesign(page)
      await openPanel(page, 'Properties')
      await expect(page.getByLabel('Font size')).toHaveValue('24')
    },
  },
  {
    name: 'designer, product',
    route,
    async arrive(page) {
      await arriveWithDesign(page)
      await openPanel(page, 'Product')
      await expect(page.getByText('Selling price')).toBeVisible()
    },
  },
  {
    name: 'designer, product not found',
    route,
    async arrive(page) {
      await gotoHydrated(page, '/design/product/99999/variant/first')
      await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
    },
  },
]
