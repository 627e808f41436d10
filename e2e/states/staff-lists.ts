import type { Page } from '@playwright/test'
import { expect } from '../shop.ts'
import { signIn } from './back-office.ts'
import { hold, refuse, type ScreenState } from './screen-state.ts'

/** The states look alike at every width; only the narrow one is tight. */
const phoneOnly = { upTo: 500 }

type State = 'loading' | 'failed' | 'nothing found'

async function open(page: Page, list: string, state: State) {
  await signIn(page)
  if (state === 'loading') await hold(page, `admin/${list}*`)
  if (state === 'failed') await refuse(page, `admin/${list}*`)
  await page.goto(`/admin/${list}${state === 'nothing found' ? '?search=no-such-thing' : ''}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (state === 'failed') await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  if (state === 'nothing found') await expect(page.getByText('No results.')).toBeVisible()
}

const listState = (list: string, state: State): ScreenState => ({
  name: `back office, ${list}, ${state}`,
  route: `/admin/${list}`,
  ...phoneOnly,
  arrive: (page) => open(page, list, state),
})

/** Empty lists of the back office; all but the currencies share one frame. */
export const staffLists: readonly ScreenState[] = [
  listState('customers', 'loading'),
  listState('customers', 'failed'),
  listState('customers', 'nothing found'),
  listState('reviews', 'nothing found'),
  listState('subscribers', 'nothing found'),
  listState('consents', 'failed'),
  listState('failed-jobs', 'failed'),
  {
    name: 'back office, failed jobs',
    route: '/admin/failed-jobs',
    async arrive(page) {
      const data = {
        name: 'Nobody',
        email: `nobody-${Date.now()}@rejected.example`,
        password: 'long-enough-1',
      }
      expect((await page.request.post('/api/user/register', { data })).ok()).toBe(true)
      await signIn(page)
      await expect(async () => {
        await page.goto('/admin/failed-jobs')
        await expect(page.getByText('550 5.1.1').first()).toBeVisible({ timeout: 2_000 })
      }).toPass()
    },
  },
  listState('currencies', 'loading'),
  listState('currencies', 'failed'),
]
