import {
  expect,
  fillAddress,
  inCart,
  mailsTo,
  newEmail,
  password,
  signedIn,
  test,
  wellStockedSku,
} from './shop.ts'

test('a visitor finds a garment, signs up, and buys it with cash on delivery [A1.01] [A3.40] [A4.34] [A5.02]', {
  tag: '@phone',
}, async ({ page }) => {
  const { product, color, size } = await wellStockedSku(page, 1)
  await page.goto(`/product/${product.slug}`)
  await page.getByRole('button', { name: color, exact: true }).click()
  await page.getByRole('button', { name: size, exact: true }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Please login to add items to cart')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)

  const email = newEmail()
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Nadeesha Silva')
  await page.getByLabel('Email address').first().fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Account created successfully')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(product.slug))
  await expect(page.getByText('Item added to cart')).toBeVisible()
  await expect(page.getByText('Account created successfully')).toHaveCount(0)
  const drawer = page.getByRole('dialog', { name: 'Added to your cart' })
  // The drawer is modal: what is outside of it is neither seen nor heard.
  const toast = page.getByRole('alert').filter({ hasText: 'Item added to cart' })
  await expect(drawer).toBeVisible()
  const isOnTop = () =>
    toast.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return element.contains(seen) && element.closest('dialog') !== null
    })
  await expect.poll(isOnTop).toBe(true)
  await expect(drawer).toContainText(`${color}, ${size}`)
  await expect(page.getByRole('button', { name: color, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await drawer.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  const sent = page.waitForRequest('**/api/order/place')
  await page.getByRole('button', { name: 'Place Order' }).click()
  expect((await sent).postDataJSON().items).toEqual([
    {
      productId: product._id,
      name: product.name,
      price: product.price,
      image: expect.stringMatching(/^\//),
      size,
      quantity: 1,
      variantIndex: expect.any(Number),
      color,
      colorCode: expect.stringMatching(/^#/),
    },
  ])
  await expect(page.getByText('Order Placed Successfully Completed')).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
  const order = page.getByRole('article').first()
  await expect(order).toContainText(product.name)
  await expect(order).toContainText('Payment Pending (COD)')
  await expect(order).toContainText('Sri Lanka')
  await expect(order.locator('[data-status="placed"]')).toBeVisible()
  await order.getByRole('button', { name: 'Track Order' }).click()
  await expect(page.getByText('Tracking feature coming soon!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()

  // The email shows the order, with pictures that every email client can show.
  const number = /Order ([0-9A-F]{8})/.exec((await order.textContent()) ?? '')?.[1]
  const mail = async () =>
    (await mailsTo(page, 'nadeesha@example.com')).find(({ subject }) => subject === `Your order ${number}`)
  await expect.poll(mail).toBeDefined()
  const picture = /<img src="([^"]+)" alt="([^"]+)"/.exec((await mail())?.html ?? '')
  expect(picture?.[2]).toBe(`${product.name}, ${color}`)
  // On a phone the amount takes no room from the name.
  expect((await mail())?.html).toMatch(/<td colspan="2">1 × [^<]+<div class="amount">Rs\. /)
  const shown = await page.request.get(picture?.[1] ?? 'no picture')
  expect(shown.headers()).toMatchObject({ 'content-type': 'image/jpeg' })
})

test('a cancelled payment keeps the cart; an abandoned one is paid from the orders, which empties it [A2.65] [A4.35] [A4.37]', {
  tag: '@phone',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  const { product } = await inCart(page, token, 3)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Payment verification failed')).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText(product.name).first()).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByRole('article').first()).toContainText('Cancelled')
  await page.goto('/place-order')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByRole('article').first()).toContainText('Payment Failed')
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Payment verified successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  const requested = page.waitForRequest('**/api/product/single')
  await page.getByRole('article').first().getByRole('link', { name: product.name }).click()
  expect((await requested).postDataJSON()).toEqual({ slug: product.slug })
})
