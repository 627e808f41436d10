import type { Page } from '@playwright/test'
import { expect } from '../shop.ts'
import { alter, hold, refuse, type ScreenState, widestPhone } from './screen-state.ts'

export async function signIn(page: Page) {
  const data = { email: 'owner@firstfashion.example', password: 'galle-fort-1663' }
  // A busy machine may refuse a call; the next try succeeds.
  await expect(async () => {
    expect((await page.request.post('/api/admin/session', { data })).status()).toBe(200)
  }).toPass({ timeout: 20_000 })
}

async function openOrders(page: Page, query = '') {
  await signIn(page)
  await page.goto(`/admin/orders${query}`)
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
}

async function openOrder(page: Page, query = '') {
  await openOrders(page, query)
  await page
    .getByRole('link', { name: /^[0-9A-F]{8}$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
}

async function openProduct(page: Page) {
  await signIn(page)
  await page.goto('/admin/products')
  await page.locator('main a[href^="/admin/products/"]:not([href$="/new"])').first().click()
  await expect(page.getByRole('button', { name: 'Save' }).last()).toBeVisible()
}

async function openCollection(page: Page, path: string) {
  await signIn(page)
  await page.goto(`/admin/collections${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The back office's screens. */
export const backOffice: readonly ScreenState[] = [
  {
    name: 'back office, sign in',
    route: '/admin',
    async arrive(page) {
      await page.goto('/admin')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    },
  },
  {
    name: 'back office, refused',
    route: '/admin',
    async arrive(page) {
      await page.goto('/admin')
      await page.getByLabel('Email address').fill('nobody@firstfashion.example')
      await page.getByLabel('Password').fill('not-the-password')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'back office, first owner',
    route: '/admin/first-owner',
    async arrive(page) {
      await page.goto('/admin/first-owner?token=none')
      await expect(page.getByRole('button', { name: 'Create owner' })).toBeVisible()
    },
  },
  {
    name: 'back office, orders',
    route: '/admin/orders',
    async arrive(page) {
      await openOrders(page)
      await expect(page.getByRole('link', { name: /^[0-9A-F]{8}$/ }).first()).toBeVisible()
    },
  },
  {
    name: 'back office, menu',
    route: '/admin/orders',
    upTo: widestPhone,
    over: true,
    async arrive(page) {
      await openOrders(page)
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
    },
  },
  {
    name: 'back office, no orders found',
    route: '/admin/orders',
    async arrive(page) {
      await openOrders(page, '?search=zzzzzz')
      await expect(page.getByText('No results')).toBeVisible()
    },
  },
  {
    name: 'back office, orders loading',
    route: '/admin/orders',
    async arrive(page) {
      await hold(page, 'admin/orders**')
      await openOrders(page)
    },
  },
  {
    name: 'back office, orders failed',
    route: '/admin/orders',
    async arrive(page) {
      await refuse(page, 'admin/orders**')
      await openOrders(page)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  { name: 'back office, order', route: '/admin/orders/:id', arrive: (page) => openOrder(page) },
  {
    name: 'back office, packing page',
    route: '/admin/orders/:id/packing',
    arrive: async (page) => {
      await openOrder(page)
      await page.getByRole('link', { name: 'Packing page' }).click()
      await expect(page.getByRole('heading', { name: /^Parcel for order/ })).toBeVisible()
    },
  },
  {
    name: 'back office, order to cancel',
    route: '/admin/orders/:id',
    over: true,
    async arrive(page) {
      await openOrder(page, '?status=Packing')
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'back office, order moved meanwhile',
    route: '/admin/orders/:id',
    async arrive(page) {
      await openOrder(page, '?status=Packing')
      const json = {
        success: false,
        code: 'order.moved-meanwhile',
        message: 'Someone else changed this order meanwhile. Load it again.',
      }
      await page.route('**/api/admin/orders/*/move', (asked) => asked.fulfill({ status: 409, json }))
      await page.getByRole('button', { name: 'Shipped' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'back office, products',
    route: '/admin/products',
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/products')
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'back office, consents',
    route: '/admin/consents',
    async arrive(page) {
      await signIn(page)
      const preferences = { necessary: true, analytics: true, marketing: false }
      const browser = {
        userAgent: 'Mozilla/5.0',
        screenResolution: '390x844',
        language: 'en',
        platform: 'Linux',
      }
      const data = { preferences: { ...preferences, timestamp: new Date().toISOString() }, ...browser }
      expect((await page.request.post('/api/cookie/consent', { data })).ok()).toBe(true)
      await page.goto('/admin/consents')
      await expect(page.getByText('390x844').locator('visible=true').first()).toBeVisible()
    },
  },
  {
    name: 'back office, newsletter',
    route: '/admin/subscribers',
    async arrive(page) {
      await signIn(page)
      const data = {
        email: 'a-reader-with-a-very-long-address@a-very-long-house-name.example',
        source: 'about',
      }
      expect((await page.request.post('/api/newsletter/subscribe', { data })).ok()).toBe(true)
      await page.goto('/admin/subscribers')
      await expect(page.getByText('a-very-long-house-name').locator('visible=true').first()).toBeVisible()
    },
  },
  {
    name: 'back office, currencies',
    route: '/admin/currencies',
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/currencies')
      await expect(page.getByRole('button', { name: 'LKR · ' })).toBeVisible()
    },
  },
  {
    name: 'back office, a currency with a wrong rate',
    route: '/admin/currencies',
    over: true,
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/currencies')
      await page.getByRole('button', { name: 'USD · ' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Rate').fill('nothing')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByText('A number above 0')).toBeVisible()
    },
  },
  {
    name: 'back office, delivery zones',
    route: '/admin/zones',
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/zones')
      await page.getByRole('button', { name: 'Calculate' }).click()
      await expect(page.getByText(/^Outside every zone:/)).toBeVisible()
    },
  },
  {
    name: 'back office, countries',
    route: '/admin/countries',
    async arrive(page) {
      await signIn(page)
      await alter<{ countries: { isDelivered: boolean }[] }>(page, 'admin/countries**', ({ countries }) => {
        const [, second] = countries
        if (second !== undefined) second.isDelivered = false
      })
      await page.goto('/admin/countries?search=ri')
      await expect(
        page.getByText('Switched off', { exact: true }).locator('visible=true').last(),
      ).toBeVisible()
    },
  },
  {
    name: 'back office, a zone with wrong places',
    route: '/admin/zones',
    over: true,
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/zones')
      await page.getByRole('button', { name: 'South Asia' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Places').fill('Ceylon')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByText('Line 1 is not a valid place')).toBeVisible()
    },
  },
  { name: 'back office, product', route: '/admin/products/:id', arrive: (page) => openProduct(page) },
  {
    name: 'back office, collections',
    route: '/admin/collections',
    async arrive(page) {
      await openCollection(page, '')
      await expect(page.getByRole('link', { name: 'Surf' })).toBeVisible()
    },
  },
  {
    name: 'back office, a new collection without words',
    route: '/admin/collections/new',
    async arrive(page) {
      await openCollection(page, '/new')
      await page.getByRole('button', { name: 'Add a collection' }).click()
      await expect(page.getByText('Please fill this in').first()).toBeVisible()
    },
  },
  {
    name: 'back office, collection with products to add',
    route: '/admin/collections/:id',
    async arrive(page) {
      await openCollection(page, '/wax-room')
      await page.getByLabel('Find a product to add').fill('Tee')
      await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
    },
  },
  {
    name: 'back office, collection about to be deleted',
    route: '/admin/collections/:id',
    over: true,
    async arrive(page) {
      await openCollection(page, '/wax-room')
      await page.getByRole('button', { name: 'Delete the collection' }).click()
      await expect(page.getByRole('dialog', { name: 'Delete Wax Room?' })).toBeVisible()
    },
  },
]
