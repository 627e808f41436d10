import { expect } from '@playwright/test'
import type { Screen } from './screen.ts'

/** A list of the back office, as the owner sees it. */
export const backOfficeScreen = (list: string, name: string, rest: Partial<Screen> = {}): Screen => ({
  name: `back office, ${name}`,
  route: `/admin/${list}`,
  as: 'owner',
  ...rest,
})

/** A dialog of a list: opened by the first button of that name. */
export const backOfficeDialog = (
  list: string,
  name: string,
  button: string,
  rest: Partial<Screen> = {},
): Screen =>
  backOfficeScreen(list, name, {
    over: true,
    ...rest,
    steps: async (stage) => {
      const { page } = stage
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await rest.steps?.(stage)
    },
  })
