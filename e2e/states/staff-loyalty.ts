import type { Page } from '@playwright/test'
import { expect, makePicture } from '../shop.ts'
import { signIn } from './back-office.ts'
import { hold, refuse, type ScreenState } from './screen-state.ts'

/** Opens a reward that shows a garment of the demonstration. */
async function editReward(page: Page) {
  await signIn(page)
  await page.goto('/admin/rewards')
  await page.getByRole('button', { name: 'Edit 15% off' }).click()
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
}

const choosePicture = (page: Page, buffer: Buffer) =>
  page
    .getByLabel('Replace the picture')
    .setInputFiles([{ name: 'evening.jpg', mimeType: 'image/jpeg', buffer }])

/** Loyalty in the back office: the program, the rewards and a customer's points. */
export const staffLoyalty: readonly ScreenState[] = [
  {
    name: 'back office, loyalty',
    route: '/admin/loyalty',
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/loyalty')
      await expect(page.getByRole('heading', { name: 'Points outstanding' })).toBeVisible()
    },
  },
  {
    name: 'back office, loyalty refused',
    route: '/admin/loyalty',
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/loyalty')
      await page.getByLabel('Days until points expire').fill('soon')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('A whole number in the allowed range')).toBeVisible()
    },
  },
  {
    name: 'back office, loyalty not loaded',
    route: '/admin/loyalty',
    upTo: 500,
    async arrive(page) {
      await signIn(page)
      await refuse(page, 'admin/loyalty')
      await page.goto('/admin/loyalty')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'back office, campaign to plan',
    route: '/admin/loyalty',
    over: true,
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/loyalty')
      await page.getByRole('button', { name: 'Plan a campaign' }).click()
      await expect(page.getByText(/^With 200%, the \d+ orders of the last 30 days/)).toBeVisible()
      await page.getByRole('button', { name: 'Plan it' }).click()
      await expect(page.getByText('Please fill this in').first()).toBeVisible()
    },
  },
  {
    name: 'back office, rewards',
    route: '/admin/rewards',
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/rewards')
      await expect(page.getByRole('button', { name: 'Edit Free shipping' })).toBeVisible()
    },
  },
  {
    name: 'back office, reward to add',
    route: '/admin/rewards',
    over: true,
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/rewards')
      await page.getByRole('button', { name: 'Add a reward' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('A whole number of points').first()).toBeVisible()
    },
  },
  {
    name: 'back office, reward with a picture',
    route: '/admin/rewards',
    over: true,
    async arrive(page) {
      await editReward(page)
      await page.getByLabel('Alt text').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'back office, picture of a reward on its way',
    route: '/admin/rewards',
    over: true,
    async arrive(page) {
      await hold(page, 'admin/loyalty/reward-pictures')
      await editReward(page)
      await choosePicture(page, await makePicture(page, 1200, 800))
      await expect(page.getByRole('progressbar')).toBeVisible()
      await page.getByLabel('Alt text').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'back office, a reward and a file that is no picture',
    route: '/admin/rewards',
    over: true,
    async arrive(page) {
      await editReward(page)
      await choosePicture(page, Buffer.from('no picture at all'))
      await expect(page.getByText('We cannot read this picture')).toBeVisible()
      await page.getByLabel('Alt text').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'back office, early access to add',
    route: '/admin/rewards',
    over: true,
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/rewards')
      await page.getByRole('button', { name: 'Add a reward' }).click()
      await page.getByLabel('Type').selectOption({ label: 'Early access' })
      await expect(page.getByText('On sale for everyone from')).toBeVisible()
    },
  },
  {
    name: 'back office, rewards not loaded',
    route: '/admin/rewards',
    upTo: 500,
    async arrive(page) {
      await signIn(page)
      await refuse(page, 'admin/loyalty/rewards')
      await page.goto('/admin/rewards')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
]
