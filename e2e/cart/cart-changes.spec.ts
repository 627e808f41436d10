import { expect, inCart, post, signedIn, test, wellStockedSku } from '../shop.ts'

test('the cart changes at once, can be undone, and rolls back refused changes [A4.06] [A4.07]', {
  tag: '@once',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  const { product } = await inCart(page, token, 7, 2)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  const changedTo = (quantity: number) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/cart/update') &&
        response.request().postDataJSON().quantity === quantity,
    )
  const removed = changedTo(0)
  await page.getByRole('button', { name: `Remove ${product.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await removed
  const undone = changedTo(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(product.name).first()).toBeVisible()
  await undone
  await page.route('**/api/cart/update', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: 'cart.stock-short', message: 'Only 3 items available in stock' },
    }),
  )
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('Only 3 items available in stock')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
})

test('the item just added stands first in the mini cart', { tag: '@once' }, async ({ page }) => {
  const { token } = await signedIn(page)
  for (const nth of [20, 22]) await inCart(page, token, nth)
  const { product, color, size } = await wellStockedSku(page, 24)
  await page.goto(`/product/${product.slug}`)
  await page.getByRole('button', { name: color, exact: true }).click()
  await page.getByRole('button', { name: size, exact: true }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const items = page.getByRole('dialog', { name: 'Added to your cart' }).getByRole('listitem')
  await expect(items).toHaveCount(3)
  await expect(items.first()).toContainText(product.name)
  await expect(items.first()).toContainText(`${color}, ${size}`)
})

test('quick changes of the cart reach the shop in their order, and none shown is taken back meanwhile', {
  tag: '@once',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 7, 2)
  await page.goto('/cart')
  const sent: number[] = []
  const answers: (() => void)[] = []
  await page.route('**/api/cart/update', async (route) => {
    sent.push(route.request().postDataJSON().quantity)
    await new Promise<void>((answer) => answers.push(answer))
    await route.continue()
  })
  const isShown = (items: number) =>
    expect(page.getByRole('link', { name: `Cart, ${items} items` })).toBeVisible()

  await page.getByRole('button', { name: 'One more' }).click()
  await isShown(3)
  let reloads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart/get')) reloads++
  })
  await page.getByRole('button', { name: 'One more' }).click()
  await isShown(4)
  await expect.poll(() => sent).toEqual([3])
  answers[0]?.()
  await expect.poll(() => sent).toEqual([3, 4])
  await isShown(4)
  expect(reloads).toBe(0)
  answers[1]?.()
  await expect.poll(() => reloads).toBe(1)
  await isShown(4)
})

test('a change that the shop refuses because the session has ended loads no cart', {
  tag: '@once',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 8)
  const { product, color, size } = await wellStockedSku(page, 9)
  await page.goto(`/product/${product.slug}`)
  await page.getByRole('button', { name: color, exact: true }).click()
  await page.getByRole('button', { name: size, exact: true }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await post(page, '/api/user/logout', { headers: { token }, data: {} })
  let loads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart/get')) loads++
  })
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  expect(loads).toBe(0)
})
