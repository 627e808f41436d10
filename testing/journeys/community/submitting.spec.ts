import type { Page } from '@playwright/test'
import { expect, photograph, signedIn, test } from '../shop.ts'
import { submitting } from './submit-dialog.ts'

test('a refused look says on top what is missing, and leads to each field', async ({ page }) => {
  await signedIn(page)
  const dialog = await submitting(page)
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

test('a caption that is typed while another picture is being read stays', async ({ page }) => {
  await signedIn(page)
  const dialog = await submitting(page)
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

test('pictures are put in order by the keyboard; a failed upload keeps the form, and a closed tab the draft', async ({
  page,
}) => {
  await signedIn(page)
  const dialog = await submitting(page)
  const title = `Left half done ${Date.now()}`
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('A jacket against the rain.')
  const pictures = await Promise.all(['1.jpg', '2.jpg', '3.jpg'].map((name) => photograph(page, name)))
  await dialog.getByLabel('Add pictures').setInputFiles(pictures)
  const previews = dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('img')
  const names = () => previews.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
  await expect(previews).toHaveCount(3)
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
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await expect(previews).toHaveCount(2)

  const context = page.context()
  await expect.poll(() => page.evaluate(storedCaption)).toBe('The back of it')
  await page.close()
  const next = await context.newPage()
  const again = await submitting(next)
  await expect(again.getByText('Your draft is back.')).toBeVisible()
  await expect(again.getByLabel('Caption of picture 2')).toHaveValue('The back of it')
  await again.getByRole('button', { name: 'Submit', exact: true }).click()
  // A new shop still draws its own pictures, and these wait for them.
  await expect(next.getByRole('link', { name: `Open the look: ${title}` })).toBeVisible({ timeout: 60_000 })
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
