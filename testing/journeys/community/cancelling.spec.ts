import type { Locator, Page } from '@playwright/test'
import { hold } from '../answers.ts'
import { expect, makePicture, photograph, signedIn, test } from '../shop.ts'
import { submitting } from './submit-dialog.ts'

/** Fills what a look needs. */
async function fill(dialog: Locator, title: string, pictures: Parameters<Locator['setInputFiles']>[0]) {
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('A jacket against the rain.')
  await dialog.getByLabel('Add pictures').setInputFiles(pictures)
  await expect(dialog.getByRole('list', { name: 'Chosen pictures' })).toBeVisible()
}

const isUpload = (request: { url(): string }) => request.url().endsWith('/api/community/submit-style')
const ways: readonly [string, (page: Page, dialog: Locator) => Promise<void>][] = [
  ['Cancel', (_, dialog) => dialog.getByRole('button', { name: 'Cancel' }).click()],
  ['Close', (_, dialog) => dialog.getByRole('button', { name: 'Close', exact: true }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
]

test('an upload that is cancelled or closed stops, and its draft is kept', async ({ page }) => {
  await signedIn(page)
  const title = `Never mind ${Date.now()}`
  await fill(await submitting(page), title, [await photograph(page, 'front.jpg')])
  await hold(page, 'community/submit-style')
  const dialog = page.getByRole('dialog', { name: 'Submit Your Style' })
  for (const [, close] of ways) {
    await expect(dialog.getByLabel('Title')).toHaveValue(title)
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

test('a look that arrived before it was cancelled is in the gallery, and its author reads that', async ({
  page,
}) => {
  await signedIn(page)
  const dialog = await submitting(page)
  const title = `Too late ${Date.now()}`
  // Large ones take the shop a while.
  const buffer = await makePicture(page, 3000, 4000)
  const pictures = [1, 2, 3, 4, 5].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }))
  await fill(dialog, title, pictures)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(dialog.getByRole('progressbar', { name: /5\.jpg/ })).toHaveAttribute('value', '100')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Your look had reached us before you cancelled')).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('link', { name: 'Gallery', exact: true }).click()
  await expect(page.getByRole('link', { name: `Open the look: ${title}` })).toBeVisible()
  await page.getByRole('button', { name: 'Submit Your Style' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
})
