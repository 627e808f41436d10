import { samples } from '@first-fashion/contract/samples'
import { expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/activity'

/** What staff did, and who signed in. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, activity',
    route,
    as: 'owner',
    steps: async ({ page }) => {
      await expect(page.getByText('Gave a member another role')).toBeVisible()
      await expect(page.getByText('lantern-light')).toBeVisible()
      await expect(page.getByText('support → manager')).toBeVisible()
    },
  },
  {
    name: 'back office, activity, nothing found',
    route,
    address: `${route}?kind=failed&from=2026-11-01`,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.activity': { ...samples['staff.activity'], entries: [], total: 0 } },
    layoutOf: 'back office, no orders found',
    shows: 'No results.',
  },
  {
    name: 'back office, activity failed',
    route,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.activity': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]
