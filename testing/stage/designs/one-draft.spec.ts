import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { type Answers, altered, refused } from '../screen.ts'
import { type EmptyStage, expect, test } from '../stage.ts'
import {
  addShape,
  addText,
  canvas,
  closePanel,
  designedElsewhere,
  logElsewhere,
  onCanvas,
  openDesigner,
  openPanel,
  shirt,
  storedDraft,
  storeSoon,
} from './designer.ts'

const { customProduct } = samples['custom-products.get']
const saved = samples['saved-designs.get'].design._id

interface SentDraft {
  readonly call: 'create' | 'update'
  readonly words: readonly string[]
  readonly variantId: number
  readonly sellingPrice: number
}

interface DraftBody {
  readonly printfulVariantId: number
  readonly sellingPrice: number
  readonly designs: readonly { readonly elements: readonly { readonly text?: string }[] }[]
}

/** The drafts that a page sends from now on. */
function sentDrafts(page: Page): SentDraft[] {
  const drafts: SentDraft[] = []
  page.on('request', (request) => {
    const call = /custom-products\/(create|update)/.exec(request.url())?.[1]
    if (call !== 'create' && call !== 'update') return
    const { printfulVariantId: variantId, sellingPrice, designs }: DraftBody = request.postDataJSON()
    const words = designs.flatMap(({ elements }) => elements.flatMap(({ text }) => text ?? []))
    drafts.push({ call, words, variantId, sellingPrice })
  })
  return drafts
}

const isStored = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible()
/** Designs a text as a member, whose draft is stored; returns what is sent. */
async function designAndStore(stage: EmptyStage, page: Page, text: string) {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  const drafts = sentDrafts(page)
  await openDesigner(page)
  await addText(page, text)
  await isStored(page)
  return drafts
}

const order = (page: Page) => page.getByRole('button', { name: 'Proceed to Order' }).click()
const isOrdered = (page: Page, id: string = customProduct._id) =>
  expect(page).toHaveURL(`/custom-order/${id}`)

/** The next draft that is created is another one. */
const secondId = '01a22509-de04-7553-813c-167348300002'
const createsAnother: Answers = altered('custom-products.create', ({ product }) => {
  product._id = secondId
})

/** Orders the design, which stores it at once, and comes back to it. */
async function orderAndComeBack(page: Page, text: string): Promise<void> {
  await order(page)
  await isOrdered(page)
  await page.goBack()
  await expect(onCanvas(page, text)).toBeVisible()
}

test('a design that goes on in two tabs is two drafts, and each tab orders what it shows', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  const drafts = await designAndStore(stage, page, 'Monsoon')
  const second = await page.context().newPage()
  const ofSecond = sentDrafts(second)
  await openDesigner(second)
  await expect(onCanvas(second, 'Monsoon')).toBeVisible()
  await stage.answer(createsAnother)
  await addText(second, 'Sunrise')
  await order(second)
  await isOrdered(second, secondId)
  expect(ofSecond).toMatchObject([{ call: 'create', words: ['Monsoon', 'Sunrise'] }])
  await order(page)
  await isOrdered(page)
  expect(drafts).toMatchObject([{ call: 'create', words: ['Monsoon'] }])
})

test('a design in another size is still the same one when the designer is opened without a size', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  const drafts = await designAndStore(stage, page, 'Precious')
  await stage.answer(
    storedDraft(({ customProduct: stored }) =>
      Object.assign(stored, { printfulVariantId: 4014, version: 1 }),
    ),
  )
  await openPanel(page, 'Product')
  await page.getByRole('region', { name: 'Options' }).getByRole('button', { name: 'XL', exact: true }).click()
  await closePanel(page)
  await expect.poll(() => drafts.at(-1)).toMatchObject({ call: 'update', variantId: 4014 })
  await openDesigner(page)
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  await addShape(page, 'Star')
  await expect.poll(() => drafts.map(({ call }) => call)).toEqual(['create', 'update', 'update'])
  await isStored(page)
  await expect(page.getByText(/changed elsewhere/)).toHaveCount(0)
  await openDesigner(page, shirt.replace('first', '4011'))
  await expect(page.getByText('Nothing to save yet')).toBeVisible()
})

test('a custom product is opened in the designer on another device as it is stored, and only an edit changes it', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  const drafts = sentDrafts(page)
  await page.goto(`/custom-products/${customProduct._id}`)
  await page.getByRole('link', { name: 'Change the design' }).click()
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await expect(page).toHaveURL(/\/variant\/\d+$/)
  await addText(page, 'Fort')
  await isStored(page)
  expect(drafts).toMatchObject([{ call: 'update', words: ['Galle', 'Fort', 'Since 1588'] }])
})

