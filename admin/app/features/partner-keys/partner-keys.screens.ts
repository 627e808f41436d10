import { expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const one = { route: '/admin/partner-keys', as: 'owner' } as const

/** The keys that the shop shows to its partners. */
export const screens: readonly Screen[] = [
  { ...one, name: 'back office, partner keys', shows: 'Set here, ends with Ab12' },
  {
    ...one,
    name: 'back office, partner keys to enter',
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Enter the keys of Koko' }).click()
      await page.getByLabel('Merchant ID').fill('nilu')
      await page.getByRole('button', { name: 'Try the keys and save' }).click()
      await expect(page.getByText('Please enter this key')).toHaveCount(3)
    },
  },
  {
    ...one,
    name: 'back office, partner keys refused',
    answers: {
      'staff.partner-keys-set': refused('payments.key-refused', 'Razorpay says: Authentication failed'),
    },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Replace the keys of Razorpay' }).click()
      for (const name of ['Key ID', 'Key secret', 'Secret of the webhook'])
        await page.getByLabel(name).fill('wrong')
      await page.getByRole('button', { name: 'Try the keys and save' }).click()
    },
    shows: 'Razorpay says: Authentication failed',
  },
  {
    ...one,
    name: 'back office, partner keys to delete',
    steps: ({ page }) => page.getByRole('button', { name: 'Delete the keys of Razorpay' }).click(),
    shows: 'The shop goes on without Razorpay at once.',
  },
  {
    ...one,
    name: 'back office, partner keys failed',
    upTo: 500,
    answers: { 'staff.partner-keys': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]
