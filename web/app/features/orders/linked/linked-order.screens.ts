import { held, refused, type Screen } from '@first-fashion/testing/stage/screen'

const link = { route: '/order', address: '/order#a-token' } as const

/** The order that a link in an email opens. */
export const screens: readonly Screen[] = [
  { ...link, name: 'linked order', shows: /^Order [0-9A-F]{8}$/ },
  {
    ...link,
    name: 'linked order, link dead',
    answers: { 'orders.by-link': refused('order.link-dead', 'This link no longer opens the order', 404) },
    shows: 'This link no longer opens',
  },
  {
    ...link,
    name: 'linked order, loading',
    upTo: 500,
    answers: { 'orders.by-link': held },
    steps: ({ page }) => page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' }),
  },
  {
    ...link,
    name: 'linked order, failed',
    upTo: 500,
    answers: { 'orders.by-link': refused() },
    shows: 'Try again',
  },
]
