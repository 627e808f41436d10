import type { Page } from '@playwright/test'
import { expect, gotoHydrated, logInAgain, newEmail, password, photograph, signedIn, test } from '../shop.ts'

/** A member's own community page. */
async function asMember(page: Page) {
  const session = await signedIn(page)
  await gotoHydrated(page, '/community')
  await page.getByRole('button', { name: 'Join the Community' }).click()
  await expect(page.getByRole('button', { name: 'Submit Your Style' })).toBeVisible()
  return session
}

/** Somebody with an account, who is not logged in. */
async function newCustomer(page: Page) {
  const email = newEmail()
  await page.request.post('/api/user/register', { data: { name: 'Nadeesha Silva', email, password } })
  return { email }
}

/** What happens when the customer logs out in another tab. */
const loggedOutElsewhere = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage'))
  })

test('calls of a customer carry the token in the header of that name [B7.01]', async ({ page }) => {
  const { token } = await signedIn(page)
  const asked = page.waitForRequest(/\/api\/community\/join\?check=1$/)
  await page.goto('/community')
  expect((await asked).headers().token).toBe(token)
})

test('an application that is not received keeps its words, and says why [B5.10] [B8.31] [B8.32]', async ({
  page,
}) => {
  await asMember(page)
  await page.getByRole('button', { name: 'Become an Ambassador' }).click()
  const dialog = page.getByRole('dialog', { name: 'Become an Ambassador' })
  await dialog.getByLabel('Phone').fill('+94 77 123 4567')
  await dialog.getByLabel('Number of followers').fill('1200')
  await dialog.getByLabel('About you').fill('I sew, and show it.')
  await dialog.getByLabel('Why do you want to be an ambassador?').fill('I wear it anyway.')
  await page.route('**/api/community/ambassador/apply', (route) => route.abort())
  const apply = dialog.getByRole('button', { name: 'Apply' })
  await apply.click()
  await expect(dialog.getByText('Failed to submit application')).toBeVisible()
  await loggedOutElsewhere(page)
  await apply.click()
  await expect(page.getByText('Please login to apply')).toBeVisible()
  await expect(dialog.getByLabel('About you')).toHaveValue('I sew, and show it.')
})

test('a look that is not received keeps its words and pictures, and says why [B8.30] [B8.33]', async ({
  page,
}) => {
  const { email } = await asMember(page)
  await page.getByRole('button', { name: 'Submit Your Style' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit Your Style' })
  await dialog.getByLabel('Title').fill('Rain on tin roofs')
  await dialog.getByLabel('Description').fill('A jacket against the rain.')
  await dialog.getByLabel('Add pictures').setInputFiles([await photograph(page, 'front.jpg')])
  const pictures = dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')
  await expect(pictures).toHaveCount(1)
  await page.route('**/api/community/submit-style', (route) => route.abort())
  const send = dialog.getByRole('button', { name: 'Submit', exact: true })
  await send.click()
  await expect(dialog.getByText('Failed to submit style')).toBeVisible()
  await loggedOutElsewhere(page)
  await send.click()
  await expect(dialog.getByText('Please login to submit')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue('Rain on tin roofs')
  await expect(pictures).toHaveCount(1)
  await dialog.getByLabel('Description').fill('A jacket, and the smell of rain.')
  await dialog.getByRole('link', { name: 'Log in and come back to your draft' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await logInAgain(page, email)
  await expect(dialog.getByLabel('Title')).toHaveValue('Rain on tin roofs')
  await expect(dialog.getByLabel('Description')).toHaveValue('A jacket, and the smell of rain.')
  await expect(pictures).toHaveCount(1)
  await expect(page).toHaveURL(/\/community$/)
})

test('a visitor who takes part in a challenge logs in, and goes on with that challenge', async ({ page }) => {
  const { email } = await newCustomer(page)
  await gotoHydrated(page, '/community?tab=challenges')
  await page.getByRole('button', { name: 'Participate: One Colour, Head to Toe' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await logInAgain(page, email)
  const dialog = page.getByRole('dialog', { name: 'Submit Your Style' })
  await expect(dialog.getByLabel('Challenge').locator('option:checked')).toHaveText('One Colour, Head to Toe')
  await expect(page).toHaveURL(/\/community\?tab=challenges$/)
  // Only the button joins, or the look.
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Join the Community' })).toBeVisible()
})
