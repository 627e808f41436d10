import { expect, fillAddress, inCart, mailsTo, signedIn, test } from '../shop.ts'
import { lastUnitInCheckout } from './last-unit.ts'

const inCheckout = /^The last one is in someone’s checkout\. It may be free again at \d\d:\d\d\.$/

test('a shopper queues for the last one in someone’s checkout, gets it for thirty minutes, and orders it', async ({
  page,
  viewport,
}) => {
  const { email } = await signedIn(page)
  const unit = await lastUnitInCheckout(page, (viewport?.width ?? 0) > 1000 ? 52 : 53)
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

test('a shopper whose item went into someone’s checkout reads so in the cart, queues and leaves again', async ({
  page,
  viewport,
}) => {
  const { token } = await signedIn(page)
  const nth = (viewport?.width ?? 0) > 1000 ? 54 : 55
  const { product, size } = await inCart(page, token, nth)
  await lastUnitInCheckout(page, nth)
  await page.goto('/cart')
  const line = page.getByRole('listitem').filter({ hasText: product.name }).first()
  await expect(line.getByText(inCheckout)).toBeVisible()
  await line.getByRole('button', { name: `Queue for size ${size}` }).click()
  await expect(line.getByText('You are number 1 of 1 in the queue.')).toBeVisible()
  await line.getByRole('button', { name: `Leave the queue for size ${size}` }).click()
  await expect(line.getByRole('button', { name: `Queue for size ${size}` })).toBeVisible()
})

test('a visitor who wants to queue is asked to log in and comes back to the product', async ({
  page,
  viewport,
}) => {
  const unit = await lastUnitInCheckout(page, (viewport?.width ?? 0) > 1000 ? 56 : 57)
  await page.goto(`/product/${unit.product.slug}`)
  await page.getByRole('button', { name: unit.color, exact: true }).click()
  await page.getByRole('button', { name: `Queue for size ${unit.size}` }).click()
  await expect(page).toHaveURL(new RegExp(`/login\\?returnTo=%2Fproduct%2F${unit.product.slug}`))
  await expect(page.getByText('Please log in to queue')).toBeVisible()
})
