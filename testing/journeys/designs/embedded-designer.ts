import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '../shop.ts'

/** A product that can be designed in the partner's own designer. */
export async function designableProduct(page: Page) {
  const listed = await page.request.get('/api/product/list')
  const { products }: { products: readonly { _id: string; madeToOrder: boolean }[] } = await listed.json()
  for (const { _id } of products.filter(({ madeToOrder }) => madeToOrder)) {
    const answer = await page.request.get(`/api/product/single?id=${_id}`)
    const { product }: { product: { name: string; slug: string; printful_product_id?: number } } =
      await answer.json()
    if (product.printful_product_id === 71) return { ...product, _id, path: `/designer/${_id}` }
  }
  throw new Error('no shirt can be designed')
}

/** The shop's frame around the partner's designer. */
export const shopFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Designer"]')

/** The partner's designer. */
export const partnerFrame = (page: Page): FrameLocator =>
  shopFrame(page).frameLocator('iframe[title="Designer of our print partner"]')

export const saveButton = (page: Page) => shopFrame(page).getByRole('button', { name: 'Save Design' })

/** Opens the designer and waits until the partner's product is there. */
export async function openEmbeddedDesigner(page: Page) {
  const product = await designableProduct(page)
  await page.goto(product.path)
  await expect(partnerFrame(page).getByRole('img', { name: 'without a design' })).toBeVisible()
  await expect(page.getByText('Loading designer …')).toHaveCount(0)
  return product
}

/** Chooses a colour and a size and writes on the product. */
export async function designShirt(page: Page, text: string): Promise<void> {
  const designer = partnerFrame(page)
  await designer.getByLabel('Colour', { exact: true }).selectOption('Navy')
  await designer.getByLabel('Size').selectOption('L')
  await designer.getByLabel('Text colour').selectOption('Saffron')
  await designer.getByLabel('Text', { exact: true }).fill(text)
  await expect(designer.getByRole('img', { name: `in Navy with “${text}”` })).toBeVisible()
  await expect(saveButton(page)).toBeEnabled()
}
