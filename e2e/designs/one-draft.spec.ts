import type { Page } from '@playwright/test'
import { expect, post, signedIn, test } from '../shop.ts'
import {
  addShape,
  addText,
  canvas,
  closePanel,
  onCanvas,
  openDesigner,
  openPanel,
  shirt,
} from './designer-page.ts'
import { changeShirt, customShirt, newShirt, savedDesign } from './designs.ts'

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

/** Adds the first text of a design, and waits until the draft is there. */
async function addStoredText(page: Page, text: string): Promise<void> {
  const create = stored(page, 'create')
  await addText(page, text)
  await create
}

test('a design that goes on in two tabs is two drafts, and each tab orders what it shows', async ({
  page,
}) => {
  await signedIn(page)
  await openDesigner(page)
  await addStoredText(page, 'Monsoon')
  const second = await page.context().newPage()
  await openDesigner(second)
  await expect(onCanvas(second, 'Monsoon')).toBeVisible()
  await addText(second, 'Sunrise')
  await order(second)
  expect(await wordsOf(second, await ordered(second))).toEqual(['Monsoon', 'Sunrise'])
  await order(page)
  expect(await wordsOf(page, await ordered(page))).toEqual(['Monsoon'])
})

test('a design goes along with the size and colour that are chosen, through order, link, Back and reload', async ({
  page,
}) => {
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

test('a design in another size is still the same one when the designer is opened without a size', async ({
  page,
}) => {
  await signedIn(page)
  await openDesigner(page)
  await addStoredText(page, 'Precious')
  const moved = stored(page, 'update/*')
  await choose(page, 'XL')
  expect((await moved).status()).toBe(200)
  await openDesigner(page)
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  const update = stored(page, 'update/*')
  await addShape(page, 'Star')
  expect((await update).status()).toBe(200)
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await expect(page.getByText(/changed elsewhere/)).toHaveCount(0)
  expect(await count(page)).toBe(1)
  const answer = await page.request.get('/api/custom-products/catalog/product/71')
  const { product }: { product: { variants: readonly { id: number }[] } } = await answer.json()
  await openDesigner(page, shirt.replace('first', String(product.variants[0]?.id)))
  await expect(page.getByText('Nothing to save yet')).toBeVisible()
})

test('a custom product is opened in the designer on another device as it is stored, and only an edit changes it', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const id = await newShirt(page, token)
  await page.goto(`/custom-products/${id}`)
  await page.getByRole('link', { name: 'Change the design' }).click()
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await expect(page).toHaveURL(/\/variant\/\d+$/)
  const update = stored(page, 'update/*')
  await addText(page, 'Fort')
  expect((await update).status()).toBe(200)
  expect(await wordsOf(page, id)).toEqual(['Galle', 'Fort'])
  expect(await count(page)).toBe(1)
})

test('what was drawn just before a reload is ordered, and stored without another change', async ({
  page,
}) => {
  await signedIn(page)
  await openDesigner(page)
  await addStoredText(page, 'Precious')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await addText(page, 'Late')
  await page.reload()
  await expect(onCanvas(page, 'Late')).toBeVisible()
  await order(page)
  expect(await wordsOf(page, await ordered(page))).toEqual(['Precious', 'Late'])
  await page.goBack()
  await addText(page, 'Later')
  await page.reload()
  await expect(onCanvas(page, 'Later')).toBeVisible()
  expect((await stored(page, 'update/*')).status()).toBe(200)
})

test('a draft that cannot be stored is not ordered: the designer stays, and says so [B8.45]', async ({
  page,
  errors,
}) => {
  await signedIn(page)
  await openDesigner(page)
  await addStoredText(page, 'Precious')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.route('**/api/custom-products/update/*', (route) => route.fulfill({ status: 503, json: {} }))
  await addText(page, 'Late')
  await order(page)
  await page.getByRole('alert').filter({ hasText: 'Failed to save design' }).click()
  await expect(canvas(page)).toBeVisible()
  await page.unroute('**/api/custom-products/update/*')
  await order(page)
  expect(await wordsOf(page, await ordered(page))).toEqual(['Precious', 'Late'])
  for (const line of errors.splice(0)) expect(line).toContain('The draft was not saved')
})

test('why a design cannot be stored is said to whoever orders it', async ({ page, errors }) => {
  await signedIn(page)
  await openDesigner(page)
  await addStoredText(page, 'Precious')
  const message = 'A picture of this design is not in your library. Please replace it or take it off.'
  await page.route('**/api/custom-products/update/*', (route) =>
    route.fulfill({ status: 422, json: { success: false, code: 'designs.picture-unknown', message } }),
  )
  await addText(page, 'Late')
  await order(page)
  await expect(page.getByText(message)).toBeVisible()
  await expect(canvas(page)).toBeVisible()
  errors.length = 0
})

test('the profit that was chosen is there after a reload', async ({ page }) => {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Precious')
  const create = stored(page, 'create')
  await openPanel(page, 'Product')
  const profit = page.getByRole('region', { name: 'Pricing' }).getByLabel('Profit')
  await profit.fill('15')
  await closePanel(page)
  await create
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.reload()
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  await openPanel(page, 'Product')
  await expect(profit).toHaveValue('15')
  await closePanel(page)
  await addText(page, 'More')
  await order(page)
  expect((await productOf(page, await ordered(page))).profit).toBe(15)
})

test('the profit is there after a reload, also before it could be stored', async ({ page }) => {
  await signedIn(page)
  await openDesigner(page)
  await addStoredText(page, 'Precious')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await openPanel(page, 'Product')
  const profit = page.getByRole('region', { name: 'Pricing' }).getByLabel('Profit')
  await profit.fill('17')
  await page.reload()
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  await openPanel(page, 'Product')
  await expect(profit).toHaveValue('17')
  await closePanel(page)
  await order(page)
  expect((await productOf(page, await ordered(page))).profit).toBe(17)
})

test('a saved design that is opened again takes the place of no other design', async ({ page }) => {
  const { token } = await signedIn(page)
  const id = await savedDesign(page, token)
  const path = await pathOf(page, 'M')
  await openDesigner(page, path)
  const create = stored(page, 'create')
  await addText(page, 'Precious')
  const { product }: { product: Product } = await (await create).json()
  await openDesigner(page, `${path}?loadDesign=${id}`)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await expect(onCanvas(page, 'Precious')).toHaveCount(0)
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await order(page)
  expect(await ordered(page)).not.toBe(product._id)
  expect(await wordsOf(page, product._id)).toEqual(['Precious'])
})

test('a saved design that is gone leaves the draft of its product open', async ({ page }) => {
  await signedIn(page)
  await openDesigner(page)
  const create = stored(page, 'create')
  await addText(page, 'Precious')
  const { product }: { product: Product } = await (await create).json()
  await openDesigner(page, `${shirt}?loadDesign=018f0000-0000-7000-8000-000000000000`)
  await expect(page.getByText('This design does not exist any more')).toBeVisible()
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  const update = stored(page, 'update/*')
  await addText(page, 'More')
  await update
  expect(await wordsOf(page, product._id)).toEqual(['Precious', 'More'])
  await page.reload()
  await expect(onCanvas(page, 'More')).toBeVisible()
})

/** The designer of a shirt in the first colour of a size. */
async function pathOf(page: Page, size: string): Promise<string> {
  const answer = await page.request.get('/api/custom-products/catalog/product/71')
  const { product }: { product: { variants: readonly { id: number; size: string }[] } } = await answer.json()
  return shirt.replace('first', String(product.variants.find((one) => one.size === size)?.id))
}

test('another version that is opened and ordered leaves the first one as it was', async ({ page }) => {
  await signedIn(page)
  await openDesigner(page)
  const create = stored(page, 'create')
  await addText(page, 'Precious')
  const { product }: { product: Product } = await (await create).json()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  const second = await page.context().newPage()
  await openDesigner(second)
  const own = stored(second, 'create')
  await addText(second, 'Second')
  const { product: copy }: { product: Product } = await (await own).json()
  await second.reload()
  await expect(onCanvas(second, 'Second')).toBeVisible()
  await second.getByText('Everything you did').click()
  await second.getByRole('button', { name: /^Open the version of/ }).click()
  await expect(onCanvas(second, 'Second')).toHaveCount(0)
  await addText(second, 'Third')
  await order(second)
  expect(await wordsOf(second, await ordered(second))).toEqual(['Precious', 'Third'])
  expect(await wordsOf(second, product._id)).toEqual(['Precious'])
  expect(await wordsOf(second, copy._id)).toEqual(['Precious', 'Second'])
})

test('a design in the cart stays as it was approved: a change is a design of its own, and says so', async ({
  page,
}) => {
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

test('a look back ends with the section that it is in, and what is ordered is the present', async ({
  page,
}) => {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'First')
  await addText(page, 'Second')
  await page.getByText('Everything you did').click()
  const slider = page.getByRole('slider', { name: /of 2$/ })
  await slider.press('Home')
  await expect(onCanvas(page, 'First')).toHaveCount(0)
  await page.getByText('Everything you did').click()
  await expect(onCanvas(page, 'Second')).toBeVisible()
  await page.getByText('Everything you did').click()
  await expect(slider).toHaveValue('2')
  await slider.press('Home')
  await page.getByRole('button', { name: 'Save Design' }).click()
  await page.keyboard.press('Escape')
  await expect(onCanvas(page, 'Second')).toBeVisible()
  await slider.press('Home')
  await order(page)
  expect(await wordsOf(page, await ordered(page))).toEqual(['First', 'Second'])
})

test('a design with nothing to print leads back to the designer from its order, and from its page', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const id = await newShirt(page, token, { designs: [] })
  const change = page.getByRole('link', { name: 'Change the design' })
  await page.goto(`/custom-order/${id}`)
  await expect(change).toBeVisible()
  await page.goto(`/custom-products/${id}`)
  await expect(page.getByRole('button', { name: 'Refresh Mockup' })).toBeDisabled()
  await change.click()
  await expect(canvas(page)).toBeVisible()
  await addText(page, 'Precious')
  await order(page)
  expect(await ordered(page)).toBe(id)
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

for (const { when, call } of [
  { when: 'it was first stored', call: 'create' },
  { when: 'it was changed', call: 'update/*' },
] as const)
  test(`a design stays one although the answer was lost when ${when}`, async ({ page, errors }) => {
    await signedIn(page)
    await openDesigner(page)
    if (call === 'update/*') {
      await addStoredText(page, 'Precious')
      await expect(page.getByText(/^Saved at/)).toBeVisible()
    }
    const lost = loseAnswer(page, call)
    await addText(page, 'Monsoon')
    await lost
    await page.reload()
    await expect(onCanvas(page, 'Monsoon')).toBeVisible()
    await addText(page, 'Later')
    await order(page)
    expect((await wordsOf(page, await ordered(page))).slice(-2)).toEqual(['Monsoon', 'Later'])
    expect(await count(page)).toBe(1)
    for (const line of errors.splice(0)) expect(line).toContain('The draft was not saved')
  })

test('what another device stored after a lost answer is not overwritten', async ({ page, errors }) => {
  const { token } = await signedIn(page)
  await openDesigner(page)
  const create = stored(page, 'create')
  await addText(page, 'Precious')
  const { product }: { product: { _id: string } } = await (await create).json()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  const lost = loseAnswer(page, 'update/*')
  await addText(page, 'Monsoon')
  await lost
  await changeShirt(page, token, product._id, 1)
  await addText(page, 'Later')
  await expect(page.getByText(/^This design was changed elsewhere/)).toBeVisible()
  expect(await wordsOf(page, product._id)).toEqual(['Matara'])
  expect(await count(page)).toBe(2)
  for (const line of errors.splice(0)) expect(line).toContain('The draft was not saved')
})
