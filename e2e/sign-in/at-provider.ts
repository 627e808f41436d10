import type { Page } from '@playwright/test'
import { expect, newEmail } from '../shop.ts'

export interface ProviderPerson {
  readonly name?: string
  readonly email?: string
  /** What the provider says of the address. */
  readonly kept?: 'checked once' | 'kept by its Workspace' | 'never checked'
}

/** An address that Google keeps itself, nobody's before. */
export const newGmail = (): string => newEmail().replace('example.com', 'gmail.com')

/** Says on the provider's page who one is, and goes back to the shop. */
export async function continueAs(page: Page, { name = 'Kasun Fernando', email = '', kept }: ProviderPerson) {
  await expect(page.getByRole('heading', { name: /^Sign in with/ })).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email address').fill(email)
  if (kept !== undefined) await page.getByLabel('Its address is').selectOption(kept)
  await page.getByRole('button', { name: 'Continue as somebody else' }).click()
}

export const provider = (page: Page, name: 'Google' | 'Facebook') =>
  page.getByRole('button', { name: `Continue with ${name}` })
