import { samples } from '@first-fashion/contract/samples'
import { expect, type Screen } from '@first-fashion/testing/stage/screen'

/** How the total of an order came about, for staff. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, total explained',
    route: '/admin/orders/:id',
    address: `/admin/orders/${samples['staff.order'].order._id}`,
    as: 'owner',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Explain this total' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Explain this total' })
      await expect(dialog.locator('summary').first()).toBeVisible()
      for (const figure of await dialog.locator('summary').all()) await figure.click()
      await expect(dialog.getByText('Debits less credits').first()).toBeVisible()
    },
  },
]
