import type { Page } from '@playwright/test'
import { asOwner, expect, photograph, test } from '../shop.ts'

/** A minute of Colombo, as a date and time field takes it. */
const typedTime = (at: number) => new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 16)

async function articleEditor(staff: Page, button: string | RegExp) {
  await staff.getByRole('button', { name: button }).click()
  const dialog = staff.getByRole('dialog', { name: /^(Write an article|Edit)$/ })
  await expect(dialog.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  return dialog
}

test('staff write an article with pictures, look at it before anybody else, publish it, and delete it', {
  tag: '@desktop',
}, async ({ page, context, request }) => {
  await asOwner(page)
  await page.goto('/admin/news')
  const title = `How to press linen ${Date.now()}`
  const dialog = await articleEditor(page, 'Write an article')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Excerpt').fill('Damp, and from the wrong side.')
  await dialog.getByLabel('Add a picture').setInputFiles(await photograph(page, 'iron.jpg'))
  await expect(dialog.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('Press it while it is damp.')
  await dialog.getByRole('button', { name: 'Picture in the text' }).click()
  const inText = page.getByRole('dialog', { name: 'Picture in the text' })
  await inText.getByLabel('Add a picture').setInputFiles(await photograph(page, 'board.jpg'))
  await inText.getByLabel('Alt text').fill('An iron on a board')
  await inText.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog.getByRole('img', { name: 'An iron on a board' })).toBeVisible()
  await dialog.getByLabel('Published from').fill(typedTime(Date.now() + 86_400_000))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Scheduled')

  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: `Preview: ${title}` }).click()
  const preview = await opening
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(preview.getByText('Preview: only staff can see this page.')).toBeVisible()
  await expect(preview.getByText(/Readers see it from .* at \d\d:\d\d \(Colombo time\)\./)).toBeVisible()
  const picture = preview.getByRole('img', { name: 'An iron on a board' })
  await expect(picture).toHaveAttribute('width', '900')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await preview.close()

  const slug = title.toLowerCase().replaceAll(' ', '-')
  const address = `/community/news/${slug}`
  expect((await request.get(address)).status()).toBe(404)
  const edited = await articleEditor(page, title)
  await edited.getByLabel('Published from').fill(typedTime(Date.now() - 86_400_000))
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Published')
  const html = await (await request.get(address)).text()
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/media\/uploads\/[^"]+\/1200\.jpg"/)
  expect(html).toContain('alt="An iron on a board"')
  const news = await (await request.get('/community?tab=news')).text()
  expect(news).toContain(title)
  const feed =
    /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+\/news\.xml)"/.exec(news)?.[1] ?? ''
  expect(await (await request.get(feed)).text()).toContain(address)

  await (await articleEditor(page, title)).getByRole('button', { name: 'Delete article' }).click()
  const sure = page.getByRole('dialog', { name: `Delete “${title}”?` })
  await sure.getByRole('button', { name: 'Delete article' }).click()
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(0)
  expect((await request.get(address)).status()).toBe(404)
  expect(await (await request.get('/community?tab=news')).text()).not.toContain(title)
  expect(await (await request.get(feed)).text()).not.toContain(address)
})
