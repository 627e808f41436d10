import { samples } from '@first-fashion/contract/samples'
import { backOfficeDialog, backOfficeScreen } from '@first-fashion/testing/stage/back-office-screen'
import { expect, photograph, type Screen } from '@first-fashion/testing/stage/screen'

const [post] = samples['staff.posts'].posts

/** News in the back office. */
export const screens: readonly Screen[] = [
  backOfficeScreen('news', 'news', { shows: post.title }),
  backOfficeDialog('news', 'article to write', 'Write an article', {
    steps: ({ page }) =>
      expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text' })).toBeVisible(),
  }),
  backOfficeDialog('news', 'article with a picture in its text', 'Write an article', {
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Picture in the text' }).click()
      const picture = page.getByRole('dialog', { name: 'Picture in the text' })
      await picture.getByLabel('Add a picture').setInputFiles(await photograph(page))
      await expect(picture.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
    },
  }),
  backOfficeDialog('news', 'article to delete', post.title, {
    layoutOf: 'back office, collection about to be deleted',
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Delete article' }).click()
      await expect(page.getByRole('dialog', { name: /^Delete/ })).toBeVisible()
    },
  }),
]