test('a design of another device is the custom product that it became there', { tag: '@desktop' }, async ({
  page,
  stage,
}) => {
  await storeSoon(page)
  await stage.set({ as: 'member', answers: designedElsewhere })
  const drafts = sentDrafts(page)
  const created = page.waitForRequest('**/api/custom-products/create')
  await openDesigner(page)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await addText(page, 'Fort')
  const { id } = logElsewhere
  expect((await created).postDataJSON()).toMatchObject({ id, log: { id, entries: 2 } })
  await isStored(page)
  await addText(page, 'Lighthouse')
  await expect.poll(() => drafts.length).toBe(2)
  expect(drafts).toMatchObject([
    { call: 'create', words: ['Galle', 'Fort'] },
    { call: 'update', words: ['Galle', 'Fort', 'Lighthouse'] },
  ])
})

test('a design that was ordered on another device is ordered from here as it is', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  const { id } = logElsewhere
  const { product } = samples['custom-products.create']
  const stored = { ...product, printfulVariantId: logElsewhere.variantId, log: { id, entries: 1 } }
  const ordered = refused('custom-products.ordered', 'This design was ordered.', 409, { stored })
  await stage.set({ as: 'member', answers: { ...designedElsewhere, 'custom-products.create': ordered } })
  const drafts = sentDrafts(page)
  await openDesigner(page)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await order(page)
  await isOrdered(page)
  expect(drafts).toHaveLength(1)
})

test('what was chosen and drawn just before a reload is ordered, unless it cannot be stored [B8.45]', {
  tag: '@desktop',
}, async ({ page, stage, errors }) => {
  await stage.set({ as: 'member' })
  const drafts = sentDrafts(page)
  await openDesigner(page)
  await test.step('the profit that was chosen is there after a reload, stored or not, and is ordered', async () => {
    await addText(page, 'Precious')
    const pricing = page.getByRole('region', { name: 'Pricing' })
    const profit = pricing.getByLabel('Profit')
    await pricing.getByText('Profit: $10.00').click()
    await profit.fill('15')
    await orderAndComeBack(page, 'Precious')
    expect(drafts.at(-1)).toMatchObject({ call: 'create', sellingPrice: 24.25 })
    await page.reload()
    await expect(onCanvas(page, 'Precious')).toBeVisible()
    await expect(profit).toHaveValue('15')
    await pricing.getByText('Profit: $15.00').click()
    await profit.fill('17')
    await page.reload()
    await expect(onCanvas(page, 'Precious')).toBeVisible()
    await expect(profit).toHaveValue('17')
    await orderAndComeBack(page, 'Precious')
    expect(drafts.at(-1)).toMatchObject({ call: 'update', sellingPrice: 26.25 })
  })

  await test.step('what was drawn just before a reload is ordered, and stored without another change', async () => {
    await addText(page, 'Late')
    await page.reload()
    await expect(onCanvas(page, 'Late')).toBeVisible()
    await orderAndComeBack(page, 'Late')
    expect(drafts.at(-1)).toMatchObject({ call: 'update', words: ['Precious', 'Late'] })
    await addText(page, 'Later')
    await storeSoon(page)
    await page.reload()
    await expect(onCanvas(page, 'Later')).toBeVisible()
    await expect.poll(() => drafts.at(-1)?.words).toEqual(['Precious', 'Late', 'Later'])
  })

  await test.step('a draft that cannot be stored is not ordered: the designer stays, and says so', async () => {
    await page.route('**/api/custom-products/update/*', (route) => route.fulfill({ status: 503, json: {} }))
    await addText(page, 'Last')
    await order(page)
    await page.getByRole('alert').filter({ hasText: 'Failed to save design' }).click()
    await expect(canvas(page)).toBeVisible()
    await page.unroute('**/api/custom-products/update/*')
    await order(page)
    await isOrdered(page)
    expect(drafts.at(-1)).toMatchObject({ call: 'update', words: ['Precious', 'Late', 'Later', 'Last'] })
    for (const line of errors.splice(0)) expect(line).toContain('The draft was not saved')
  })
})

test('why a design cannot be stored is said to whoever orders it', { tag: '@desktop' }, async ({
  page,
  stage,
  errors,
}) => {
  const message = 'A picture of this design is not in your library. Please replace it or take it off.'
  await stage.set({
    as: 'member',
    answers: { 'custom-products.create': refused('designs.picture-unknown', message, 422) },
  })
  await openDesigner(page)
  await addText(page, 'Late')
  await order(page)
  await expect(page.getByText(message)).toBeVisible()
  await expect(canvas(page)).toBeVisible()
  for (const line of errors.splice(0)) expect(line).toContain('The draft was not saved')
})

test('a saved design that is opened again takes the place of no other design', { tag: '@desktop' }, async ({
  page,
  stage,
}) => {
  await stage.set({ as: 'member' })
  const drafts = sentDrafts(page)
  const path = shirt.replace('first', '4012')
  await openDesigner(page, path)
  await addText(page, 'Precious')
  await orderAndComeBack(page, 'Precious')
  await stage.answer(createsAnother)
  await openDesigner(page, `${path}?loadDesign=${saved}`)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await expect(onCanvas(page, 'Precious')).toHaveCount(0)
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await order(page)
  await isOrdered(page, secondId)
  expect(drafts).toMatchObject([
    { call: 'create', words: ['Precious'] },
    { call: 'create', words: ['Galle', 'Since 1588'] },
  ])
})

