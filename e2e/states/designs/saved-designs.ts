import type { Page } from '@playwright/test'
import { savedDesign } from '../../designs/designs.ts'
import { expect, signedIn } from '../../shop.ts'
import { type ScreenState, waitingAndFailed } from '../screen-state.ts'

const route = '/profile'
const path = '/profile?tab=designs'

async function open(page: Page) {
  const { token } = await signedIn(page)
  await savedDesign(page, token)
  const name = 'A name of fifty characters, which is the longest 1'
  const description = 'Two hundred characters of description, as many as there may be. '
    .repeat(4)
    .slice(0, 200)
  await savedDesign(page, token, { name, description, status: 'draft' })
  await savedDesign(page, token, { name: 'Without a preview', description: '', previewImage: { url: '' } })
  await page.goto(path)
  await expect(page.getByRole('article')).toHaveCount(3)
}

/** The saved designs of the profile. */
export const savedDesigns: readonly ScreenState[] = [
  {
    name: 'saved designs',
    route,
    async arrive(page) {
      await open(page)
    },
  },
  {
    name: 'saved designs, none',
    route,
    async arrive(page) {
      await signedIn(page)
      await page.goto(path)
      await expect(page.getByText('No saved designs yet')).toBeVisible()
    },
  },
  {
    name: 'saved designs, one to be deleted',
    route,
    over: true,
    async arrive(page) {
      await open(page)
      await page.getByRole('button', { name: 'Delete Galle Fort' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  ...waitingAndFailed({
    name: 'saved designs',
    route,
    call: 'saved-designs/list',
    open: async (page) => {
      await signedIn(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
    },
  }),
]
