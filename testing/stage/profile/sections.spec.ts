import { samples } from '@first-fashion/contract/samples'
import { logIn, sessionOver } from '../log-in.ts'
import { type Answers, altered, type Page, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'

const { user } = samples['accounts.logged']
const edit = (page: Page, section: string) =>
  page.getByRole('button', { name: `Edit ${section}`, exact: true })
const section = (page: Page, name: string) => page.getByRole('region', { name })
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save' })

/** The profile has changed. */
const saved = (change: object, message = 'Profile updated successfully'): Answers => ({
  ...altered('accounts.logged', (answer) => void Object.assign(answer.user, change)),
  ...altered('profile.update', (answer) => {
    answer.message = message
    Object.assign(answer.user, change)
  }),
})
const nothingNotified = saved({ aboutMe: '', address: '', dateOfBirth: null, gender: null })

test('sections are edited one at a time, and say what became of it [B2.27] [B4.06] [B7.17] [B8.15] [B8.16]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/profile', { as: 'member', answers: nothingNotified })
  await test.step('sections are edited one at a time, and Cancel restores the stored values', async () => {
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

  await page.getByRole('button', { name: 'Cancel' }).click()
  await test.step('Save shows a saving state, and then the saved values', async () => {
    await edit(page, 'Personal Information').click()
    await expect(page.getByLabel('Date of birth')).toHaveAttribute('type', 'date')
    await page.getByLabel('Date of birth').fill('1994-05-23')
    await page.getByLabel('Gender').selectOption('Female')
    const isHeld = Promise.withResolvers<void>()
    await page.route('**/api/user/update', async (route) => {
      await isHeld.promise
      await route.continue()
    })
    await stage.answer(saved({ dateOfBirth: '1994-05-23', gender: 'female' }))
    const sent = page.waitForRequest('**/api/user/update')
    await save(page).click()
    expect((await sent).postDataJSON()).toMatchObject({ dateOfBirth: '1994-05-23', gender: 'female' })
    await expect(page.locator('main [aria-busy=true]')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Cancel' })).toBeDisabled()
    isHeld.resolve()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await expect(section(page, 'Personal Information')).toContainText('23 May 1994')
    await expect(section(page, 'Personal Information')).toContainText('Female')
  })
  await page.unroute('**/api/user/update')

  await test.step('a refused value shows an error at its field, and the input stays', async () => {
    const words = 'Please enter the address of your page at twitter.com'
    const answers = {
      'profile.update': refused('profile.details-invalid', words, 422, { errors: { twitter: words } }),
    }
    await stage.answer(answers)
    await edit(page, 'Social Links').click()
    await page.getByLabel('Facebook').fill('facebook.com/nadeesha')
    await page.getByLabel('Twitter').fill('https://evil.example/x')
    await save(page).click()
    await expect(page.getByLabel('Twitter')).toBeFocused()
    await expect(page.getByLabel('Twitter')).toHaveAttribute('aria-invalid', 'true')
    await expect(section(page, 'Social Links')).toContainText(words)
    await expect(page.getByLabel('Facebook')).toHaveValue('facebook.com/nadeesha')
    await page.getByLabel('Twitter').fill('x.com/nadeesha')
    await stage.answer(saved({ socialLinks: { ...user.socialLinks, twitter: 'https://x.com/nadeesha' } }))
    await save(page).click()
    await expect(page.getByRole('link', { name: 'x.com/nadeesha' })).toHaveAttribute(
      'href',
      'https://x.com/nadeesha',
    )
  })

  await test.step('an unreachable server shows an error in the form, which keeps the input', async () => {
    await edit(page, 'Contact Details').click()
    const address = page.getByRole('textbox', { name: 'Address' })
    await address.fill('7 Lighthouse Street')
    await page.route('**/api/user/update', (route) => route.abort())
    await save(page).click()
    await expect(section(page, 'Contact Details').getByRole('alert')).toHaveText('An error occurred')
    await expect(address).toHaveValue('7 Lighthouse Street')
    await page.unroute('**/api/user/update')
    await stage.answer({ 'profile.update': refused('server.failed', '') })
    await save(page).click()
    await expect(section(page, 'Contact Details').getByRole('alert')).toHaveText('Update failed')
    await expect(address).toHaveValue('7 Lighthouse Street')
  })
})

test('a session that ends while a section is open keeps the draft, for its customer only', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/profile', { as: 'member', answers: { 'profile.update': sessionOver } })
  await edit(page, 'About Me').click()
  await page.getByRole('textbox', { name: 'About me' }).fill('I sew in the evenings')
  await save(page).click()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1)
  await stage.answer(saved({ aboutMe: 'I sew in the evenings' }))
  await logIn(page)
  await expect(page.getByRole('textbox', { name: 'About me' })).toHaveValue('I sew in the evenings')
  await save(page).click()
  await expect(section(page, 'About Me')).toContainText('I sew in the evenings')
  await page.reload()
  await edit(page, 'Basic Information').click()
  await section(page, 'Basic Information').getByLabel('Email address').fill('new@example.com')
  await page.getByLabel('Current password').fill('half a passw')
  await page.evaluate(() => localStorage.removeItem('token'))
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('half a passw')
  await stage.answer({
    ...saved({ _id: 'another-customer', name: 'Amaya Perera', email: 'amaya@example.com' }),
    'accounts.login': { ...samples['accounts.login'], token: 'token-of-amaya' },
  })
  await logIn(page)
  await expect(section(page, 'Basic Information')).toContainText('amaya@example.com')
  await expect(section(page, 'Basic Information').getByRole('textbox')).toHaveCount(0)
})

