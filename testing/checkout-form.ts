import { expect, type Page } from '@playwright/test'

/** Chooses a country by its code, at the checkout or in a profile address. */
export async function chooseCountry(page: Page, code: string): Promise<void> {
  // Until the countries have loaded the field is a plain select.
  const field = page.getByRole('combobox', { name: 'Country' }).and(page.locator('input'))
  await field.fill(code)
  await page.locator(`[role=option][data-code=${code}]`).click()
  await expect(page.locator('[role=option]')).toHaveCount(0)
}

interface OtherPlace {
  readonly street?: string
  readonly city?: string
  /** The label of the postal code field, and its value. */
  readonly postal?: readonly [string, string]
}

/** Opens the fields of an address that the shop knows already and shows folded. */
export async function unfoldAddress(page: Page): Promise<void> {
  const change = page.getByRole('button', { name: 'Change the address' })
  await expect(change.or(page.getByLabel('First name'))).toBeVisible()
  if (await change.isVisible()) await change.click()
}

/** The address that `fillAddress` has filled in, folded into one line. */
export const foldedAddress = (page: Page) =>
  page
    .getByText(/14 Temple Road/)
    .locator('visible=true')
    .first()

/** Fills the delivery form with a valid address: in Sri Lanka by default. */
export async function fillAddress(page: Page, change: OtherPlace = {}): Promise<void> {
  const [postalLabel, postalCode] = change.postal ?? ['Postal code', '00300']
  await unfoldAddress(page)
  await page.getByLabel('First name').fill('Nadeesha')
  await page.getByLabel('Last name').fill('Silva')
  await page.getByRole('textbox', { name: 'Email address' }).fill('nadeesha@example.com')
  await page.getByLabel('Street address').fill(change.street ?? '14 Temple Road')
  await page.getByLabel('City').fill(change.city ?? 'Colombo')
  await page.getByLabel(postalLabel).fill(postalCode)
  await page.getByLabel('Phone', { exact: true }).fill('77 123 4567')
}
