import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { type Answers, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'
import {
  addText,
  closePanel,
  designedElsewhere,
  onCanvas,
  openDesigner,
  openPanel,
  shirt,
  storedDraft,
  storeSoon,
} from './designer.ts'

const { _id: draftId } = samples['custom-products.get'].customProduct
const inVariant = (variantId: number) => shirt.replace('first', String(variantId))
/** The draft as the shop has it, in a variant: a text, Galle. */
const draftIn = (variantId: number): Answers =>
  storedDraft(({ customProduct }) => {
    customProduct.printfulVariantId = variantId
  })

/** What local storage holds of drafts. */
const remembered = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('design-draft:')))

/** Empties the database of designs, as a browser may that is short of room. */
async function loseLogs(page: Page): Promise<void> {
  await page.goto('/stage/empty')
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase('first-fashion-designs')
        deletion.onsuccess = resolve
        deletion.onerror = reject
      }),
  )
}

/** A device without designs that remembers a draft of a variant. */
async function rememberOnly(page: Page, variantId: number, text: string = draftId): Promise<void> {
  await page.goto('/stage/empty')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `design-draft:71/${variantId}`,
    text,
  ] as const)
}

/** Adds a text, which goes into the remembered draft. */
async function goOn(page: Page): Promise<void> {
  const updated = page.waitForRequest(`**/api/custom-products/update/${draftId}`)
  await addText(page, 'Fort')
  await updated
}

const isStored = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible()
const isEmpty = (page: Page) => expect(page.getByText('Nothing to save yet')).toBeVisible()

test('a draft is remembered per product and variant, and goes on where the browser lost its log [B4.15]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  await openDesigner(page, inVariant(4012))
  await addText(page, 'Precious')
  await isStored(page)
  expect(await remembered(page)).toEqual([['design-draft:71/4012', draftId]])
  await stage.answer(draftIn(4012))
  await loseLogs(page)
  await openDesigner(page, inVariant(4012))
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await goOn(page)
  await loseLogs(page)
  await openDesigner(page)
  await expect(page).toHaveURL(inVariant(4012))
  await expect(onCanvas(page, 'Galle')).toBeVisible()
})

test('a draft in another size is remembered there only [B4.15]', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  await openDesigner(page, inVariant(4011))
  await addText(page, 'Precious')
  await isStored(page)
  await openPanel(page, 'Product')
  await page.getByRole('region', { name: 'Options' }).getByRole('button', { name: 'XL', exact: true }).click()
  await closePanel(page)
  await expect.poll(() => remembered(page)).toEqual([['design-draft:71/4014', draftId]])
})

test('a browser without a database goes on with the draft after a reload [B4.15]', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Site data is blocked', 'SecurityError')
    }
  })
  await storeSoon(page)
  await stage.set({ as: 'member', answers: draftIn(4011) })
  await openDesigner(page)
  await addText(page, 'Precious')
  await isStored(page)
  await page.reload()
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await goOn(page)
})

test('a browser without local storage stores a draft all the same [B4.15]', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  await page.addInitScript(() => {
    const { getItem, setItem } = Storage.prototype
    const refuse = (key: string) => {
      if (key.startsWith('design-draft:')) throw new DOMException('Site data is blocked', 'SecurityError')
    }
    Storage.prototype.getItem = function (key) {
      refuse(key)
      return getItem.call(this, key)
    }
    Storage.prototype.setItem = function (key, value) {
      refuse(key)
      setItem.call(this, key, value)
    }
  })
  await openDesigner(page)
  await isEmpty(page)
  await addText(page, 'Precious')
  await isStored(page)
})

test('the list of drafts that an older browser remembers leads to the first one, and anything else to none [B4.15]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await storeSoon(page)
  await stage.set({ as: 'member', answers: draftIn(4012) })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/custom-product/')) asked.push(request.url())
  })
  for (const text of ['no id', '[]', '[{"id":"71"}]', '{"id":1}']) {
    await rememberOnly(page, 4012, text)
    await openDesigner(page, inVariant(4012))
    await isEmpty(page)
  }
  expect(asked).toEqual([])
  const log = '01a22509-12ab-7c3f-9d41-6f0c5b1a2e77'
  const older = [
    {
      log,
      id: draftId,
      version: 2,
      entries: 3,
      variantId: 4012,
      profitCents: 1000,
      name: '',
      description: '',
    },
    {
      log: draftId,
      id: log,
      version: 0,
      entries: 1,
      variantId: 4012,
      profitCents: 1000,
      name: '',
      description: '',
    },
  ]
  await rememberOnly(page, 4012, JSON.stringify(older))
  await openDesigner(page, inVariant(4012))
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await goOn(page)
})

test('a remembered draft that is gone, of another customer or in another size by now opens nothing [B4.15]', {
  tag: '@once',
}, async ({ page, stage }) => {
  const unknown = refused('custom-products.unknown', 'This design does not exist any more', 404)
  await stage.set({ as: 'member', answers: { 'custom-products.get': unknown } })
  await rememberOnly(page, 4012)
  await openDesigner(page, inVariant(4012))
  await isEmpty(page)
  await stage.answer(draftIn(4014))
  await openDesigner(page, inVariant(4012))
  await isEmpty(page)
  await openDesigner(page, inVariant(4011))
  await isEmpty(page)
})

test('a remembered draft is not asked for by a visitor, or while the shop has or may have its log [B4.15]', {
  tag: '@once',
}, async ({ page, stage }) => {
  const asked: string[] = []
  const listen = () =>
    page.on('request', (request) => {
      if (request.url().includes('/custom-product/')) asked.push(request.url())
    })
  await stage.set({ as: 'visitor', answers: draftIn(4011) })
  listen()
  await rememberOnly(page, 4011)
  await openDesigner(page)
  await isEmpty(page)
  await stage.set({ as: 'member', answers: { ...draftIn(4011), 'design-logs.list': refused() } })
  listen()
  await rememberOnly(page, 4011)
  await openDesigner(page)
  await isEmpty(page)
  await stage.answer(designedElsewhere)
  await openDesigner(page)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  expect(asked).toEqual([])
})
