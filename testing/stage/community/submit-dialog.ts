import { expect, type Page, photograph } from '../screen.ts'
import type { EmptyStage, Opening } from '../stage.ts'

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Submit Your Style' })

/** Opens Submit Your Style as a member. */
export async function submitting(stage: EmptyStage, opening: Opening = {}) {
  const { page } = stage
  await stage.open('/community', { as: 'member', ...opening })
  await page.getByRole('button', { name: 'Submit Your Style' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Title')).toBeVisible()
  return dialog
}

/** Fills what a look needs. */
export async function fillLook(page: Page, title: string, pictures: readonly string[] = ['front.jpg']) {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('A jacket against the rain.')
  await dialog
    .getByLabel('Add pictures')
    .setInputFiles(await Promise.all(pictures.map((name) => photograph(page, name))))
  await expect(dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')).toHaveCount(
    pictures.length,
  )
}
