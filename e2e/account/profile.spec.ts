import type { Page } from '@playwright/test'
import {
  expect,
  logInAgain,
  mailsTo,
  makePicture,
  newEmail,
  password,
  sessionEndsBefore,
  signedIn,
  test,
} from '../shop.ts'

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

async function photograph(page: Page, width = 1200, height = 900) {
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await makePicture(page, width, height) }
}

test('sections are edited one at a time, and Cancel restores the stored values [B2.27] [B4.06]', async ({
  page,
}) => {
  await openProfile(page)
  for (const name of [
    'Basic Information',
    'About Me',
    'Personal Information',
    'Contact Details',
    'Social Links',
    'Account Information',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(edit(page, 'Account Information')).toHaveCount(0)
  await expect(page.getByText('Member since')).toBeVisible()
  await expect(page.getByText('Last login')).toBeVisible()
  await edit(page, 'About Me').click()
  await expect(edit(page, 'Contact Details')).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'About me' })).toBeFocused()
  await page.getByRole('textbox', { name: 'About me' }).fill('Never mind')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(section(page, 'About Me')).toContainText('Not set')
  await expect(edit(page, 'About Me')).toBeFocused()
  await edit(page, 'About Me').click()
  await expect(page.getByRole('textbox', { name: 'About me' })).toHaveValue('')
})

test('Save shows a saving state, and the saved values are on every device [B2.27] [B7.17]', async ({
  page,
}) => {
  await openProfile(page)
  await edit(page, 'Personal Information').click()
  await expect(page.getByLabel('Date of birth')).toHaveAttribute('type', 'date')
  await page.getByLabel('Date of birth').fill('1994-05-23')
  await page.getByLabel('Gender').selectOption('Female')
  const isHeld = Promise.withResolvers<void>()
  await page.route('**/api/user/update', async (route) => {
    await isHeld.promise
    await route.continue()
  })
  await save(page).click()
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Cancel' })).toBeDisabled()
  isHeld.resolve()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.reload()
  await expect(section(page, 'Personal Information')).toContainText('23 May 1994')
  await expect(section(page, 'Personal Information')).toContainText('Female')
})

test('a refused value shows an error at its field, and the input stays', async ({ page }) => {
  await openProfile(page)
  await edit(page, 'Social Links').click()
  await page.getByLabel('Facebook').fill('facebook.com/nadeesha')
  await page.getByLabel('Twitter').fill('https://evil.example/x')
  await save(page).click()
  await expect(page.getByLabel('Twitter')).toBeFocused()
  await expect(page.getByLabel('Twitter')).toHaveAttribute('aria-invalid', 'true')
  await expect(section(page, 'Social Links')).toContainText(
    'Please enter the address of your page at twitter.com',
  )
  await expect(page.getByLabel('Facebook')).toHaveValue('facebook.com/nadeesha')
  await page.getByLabel('Twitter').fill('x.com/nadeesha')
  await save(page).click()
  await expect(page.getByRole('link', { name: 'x.com/nadeesha' })).toHaveAttribute(
    'href',
    'https://x.com/nadeesha',
  )
})

test('an unreachable server shows an error in the form, which keeps the input [B8.15] [B8.16]', async ({
  page,
}) => {
  await openProfile(page)
  await edit(page, 'Contact Details').click()
  await page.getByRole('textbox', { name: 'Address' }).fill('14 Temple Road')
  await page.route('**/api/user/update', (route) => route.abort())
  await save(page).click()
  await expect(section(page, 'Contact Details').getByRole('alert')).toHaveText('An error occurred')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('14 Temple Road')
  await page.unroute('**/api/user/update')
  await page.route('**/api/user/update', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: '', code: 'server.failed' } }),
  )
  await save(page).click()
  await expect(section(page, 'Contact Details').getByRole('alert')).toHaveText('Update failed')
})

test('a session that ends while a section is open keeps the draft, for its customer only', async ({
  page,
}) => {
  const { email, token } = await openProfile(page)
  await edit(page, 'About Me').click()
  await page.getByRole('textbox', { name: 'About me' }).fill('I sew in the evenings')
  await sessionEndsBefore(page, '/api/user/update', token)
  await save(page).click()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1)
  await logInAgain(page, email)
  await expect(page.getByRole('textbox', { name: 'About me' })).toHaveValue('I sew in the evenings')
  await save(page).click()
  await expect(section(page, 'About Me')).toContainText('I sew in the evenings')
  await page.reload()
  await edit(page, 'Basic Information').click()
  await section(page, 'Basic Information').getByLabel('Email address').fill(`new-${email}`)
  await page.getByLabel('Current password').fill('half a passw')
  await page.evaluate(() => localStorage.removeItem('token'))
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('half a passw')
  const other = newEmail()
  await page.request.post('/api/user/register', { data: { name: 'Amaya Perera', email: other, password } })
  await logInAgain(page, other)
  await expect(section(page, 'Basic Information')).toContainText(other)
  await expect(section(page, 'Basic Information').getByRole('textbox')).toHaveCount(0)
})

