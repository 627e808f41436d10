import type { Calls, ResponseOf } from '@first-fashion/contract'
import type { Page } from '@playwright/test'
import { expect } from '../../shop.ts'
import { refuse, type ScreenState } from '../screen-state.ts'
import { figuresOf, previewed } from './return-figures.ts'
import { chooseFirst, openReturn } from './returns.ts'

type ReturnPoints = ResponseOf<Calls['loyalty.return-points']>

async function review(page: Page) {
  await openReturn(page)
  await previewed(page, figuresOf)
  const dialog = await chooseFirst(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  return dialog
}

const answered = (page: Page, json: ReturnPoints) =>
  page.route('**/api/loyalty/return-points', (asked) => asked.fulfill({ json }))

/** What the review of a return says of points. */
export const returnPoints: readonly ScreenState[] = [
  {
    name: 'orders, points that a return takes back',
    route: '/orders',
    over: true,
    async arrive(page) {
      await answered(page, { success: true, earned: 6, takenBack: 4, returnedCode: 'REWARD-K7M2PQ4X' })
      const points = (await review(page)).getByRole('region', { name: 'Loyalty points' })
      await expect(points).toContainText('takes back 4 of the 6 points')
      await points.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'orders, points of a return not calculated',
    route: '/orders',
    over: true,
    async arrive(page) {
      await refuse(page, 'loyalty/return-points')
      const words = (await review(page)).getByText('The points that this return takes back could not be')
      await expect(words).toBeVisible()
      await words.scrollIntoViewIfNeeded()
    },
  },
]