test('a saved design that is gone leaves the draft of its product open', { tag: '@desktop' }, async ({
  page,
  stage,
}) => {
  const gone = refused('designs.saved-design-unknown', 'This design does not exist any more', 404)
  await storeSoon(page)
  await stage.set({ as: 'member', answers: { 'saved-designs.get': gone } })
  const drafts = sentDrafts(page)
  await openDesigner(page)
  await addText(page, 'Precious')
  await isStored(page)
  await openDesigner(page, `${shirt}?loadDesign=${saved}`)
  await expect(page.getByText('This design does not exist any more')).toBeVisible()
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  await addText(page, 'More')
  await expect.poll(() => drafts.at(-1)).toMatchObject({ call: 'update', words: ['Precious', 'More'] })
  await page.reload()
  await expect(onCanvas(page, 'More')).toBeVisible()
})

test('another version that is opened and ordered leaves the first one as it was', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  const drafts = await designAndStore(stage, page, 'Precious')
  const second = await page.context().newPage()
  await storeSoon(second)
  const ofSecond = sentDrafts(second)
  await openDesigner(second)
  await stage.answer(createsAnother)
  await addText(second, 'Second')
  await isStored(second)
  await second.reload()
  await expect(onCanvas(second, 'Second')).toBeVisible()
  await second.getByText('History', { exact: true }).click()
  await second.getByRole('button', { name: /^Open the version of/ }).click()
  await expect(onCanvas(second, 'Second')).toHaveCount(0)
  await addText(second, 'Third')
  await order(second)
  await isOrdered(second, secondId)
  expect(ofSecond).toMatchObject([
    { call: 'create', words: ['Precious', 'Second'] },
    { call: 'create', words: ['Precious', 'Third'] },
  ])
  expect(drafts).toHaveLength(1)
})

test('a look back ends with the section that it is in, and what is ordered is the present', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member' })
  const drafts = sentDrafts(page)
  await openDesigner(page)
  await addText(page, 'First')
  await addText(page, 'Second')
  await page.getByText('History', { exact: true }).click()
  const slider = page.getByRole('slider', { name: /of 2$/ })
  await slider.press('Home')
  await expect(onCanvas(page, 'First')).toHaveCount(0)
  await page.getByText('History', { exact: true }).click()
  await expect(onCanvas(page, 'Second')).toBeVisible()
  await page.getByText('History', { exact: true }).click()
  await expect(slider).toHaveValue('2')
  await slider.press('Home')
  await page.getByRole('button', { name: 'Save Design' }).click()
  await page.keyboard.press('Escape')
  await expect(onCanvas(page, 'Second')).toBeVisible()
  await slider.press('Home')
  await order(page)
  await isOrdered(page)
  expect(drafts.at(-1)?.words).toEqual(['First', 'Second'])
})

test('a design with nothing to print leads back to the designer from its order, and from its page', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  const answers = storedDraft(({ customProduct: stored }) =>
    Object.assign(stored, { designs: [], state: 'empty', status: 'draft' }),
  )
  await stage.set({ as: 'member', answers })
  const drafts = sentDrafts(page)
  const change = page.getByRole('link', { name: 'Change the design' })
  await page.goto(`/custom-order/${customProduct._id}`)
  await expect(change).toBeVisible()
  await page.goto(`/custom-products/${customProduct._id}`)
  await expect(page.getByRole('button', { name: 'Refresh Mockup' })).toBeDisabled()
  await change.click()
  await expect(canvas(page)).toBeVisible()
  await addText(page, 'Precious')
  await order(page)
  await isOrdered(page)
  expect(drafts.at(-1)).toMatchObject({ call: 'update', words: ['Precious'] })
})

test('what another device stored after a lost answer is not overwritten', { tag: '@desktop' }, async ({
  page,
  stage,
  errors,
}) => {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  const drafts = sentDrafts(page)
  await openDesigner(page)
  await addText(page, 'Precious')
  await orderAndComeBack(page, 'Precious')
  await page.route('**/api/custom-products/update/*', (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/update/'))
  await addText(page, 'Monsoon')
  await lost
  const { product: stored } = samples['custom-products.update']
  const changed = refused('custom-products.changed', 'This design was changed elsewhere.', 409, { stored })
  await stage.answer({ ...createsAnother, 'custom-products.update': changed })
  await page.unroute('**/api/custom-products/update/*')
  await expect(page.getByText(/^This design was changed elsewhere/)).toBeVisible()
  expect(drafts.at(-1)).toMatchObject({ call: 'create', words: ['Precious', 'Monsoon'] })
  for (const line of errors.splice(0)) expect(line).toContain('The draft was not saved')
})
