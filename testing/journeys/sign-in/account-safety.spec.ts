import { readFile } from 'node:fs/promises'
import { expect, inCart, password, signedIn, test } from '../shop.ts'

test('a customer downloads their data, and then deletes the account', { tag: '@phone' }, async ({ page }) => {
  const { email, token } = await signedIn(page)
  await inCart(page, token, 40)
  await page.goto('/profile?tab=settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^personal-data-.*\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ profile: { email }, cart: [{ quantity: 1 }] })

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('as the law requires')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Please enter your current password')).toBeVisible()
  await dialog.getByLabel('Your password').fill('not-this-one')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('This is not your current password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account has been deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  const back = await page.request.post('/api/user/login', { data: { email, password } })
  expect(back.status()).toBe(401)
})
