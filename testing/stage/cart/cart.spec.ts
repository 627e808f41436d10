import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { addToCart, cartOf, chooseSku, emptyCart, product, productAddress, sku } from '../product-page.ts'
import { held, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'

const isShown = (page: Page, items: number) =>
  expect(page.getByRole('link', { name: `Cart, ${items} items` })).toBeVisible()

test('the cart shows its lines, its totals and the checkout button [A2.05] [A2.48] [A9.04]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/cart', { as: 'member', answers: cartOf(2) })
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: product.name }).first()).toBeVisible()
  for (const words of [sku.size, 'Rs. 17,900.00', 'Rs. 18,250.00']) await expect(main).toContainText(words)
  await main
    .getByRole('link', { name: 'Proceed to Checkout' })
    .or(main.getByRole('button', { name: 'Proceed to Checkout' }))
    .click()
  await expect(page).toHaveURL(/\/place-order$/)
})

test('in another currency the cart adds up as a shopper does: the price of one, times how many', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  // 8,950 rupees are 27.745 dollars, two of them 55.49.
  await stage.open('/cart', { as: 'member', answers: cartOf(2) })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('combobox', { name: 'Currency' }).locator('visible=true').selectOption('USD')
  await page.keyboard.press('Escape')
  const main = page.getByRole('main')
  await expect(main.getByText('$55.50')).toHaveCount(2)
  for (const words of ['$1.09', '$56.59']) await expect(main.getByText(words)).toBeVisible()
})

test('an empty checkout redirects to the cart, which says that it is empty [A2.49] [A2.37] [A9.10]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/place-order', { as: 'member', answers: emptyCart })
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByText('+2 more').first()).toBeVisible()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(/\/collection/)
})

