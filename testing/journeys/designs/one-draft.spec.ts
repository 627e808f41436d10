import type { Page } from '@playwright/test'
import { expect, post, signedIn, test } from '../shop.ts'
import { addShape, addText, closePanel, onCanvas, openDesigner, openPanel, shirt } from './designer-page.ts'
import { customShirt, onServer, otherDevice } from './designs.ts'

const stored = (page: Page, call: 'create' | 'update/*') =>
  page.waitForResponse(`**/api/custom-products/${call}`)

async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  await openPanel(page, 'Product')
  const options = page.getByRole('region', { name: 'Options' })
  for (const name of names) await options.getByRole('button', { name, exact: true }).click()
  await closePanel(page)
}

const order = (page: Page) => page.getByRole('button', { name: 'Proceed to Order' }).click()

interface Product {
  readonly _id: string
  readonly name: string
  readonly profit: number
  readonly selectedOptions: { readonly size: string; readonly color: string }
  readonly designs: readonly { readonly elements: readonly { readonly text?: string }[] }[]
}

/** The words on a custom product, as the shop stores it. */
async function wordsOf(page: Page, id: string): Promise<string[]> {
  const { designs } = await productOf(page, id)
  return designs.flatMap(({ elements }) => elements.flatMap(({ text }) => text ?? []))
}

async function productOf(page: Page, id: string): Promise<Product> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const path = `/api/printful/designer/custom-product/${id}`
  const answer = await page.request.get(path, { headers: { token } })
  const { customProduct }: { customProduct: Product } = await answer.json()
  return customProduct
}

/** The id of what is ordered on the page of the order. */
async function ordered(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/custom-order\/[0-9a-f-]{36}$/)
  return page.url().slice(-36)
}

const count = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const answer = await page.request.get('/api/printful/designer/custom-products', { headers: { token } })
  const { customProducts }: { customProducts: readonly Product[] } = await answer.json()
  return customProducts.length
}

test('a design goes along with the size and colour that are chosen, through order, link, Back and reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Precious')
  await choose(page, 'Navy', 'L')
  await order(page)
  const id = await ordered(page)
  expect((await productOf(page, id)).selectedOptions).toMatchObject({ size: 'L', color: 'Navy' })
  await page.getByRole('link', { name: 'Change the design' }).click()
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  await page.reload()
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  const update = stored(page, 'update/*')
  await addShape(page, 'Star')
  expect((await update).status()).toBe(200)
  await order(page)
  expect(await ordered(page)).toBe(id)
  await page.goBack()
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  await expect(onCanvas(page, 'Star')).toBeVisible()
  expect(await wordsOf(page, id)).toEqual(['Precious'])
})

/** The designer of a shirt in the first colour of a size. */
async function pathOf(page: Page, size: string): Promise<string> {
  const answer = await page.request.get('/api/custom-products/catalog/product/71')
  const { product }: { product: { variants: readonly { id: number; size: string }[] } } = await answer.json()
  return shirt.replace('first', String(product.variants.find((one) => one.size === size)?.id))
}

test('a design in the cart stays as it was approved: a change is a design of its own, and says so', {
  tag: '@desktop',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  const id = await customShirt(page, token)
  const data = { itemId: `custom_${id}`, size: 'L' }
  expect((await post(page, '/api/cart/add', { headers: { token }, data })).status()).toBe(200)
  await openDesigner(page, `${await pathOf(page, 'L')}?draft=${id}`)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await addText(page, 'Fort')
  await expect(page.getByText('This design is in your cart, and stays as it is there.')).toBeVisible()
  await order(page)
  expect(await ordered(page)).not.toBe(id)
  expect(await wordsOf(page, id)).toEqual(['Galle'])
  await page.goto('/cart')
  const line = page.getByRole('listitem').filter({ hasText: 'Galle Fort' })
  await expect(line).toContainText('White, L')
  await expect(line).not.toContainText('Not ready to order yet')
})

/** Lets the next call reach the shop, and its answer get lost on the way back. */
async function loseAnswer(page: Page, call: 'create' | 'update/*'): Promise<void> {
  const lost = Promise.withResolvers<void>()
  const url = `**/api/custom-products/${call}`
  await page.route(url, async (route) => {
    await route.fetch()
    await route.abort()
    await page.unroute(url)
    lost.resolve()
  })
  return lost.promise
}

/** Adds a text whose draft is stored, but nobody hears so; the page is then opened again. */
async function addUnanswered(page: Page, text: string, call: 'create' | 'update/*'): Promise<void> {
  const lost = loseAnswer(page, call)
  await addText(page, text)
  await lost
  await page.reload()
  await expect(onCanvas(page, text)).toBeVisible()
}

test('a design stays one although the answers were lost when it was first stored, and when it was changed', {
  tag: '@desktop',
}, async ({ page, errors }) => {
  await signedIn(page)
  await openDesigner(page)
  await addUnanswered(page, 'Precious', 'create')
  const repeated = stored(page, 'create')
  await addText(page, 'Stone')
  expect((await repeated).status()).toBe(200)
  await addUnanswered(page, 'Monsoon', 'update/*')
  await addText(page, 'Later')
  await order(page)
  const words = await wordsOf(page, await ordered(page))
  expect(words).toEqual(['Precious', 'Stone', 'Monsoon', 'Later'])
  expect(await count(page)).toBe(1)
  for (const line of errors.splice(0)) expect(line).toContain('The draft was not saved')
})

const isSaved = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible({ timeout: 15_000 })

test('a design that another device opens and orders keeps its price and its name', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Precious')
  await page.getByText('Profit: $10.00').click()
  await page.getByRole('region', { name: 'Pricing' }).getByLabel('Profit').fill('15')
  await page.getByRole('button', { name: 'Save Design' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Design' })
  await dialog.getByLabel('Design name').fill('Birthday shirt')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await order(page)
  const id = await ordered(page)
  const other = await otherDevice(browser, page)
  await openDesigner(other)
  await expect(onCanvas(other, 'Precious')).toBeVisible()
  await addText(other, 'Stone')
  await order(other)
  expect(await ordered(other)).toBe(id)
  expect(await productOf(page, id)).toMatchObject({ name: 'Birthday shirt', profit: 15 })
  expect(await wordsOf(page, id)).toEqual(['Precious', 'Stone'])
  await other.context().close()
})

test('a device that cannot send its log overwrites nothing of another device, and is not overwritten', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Precious')
  await isSaved(page)
  await onServer(page, 1)
  const other = await otherDevice(browser, page)
  await openDesigner(other)
  await expect(onCanvas(other, 'Precious')).toBeVisible()
  await page.route('**/api/design-logs/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 422, json: {} }) : route.continue(),
  )
  await addText(page, 'Monsoon')
  await order(page)
  const id = await ordered(page)
  await addText(other, 'Sunrise')
  await addText(other, 'Later')
  await onServer(other, 3)
  await order(other)
  const copy = await ordered(other)
  expect(copy).not.toBe(id)
  expect(await wordsOf(page, id)).toEqual(['Precious', 'Monsoon'])
  expect(await wordsOf(page, copy)).toEqual(['Precious', 'Sunrise', 'Later'])
  await other.context().close()
})
