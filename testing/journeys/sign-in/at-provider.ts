import type { Page } from '@playwright/test'
import { expect, newEmail } from '../shop.ts'

export interface ProviderPerson {
  readonly name?: string
  readonly email?: string
  /** The provider's claim about the email address. */
  readonly kept?: 'checked once' | 'kept by its Workspace' | 'never checked'
}

/** A new address that Google itself hosts. */
export const newGmail = (): string => newEmail().replace('example.com', 'gmail.com')

/** Signs in on the provider's page and returns to the shop. */
export async function continueAs(page: Page, { name = 'Kasun Fernando', email = '', kept }: ProviderPerson) {
  await expect(page.getByRole('heading', { name: /^Sign in with/ })).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email address').fill(email)
  if (kept !== undefined) await page.getByLabel('Its address is').selectOption(kept)
  await page.getByRole('button', { name: 'Continue as somebody else' }).click()
}

export const provider = (page: Page, name: 'Google' | 'Facebook') =>
  page.getByRole('button', { name: `Continue with ${name}` })