test('the cart changes at once, can be undone, and rolls back refused changes [A4.06] [A4.07]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/cart', { as: 'member', answers: cartOf(2) })
  const changes: number[] = []
  await page.route('**/api/cart/update', async (route) => {
    const { quantity } = route.request().postDataJSON()
    changes.push(quantity)
    await stage.answer(quantity === 0 ? emptyCart : cartOf(quantity))
    await route.continue()
  })
  await page.getByRole('button', { name: 'One more' }).click()
  await isShown(page, 3)
  await page.getByRole('button', { name: `Remove ${product.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect.poll(() => changes).toEqual([3, 0])
  const undone = page.waitForResponse(
    (response) => response.url().endsWith('/update') && response.request().postDataJSON().quantity === 3,
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(product.name).first()).toBeVisible()
  await (await undone).finished()
  expect(changes).toEqual([3, 0, 3])
  await page.unroute('**/api/cart/update')
  await stage.answer({
    'cart.update': refused('cart.stock-short', 'Only 3 items available in stock', 409),
  })
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('Only 3 items available in stock')).toBeVisible()
  await isShown(page, 3)
})

test('a typed quantity out of bounds changes nothing [A5.12] [A9.12]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/cart', { as: 'member', answers: cartOf(2) })
  const quantity = page.getByLabel(`Quantity of ${product.name}`)
  await expect(quantity).toHaveValue('2')
  for (const typed of ['1000', '-1', 'two', '1.5']) {
    await quantity.fill(typed)
    await quantity.blur()
    await expect(quantity).toHaveValue('2')
  }
  const sent = page.waitForRequest('**/api/cart/update')
  await stage.answer(cartOf(3))
  await quantity.fill('3')
  await quantity.blur()
  expect((await sent).postDataJSON()).toMatchObject({ quantity: 3 })
  await isShown(page, 3)
})

test('quick changes of the cart reach the shop in their order, and none shown is taken back meanwhile', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/cart', { as: 'member', answers: cartOf(2) })
  const sent: number[] = []
  const answers: (() => void)[] = []
  await page.route('**/api/cart/update', async (route) => {
    sent.push(route.request().postDataJSON().quantity)
    await new Promise<void>((answer) => answers.push(answer))
    await route.continue()
  })
  await page.getByRole('button', { name: 'One more' }).click()
  await isShown(page, 3)
  let reloads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart/get')) reloads++
  })
  await page.getByRole('button', { name: 'One more' }).click()
  await isShown(page, 4)
  await expect.poll(() => sent).toEqual([3])
  answers[0]?.()
  await expect.poll(() => sent).toEqual([3, 4])
  await isShown(page, 4)
  expect(reloads).toBe(0)
  await stage.answer(cartOf(4))
  answers[1]?.()
  await expect.poll(() => reloads).toBe(1)
  await isShown(page, 4)
})

test('a change that the shop refuses because the session has ended loads no cart', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { as: 'member' })
  await chooseSku(page)
  await isShown(page, 3)
  await stage.answer({ 'cart.add': refused('accounts.token-dead', 'Not Authorized Login Again', 401) })
  let loads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart/get')) loads++
  })
  await addToCart(page)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await isShown(page, 0)
  expect(loads).toBe(0)
})

test('an added item is counted and confirmed at once, before the server answers [A2.40] [A4.04] [A8.25]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { as: 'member', answers: emptyCart })
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/cart/add', async (route) => {
    await held
    await route.continue()
  })
  await chooseSku(page)
  await page.getByRole('button', { name: 'One more' }).first().click()
  await addToCart(page)
  await expect(page.getByText('2 items added to cart')).toBeVisible()
  await page.keyboard.press('Escape')
  await isShown(page, 2)
  const added = page.waitForResponse('**/api/cart/add')
  await stage.answer(cartOf(2))
  answer()
  await added
  await isShown(page, 2)
})

test('the item just added stands first in the mini cart', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { as: 'member' })
  await chooseSku(page)
  await stage.answer(cartOf(1, 'after others'))
  await addToCart(page)
  const items = page.getByRole('dialog', { name: 'Added to your cart' }).getByRole('listitem')
  await expect(items).toHaveCount(3)
  await expect(items.first()).toContainText(product.name)
  await expect(items.first()).toContainText(`${sku.color}, ${sku.size}`)
})

test('the mini cart shows a new line at once, marked as being added, with its sum [A4.04]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { as: 'member', answers: { ...emptyCart, 'cart.add': held } })
  await chooseSku(page)
  await addToCart(page)
  const drawer = page.getByRole('dialog', { name: 'Added to your cart' })
  const line = drawer.getByRole('listitem')
  await expect(line).toContainText(product.name)
  await expect(line).toContainText(`${sku.color}, ${sku.size}`)
  await expect(line).toContainText('Being added')
  await expect(drawer.getByText('Subtotal').locator('..')).toContainText('Rs. 8,950.00')
})

test('a refused cart addition is rolled back with the server’s message, also when the toast library loads slowly [A4.05] [A8.01] [A8.02]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const words = 'The loom is on fire'
  await stage.set({
    as: 'member',
    answers: { ...emptyCart, 'cart.add': refused('server.overloaded', words) },
  })
  const answered = page.waitForResponse('**/api/cart/add')
  await page.route(/assets\/toast-library.*\.js/, async (route) => {
    await (await answered).finished()
    await route.continue()
  })
  await page.goto(productAddress)
  await chooseSku(page)
  await isShown(page, 0)
  // Otherwise the reloaded cart could roll it back.
  await stage.answer({ 'cart.get': held })
  await addToCart(page)
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('Item added to cart')).toHaveCount(0)
  await isShown(page, 0)
})

test('after a login, adding a size that is out of stock shows only that', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { answers: emptyCart })
  await page.getByRole('button', { name: sku.color, exact: true }).click()
  await addToCart(page)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('alert').filter({ hasText: 'Please login to add items to cart' })).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Login', exact: true })
  const isFree = () =>
    heading.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element === document.elementFromPoint(left + Math.min(width / 2, 60), top + height / 2)
    })
  await expect.poll(isFree).toBe(true)
  await page.getByLabel('Email address').first().fill(samples['accounts.logged'].user.email)
  await page.getByLabel('Password').fill('a-long-enough-one')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Selected size is out of stock')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
})
