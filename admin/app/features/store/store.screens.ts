import { samples } from '@first-fashion/contract/samples'
import {
  expect,
  held,
  photograph,
  refused,
  type Screen,
  type Stage,
} from '@first-fashion/testing/stage/screen'

const one = { route: '/admin/store', as: 'owner' } as const

const { brand } = samples['staff.store-logo-set']
const withLogo = {
  'staff.store': { ...samples['staff.store'], brand },
  'staff.store-name': { ...samples['staff.store-name'], logo: brand.logo },
} as const

/** Chooses a file as the logo. */
const addLogo = async ({ page }: Stage) => page.getByLabel('Add a logo').setInputFiles(await photograph(page))

/** Whose store it is. */
export const screens: readonly Screen[] = [
  {
    ...one,
    name: 'back office, store details',
    steps: ({ page }) => expect(page.getByLabel('Name', { exact: true })).toHaveValue('First Fashion'),
  },
  {
    ...one,
    name: 'back office, store details with a logo',
    answers: withLogo,
    steps: ({ page }) => expect(page.getByAltText('Logo of First Fashion')).toBeVisible(),
    shows: 'On other sites',
  },
  {
    ...one,
    name: 'back office, logo on its way',
    answers: { 'staff.store-logo-set': held },
    steps: addLogo,
    shows: 'Drawing the logo',
  },
  {
    ...one,
    name: 'back office, logo refused',
    answers: {
      'staff.store-logo-set': refused(
        'media.refers-outside',
        'This SVG needs files from outside of it.',
        422,
      ),
    },
    steps: addLogo,
    shows: 'This SVG needs files from outside of it.',
  },
  {
    ...one,
    name: 'back office, logo changed meanwhile',
    answers: {
      'staff.store-logo-set': refused('store.changed-meanwhile', 'Someone else has changed it.', 409),
    },
    steps: addLogo,
    shows: 'Someone else has changed it.',
  },
  {
    ...one,
    name: 'back office, store details refused',
    steps: async ({ page }) => {
      await page.getByLabel('Name', { exact: true }).fill('')
      await page.getByLabel('Instagram').fill('instagram.com/us')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Every store has a name of at most 60 characters')).toBeVisible()
    },
    shows: 'A web address that starts with https://',
  },
  {
    ...one,
    name: 'back office, store details failed',
    upTo: 500,
    answers: { 'staff.store': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]
