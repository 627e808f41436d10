import { backOfficeScreen } from '@first-fashion/testing/stage/back-office-screen'
import { altered, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const one = { address: '/admin/emails/order-confirmation' }

/** The texts of emails. */
export const screens: readonly Screen[] = [
  backOfficeScreen('emails', 'emails', { shows: 'Not used' }),
  backOfficeScreen('emails', 'emails searched', {
    address: '/admin/emails?search=confirm',
    layoutOf: 'back office, emails',
    steps: async ({ page }) => {
      await expect(page.getByRole('link', { name: 'Confirmation' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Shipped' })).toHaveCount(0)
    },
  }),
  backOfficeScreen('emails', 'emails without a match', {
    address: '/admin/emails?search=umbrella',
    layoutOf: 'back office, emails',
    shows: 'No results',
  }),
  backOfficeScreen('emails', 'emails failed', {
    upTo: 500,
    answers: { 'staff.mail-texts': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  }),
  backOfficeScreen('emails/:name', 'email', {
    ...one,
    steps: async ({ page }) => {
      const text = page.getByRole('textbox', { name: 'Text' })
      await text.press('Control+Home')
      await page.getByRole('button', { name: 'Insert {{order}}' }).press('Enter')
      await expect(text).toBeFocused()
      await expect(text).toHaveValue(/^\{\{order\}\}\{\{thanks\}\}/)
      await expect(page.getByTitle('Preview: Thank you for your order FF-10342')).toBeVisible()
    },
  }),
  backOfficeScreen('emails/:name', 'email as plain text', {
    ...one,
    layoutOf: 'back office, email',
    steps: async ({ page }) => {
      await page.getByRole('tab', { name: 'Plain text' }).click()
      await expect(page.getByRole('tabpanel')).toContainText('See you in Colombo!')
    },
  }),
  backOfficeScreen('emails/:name', 'email with an unknown placeholder', {
    ...one,
    answers: {
      'staff.mail-text-preview': refused(
        'mail-texts.placeholder-unknown',
        '{{name}} is not a placeholder.',
        422,
      ),
    },
    shows: '{{name}} is not a placeholder.',
  }),
  backOfficeScreen('emails/:name', 'email whose text is not used', {
    ...one,
    layoutOf: 'back office, email',
    answers: altered('staff.mail-text', ({ mail }) => {
      mail.state = 'unusable'
    }),
    shows: 'customers get the default text',
  }),
  backOfficeScreen('emails/:name', 'email back to its default', {
    ...one,
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Back to the default text' }).click()
      await expect(page.getByRole('dialog', { name: 'Back to the default text?' })).toBeVisible()
    },
  }),
  backOfficeScreen('emails/:name', 'email saved by somebody else', {
    ...one,
    layoutOf: 'back office, email',
    answers: {
      'staff.mail-text-save': refused(
        'mail-texts.changed-meanwhile',
        'Someone else saved this first. Load it again.',
        409,
      ),
    },
    steps: async ({ page }) => {
      await page.getByLabel('Subject').fill('Another one')
      await page.getByRole('button', { name: 'Save' }).click()
    },
    shows: 'Someone else saved this first',
  }),
]
