import type { Page } from '@playwright/test'
import { openSeededLook } from '../../community/seeded-look.ts'
import { expect, gotoHydrated, photograph, signedIn } from '../../shop.ts'
import { alter, hold, refuse, type ScreenState, settled } from '../screen-state.ts'

const route = '/community'
const gallery = '/community?tab=gallery'

/** Opens the community as someone who has just joined it. */
async function asMember(page: Page) {
  await signedIn(page)
  await gotoHydrated(page, route)
  await page.getByRole('button', { name: 'Join the Community' }).click()
  await expect(page.getByRole('button', { name: 'Submit Your Style' })).toBeVisible()
}

async function submitting(page: Page) {
  await asMember(page)
  await page.getByRole('button', { name: 'Submit Your Style' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit Your Style' })
  await expect(dialog.getByLabel('Title')).toBeVisible()
  return dialog
}

async function applying(page: Page) {
  await asMember(page)
  await page.getByRole('button', { name: 'Become an Ambassador' }).click()
  return page.getByRole('dialog', { name: 'Become an Ambassador' })
}

/** The dialogs of the community, and what its tabs say when there is nothing or something fails. */
export const community: readonly ScreenState[] = [
  {
    name: 'community, as a member',
    route,
    async arrive(page) {
      await asMember(page)
      await expect(page.getByRole('heading', { name: 'Your benefits' })).toBeVisible()
      await settled(page)
    },
  },
  {
    name: 'community, a look',
    route,
    over: true,
    async arrive(page) {
      const dialog = await openSeededLook(page, 'Pettah in the rain')
      await expect(dialog.getByText('Shop the look')).toBeVisible()
      await settled(page)
    },
  },
  {
    name: 'community, a size for a look',
    route,
    over: true,
    async arrive(page) {
      const dialog = await openSeededLook(page, 'Pettah in the rain')
      await dialog.getByRole('button', { name: 'Choose a size for Rail Bridge Jeans' }).click()
      const add = dialog.getByRole('button', { name: 'Add Rail Bridge Jeans to cart' })
      await add.scrollIntoViewIfNeeded()
      await settled(page)
    },
  },
  {
    name: 'community, a look that is gone',
    route,
    over: true,
    async arrive(page) {
      await gotoHydrated(page, `${gallery}&submission=019a0000-0000-4000-8000-000000000000`)
      await expect(page.getByText('This look is no longer here')).toBeVisible()
    },
  },
  {
    name: 'community, gallery failed',
    route,
    async arrive(page) {
      await gotoHydrated(page, route)
      await refuse(page, 'community/submissions?*')
      await page.getByRole('link', { name: 'Gallery', exact: true }).click()
      await expect(page.getByText('Failed to load gallery').first()).toBeVisible()
    },
  },
  {
    name: 'community, gallery empty',
    route,
    async arrive(page) {
      await gotoHydrated(page, route)
      await alter<{ submissions: unknown[]; pagination: object }>(page, 'community/submissions?*', (answer) =>
        Object.assign(answer, { submissions: [], pagination: { total: 0, current: 1 } }),
      )
      await page.getByRole('link', { name: 'Gallery', exact: true }).click()
      await expect(page.getByText('Nothing here yet')).toBeVisible()
    },
  },
  {
    name: 'community, a style with mistakes',
    route,
    over: true,
    async arrive(page) {
      const dialog = await submitting(page)
      await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
      await expect(dialog.getByText('Please fill in required fields')).toBeVisible()
    },
  },
  {
    name: 'community, a style on its way',
    route,
    over: true,
    async arrive(page) {
      const dialog = await submitting(page)
      await dialog.getByLabel('Title').fill('Rain on tin roofs')
      await dialog.getByLabel('Description').fill('A jacket against the rain.')
      await dialog
        .getByLabel('Add pictures')
        .setInputFiles([await photograph(page, 'front.jpg'), await photograph(page, 'back.jpg')])
      // A busy machine takes a moment to look at them.
      await expect(dialog.getByRole('img', { name: 'back.jpg' })).toBeVisible()
      await hold(page, 'community/submit-style')
      await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
      await expect(dialog.getByRole('progressbar', { name: /front\.jpg/ })).toBeVisible()
    },
  },
  {
    name: 'community, an application with mistakes',
    route,
    over: true,
    async arrive(page) {
      const dialog = await applying(page)
      await dialog.getByRole('button', { name: 'Apply' }).click()
      await expect(dialog.getByText('Please fill all required fields')).toBeVisible()
    },
  },
  {
    name: 'community, an application received',
    route,
    over: true,
    async arrive(page) {
      const dialog = await applying(page)
      await dialog.getByLabel('Phone').fill('+94 77 123 4567')
      await dialog.getByLabel('Number of followers').fill('1200')
      await dialog.getByLabel('About you').fill('I sew, and show it.')
      await dialog.getByLabel('Why do you want to be an ambassador?').fill('I wear it anyway.')
      await dialog.getByRole('button', { name: 'Apply' }).click()
      await expect(dialog.getByText('Received', { exact: true })).toBeVisible()
    },
  },
]
