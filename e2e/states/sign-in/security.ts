import type { Page } from '@playwright/test'
import { expect, gotoHydrated, password, signedIn } from '../../shop.ts'
import { hold, refuse, type ScreenState } from '../screen-state.ts'

const route = '/profile'

async function openSettings(page: Page): Promise<void> {
  await page.goto('/profile?tab=settings')
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
}

async function withDevices(page: Page): Promise<void> {
  const { email } = await signedIn(page)
  const agents = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ]
  for (const agent of agents)
    await page.request.post('/api/user/login', {
      data: { email, password },
      headers: { 'user-agent': agent },
    })
}

/** Account security: password, devices, data. */
export const security: readonly ScreenState[] = [
  {
    name: 'settings with devices',
    route,
    async arrive(page) {
      await withDevices(page)
      await openSettings(page)
      await expect(page.getByText('Safari on iOS')).toBeVisible()
    },
  },
  {
    name: 'settings, another password refused',
    route,
    async arrive(page) {
      await signedIn(page)
      await openSettings(page)
      await page.getByLabel('Current password').fill('not-this-one')
      await page.getByLabel('New password', { exact: true }).fill('another-long-one')
      await page.getByLabel('Confirm new password').fill('another-long-one')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    },
  },
  {
    name: 'settings, devices loading',
    route,
    async arrive(page) {
      await signedIn(page)
      await hold(page, 'user/sessions')
      await openSettings(page)
    },
  },
  {
    name: 'settings, devices failed',
    route,
    async arrive(page) {
      await signedIn(page)
      await refuse(page, 'user/sessions')
      await openSettings(page)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'settings, logging out everywhere',
    route,
    over: true,
    async arrive(page) {
      await signedIn(page)
      await openSettings(page)
      await page.getByRole('button', { name: 'Log out everywhere' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'settings, account about to be deleted',
    route,
    over: true,
    async arrive(page) {
      await signedIn(page)
      await openSettings(page)
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('button', { name: 'Delete for good' }).click()
      await expect(page.locator('dialog [aria-invalid=true]')).toHaveCount(1)
    },
  },
  {
    name: 'login, too many tries',
    route: '/login',
    async arrive(page) {
      const message = 'Too many tries. Please wait 2 minutes and try again.'
      await page.route('**/api/user/login', (asked) =>
        asked.fulfill({ status: 429, json: { success: false, code: 'request.too-many', message } }),
      )
      await gotoHydrated(page, '/login')
      await page.getByLabel('Email address').first().fill('amaya@example.com')
      await page.getByLabel('Password').fill('colombo-lagoon-7')
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page.locator('form').getByRole('alert')).toBeVisible()
    },
  },
]
