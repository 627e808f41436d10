import {
  altered,
  expect,
  held,
  photograph,
  refused,
  type Screen,
  type Stage,
} from '@first-fashion/testing/stage/screen'

const program = { route: '/admin/loyalty', as: 'owner' } as const
const rewards = { route: '/admin/rewards', as: 'owner' } as const

const withPicture = altered('staff.loyalty-rewards', ({ rewards: [first] }) => {
  if (first === undefined) return
  Object.assign(first, { name: '15% off', image: '/media/garments/tee.front.efe7da.solid.v4/960.webp' })
})

async function editReward({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Edit 15% off' }).click()
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
}

/** Loyalty in the back office: the program and its rewards. */
export const screens: readonly Screen[] = [
  { ...program, name: 'back office, loyalty', shows: 'Points outstanding' },
  {
    ...program,
    name: 'back office, loyalty refused',
    steps: async ({ page }) => {
      await page.getByLabel('Days until points expire').fill('soon')
      await page.getByRole('button', { name: 'Save' }).click()
    },
    shows: 'A whole number in the allowed range',
  },
  {
    ...program,
    name: 'back office, loyalty not loaded',
    upTo: 500,
    answers: { 'staff.loyalty-program': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
  {
    ...program,
    name: 'back office, campaign to plan',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Plan a campaign' }).click()
      await expect(page.getByText(/^With 200%, the /)).toBeVisible()
      await page.getByRole('button', { name: 'Plan it' }).click()
    },
    shows: 'Please fill this in',
  },
  {
    ...rewards,
    name: 'back office, rewards',
    steps: ({ page }) => expect(page.getByRole('button', { name: 'Edit Free shipping' })).toBeVisible(),
  },
  {
    ...rewards,
    name: 'back office, reward to add',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Add a reward' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
    },
    shows: 'A whole number of points',
  },
  {
    ...rewards,
    name: 'back office, reward with a picture',
    answers: withPicture,
    over: true,
    steps: async (stage) => {
      await editReward(stage)
      await stage.page.getByLabel('Alt text').scrollIntoViewIfNeeded()
    },
  },
  {
    ...rewards,
    name: 'back office, picture of a reward on its way',
    over: true,
    answers: { ...withPicture, 'staff.loyalty-reward-picture-add': held },
    steps: async (stage) => {
      await editReward(stage)
      await stage.page.getByLabel('Replace the picture').setInputFiles(await photograph(stage.page))
      await expect(stage.page.getByRole('progressbar')).toBeVisible()
      await stage.page.getByLabel('Alt text').scrollIntoViewIfNeeded()
    },
  },
  {
    ...rewards,
    name: 'back office, a reward and a file that is no picture',
    over: true,
    answers: {
      ...withPicture,
      'staff.loyalty-reward-picture-add': refused(
        'catalog.picture-unreadable',
        'We cannot read this picture',
        422,
      ),
    },
    steps: async (stage) => {
      await editReward(stage)
      await stage.page
        .getByLabel('Replace the picture')
        .setInputFiles([
          { name: 'evening.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
        ])
      await expect(stage.page.getByText('We cannot read this picture')).toBeVisible()
      await stage.page.getByLabel('Alt text').scrollIntoViewIfNeeded()
    },
  },
  {
    ...rewards,
    name: 'back office, early access to add',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Add a reward' }).click()
      await page.getByLabel('Type').selectOption({ label: 'Early access' })
    },
    shows: 'On sale for everyone from',
  },
  {
    ...rewards,
    name: 'back office, rewards not loaded',
    upTo: 500,
    answers: { 'staff.loyalty-rewards': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]
