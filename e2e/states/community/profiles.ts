import type { Page } from '@playwright/test'
import { expect, gotoHydrated, signedIn } from '../../shop.ts'
import { type ScreenState, settled } from '../screen-state.ts'

const route = '/community/members/:slug'

/** Opens the first member of a leaderboard. */
async function profile(page: Page) {
  await gotoHydrated(page, '/community?tab=leaderboard&type=likes')
  await page.getByRole('list', { name: 'The first three' }).getByRole('link').first().click()
  await expect(page.getByText(/^Member since /)).toBeVisible()
  await settled(page)
}

/** Joins, and opens what others see of oneself. */
async function ownProfile(page: Page) {
  const { token } = await signedIn(page)
  const answer = await page.request.post('/api/community/join', { headers: { token }, data: {} })
  const { membership }: { membership: { slug: string } } = await answer.json()
  await gotoHydrated(page, `/community/members/${membership.slug}`)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your public profile' })
  await expect(dialog.getByLabel('Name')).toBeVisible()
  return dialog
}

/** Public profiles, and the way to change one's own. */
export const profiles: readonly ScreenState[] = [
  { name: 'community, a profile', route, arrive: profile },
  {
    name: 'community, own profile without looks',
    route,
    async arrive(page) {
      const dialog = await ownProfile(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByText('No looks yet')).toBeVisible()
    },
  },
  {
    name: 'community, own profile to change',
    route,
    over: true,
    async arrive(page) {
      await ownProfile(page)
    },
  },
  {
    name: "community, an ambassador's page",
    route: '/community/ambassadors/:slug',
    async arrive(page) {
      await gotoHydrated(page, '/community/ambassadors/amaya-perera')
      await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
      await settled(page)
    },
  },
  {
    name: 'community, a name that is none',
    route,
    over: true,
    async arrive(page) {
      const dialog = await ownProfile(page)
      await dialog.getByLabel('Name').fill('me@example.com')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Choose a name, not an address').first()).toBeVisible()
    },
  },
]
