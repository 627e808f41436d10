import { expect, gotoHydrated, inCart, test } from '../shop.ts'
import { asMember, givePoints } from './loyal-member.ts'

const email = 'dinesh@example.com'

test('a member redeems a reward, keeps its code in sight, uses it, and gives another one back [B4.09] [B2.42] [B9.05]', {
  tag: '@phone',
}, async ({ page }) => {
  await givePoints(page, email, 40)
  await inCart(page, await asMember(page, email))
  await gotoHydrated(page, '/loyalty?tab=rewards')
  const shown = page.getByText(/^You have \d+ points to redeem/)
  const before = Number(/\d+/.exec((await shown.textContent()) ?? '')?.[0])
  await page.getByRole('button', { name: 'Redeem Rs. 2,000 off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeem Rs. 2,000 off?' })
  await expect(dialog).toContainText(`This takes 10 of your ${before} points. You keep ${before - 10}.`)
  await expect(dialog).toContainText('Codes cannot be used with cash on delivery.')
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
  const toast = page.getByText(/Rs. 2,000 off is yours\. Your code: REWARD-/)
  await expect(toast).toBeVisible()
  const code = /REWARD-\w+/.exec((await toast.textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByText(`You have ${before - 10} points to redeem.`)).toBeVisible()

  await page
    .getByRole('listitem')
    .filter({ hasText: code })
    .getByRole('link', { name: 'Use at checkout' })
    .click()
  await expect(page).toHaveURL(/\/place-order$/)
  await page.getByText('Your order', { exact: true }).click()
  await expect(page.getByRole('button', { name: `Remove the promo code ${code}` })).toBeVisible()

  await gotoHydrated(page, '/loyalty?tab=rewards')
  await page.getByRole('button', { name: 'Give back Rs. 2,000 off' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give back' }).click()
  await expect(page.getByText('10 points are yours again')).toBeVisible()
  await expect(page.getByText(`You have ${before} points to redeem.`)).toBeVisible()
})
