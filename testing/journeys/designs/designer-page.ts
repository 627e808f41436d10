import { expect, type Page } from '@playwright/test'
import { gotoHydrated } from '../shop.ts'

/** A shirt that can be designed. */
export const shirt = '/design/product/71/variant/first'

export const canvas = (page: Page) => page.getByRole('region', { name: /^Canvas/ })
/** An element on the canvas, by the beginning of its name. */
export const onCanvas = (page: Page, name: string) =>
  canvas(page).getByRole('button', { name: `${name}, on the canvas` })

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

type Panel = 'Layers' | 'Images' | 'Text' | 'Properties' | 'Product'

/** Opens a sheet on a phone. On a desktop the panel is there, and at most a tool is chosen. */
export async function openPanel(page: Page, name: Panel): Promise<void> {
  const button = (words: string) => page.getByRole('button', { name: words, exact: true })
  if (isPhone(page)) await button(name).click()
  else if (name === 'Layers') await button('Select').click()
  else if (name === 'Images' || name === 'Text') await button(name).click()
}

/** Closes the sheet of a phone. */
export async function closePanel(page: Page): Promise<void> {
  if (isPhone(page))
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
}

/** Opens the designer and waits until the garment is there. */
export async function openDesigner(page: Page, path = shirt): Promise<void> {
  await gotoHydrated(page, path)
  const garment = canvas(page).locator('img').last()
  await expect(garment).toHaveJSProperty('complete', true, { timeout: 60_000 })
  await expect(garment).not.toHaveJSProperty('naturalWidth', 0)
}

export async function addText(page: Page, text: string): Promise<void> {
  await openPanel(page, 'Text')
  await page.getByLabel('Your text').fill(text)
  await page.keyboard.press('Enter')
  await expect(onCanvas(page, text)).toBeVisible()
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
}

export async function addShape(page: Page, shape: 'Circle' | 'Triangle' | 'Square' | 'Star'): Promise<void> {
  await openPanel(page, 'Images')
  await page.getByRole('button', { name: `Add ${shape} to the design` }).click()
  await expect(onCanvas(page, shape)).toBeVisible()
}
