import type { Page } from '@playwright/test'
import { expect, gotoHydrated, photograph, signedIn, test } from '../shop.ts'

/** Shares a look over the API. */
async function share(page: Page, token: string, fields: Readonly<Record<string, string>>) {
  const { name, mimeType, buffer } = await photograph(page, 'worn.jpg')
  const answer = await page.request.post('/api/community/submit-style', {
    headers: { token },
    multipart: { description: 'Linen.', ...fields, images: { name, mimeType, buffer } },
  })
  expect(answer.status()).toBe(200)
}

/** Back handling has loaded. */
const hasOwnEntry = (page: Page) => page.waitForFunction(() => history.state?.openSurfaces === 1)

test('a dialog that is closed by its button leaves the focus where it was', async ({ page }) => {
  await signedIn(page)
  await gotoHydrated(page, '/community')
  await page.getByRole('button', { name: 'Join the Community' }).click()
  // On a phone the toast lies over the dialog's button, and stays as long as the pointer is there.
  await page.getByRole('alert').getByRole('button', { name: 'close' }).click()
  for (const [button, title] of [
    ['Submit Your Style', 'Submit Your Style'],
    ['Become an Ambassador', 'Become an Ambassador'],
    ['Your Profile', 'Your public profile'],
  ] as const) {
    const opener = page.getByRole('button', { name: button })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('closing a look leads back to the gallery that it was opened in, and Back from there to the page before', async ({
  page,
}) => {
  await gotoHydrated(page, '/about')
  await gotoHydrated(page, '/community?tab=gallery')
  const looks = page.getByRole('link', { name: /^Open the look: / })
  // Others may share a look meanwhile.
  const look = page.locator(`a[href='${await looks.nth(5).getAttribute('href')}']`)
  const dialog = page.getByRole('dialog')
  const ways = [
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]
  for (const close of ways) {
    await look.click()
    await expect(dialog).toBeVisible()
    await hasOwnEntry(page)
    await close()
    await expect(page).toHaveURL(/\?tab=gallery$/)
    await expect(dialog).toHaveCount(0)
    await expect(look).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  }
  await page.goForward()
  await expect(dialog).toBeVisible()
  await hasOwnEntry(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('a look with a title without any space can be read, liked and closed', async ({ page }) => {
  const { token } = await signedIn(page)
  const title = `${Date.now()}`.padEnd(100, 'M')
  await share(page, token, { title, hashtags: JSON.stringify(['W'.repeat(30)]) })
  await gotoHydrated(page, '/community?tab=gallery')
  await page.getByRole('link', { name: `Open the look: ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: `Like ${title}` })).toBeInViewport()
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})
