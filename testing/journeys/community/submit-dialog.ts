import type { Page } from '@playwright/test'
import { expect, gotoHydrated } from '../shop.ts'

/** Opens Submit Your Style as a member. */
export async function submitting(page: Page) {
  await gotoHydrated(page, '/community')
  const join = page.getByRole('button', { name: 'Join the Community' })
  const submit = page.getByRole('button', { name: 'Submit Your Style' })
  await expect(join.or(submit)).toBeVisible()
  if (await join.isVisible()) await join.click()
  await submit.click()
  const dialog = page.getByRole('dialog', { name: 'Submit Your Style' })
  await expect(dialog.getByLabel('Title')).toBeVisible()
  return dialog
}
