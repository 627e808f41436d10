import type { Page } from '@playwright/test'
import { expect, inCart, mailsTo, post, signedIn, test } from '../shop.ts'

/** A cash order, and the link in its confirmation. */
async function linkOfNewOrder(page: Page) {
  const { email, token } = await signedIn(page)
  const { product, size, variantIndex } = await inCart(page, token, 33)
  const address = {
    firstName: 'Nadeesha',
    lastName: 'Silva',
    email,
    street: '7 Hidden Lane',
    city: 'Colombo',
    country: 'LK',
    phone: '771234567',
    phoneCode: '+94',
  }
  const items = [{ productId: product._id, size, variantIndex, quantity: 1 }]
  const data = { address, items, amount: product.price + 350 }
  expect((await post(page, '/api/order/place', { headers: { token }, data })).status()).toBe(200)
  let link = ''
  await expect(async () => {
    const html = (await mailsTo(page, email)).map((mail) => mail.html).join()
    link = /href="[^"]*(\/order#[\w-]+)"/.exec(html)?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return { link, email, product }
}

test('the link in an order email shows the order on another device, without a login', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const { link, email, product } = await linkOfNewOrder(page)
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const device = await elsewhere.newPage()
  const asked: string[] = []
  device.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''))
  await device.goto(link)
  const order = device.getByRole('main')
  await expect(order.getByRole('heading', { level: 1, name: /^Order [0-9A-F]{8}$/ })).toBeVisible()
  await expect(order.getByRole('list', { name: 'Progress of your order' })).toContainText('Order Placed')
  await expect(order).toContainText(product.name)
  await expect(order).toContainText('Colombo, Sri Lanka')
  await expect(order).toContainText(/Expected between \d+ \w+ and \d+ \w+\./)
  for (const secret of [email, 'Hidden Lane', '123 4567', 'Nadeesha'])
    await expect(order).not.toContainText(secret)
  await expect(order.getByRole('button')).toHaveCount(0)
  await expect(device.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const token = link.slice(link.indexOf('#') + 1)
  expect(asked.filter((address) => address.replace(/#.*/, '').includes(token))).toEqual([])
  await order.getByRole('link', { name: 'Log in to manage this order' }).click()
  await expect(device).toHaveURL(/\/login/)
  await elsewhere.close()
})
