import { expect, gotoHydrated } from '../shop.ts'
import { hold, type ScreenState } from './screen-state.ts'

const route = '/unsubscribe'
const noToken = '019a0000-0000-4000-8000-000000000000'

/** The newsletter's form after submitting, and unsubscribing. */
export const newsletter: readonly ScreenState[] = [
  {
    name: 'newsletter, code',
    route: '/community',
    over: true,
    async arrive(page) {
      await gotoHydrated(page, '/community')
      await page.getByLabel('Email address').fill(`reader-${Date.now()}@example.com`)
      await page.getByRole('button', { name: 'SUBSCRIBE' }).click()
      await expect(page.getByText(/^Your 20% discount code/)).toBeVisible()
    },
  },
  {
    name: 'unsubscribe',
    route,
    async arrive(page) {
      await page.goto(`${route}?token=${noToken}`)
      await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
    },
  },
  {
    name: 'unsubscribe, working',
    route,
    async arrive(page) {
      await gotoHydrated(page, `${route}?token=${noToken}`)
      await hold(page, 'newsletter/unsubscribe/**')
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    name: 'unsubscribe, done',
    route,
    async arrive(page) {
      await gotoHydrated(page, `${route}?token=${noToken}`)
      const json = { success: true, message: 'You are unsubscribed from our newsletter.' }
      await page.route('**/api/newsletter/unsubscribe/**', (asked) => asked.fulfill({ json }))
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
    },
  },
  {
    name: 'unsubscribe, link not complete',
    route,
    async arrive(page) {
      await page.goto(route)
      await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
    },
  },
]
