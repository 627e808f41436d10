import { backOfficeScreen } from '@first-fashion/testing/stage/back-office-screen'
import { expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

/** The links of menu and footer, and the announcement. */
export const screens: readonly Screen[] = [
  backOfficeScreen('frame', 'footer and announcement', {
    steps: async ({ page }) => {
      const column = page.getByRole('group', { name: 'First column of the footer' })
      const names = () =>
        column
          .getByLabel('Name')
          .evaluateAll((fields) =>
            fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
          )
      await column.getByRole('button', { name: 'Move About up' }).press('Enter')
      expect(await names()).toEqual(['Home', 'About', 'Collection', 'Community'])
      await expect(column.getByRole('button', { name: 'Move About up' })).toBeFocused()
      await column.getByRole('button', { name: 'Move Home down' }).press('Enter')
      expect(await names()).toEqual(['About', 'Home', 'Collection', 'Community'])
      await expect(column.getByRole('button', { name: 'Move Home down' })).toBeFocused()
      await column.getByRole('button', { name: 'Move Home up' }).press('Enter')
      // The first one can only go down.
      await expect(column.getByRole('button', { name: 'Move Home down' })).toBeFocused()
    },
  }),
  backOfficeScreen('frame', 'footer and announcement refused', {
    steps: async ({ page }) => {
      await page.getByLabel('Link').fill('javascript:alert(1)')
      await page.getByRole('button', { name: 'Save' }).click()
    },
    shows: 'Each link needs a name',
  }),
  backOfficeScreen('frame', 'footer and announcement failed', {
    upTo: 500,
    answers: { 'staff.frame': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  }),
]
