import type { Page } from '@playwright/test'
import { expect, fillAddress, inCart, post, signedIn, test } from '../shop.ts'

const address = {
  firstName: 'Nadeesha',
  lastName: 'Silva',
  email: 'n@example.com',
  street: '1 Road',
  city: 'Colombo',
  country: 'LK',
  phone: '771234567',
  phoneCode: '+94',
}

async function order(page: Page, token: string, nth: number) {
  const { product, size, variantIndex } = await inCart(page, token, nth)
  const data = {
    address,
    items: [{ productId: product._id, size, variantIndex, quantity: 1 }],
    amount: product.price + 350,
  }
  expect((await post(page, '/api/order/place', { headers: { token }, data })).status()).toBe(200)
  return product
}

test('after placing, a shopper lands on the order with what happens next, cancels it and orders again', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const { product } = await inCart(page, token, 26)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  const thanks = page.getByRole('region', { name: 'Thank you for your order' })
  await expect(thanks).toContainText('We’ve sent the details to nadeesha@example.com.')
  await expect(thanks).toContainText(/Expected between \d+ \w+ and \d+ \w+\./)
  const card = page.getByRole('article').first()
  const steps = card.getByRole('list', { name: 'Progress of your order' }).getByRole('listitem')
  await expect(steps).toHaveText([
    /^Order Placed\d+ \w+/,
    'Packing',
    'Shipped',
    'Out for Delivery',
    'Delivered',
  ])

  await card.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You have paid nothing yet.')
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await card.getByRole('button', { name: 'Cancel order' }).click()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText(/^Order [0-9A-F]{8} cancelled$/)).toBeVisible()
  await expect(card.locator('[data-status="cancelled"]')).toBeVisible()
  await expect(thanks).toHaveCount(0)

  await card.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText('Everything is in your cart again')).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible()
})

test('an item that is gone is named when an order is placed again', async ({ page }) => {
  const { token } = await signedIn(page)
  const product = await order(page, token, 28)
  await page.goto('/orders')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await page.route('**/api/cart/add', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: 'cart.out-of-stock', message: 'Out of stock' },
    }),
  )
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText(`No longer available: ${product.name}`)).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
})

test('from the eleventh order on, orders are found by number and item, ten at once', async ({ page }) => {
  const { token } = await signedIn(page)
  for (let nth = 0; nth < 11; nth++) {
    const product = await order(page, token, 26)
    expect(product.name).not.toBe('')
    const list = await post(page, '/api/order/userorders', { headers: { token }, data: {} })
    const [newest] = (await list.json()).orders
    // A customer may have few open cash orders.
    await post(page, '/api/order/cancel', { headers: { token }, data: { orderId: newest._id } })
  }
  await page.goto('/orders')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(page.getByText('10 of 11 orders')).toBeVisible()
  await page.getByRole('button', { name: 'Show more orders' }).click()
  await expect(cards).toHaveCount(11)
  const number = await cards.last().getByRole('heading', { level: 2 }).textContent()
  await page.getByLabel('Find an order').fill((number ?? '').replace('Order ', ''))
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText(number ?? '')
  await page.getByLabel('Find an order').fill('no such thing')
  await expect(page.getByText('No order fits “no such thing”.')).toBeVisible()
})

test('an order that awaits its payment is cancelled from the list, and its payment page is closed', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 27)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /card/i }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  const payment = page.url()
  await page.goto('/orders')
  const card = page.getByRole('article').first()
  await expect(card.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await card.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(card.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(card.getByRole('button', { name: 'Pay now' })).toHaveCount(0)
  await page.goto(payment)
  await expect(page.getByText('This payment page has expired')).toBeVisible()
})
