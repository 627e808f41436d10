import type { Page } from '@playwright/test'
import { expect, mailsTo, password, photograph, signedIn, test } from '../shop.ts'

const edit = (page: Page, section: string) =>
  page.getByRole('button', { name: `Edit ${section}`, exact: true })
const section = (page: Page, name: string) => page.getByRole('region', { name })
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save' })

async function openProfile(page: Page) {
  const person = await signedIn(page)
  await page.goto('/profile')
  await expect(edit(page, 'About Me')).toBeVisible()
  return person
}

test('a new email address requires the password and waits for its link', { tag: '@phone' }, async ({
  page,
}) => {
  const { email } = await openProfile(page)
  const newAddress = `new-${email}`
  await edit(page, 'Basic Information').click()
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await section(page, 'Basic Information').getByLabel('Email address').fill(newAddress)
  await save(page).click()
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Current password').fill(password)
  await save(page).click()
  await expect(section(page, 'Basic Information')).toContainText(`Awaiting confirmation: ${newAddress}`)
  await confirmEmail(page, newAddress)
  await page.goto('/profile')
  await expect(section(page, 'Basic Information')).toContainText(newAddress)
  await expect(section(page, 'Basic Information')).not.toContainText('Awaiting confirmation')
})

async function confirmEmail(page: Page, email: string) {
  const link = async () =>
    (await mailsTo(page, email)).map((mail) => /\/verify-email\?token=[\w-]+/.exec(mail.text)?.[0])[0]
  await expect.poll(link).toBeDefined()
  await page.goto((await link()) ?? '')
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
}

test('a picture is chosen, cropped by keyboard, uploaded with progress, and shown at once in the header [B2.24] [B8.56]', {
  tag: '@phone',
}, async ({ page }) => {
  await openProfile(page)
  await page.getByLabel('Add picture').setInputFiles(await photograph(page))
  const dialog = page.getByRole('dialog', { name: 'Profile picture' })
  const part = dialog.getByRole('group', { name: /Visible part/ })
  await part.focus()
  for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowRight')
  await dialog.getByLabel('Zoom').focus()
  await page.keyboard.press('ArrowRight')
  const isHeld = Promise.withResolvers<void>()
  await page.route('**/api/user/upload-profile-image', async (route) => {
    expect(route.request().postData()).toContain('name="crop"')
    await isHeld.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  isHeld.resolve()
  await expect(page.getByText('Image uploaded successfully')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Profile picture' })).toBeVisible()
  await expect(page.getByRole('banner').locator('img[src*="/media/uploads/"]')).toBeVisible()
})