test('the newsletter can be chosen once the address is confirmed, and prices change with the currency [B2.29] [B3.04]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/profile?tab=settings', { as: 'member' })
  await edit(page, 'Preferences').click()
  await expect(page.getByLabel('Newsletter')).toBeDisabled()
  await expect(page.getByText('Please confirm your email address first.')).toBeVisible()
  await stage.answer(saved({ isVerified: true }))
  await page.reload()
  await edit(page, 'Preferences').click()
  await page.getByLabel('Newsletter').check()
  await page.getByLabel('Notifications').uncheck()
  await page.getByLabel('Default currency').selectOption('USD')
  const preferences = { newsletter: true, notifications: false, defaultCurrency: 'USD' }
  const dollar = samples['currency.active'].currencies.find(({ code }) => code === 'USD')
  await stage.answer({
    ...saved({ isVerified: true, preferences }, 'Preferences updated successfully'),
    ...altered('currency.user', (answer) => Object.assign(answer, { currency: dollar })),
  })
  const sent = page.waitForRequest('**/api/user/update')
  await save(page).click()
  expect((await sent).postDataJSON()).toEqual({ type: 'preferences', ...preferences })
  await expect(page.getByText('Preferences updated successfully')).toBeVisible()
  await expect(section(page, 'Preferences').locator('dd')).toHaveText(['On', 'Off', 'USD'])
  await page.goto('/collection')
  await expect(page.getByRole('article').first()).toContainText('$')
})

test('saving one preference keeps those changed elsewhere in the meantime', { tag: '@phone' }, async ({
  stage,
}) => {
  const { page } = stage
  const before = { newsletter: false, notifications: true, defaultCurrency: null }
  const answers = saved({ isVerified: true, preferences: before })
  await stage.open('/profile?tab=settings', { as: 'member', answers })
  const preferences = section(page, 'Preferences')
  await expect(preferences.locator('dd')).toHaveText(['Off', 'On', 'Automatic'])
  await edit(page, 'Preferences').click()
  await page.getByRole('button', { name: 'Menu' }).click()
  const inPounds = { ...before, defaultCurrency: 'GBP' }
  await stage.answer(saved({ isVerified: true, preferences: inPounds }))
  await page.getByRole('dialog').getByRole('combobox', { name: 'Currency' }).selectOption('GBP')
  await page.keyboard.press('Escape')
  await save(page).click()
  await expect(preferences.locator('dd')).toHaveText(['Off', 'On', 'GBP'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  const box = page.getByRole('region', { name: /Subscribe now|You’re subscribed/ })
  await box.getByLabel('Email address').fill(user.email)
  await stage.answer(saved({ isVerified: true, preferences: { ...inPounds, newsletter: true } }))
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
  await page.goBack()
  await edit(page, 'Preferences').click()
  await page.getByRole('checkbox', { name: 'Notifications' }).uncheck()
  const sent = page.waitForRequest('**/api/user/update')
  await save(page).click()
  expect((await sent).postDataJSON()).toEqual({ type: 'preferences', notifications: false })
})
