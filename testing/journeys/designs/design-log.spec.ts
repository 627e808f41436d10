import type { Page } from '@playwright/test'
import { expect, signedIn, test } from '../shop.ts'
import { addShape, addText, onCanvas, openDesigner } from './designer-page.ts'
import { onServer, otherDevice } from './designs.ts'

/** A customer with a design that other devices can open. */
async function monsoonOnServer(page: Page): Promise<void> {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Monsoon')
  await onServer(page, 1)
}

test('what was done on one device is there on the next, with its steps to undo; two that change it at once both keep it', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await monsoonOnServer(page)
  await addShape(page, 'Star')
  await onServer(page, 2)
  const other = await otherDevice(browser, page)
  await openDesigner(other, new URL(page.url()).pathname)
  await expect(onCanvas(other, 'Star')).toBeVisible()
  await other.keyboard.press('ControlOrMeta+z')
  await expect(onCanvas(other, 'Star')).toHaveCount(0)
  await expect(onCanvas(other, 'Monsoon')).toBeVisible()
  await onServer(other, 3)

  await addShape(page, 'Circle')
  await expect(
    page.getByText('This design is also being changed in another tab or on another device.'),
  ).toBeVisible()
  await expect(onCanvas(page, 'Circle')).toBeVisible()
  await page.reload()
  await expect(onCanvas(page, 'Circle')).toBeVisible()
  await page.getByText('History', { exact: true }).click()
  await page.getByRole('button', { name: /^Open the version of/ }).click()
  await expect(onCanvas(page, 'Star')).toHaveCount(0)
  await expect(onCanvas(page, 'Monsoon')).toBeVisible()
  await other.context().close()
})

test('what a tab could not send yet is there again, whatever other tabs and devices did meanwhile', {
  tag: '@phone',
}, async ({ page, browser, errors }) => {
  await monsoonOnServer(page)
  const address = new URL(page.url()).pathname
  const onlooker = await page.context().newPage()
  await openDesigner(onlooker)
  await expect(onCanvas(onlooker, 'Monsoon')).toBeVisible()
  const other = await otherDevice(browser, page)
  await openDesigner(other, address)
  await page.context().setOffline(true)
  await addShape(page, 'Star')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await page.close()
  // Whatever was on its way when the connection went.
  for (const line of errors.splice(0)) expect(line).toContain('The draft was not saved')
  await addShape(other, 'Circle')
  await onServer(other, 2)
  await onlooker.context().setOffline(false)
  const again = await onlooker.context().newPage()
  await openDesigner(again)
  await expect(onCanvas(again, 'Star')).toBeVisible()
  await expect(
    again.getByText('This design is also being changed in another tab or on another device.'),
  ).toBeVisible()
  await again.reload()
  await expect(onCanvas(again, 'Star')).toBeVisible()
  await expect(onCanvas(again, 'Circle')).toHaveCount(0)
})
