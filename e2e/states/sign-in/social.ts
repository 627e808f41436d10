import type { Page } from '@playwright/test'
import { expect, gotoHydrated, newEmail, password, signedIn } from '../../shop.ts'
import { continueAs, newGmail, provider } from '../../sign-in/at-provider.ts'
import { hold, type ScreenState } from '../screen-state.ts'

async function openSettings(page: Page) {
  await page.goto('/profile?tab=settings')
  await expect(page.getByRole('heading', { name: 'Linked Accounts' })).toBeVisible()
}

async function enteredByGoogle(page: Page) {
  await page.goto('/login')
  await provider(page, 'Google').click()
  await continueAs(page, { email: newGmail() })
  await expect(page.getByText('Account created successfully')).toBeVisible()
}

/** Signing in with a provider, and the settings' linked accounts. */
export const social: readonly ScreenState[] = [
  {
    name: 'login, back from a provider',
    route: '/login',
    async arrive(page) {
      await hold(page, 'user/auth/exchange')
      await page.goto(`/login?token=${'A'.repeat(43)}&auth=google`)
      await expect(page.getByText('Signing you in...')).toBeVisible()
    },
  },
  {
    name: 'login, on the way to a provider',
    route: '/login',
    async arrive(page) {
      await hold(page, 'user/auth/google')
      await gotoHydrated(page, '/login')
      await provider(page, 'Google').click()
      await expect(page.locator('main [aria-busy=true]')).toBeVisible()
    },
  },
  {
    name: 'login, to be linked first',
    route: '/login',
    async arrive(page) {
      const email = newEmail()
      await page.request.post('/api/user/register', { data: { name: 'Amaya', email, password } })
      await page.goto('/login')
      await provider(page, 'Facebook').click()
      await continueAs(page, { name: 'Amaya', email })
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'sign up, no address from the provider',
    route: '/login',
    async arrive(page) {
      await page.goto('/login?error=email_missing&auth=facebook')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'settings, the only way in',
    route: '/profile',
    async arrive(page) {
      await enteredByGoogle(page)
      await openSettings(page)
      await expect(page.getByText('Your only way to log in')).toBeVisible()
    },
  },
  {
    name: 'settings, password wanted',
    route: '/profile',
    over: true,
    async arrive(page) {
      await signedIn(page)
      await page.route('**/api/user/auth/link/google', (route) =>
        route.fulfill({
          status: 422,
          json: {
            success: false,
            message: 'Please enter your current password',
            code: 'accounts.password-wrong',
            errors: { password: 'Please enter your current password' },
          },
        }),
      )
      await openSettings(page)
      await page.getByRole('button', { name: 'Link Google' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
      await expect(page.locator('[aria-invalid=true]')).toBeVisible()
    },
  },
  {
    name: 'settings, to be unlinked',
    route: '/profile',
    over: true,
    async arrive(page) {
      await signedIn(page)
      await openSettings(page)
      await page.getByRole('button', { name: 'Link Google' }).click()
      await continueAs(page, { email: newGmail() })
      await page.getByRole('button', { name: 'Unlink Google' }).click()
      await expect(page.getByRole('dialog', { name: 'Unlink Google' })).toBeVisible()
    },
  },
]
