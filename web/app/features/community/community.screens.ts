import { samples } from '@first-fashion/contract/samples'
import {
  altered,
  expect,
  held,
  photograph,
  refused,
  type Screen,
  type Stage,
} from '@first-fashion/testing/stage/screen'

const home = { route: '/community' } as const
const gallery = '/community?tab=gallery'
const look = samples['community.submission'].submission
const article = samples['community.post'].post

/** A tab, which only has to be opened. */
const tab = (name: string, query: string): Screen => ({
  ...home,
  name: `community, ${name}`,
  address: `/community?tab=${query}`,
  steps: ({ page }) => expect(page.getByRole('heading', { name: 'Community', level: 1 })).toBeVisible(),
})

/** A look over the gallery. */
const openLook = (name: string, steps: Screen['steps']): Screen => ({
  ...home,
  name: `community, ${name}`,
  address: `${gallery}&submission=${look._id}`,
  over: true,
  steps: async (stage) => {
    await expect(lookDialog(stage)).toBeVisible()
    await steps?.(stage)
  },
})

const lookDialog = ({ page }: Stage) => page.getByRole('dialog', { name: look.title })

const goToGallery = ({ page }: Stage) => page.getByRole('link', { name: 'Gallery', exact: true }).click()

/** A dialog of a member. */
const ofMember = (name: string, button: string, rest: Partial<Screen>): Screen => ({
  ...home,
  name: `community, ${name}`,
  as: 'member',
  over: true,
  ...rest,
  steps: async (stage) => {
    const { page } = stage
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog', { name: button })).toBeVisible()
    await rest.steps?.(stage)
  },
})

async function submitPictures({ page }: Stage): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Rain on tin roofs')
  await dialog.getByLabel('Description').fill('A jacket against the rain.')
  await dialog
    .getByLabel('Add pictures')
    .setInputFiles([await photograph(page, 'front.jpg'), await photograph(page, 'back.jpg')])
  await expect(dialog.getByRole('img', { name: 'back.jpg' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(dialog.getByRole('progressbar', { name: /front\.jpg/ })).toBeVisible()
}

async function apply({ page }: Stage): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone').fill('+94 77 123 4567')
  await dialog.getByLabel('Number of followers').fill('1200')
  await dialog.getByLabel('About you').fill('I sew, and show it.')
  await dialog.getByLabel('Why do you want to be an ambassador?').fill('I wear it anyway.')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByText('Received', { exact: true })).toBeVisible()
}

/** The tabs of the community, its dialogs, and what it says when there is nothing or something fails. */
export const screens: readonly Screen[] = [
  {
    ...home,
    name: 'community',
    steps: ({ page }) => expect(page.getByRole('heading', { name: 'Community', level: 1 })).toBeVisible(),
  },
  tab('challenges', 'challenges'),
  tab('gallery', 'gallery'),
  tab('leaderboard', 'leaderboard&type=likes'),
  tab('news', 'news'),
  {
    name: 'community, article',
    route: '/community/news/:slug',
    address: `/community/news/${article.slug}`,
    steps: ({ page }) => expect(page.getByRole('heading', { name: article.title, level: 1 })).toBeVisible(),
  },
  {
    ...home,
    name: 'community, as a member',
    as: 'member',
    steps: ({ page }) => expect(page.getByRole('heading', { name: 'Your benefits' })).toBeVisible(),
  },
  openLook('a look', (stage) => expect(lookDialog(stage).getByText('Shop the look')).toBeVisible()),
  {
    ...openLook('a size for a look', async (stage) => {
      const dialog = lookDialog(stage)
      await dialog.getByRole('button', { name: 'Choose a size for Rail Bridge Jeans' }).click()
      const add = dialog.getByRole('button', { name: 'Add Rail Bridge Jeans to cart' })
      await add.scrollIntoViewIfNeeded()
    }),
    answers: altered('catalog.single-by-id', ({ product }) => {
      product.name = 'Rail Bridge Jeans'
    }),
  },
  {
    ...home,
    name: 'community, a look that is gone',
    address: `${gallery}&submission=${look._id}`,
    over: true,
    answers: {
      'community.submission': refused('community.submission-unknown', 'This look is no longer here', 404),
    },
    shows: /This look is no longer here/,
  },
  {
    ...home,
    name: 'community, gallery failed',
    answers: { 'community.submissions': refused() },
    steps: goToGallery,
    shows: 'Failed to load gallery',
  },
  {
    ...home,
    name: 'community, gallery empty',
    answers: {
      'community.submissions': { success: true, submissions: [], pagination: { total: 0, current: 1 } },
    },
    steps: goToGallery,
    shows: 'Nothing here yet',
  },
  ofMember('a style with mistakes', 'Submit Your Style', {
    steps: ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click(),
    shows: 'Please fill in required fields',
  }),
  ofMember('a style on its way', 'Submit Your Style', {
    answers: { 'community.submit-style': held },
    steps: submitPictures,
  }),
  ofMember('an application with mistakes', 'Become an Ambassador', {
    answers: {
      'community.ambassador-apply': refused(
        'community.application-incomplete',
        'Please fill all required fields',
        400,
        {
          errors: Object.fromEntries(
            ['phone', 'bio', 'whyAmbassador', 'followerCount'].map((name) => [name, 'Required']),
          ),
        },
      ),
    },
    steps: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click(),
    shows: 'Please fill all required fields',
  }),
  ofMember('an application received', 'Become an Ambassador', { steps: apply }),
]
