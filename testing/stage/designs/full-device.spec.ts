import type { Page } from '@playwright/test'
import { makePicture } from '../screen.ts'
import { expect, test } from '../stage.ts'
import {
  addShape,
  addText,
  designedElsewhere,
  emptySide,
  onCanvas,
  openDesigner,
  openPanel,
  storeSoon,
} from './designer.ts'

const savedHere = (page: Page) =>
  expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
const notSavedHere = (page: Page) => expect(page.getByText('Not saved on this device')).toBeVisible()
const lostWarning = /^Your design is not saved: this device has no storage left, or blocks it/
const copyNote = /also being changed in another tab/

/** From then on the storage of the device is full; the function that is returned makes room again. */
async function fillDevice(page: Page): Promise<() => Promise<void>> {
  const commit = await page.evaluateHandle(() => {
    const { commit } = IDBTransaction.prototype
    IDBTransaction.prototype.commit = function () {
      this.abort()
    }
    return commit
  })
  return () =>
    page.evaluate((commit) => {
      IDBTransaction.prototype.commit = commit
    }, commit)
}

test('a design is stored with the next change once it fits, and although its database was closed', {
  tag: '@once',
}, async ({ page }) => {
  await openDesigner(page)
  await test.step('a design that does not fit on the device says so, and is stored with the next change that fits', async () => {
    await addText(page, 'Monsoon')
    await savedHere(page)
    const makeRoom = await fillDevice(page)
    await addShape(page, 'Star')
    await notSavedHere(page)
    await expect(page.getByText(lostWarning)).toBeVisible()
    await makeRoom()
    await addShape(page, 'Circle')
    await savedHere(page)
    await page.reload()
    await expect(onCanvas(page, 'Circle')).toBeVisible()
    await expect(onCanvas(page, 'Star')).toBeVisible()
    await addShape(page, 'Square')
    await expect(page.getByText(copyNote)).toHaveCount(0)
  })

  await emptySide(page)
  await test.step('a design is stored although the browser closed its database in the background', async () => {
    await addText(page, 'Galle')
    await page.evaluate(() => {
      const { transaction } = IDBDatabase.prototype
      IDBDatabase.prototype.transaction = function (...about) {
        IDBDatabase.prototype.transaction = transaction
        this.close()
        return transaction.apply(this, about)
      }
    })
    await addShape(page, 'Star')
    await savedHere(page)
    await page.reload()
    await expect(onCanvas(page, 'Star')).toBeVisible()
    await expect(page.getByText(copyNote)).toHaveCount(0)
  })
})

test('a browser that stores nothing says so to whoever designs in it', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Site data is blocked', 'SecurityError')
    }
  })
  await openDesigner(page)
  await expect(page.getByText('Nothing to save yet')).toBeVisible()
  await addText(page, 'Monsoon')
  await notSavedHere(page)
  await expect(page.getByText(lostWarning)).toBeVisible()
})

test('a picture that does not fit on the device says so, as long as it is on the design', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, ...version) {
      if (name === 'first-fashion-design-pictures') throw new DOMException('Full', 'QuotaExceededError')
      return open.call(this, name, ...version)
    }
  })
  await openDesigner(page)
  await openPanel(page, 'Images')
  const buffer = await makePicture(page, 300, 300)
  await page.getByLabel('Upload images').setInputFiles({ name: 'beach.png', mimeType: 'image/png', buffer })
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await notSavedHere(page)
  await expect(page.getByText(lostWarning)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await savedHere(page)
})

test('a design of another device opens although this one has no room for it', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.set({ as: 'member', answers: designedElsewhere })
  await page.addInitScript(() => {
    IDBTransaction.prototype.commit = function () {
      this.abort()
    }
  })
  await openDesigner(page)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
})

test('a design of another device opens in two tabs that are restored at once', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.set({ as: 'member', answers: designedElsewhere })
  const second = await page.context().newPage()
  const bothAsk = Promise.withResolvers<void>()
  let asking = 0
  for (const tab of [page, second])
    await tab.route(/\/api\/design-logs\/[^?]+\?from=/, async (route) => {
      asking++
      if (asking === 2) bothAsk.resolve()
      await bothAsk.promise
      await route.continue()
    })
  await Promise.all([openDesigner(page), openDesigner(second)])
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await expect(onCanvas(second, 'Galle')).toBeVisible()
  expect(asking).toBe(2)
})

test('a designer whose storage cannot be read opens all the same', { tag: '@once' }, async ({
  page,
  errors,
}) => {
  await page.addInitScript(() => {
    IDBIndex.prototype.getAll = () => {
      throw new DOMException('The database is damaged', 'UnknownError')
    }
  })
  await openDesigner(page)
  await addText(page, 'Monsoon')
  await notSavedHere(page)
  for (const line of errors.splice(0)) expect(line).toContain('The database is damaged')
})

test('a design whose history the shop cannot take any more says so once', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  await openDesigner(page)
  const message = 'This design has too long a history. Save it under a name to go on.'
  let sent = 0
  await page.route('**/api/design-logs/*', (route) => {
    sent++
    return route.fulfill({ status: 422, json: { success: false, code: 'designs.log-full', message } })
  })
  await addText(page, 'Monsoon')
  await page.getByRole('alert').filter({ hasText: message }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The text may be stored already.
  const stored = page.waitForResponse(/\/api\/custom-products\/(create|update)/)
  await addShape(page, 'Star')
  await stored
  expect(sent).toBe(1)
  await expect(page.getByText(message)).toHaveCount(0)
})
