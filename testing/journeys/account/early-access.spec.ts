import type { Page } from '@playwright/test'
import { expect, fillAddress, gotoHydrated, test } from '../shop.ts'
import { asMember, givePoints } from './loyal-member.ts'

/** Has no level that brings early access. */
const email = 'kavindu@example.com'

const slug = 'cargills-crew-jumper'

const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()

async function choose(page: Page) {
  await page
    .getByRole('group', { name: /colour/i })
    .getByRole('button')
    .first()
    .click()
  await page
    .getByRole('group', { name: 'Size' })
    .locator('button:enabled', { hasText: /^(S|M|L)$/ })
    .first()
    .click()
}

test('a member redeems early access, buys the product, and keeps the access [B3.18] [B4.09]', {
  tag: '@phone',
}, async ({ page }) => {
  await givePoints(page, email, 60)
  await asMember(page, email)
  await gotoHydrated(page, '/loyalty?tab=rewards')
  await page.getByRole('button', { name: 'Redeem Early access' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(
    page.getByText(/Early access is yours: you have early access until \d+ \w+ \d{4}\./),
  ).toBeVisible()
  const redeemed = page.getByRole('listitem').filter({ hasText: /Early access until \d+ \w+ \d{4}/ })
  await expect(redeemed.getByRole('button', { name: 'Give back Early access' })).toBeVisible()
  await expect(redeemed.getByText('Code')).toHaveCount(0)

  await gotoHydrated(page, `/product/${slug}`)
  // The redeemed access goes on beyond the opening of the product, so no date is named.
  await expect(page.getByText('You have early access.', { exact: true })).toBeVisible()
  await choose(page)
  await addButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Proceed to Checkout' }).click()
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders/)

  await gotoHydrated(page, '/loyalty?tab=rewards')
  await expect(redeemed.getByText('You ordered something early with it')).toBeVisible()
  await expect(redeemed.getByRole('button', { name: 'Give back Early access' })).toHaveCount(0)
})
