import { samples } from '@first-fashion/contract/samples'
import { backOfficeDialog, backOfficeScreen } from '@first-fashion/testing/stage/back-office-screen'
import { expect, type Screen } from '@first-fashion/testing/stage/screen'

/** Looks in the back office. */
export const screens: readonly Screen[] = [
  backOfficeScreen('looks', 'looks', {
    steps: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
  }),
  backOfficeScreen('looks', 'no looks found', {
    address: '/admin/looks?search=no-such-thing',
    upTo: 500,
    answers: { 'staff.looks': { ...samples['staff.looks'], looks: [], total: 0 } },
    layoutOf: 'back office, no orders found',
    shows: 'No results.',
  }),
  backOfficeDialog('looks', 'look to take down', 'Take down'),
  backOfficeDialog('looks', 'products of a look', 'Products of the look'),
  backOfficeDialog('looks', 'banned words', 'Banned words'),
]
