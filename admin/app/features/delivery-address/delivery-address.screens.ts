import { samples } from '@first-fashion/contract/samples'
import { altered, expect, refused, type Screen, type Stage } from '@first-fashion/testing/stage/screen'

const one = {
  route: '/admin/orders/:id',
  address: `/admin/orders/${samples['staff.order'].order._id}`,
  as: 'owner',
  over: true,
} as const

const open = altered('staff.delivery-address', ({ form }) => {
  Object.assign(form, { problem: '', isForPrintOnly: false })
})

async function openDialog({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Correcting where an order goes. */
export const screens: readonly Screen[] = [
  {
    ...one,
    name: 'back office, order, delivery address',
    answers: open,
    steps: async (stage) => {
      await openDialog(stage)
      await expect(stage.page.getByLabel('Street address')).toHaveValue(/./)
    },
  },
  {
    ...one,
    name: 'back office, order, delivery address refused',
    answers: {
      ...open,
      'staff.delivery-address-change': refused(
        'delivery-address.wrong',
        'Please fill in all required fields correctly',
        422,
        { errors: { phone: 'Invalid phone number format' } },
      ),
    },
    steps: async (stage) => {
      const { page } = stage
      await openDialog(stage)
      await page.getByLabel('Phone', { exact: true }).fill('none')
      await page.getByRole('button', { name: 'Save the address' }).click()
      await expect(page.getByText('Please fill in all required fields correctly')).toBeVisible()
      await expect(page.getByLabel('Phone', { exact: true })).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('Invalid phone number format')).toBeInViewport({ ratio: 1 })
    },
  },
  {
    ...one,
    name: 'back office, order, delivery address failed',
    over: false,
    answers: { 'staff.delivery-address': refused() },
    shows: 'Try again',
  },
  {
    ...one,
    name: 'back office, order, delivery address fixed meanwhile',
    layoutOf: 'back office, order, delivery address',
    answers: {
      ...open,
      'staff.delivery-address-change': refused(
        'delivery-address.fixed',
        'The parcel has left, so its address can no longer be changed.',
        409,
      ),
    },
    steps: async (stage) => {
      await openDialog(stage)
      await stage.page.getByLabel('City').fill('Kandy')
      await stage.page.getByRole('button', { name: 'Save the address' }).click()
      await expect(stage.page.getByRole('dialog').getByText('The parcel has left, so')).toBeInViewport()
    },
  },
  {
    ...one,
    name: 'back office, order, delivery address of what is still to be made',
    layoutOf: 'back office, order, delivery address',
    answers: altered('staff.delivery-address', ({ form }) => {
      Object.assign(form, { problem: '', isForPrintOnly: true })
    }),
    steps: openDialog,
    shows: 'Only the made-to-order part goes to the new address.',
  },
]
