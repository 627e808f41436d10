import { backOfficeDialog, backOfficeScreen } from '@first-fashion/testing/stage/back-office-screen'
import { altered, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const one = { address: '/admin/pages/privacy-policy' }

/** Pages that the owner writes. */
export const screens: readonly Screen[] = [
  backOfficeScreen('pages', 'pages', { shows: 'To be checked' }),
  backOfficeDialog('pages', 'page to add', 'New page'),
  backOfficeScreen('pages', 'pages failed', {
    upTo: 500,
    answers: { 'staff.pages': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  }),
  backOfficeScreen('pages/:slug', 'page with versions', {
    ...one,
    steps: ({ page }) => expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible(),
  }),
  backOfficeScreen('pages/:slug', 'page to be checked', {
    ...one,
    over: true,
    answers: altered('staff.page', ({ page }) => {
      page.isUnchecked = true
    }),
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Publish…' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
      await dialog.getByLabel('I have checked this text').check()
      await expect(dialog.getByRole('button', { name: 'Publish' })).toBeEnabled()
    },
  }),
  backOfficeScreen('pages/:slug', 'page with a link to another', {
    ...one,
    over: true,
    steps: async ({ page }) => {
      const text = page.getByRole('textbox', { name: 'Text' })
      await text.press('Control+A')
      await page.getByRole('button', { name: 'Link' }).click()
      const set = page.getByRole('dialog').getByRole('button', { name: 'Set link' })
      await page.getByLabel('Address').fill('//evil.example')
      await expect(set).toBeDisabled()
      await page.getByLabel('Address').fill('/terms-and-conditions')
      await set.click()
      await expect(text.locator('a[href="/terms-and-conditions"]').first()).toBeVisible()
    },
  }),
  backOfficeScreen('pages/:slug', 'page saved by somebody else', {
    ...one,
    layoutOf: 'back office, page with versions',
    answers: {
      'staff.page-save': refused(
        'content.changed-meanwhile',
        'Someone else saved this page first. Load it again.',
        409,
      ),
    },
    steps: async ({ page }) => {
      await page.getByLabel('Introduction').fill('Another one')
      await page.getByRole('button', { name: 'Save draft' }).click()
    },
    shows: 'Someone else saved this page first',
  }),
]
