import { expect, type Page, refused } from './screen.ts'

/** What a call answers whose session has ended. */
export const sessionOver = refused(
  'accounts.session-dead',
  'Your session has ended. Please log in again.',
  401,
)

/** Logs in on the login page that is open, or about to open. */
export async function logIn(page: Page): Promise<void> {
  // The page before may have a field of the same name: for the newsletter.
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  await page.getByLabel('Email address').first().fill('nadeesha.silva@example.com')
  await page.getByLabel('Password').fill('a-long-enough-one')
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
}

/** What happens in a tab when the customer logs out in another one. */
export const loggedOutElsewhere = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage'))
  })
