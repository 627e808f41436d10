import { expect, fillAddress, mailsTo, signedIn, test } from '../shop.ts'
import { lastUnitInCheckout } from './last-unit.ts'

const inCheckout = /^The last one is in someone’s checkout\. It may be free again at \d\d:\d\d\.$/

test('a shopper queues for the last one in someone’s checkout, gets it for thirty minutes, and orders it', {
  tag: '@phone',
}, async ({ page }) => {
  const { email } = await signedIn(page)
  const unit = await lastUnitInCheckout(page, 53)
  await page.goto(`/product/${unit.product.slug}`)
  await page.getByRole('button', { name: unit.color, exact: true }).click()
  await expect(page.getByRole('button', { name: unit.size, exact: true })).toBeDisabled()
  await expect(page.getByText(inCheckout)).toBeVisible()
  await page.getByRole('button', { name: `Queue for size ${unit.size}` }).click()
  await expect(page.getByText('You are number 1 of 1 in the queue.')).toBeVisible()

  await unit.cancelPayment()
  await expect
    .poll(async () => (await mailsTo(page, email)).map(({ subject }) => subject).join())
    .toContain(`It is your turn: ${unit.product.name} in size ${unit.size}`)
  const mail = (await mailsTo(page, email)).find(({ subject }) => subject.startsWith('It is your turn'))
  expect(mail?.text).toContain('/waitlist')

  await page.goto('/waitlist')
  await expect(page.getByRole('link', { name: unit.product.name })).toBeVisible()
  await expect(page.getByText(/^Held for you until \d\d:\d\d \((29|30) minutes left\)$/)).toBeVisible()
  await page.getByRole('button', { name: `Add size ${unit.size} to cart` }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('article').first()).toContainText(unit.product.name)
  await page.goto('/waitlist')
  await expect(page.getByRole('heading', { name: 'You are not in a queue' })).toBeVisible()
})
