import { samples } from '@first-fashion/contract/samples'
import { altered, expect, held, refused, type Screen, widestPhone } from '@first-fashion/testing/stage/screen'

const allProducts = { ...samples['catalog.cards'], total: 122, pages: 11 }

const noProducts = { ...samples['catalog.cards'], products: [], total: 0, pages: 1 }
const always = { over: '', text: '', picture: null } as const

/** As the server answers for a shop without products. */
const newShop = {
  'content.home': {
    success: true,
    home: {
      title: 'Nilu',
      description: '',
      sections: [
        { id: 'hero', kind: 'hero', ...always, title: 'Nilu', button: 'Shop now', to: '/collection' },
        { id: 'latest', kind: 'products', title: 'New', text: '', row: 'latest', collection: '', count: 10 },
        { id: 'collections', kind: 'collections', title: 'Our collections', text: '' },
        { id: 'newsletter', kind: 'newsletter', text: 'A letter each spring.' },
      ],
    },
  },
  'catalog.cards': noProducts,
  'catalog.collections': { success: true, collections: [] },
} as const

/** Freezes the two seconds of placeholders. */
function freezePlaceholders(): void {
  performance.now = () => 0
  const start = window.setTimeout
  window.setTimeout = Object.assign(
    (run: TimerHandler, delay = 0, ...given: unknown[]) =>
      start(run, delay > 1000 && delay <= 2000 ? 600_000 : delay, ...given),
    start,
  )
}

/** Home, the collection and the frame of the store. */
export const screens: readonly Screen[] = [
  {
    name: 'preview of home, with a section at its time',
    route: '/preview/home/:number',
    address: '/preview/home/0',
    as: 'owner',
    answers: altered('content.home-preview', (answer) => {
      answer.notDue = [{ id: 'latest', from: 1_796_000_000_000, until: null }]
    }),
    shows: 'The next section is shown from',
  },
  {
    name: 'home, first visit',
    route: '/',
    before: ({ page }) => page.addInitScript(freezePlaceholders),
    steps: ({ page }) => expect(page.getByTestId('placeholder-card').first()).toBeVisible(),
  },
  {
    name: 'home',
    route: '/',
    layoutOf: 'home, first visit',
    steps: ({ page }) => expect(page.getByTestId('placeholder-card')).toHaveCount(0),
  },
  {
    name: 'home of a new shop',
    route: '/',
    answers: newShop,
    steps: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Nilu'),
  },
  {
    name: 'preview of the home page',
    route: '/preview/home/:number',
    address: '/preview/home/0',
    as: 'owner',
    shows: 'This is a draft',
  },
  {
    name: 'collection',
    route: '/collection',
    answers: { 'catalog.cards': allProducts },
    shows: /^Showing 1-12 of 122/,
  },
  {
    name: 'collection, filtered',
    route: '/collection',
    address: '/collection?category=Women&colour=Green&colour=White&min=2000',
    shows: /^Showing 1-/,
  },
  {
    name: 'collection, nothing found',
    route: '/collection',
    address: '/collection?searchbar=open&search=zzzzzz',
    answers: altered('catalog.cards', (answer) => {
      Object.assign(answer, { products: [], total: 0, pages: 1 })
    }),
    shows: 'No products found',
  },
  {
    name: 'collection, failed',
    route: '/collection',
    address: '/about',
    answers: { 'catalog.cards': refused() },
    steps: async ({ page }) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Collection' }).click()
      await expect(page.getByRole('heading', { name: /collection/i, level: 1 })).toBeVisible()
    },
    shows: 'Try again',
  },
  {
    name: 'collection, filter sheet',
    route: '/collection',
    upTo: widestPhone,
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Filters' }).click()
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    },
  },
  {
    name: 'collection, search',
    route: '/collection',
    address: '/collection?searchbar=open',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('searchbox').fill('shirt')
      await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible()
    },
  },
  {
    name: 'menu',
    route: '/about',
    upTo: widestPhone,
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
  { name: 'not found', route: '/*', address: '/nothing-here', shows: 'Page Not Found' },
  {
    name: 'product unknown',
    route: '/product/:slug',
    address: '/product/no-such-product',
    answers: { 'catalog.single': refused('catalog.unknown-product', 'Product not found', 404) },
    shows: 'Page Not Found',
  },
  {
    name: 'newsletter, wrong address',
    route: '/contact',
    steps: async ({ page }) => {
      await page.getByLabel('Email address').fill('nobody')
      await page.getByRole('button', { name: 'Subscribe' }).click()
    },
    shows: 'Please enter a valid email address',
  },
  {
    name: 'newsletter, sending',
    route: '/contact',
    layoutOf: 'newsletter, wrong address',
    answers: { 'newsletter.subscribe': held },
    steps: async ({ page }) => {
      await page.getByLabel('Email address').fill('amaya@example.com')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    name: 'newsletter, thanks',
    route: '/contact',
    steps: async ({ page }) => {
      await page.getByLabel('Email address').fill('reader@example.com')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0)
    },
  },
]
