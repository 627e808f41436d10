import { samples } from '@first-fashion/contract/samples'
import { expect, held, refused, type Screen } from '@first-fashion/testing/stage/screen'

const list = '/admin/customers'
const [customer] = samples['staff.customers'].customers
const one = { route: '/admin/customers/:id', address: `${list}/${customer._id}`, as: 'owner' } as const

/** Customers in the back office. */
export const screens: readonly Screen[] = [
  { name: 'back office, customers', route: list, as: 'owner', shows: customer.email },
  {
    name: 'back office, customers, loading',
    route: list,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.customers': held },
    layoutOf: 'back office, orders loading',
  },
  {
    name: 'back office, customers, failed',
    route: list,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.customers': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
  {
    name: 'back office, customers, nothing found',
    route: list,
    address: `${list}?search=no-such-thing`,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.customers': { ...samples['staff.customers'], customers: [], total: 0 } },
    layoutOf: 'back office, no orders found',
    shows: 'No results.',
  },
  { ...one, name: 'back office, customer', shows: 'Sign-in' },
  {
    ...one,
    name: 'back office, customer about to be blocked',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Block sign-in' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Block sign-in' }).click()
      await expect(page.locator('dialog [aria-invalid=true]')).toHaveCount(1)
    },
  },
  {
    ...one,
    name: 'back office, store credit about to be given',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Give store credit' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Give store credit' }).click()
      await expect(page.locator('dialog [aria-invalid=true]')).toHaveCount(2)
    },
  },
]