test('a picture upload with an expired session explains the login page', async ({ page }) => {
  const { token } = await openProfile(page)
  await page.getByLabel('Add picture').setInputFiles(await photograph(page))
  await sessionEndsBefore(page, '/api/user/upload-profile-image', token)
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1)
})

test('a new email address requires the password and waits for its link', async ({ page }) => {
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

test('preferences are saved, and prices change with the currency [B2.29] [B3.04]', async ({ page }) => {
  const { email } = await signedIn(page)
  await page.goto('/profile?tab=settings')
  await edit(page, 'Preferences').click()
  await expect(page.getByLabel('Newsletter')).toBeDisabled()
  await expect(page.getByText('Please confirm your email address first.')).toBeVisible()
  await confirmEmail(page, email)
  await page.goto('/profile?tab=settings')
  await edit(page, 'Preferences').click()
  await page.getByLabel('Newsletter').check()
  await page.getByLabel('Notifications').uncheck()
  await page.getByLabel('Default currency').selectOption('USD')
  await save(page).click()
  await expect(page.getByText('Preferences updated successfully')).toBeVisible()
  const preferences = section(page, 'Preferences')
  await expect(preferences.locator('dd')).toHaveText(['On', 'Off', 'USD'])
  await page.goto('/collection')
  await expect(page.getByRole('article').first()).toContainText('$')
})

test('saving one preference keeps those changed elsewhere in the meantime', { tag: '@phone' }, async ({
  page,
}) => {
  const { email } = await signedIn(page)
  await page.goto('/profile')
  await confirmEmail(page, email)
  await page.goto('/profile?tab=settings')
  const preferences = section(page, 'Preferences')
  await expect(preferences.locator('dd')).toHaveText(['Off', 'On', 'Automatic'])
  await edit(page, 'Preferences').click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Currency' }).selectOption('GBP')
  await page.keyboard.press('Escape')
  await save(page).click()
  await expect(page.getByText('Preferences updated successfully')).toBeVisible()
  await expect(preferences.locator('dd')).toHaveText(['Off', 'On', 'GBP'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  const box = page.getByRole('region', { name: /Subscribe now|You’re subscribed/ })
  await box.getByLabel('Email address').fill(email)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
  await page.goBack()
  await edit(page, 'Preferences').click()
  await page.getByRole('checkbox', { name: 'Notifications' }).uncheck()
  const sent = page.waitForRequest('**/api/user/update')
  await save(page).click()
  expect((await sent).postDataJSON()).toEqual({ type: 'preferences', notifications: false })
  await expect(preferences.locator('dd')).toHaveText(['On', 'Off', 'GBP'])
})

test('a picture is chosen, cropped by keyboard, uploaded with progress, and shown at once in the header [B2.24] [B8.56]', async ({
  page,
}) => {
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

test('a cover is added and, after a question, removed [B2.24]', async ({ page }) => {
  await openProfile(page)
  await page.getByLabel('Add cover').setInputFiles(await photograph(page, 1600, 900))
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('img', { name: 'Cover picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove cover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Image removed')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Cover picture' })).toHaveCount(0)
})

test('an invalid, too large or failed picture shows an error in the dialog, which stays open [B5.17] [B8.13] [B8.14]', async ({
  page,
}) => {
  await openProfile(page)
  const text = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture '.repeat(50)) }
  await page.getByLabel('Add picture').setInputFiles(text)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your browser can’t preview this file')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByRole('alert')).toContainText('We cannot read this picture')
  const large = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
  await dialog.getByLabel('Choose another').setInputFiles(large)
  await expect(dialog.getByRole('alert')).toHaveText('This picture is too large. Maximum size is 10MB')
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()
  await dialog.getByLabel('Choose another').setInputFiles(await photograph(page))
  await page.route('**/api/user/upload-profile-image', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upload profile image')
  await page.keyboard.press('Escape')
  await page.getByLabel('Add cover').setInputFiles(await photograph(page))
  await page.route('**/api/user/upload-cover-image', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upload image')
})

test('at 195 px the name has its own row, and at 320 px the open tab is fully visible', async ({ page }) => {
  await signedIn(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/profile?tab=settings')
  const tab = page.getByRole('navigation', { name: 'My Profile' }).getByRole('link', { name: 'Settings' })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(tab).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 195, height: 640 })
  const name = page.getByRole('main').getByText('Nadeesha Silva', { exact: true })
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(120)
  expect((await name.boundingBox())?.height).toBeLessThan(80)
})

test('the URL selects the tab, and empty tabs link onwards [B2.25] [B2.26] [B2.28]', async ({ page }) => {
  await signedIn(page)
  await page.goto('/profile?tab=orders')
  await expect(page.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/orders')
  await page.getByRole('link', { name: 'Saved Designs' }).click()
  await expect(page).toHaveURL(/tab=designs/)
  await expect(page.getByRole('link', { name: 'Create New Design' })).toHaveAttribute('href', '/collection')
  await page.goto('/profile?tab=custom-designs')
  await expect(page.getByRole('link', { name: 'My custom designs' })).toHaveAttribute(
    'href',
    '/custom-products',
  )
  await expect(page.getByRole('link', { name: 'Create New Design' })).toHaveAttribute('href', '/collection')
})
