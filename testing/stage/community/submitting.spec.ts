import type { Locator } from '@playwright/test'
import { type Page, photograph } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'
import { dialogOf, fillLook, submitting } from './submit-dialog.ts'

test('a refused look says on top what is missing, and leads to each field', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const dialog = await submitting(stage)
  const send = dialog.getByRole('button', { name: 'Submit', exact: true })
  await send.click()
  const summary = dialog.locator('form').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Please fill in required fields')
  await expect(summary.getByRole('link')).toHaveText([
    'Enter a title',
    'Enter a description',
    'Add at least one picture',
  ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await summary.getByRole('link', { name: 'Add at least one picture' }).press('Enter')
  await expect(dialog.getByLabel('Add pictures')).toBeFocused()
  await dialog.getByLabel('Title').fill('Rain on tin roofs')
  await dialog.getByLabel('Description').fill('A jacket against the rain.')
  await send.click()
  await expect(summary).toContainText('Please select at least one image')
  await expect(summary.getByRole('link')).toHaveText(['Add at least one picture'])
  await expect(dialog.getByLabel('Title')).toHaveValue('Rain on tin roofs')
})

test('a caption that is typed while another picture is being read stays', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const dialog = await submitting(stage)
  const field = dialog.getByLabel('Add pictures')
  await field.setInputFiles([await photograph(page, '1.jpg')])
  const caption = dialog.getByLabel('Caption of picture 1')
  await expect(caption).toBeVisible()
  const release = await slowReading(page)
  await field.setInputFiles([await photograph(page, '2.jpg')])
  await caption.fill('The back of it')
  await release()
  await expect(dialog.getByLabel('Caption of picture 2')).toBeVisible()
  await expect(caption).toHaveValue('The back of it')
})

/** From now on the page reads pictures, but has none read before it is let. */
async function slowReading(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { createImageBitmap: read } = window
    const isLet = new Promise((resolve) => document.addEventListener('pictures-may-be-read', resolve))
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      await isLet
      return read(source)
    }
  })
  return () => page.evaluate(() => void document.dispatchEvent(new Event('pictures-may-be-read')))
}

test('pictures are put in order by the keyboard; a failed upload keeps the form, and a closed tab the draft', {
  tag: '@once',
}, async ({ page, stage }) => {
  const dialog = await submitting(stage)
  await fillLook(page, 'Left half done', ['1.jpg', '2.jpg', '3.jpg'])
  const previews = dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('img')
  const names = () => previews.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
  const earlier = dialog.getByRole('button', { name: 'Move 3.jpg one earlier' })
  await earlier.press('Enter')
  await earlier.press('Enter')
  // It is the first now; the key goes on from there.
  await expect(earlier).toBeFocused()
  await expect(earlier).toBeDisabled()
  expect(await names()).toEqual(['3.jpg', '1.jpg', '2.jpg'])
  await expect(dialog.getByText('3.jpg is picture 1 of 3')).toBeAttached()
  const later = dialog.getByRole('button', { name: 'Move 3.jpg one later' })
  await later.press('Enter')
  await expect(later).toBeFocused()
  expect(await names()).toEqual(['1.jpg', '3.jpg', '2.jpg'])
  await dialog
    .getByLabel('Add pictures')
    .setInputFiles(await Promise.all(['4.jpg', '5.jpg'].map((name) => photograph(page, name))))
  await dialog.getByRole('button', { name: 'Remove 5.jpg' }).press('Enter')
  await expect(dialog.getByLabel('Add pictures')).toBeFocused()
  await dialog.getByRole('button', { name: 'Remove 2.jpg' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Remove 4.jpg' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Add pictures')).toBeFocused()
  await dialog.getByLabel('Caption of picture 2').fill('The back of it')

  await page.route('**/api/community/submit-style', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  const summary = dialog.locator('form').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Failed to submit style')
  await expect(dialog.getByLabel('Title')).toHaveValue('Left half done')
  await expect(previews).toHaveCount(2)

  const context = page.context()
  await expect.poll(() => page.evaluate(storedCaption)).toBe('The back of it')
  await page.close()
  const next = await context.newPage()
  await gotoHydrated(next, '/community')
  await next.getByRole('button', { name: 'Submit Your Style' }).click()
  const again = dialogOf(next)
  await expect(again.getByText('Your draft is back.')).toBeVisible()
  await expect(again.getByLabel('Caption of picture 2')).toHaveValue('The back of it')
  let sent = ''
  await next.route('**/api/community/submit-style', (route) => {
    sent = route.request().postDataBuffer()?.toString('latin1') ?? ''
    return route.continue()
  })
  await again.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(next).toHaveURL(/\?tab=gallery$/)
  expect(sent).toContain('["","The back of it"]')
})

/** Runs in the page: the caption of the second picture of the draft that the browser keeps. */
function storedCaption(): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('first-fashion-styles')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const drafts = opening.result.transaction('drafts').objectStore('drafts').getAll()
      drafts.onerror = () => reject(drafts.error)
      drafts.onsuccess = () => resolve(drafts.result.at(0)?.pictures.at(1)?.caption)
    }
  })
}

const isUpload = (request: { url(): string }) => request.url().endsWith('/api/community/submit-style')
const ways: readonly [string, (page: Page, dialog: Locator) => Promise<void>][] = [
  ['Cancel', (_, dialog) => dialog.getByRole('button', { name: 'Cancel' }).click()],
  ['Close', (_, dialog) => dialog.getByRole('button', { name: 'Close', exact: true }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
]

test('an upload that is cancelled or closed stops, and its draft is kept', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const dialog = await submitting(stage)
  await fillLook(page, 'Never mind')
  await page.route('**/api/community/submit-style', () => new Promise(() => {}))
  for (const [, close] of ways) {
    await expect(dialog.getByLabel('Title')).toHaveValue('Never mind')
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(dialog.getByRole('progressbar', { name: /front\.jpg/ })).toBeVisible()
    const stopped = page.waitForEvent('requestfailed', isUpload)
    await close(page, dialog)
    await stopped
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Your look was not submitted, and your draft is kept').last()).toBeVisible()
    await page.getByRole('button', { name: 'Submit Your Style' }).click()
  }
  await expect(dialog.getByText('Your draft is back.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
})

test('a look that arrived before it was cancelled is in the gallery, and its author reads that', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const dialog = await submitting(stage)
  await fillLook(page, 'Too late')
  // All of it is sent; the shop answers later.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 1 }),
      )
      document.addEventListener('shop-answers', () => send.call(this, body), { once: true })
    }
  })
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(dialog.getByRole('progressbar', { name: /front\.jpg/ })).toHaveAttribute('value', '100')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('shop-answers')))
  await expect(page.getByText('Your look had reached us before you cancelled')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Your Style' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Too late')
})

test('who has bought nothing yet is asked for nothing of it', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.set({ as: 'member', answers: { 'community.bought-items': { success: true, items: [] } } })
  const answer = page.waitForResponse('**/api/community/bought-items')
  await gotoHydrated(page, '/community')
  await page.getByRole('button', { name: 'Submit Your Style' }).click()
  const dialog = dialogOf(page)
  await answer
  await expect(dialog.getByLabel('Title')).toBeVisible()
  await expect(dialog.getByText('What are you wearing from First Fashion?')).toHaveCount(0)
})
