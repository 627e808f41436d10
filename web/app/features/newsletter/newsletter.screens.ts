import { expect, held, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/unsubscribe'
const link = { route, address: `${route}?token=019a0000-0000-4000-8000-000000000000` } as const

/** The newsletter's form after submitting, and unsubscribing. */
export const screens: readonly Screen[] = [
  {
    name: 'newsletter, code',
    route: '/community',
    over: true,
    answers: {
      'newsletter.subscribe': {
        success: true,
        message: 'Thank you for subscribing!',
        discountCode: 'WELCOME-7F3K2M',
        discountPercent: 20,
      },
    },
    steps: async ({ page }) => {
      await page.getByLabel('Email address').fill('reader@example.com')
      await page.getByRole('button', { name: 'SUBSCRIBE' }).click()
    },
    shows: /^Your 20% discount code/,
  },
  {
    ...link,
    name: 'unsubscribe',
    steps: ({ page }) => expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible(),
  },
  {
    ...link,
    name: 'unsubscribe, working',
    layoutOf: 'unsubscribe',
    answers: { 'newsletter.unsubscribe': held },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    ...link,
    name: 'unsubscribe, done',
    steps: ({ page }) => page.getByRole('button', { name: 'Unsubscribe' }).click(),
    shows: 'You’re unsubscribed',
  },
  {
    name: 'unsubscribe, link not complete',
    route,
    layoutOf: 'unsubscribe',
    shows: 'This link is incomplete',
  },
]
