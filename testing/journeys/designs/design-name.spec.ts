import type { Page } from '@playwright/test'
import { expect, signedIn, test } from '../shop.ts'
import { addText, onCanvas, openDesigner } from './designer-page.ts'

async function saveAs(page: Page, name: string, description: string): Promise<void> {
  await page.getByRole('button', { name: 'Save Design' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Design' })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Design name').fill('  ')
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Design name').fill(name)
  await dialog.getByLabel(/^Description/).fill(description)
  await save.click()
  await expect(page.getByText('Design saved successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

/** Opens a saved design from the profile, as it was saved. */
async function reopened(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/profile?tab=designs')
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /Redesign/ }).click(),
  ])
  await expect(opened.getByText(`Design "${name}" loaded successfully!`)).toBeVisible()
  await expect(onCanvas(opened, text)).toBeVisible()
  await expect(opened).toHaveURL(/\/design\/product\/71\/variant\/\d+$/)
}

/** The address of what is ordered, with its name on the page. */
async function orderedAs(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Proceed to Order' }).click()
  await expect(page).toHaveURL(/\/custom-order\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  return page.url()
}

test('a design is saved under a name, opened again from the profile, and ordered under that name, with its description, also after a change [B3.49] [B5.19] [B8.61] [B8.62]', {
  tag: '@phone',
}, async ({ page }) => {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Precious')
  await expect(page.getByText(/^Saved at/)).toBeVisible({ timeout: 15_000 })
  await saveAs(page, 'Birthday shirt', 'For a night on the ramparts')
  const address = await orderedAs(page, 'Birthday shirt')
  const facts = page
    .getByRole('term')
    .filter({ hasText: /^Product$/ })
    .locator('..')
  await expect(facts).toContainText('Unisex Staple T-Shirt')
  await page.goBack()
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  await page.reload()
  await expect(onCanvas(page, 'Precious')).toBeVisible()
  await page.getByRole('button', { name: 'Save Design' }).click()
  await expect(page.getByLabel('Design name')).toHaveValue('Birthday shirt')
  await expect(page.getByLabel(/^Description/)).toHaveValue('For a night on the ramparts')
  await page.keyboard.press('Escape')
  await addText(page, 'Stone')
  expect(await orderedAs(page, 'Birthday shirt')).toBe(address)
  await page.goto(address.replace('custom-order', 'custom-products'))
  await expect(page.getByText('For a night on the ramparts')).toBeVisible()
  await reopened(page, 'Birthday shirt', 'Precious')
})
