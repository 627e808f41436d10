import type { Page } from '@playwright/test'
import { expect, gotoHydrated } from '../shop.ts'
import { hold, refuse, type ScreenState, widestPhone } from './screen-state.ts'

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

/** A page that only has to be opened. */
const page = (name: string, route: string, title: string | RegExp, address = route): ScreenState => ({
  name,
  route,
  async arrive(page) {
    await page.goto(address)
    await heading(page, title)
  },
})

const collection = (name: string, query: string, shown: RegExp): ScreenState => ({
  name,
  route: '/collection',
  async arrive(page) {
    await page.goto(`/collection${query}`)
    await expect(page.getByText(shown).first()).toBeVisible()
  },
})

/** Home, the collection, the information pages and their frame. */
export const browsing: readonly ScreenState[] = [
  {
    name: 'home, first visit',
    route: '/',
    async arrive(page) {
      // Freezes the two seconds of placeholders.
      await page.addInitScript(() => {
        performance.now = () => 0
        const start = window.setTimeout
        window.setTimeout = Object.assign(
          (run: TimerHandler, delay = 0, ...given: unknown[]) =>
            start(run, delay > 1000 && delay <= 2000 ? 600_000 : delay, ...given),
          start,
        )
      })
      await page.goto('/')
      await expect(page.getByTestId('placeholder-card').first()).toBeVisible()
    },
  },
  {
    name: 'home',
    route: '/',
    async arrive(page) {
      await page.goto('/')
      await expect(page.getByTestId('placeholder-card')).toHaveCount(0)
    },
  },
  collection('collection', '', /^Showing 1-12/),
  collection('collection, filtered', '?category=Women&colour=Green&colour=White&min=2000', /^Showing 1-/),
  collection('collection, nothing found', '?searchbar=open&search=zzzzzz', /No products found/),
  {
    name: 'collection, failed',
    route: '/collection',
    async arrive(page) {
      await gotoHydrated(page, '/about')
      await refuse(page, 'product/cards**')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Collection' }).click()
      await heading(page, /collection/i)
    },
  },
  {
    name: 'collection, filter sheet',
    route: '/collection',
    upTo: widestPhone,
    over: true,
    async arrive(page) {
      await gotoHydrated(page, '/collection')
      await page.getByRole('button', { name: 'Filters' }).click()
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    },
  },
  {
    name: 'collection, search',
    route: '/collection',
    over: true,
    async arrive(page) {
      await gotoHydrated(page, '/collection?searchbar=open')
      await page.getByRole('searchbox').fill('shirt')
      await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible()
    },
  },
  {
    name: 'menu',
    route: '/about',
    upTo: widestPhone,
    over: true,
    async arrive(page) {
      await gotoHydrated(page, '/about')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
  page('about', '/about', /./),
  page('contact', '/contact', /./),
  {
    name: 'newsletter, wrong address',
    route: '/contact',
    async arrive(page) {
      await gotoHydrated(page, '/contact')
      await page.getByLabel('Email address').fill('nobody')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    },
  },
  {
    name: 'newsletter, sending',
    route: '/contact',
    async arrive(page) {
      await gotoHydrated(page, '/contact')
      await hold(page, 'newsletter/**')
      await page.getByLabel('Email address').fill('amaya@example.com')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    name: 'newsletter, thanks',
    route: '/contact',
    async arrive(page) {
      await gotoHydrated(page, '/contact')
      await page.getByLabel('Email address').fill(`reader-${Date.now()}@example.com`)
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0)
    },
  },
  page('terms', '/terms-and-conditions', /Terms/),
  page('privacy', '/privacy-policy', /Privacy/),
  page('community', '/community', 'Community'),
  page('community, challenges', '/community', 'Community', '/community?tab=challenges'),
  page('community, gallery', '/community', 'Community', '/community?tab=gallery'),
  page('community, leaderboard', '/community', 'Community', '/community?tab=leaderboard&type=likes'),
  page('community, news', '/community', 'Community', '/community?tab=news'),
  page(
    'community, article',
    '/community/news/:slug',
    'Three ways to tie a sarong, and when to use which',
    '/community/news/three-ways-to-tie-a-sarong',
  ),
  page('loyalty', '/loyalty', /./),
  page('not found', '/*', 'Page Not Found', '/nothing-here'),
  {
    name: 'product unknown',
    route: '/product/:slug',
    async arrive(page) {
      await page.goto('/product/no-such-product')
      await heading(page, 'Page Not Found')
    },
  },
]
