import type { Page } from '@playwright/test'
import { deliver, placedOrder } from '../orders/placed-orders.ts'
import { asOwner, expect, gotoHydrated, photograph, test, withSession } from '../shop.ts'
import { submitting } from './submit-dialog.ts'

/** Someone who bought something and got it, logged in. */
async function loggedInBuyer(page: Page, nth: number) {
  const order = await placedOrder(page, nth)
  await deliver(page, await asOwner(page), order.id)
  await withSession(page, order.token)
  return order
}

/** Opens a product's page and comes near what customers wear. */
async function wornOn(page: Page, slug: string) {
  await gotoHydrated(page, `/product/${slug}`)
  const answer = page.waitForResponse('**/api/community/worn?*')
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
  await answer
  return page.getByRole('region', { name: 'Worn by customers' })
}

test('a look in what was bought shows on the product page with its size, until its author takes that back', {
  tag: '@phone',
}, async ({ page }) => {
  // An order, its delivery, an upload and five pages.
  test.slow()
  const { product, size, color } = await loggedInBuyer(page, 9)
  const dialog = await submitting(page)
  const title = `Bought and kept ${Date.now()}`
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('Washed twice, still soft.')
  await dialog.getByLabel('Add pictures').setInputFiles([await photograph(page, 'worn.jpg')])
  await dialog.getByRole('checkbox', { name: product.name }).check()
  await dialog.getByLabel('Your height in cm').fill('68')
  const send = dialog.getByRole('button', { name: 'Submit', exact: true })
  await send.click()
  const summary = dialog.locator('form').getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    'Enter a height from 100 to 230 cm, or leave it empty',
    'Tick the box, or deselect all items',
  ])
  await dialog.getByLabel('Your height in cm').fill('168')
  await summary.getByRole('link', { name: 'Tick the box, or deselect all items' }).click()
  await expect(dialog.getByRole('checkbox', { name: /^I agree that this look/ })).toBeFocused()
  await page.keyboard.press('Space')
  await send.click()
  const shown = page.getByRole('link', { name: `Open the look: ${title}` })
  // A new shop still draws its own pictures, and this one waits for them.
  await expect(shown).toBeVisible({ timeout: 60_000 })

  const worn = await wornOn(page, product.slug)
  const look = worn.getByRole('article').filter({ has: shown })
  await expect(look).toContainText(`Wears ${size} · ${color}`)
  await expect(look).toContainText('168 cm tall')
  await shown.click()

  const own = page.getByRole('dialog', { name: title })
  await expect(own.getByText('This look shows on the product pages of')).toContainText(
    `${product.name} (${size} · ${color})`,
  )
  await own.getByRole('button', { name: 'Remove from product pages' }).click()
  await expect(page.getByText('Your look no longer shows on product pages')).toBeVisible()
  await expect(own.getByText('This look does not show on the product pages of')).toBeVisible()
  const address = page.url()
  await wornOn(page, product.slug)
  await expect(shown).toHaveCount(0)
  await gotoHydrated(page, address)
  await own.getByRole('button', { name: 'Show it there again' }).click()
  const words = page.getByRole('dialog', { name: 'Show your look on product pages' })
  await expect(words).toContainText('I agree that this look')
  await words.getByRole('button', { name: 'I agree' }).click()
  await expect(own.getByRole('button', { name: 'Remove from product pages' })).toBeVisible()
  await wornOn(page, product.slug)
  await expect(shown).toBeVisible()
})
