import type { Page } from '@playwright/test'
import { expect, post, signedIn, test } from '../shop.ts'
import { addText, onCanvas, openDesigner, shirt } from './designer-page.ts'
import { customShirt } from './designs.ts'

async function saveAs(page: Page, name: string, description = ''): Promise<void> {
  await page.getByRole('button', { name: 'Save Design' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Design' })
  await dialog.getByLabel('Design name').fill(name)
  if (description !== '') await dialog.getByLabel(/^Description/).fill(description)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** The address of what is ordered, with its name on the page. */
async function orderedAs(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Proceed to Order' }).click()
  await expect(page).toHaveURL(/\/custom-order\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  return page.url()
}

test('a design is ordered under the name that it was saved under, with its description, also after a change [B3.49]', async ({
  page,
}) => {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Precious')
  await expect(page.getByText(/^Saved at/)).toBeVisible({ timeout: 15_000 })
  await saveAs(page, 'Birthday shirt', 'For a night on the ramparts')
  const address = await orderedAs(page, 'Birthday shirt')
  const facts = page
    .getByRole('term')
    .filter({ hasText: /^Product$/ })
    .locator('..')
  await expect(facts).toContainText('Unisex Staple T-Shirt')
  await page.goBack()
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  await page.reload()
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  await page.getByRole('button', { name: 'Save Design' }).click()
  await expect(page.getByLabel('Design name')).toHaveValue('Birthday shirt')
  await expect(page.getByLabel(/^Description/)).toHaveValue('For a night on the ramparts')
  await page.keyboard.press('Escape')
  await addText(page, 'Stone')
  expect(await orderedAs(page, 'Birthday shirt')).toBe(address)
  await page.goto(address.replace('custom-order', 'custom-products'))
  await expect(page.getByText('For a night on the ramparts')).toBeVisible()
})

test('a saved design that is opened gives its name to what is ordered', async ({ page }) => {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Precious')
  await saveAs(page, 'Rain on tin')
  await page.goto('/profile?tab=designs')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Redesign Rain on tin' }).click()
  const designer = await opened
  await expect(designer.getByText(/Rain on tin/).first()).toBeVisible()
  await addText(designer, 'Stone')
  await orderedAs(designer, 'Rain on tin')
})

test('what lies in the cart keeps its name when the design is saved under another one', async ({ page }) => {
  const { token } = await signedIn(page)
  const id = await customShirt(page, token)
  const data = { itemId: `custom_${id}`, size: 'L' }
  expect((await post(page, '/api/cart/add', { headers: { token }, data })).status()).toBe(200)
  await openDesigner(page, `${shirt.replace('first', await variantOf(page, 'L'))}?draft=${id}`)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await saveAs(page, 'Another name')
  expect(await orderedAs(page, 'Galle Fort')).toContain(id)
})

/** The first variant of the shirt in a size. */
async function variantOf(page: Page, size: string): Promise<string> {
  const answer = await page.request.get('/api/custom-products/catalog/product/71')
  const { product }: { product: { variants: readonly { id: number; size: string }[] } } = await answer.json()
  return String(product.variants.find((one) => one.size === size)?.id)
}
