import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { type Answers, altered, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'
import {
  addShape,
  addText,
  designedElsewhere,
  emptySide,
  logElsewhere,
  logIn,
  onCanvas,
  openDesigner,
  openPanel,
  shirt,
  shortenedWaits,
  storedDraft,
  storeSoon,
} from './designer.ts'
import { choose, file } from './library-page.ts'

const { _id: draftId } = samples['custom-products.get'].customProduct
const { id: logId, variantId } = logElsewhere

/** The shop has a draft of so many entries of the log of another device, for a profit of $15. */
const draftOfLog = (entries: number): Answers =>
  altered('custom-products.list', ({ customProducts }) => {
    const draft = customProducts.find(({ _id }) => _id === draftId)
    Object.assign(draft ?? {}, { printfulVariantId: variantId, profit: 15, log: { id: logId, entries } })
  })

const sent = (page: Page, call: 'create' | 'update/*') =>
  page.waitForRequest(`**/api/custom-products/${call}`)
const order = (page: Page) => page.getByRole('button', { name: 'Proceed to Order' }).click()

test('a log of another device is ordered as the draft that the shop has of it, whose id is another one', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member', answers: { ...designedElsewhere, ...draftOfLog(1) } })
  await openDesigner(page)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await test.step('it is ordered as it is', async () => {
    await order(page)
    await expect(page).toHaveURL(`/custom-order/${draftId}`)
    await page.goBack()
    await expect(onCanvas(page, 'Galle')).toBeVisible()
  })
  await test.step('a change keeps its price and name', async () => {
    const updated = sent(page, 'update/*')
    await addText(page, 'Fort')
    await order(page)
    expect((await updated).url()).toContain(draftId)
    expect((await updated).postDataJSON()).toMatchObject({
      name: 'Galle Fort',
      description: 'For the beach',
      sellingPrice: 24.25,
      log: { id: logId, entries: 2 },
    })
  })
})

test('a log that has less than its draft is stored beside it, for the same price', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.set({ as: 'member', answers: { ...designedElsewhere, ...draftOfLog(9) } })
  await openDesigner(page)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  const created = sent(page, 'create')
  await order(page)
  expect((await created).postDataJSON()).toMatchObject({ id: logId, name: 'Galle Fort', sellingPrice: 24.25 })
})

test('a draft names its log only if the server has all of it', { tag: '@once' }, async ({ page, stage }) => {
  const busy = refused('designs.catalog-unavailable', 'Please try again.', 503)
  await stage.set({ as: 'member', answers: { 'design-logs.add': busy } })
  await openDesigner(page)
  await addText(page, 'Precious')
  const created = sent(page, 'create')
  await order(page)
  expect((await created).postDataJSON()).not.toHaveProperty('log')
  await expect(page).toHaveURL(`/custom-order/${draftId}`)
  await page.goBack()
  await stage.answer({ 'design-logs.add': samples['design-logs.add'] })
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  const updated = sent(page, 'update/*')
  await addText(page, 'Stone')
  await order(page)
  expect((await updated).postDataJSON()).toMatchObject({ version: 0, log: { entries: 2 } })
})

test('a custom product opens its log on a device that has never heard that it became one', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member', answers: designedElsewhere })
  const path = shirt.replace('first', String(variantId))
  await openDesigner(page, path)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  const added = page.waitForResponse(`**/api/design-logs/${logId}`)
  await addText(page, 'Fort')
  await added
  const product = storedDraft(({ customProduct }) => {
    customProduct.log = { id: logId, entries: 1 }
  })
  await stage.answer({ ...product, ...draftOfLog(1) })
  await openDesigner(page, `${path}?draft=${draftId}`)
  await expect(onCanvas(page, 'Fort')).toBeVisible()
})

test('a draft waits for a picture that only this device has, and for nothing else: it is not tried again', {
  tag: '@once',
}, async ({ page, errors }) => {
  await openDesigner(page)
  await openPanel(page, 'Images')
  await choose(page).setInputFiles(await file(page, 'mine.png'))
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await logIn(page)
  await storeSoon(page)
  await page.route('**/api/custom-products/upload-design', (route) =>
    route.fulfill({ status: 503, json: {} }),
  )
  await openDesigner(page)
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  const opened = (await shortenedWaits(page)).length
  await order(page)
  await page.getByRole('alert').filter({ hasText: 'An image of this design is on this device only' }).click()
  expect((await shortenedWaits(page)).slice(opened)).not.toContain(5_000)
  await emptySide(page)
  const created = sent(page, 'create')
  await addShape(page, 'Star')
  await created
  errors.length = 0
})
