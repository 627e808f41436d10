import { samples } from '@first-fashion/contract/samples'
import { expect, type Screen } from '@first-fashion/testing/stage/screen'

const list = '/admin/collections'
const { collection } = samples['staff.collection']
const one = { route: `${list}/:id`, address: `${list}/${collection.id}`, as: 'owner' } as const

/** The collections of the season. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, collections',
    route: list,
    as: 'owner',
    steps: ({ page }) => expect(page.getByRole('main').getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'back office, a new collection without words',
    route: `${list}/new`,
    as: 'owner',
    steps: ({ page }) => page.getByRole('button', { name: 'Add a collection' }).click(),
    shows: 'Please fill this in',
  },
  {
    ...one,
    name: 'back office, collection with products to add',
    steps: async ({ page }) => {
      await page.getByLabel('Find a product to add').fill('Tee')
      await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, collection about to be deleted',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Delete the collection' }).click()
      await expect(page.getByRole('dialog', { name: `Delete ${collection.name}?` })).toBeVisible()
    },
  },
]
