import { expect, type Page } from './screen.ts'

/** The designer of a shirt, in its first variant. */
export const shirtDesigner = {
  route: '/design/product/:productId/variant/:variantId',
  address: '/design/product/71/variant/first',
} as const

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

/** Waits until the garment is there: at most `timeout` ms, or as long as everything else. */
export async function awaitGarment(page: Page, options: { readonly timeout?: number } = {}): Promise<void> {
  const garment = canvas(page).locator('img').last()
  await expect(garment).toHaveJSProperty('complete', true, options)
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

/** Puts a star and a text on the shirt. */
export async function designShirt(page: Page): Promise<void> {
  await awaitGarment(page)
  await addShape(page, 'Star')
  await addText(page, 'Monsoon')
}
