import { samples } from '@first-fashion/contract/samples'
import { expect, held, refused, type Screen } from '@first-fashion/testing/stage/screen'

const { designs } = samples['saved-designs.list']
const mine = { route: '/profile', address: '/profile?tab=designs', as: 'member' } as const

/** The saved designs of the profile. */
export const screens: readonly Screen[] = [
  {
    ...mine,
    name: 'saved designs',
    steps: ({ page }) => expect(page.getByRole('article')).toHaveCount(designs.length),
  },
  {
    ...mine,
    name: 'saved designs, none',
    answers: { 'saved-designs.list': { success: true, designs: [] } },
    shows: 'No saved designs yet',
  },
  {
    ...mine,
    name: 'saved designs, one to be deleted',
    over: true,
    layoutOf: 'custom designs, one to be deleted',
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Delete Galle Fort' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'saved designs, loading',
    upTo: 500,
    answers: { 'saved-designs.list': held },
    steps: ({ page }) => expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible(),
  },
  {
    ...mine,
    name: 'saved designs, failed',
    upTo: 500,
    answers: { 'saved-designs.list': refused() },
    steps: ({ page }) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
]
