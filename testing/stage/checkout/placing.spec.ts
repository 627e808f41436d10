import { samples } from '@first-fashion/contract/samples'
import { fillAddress } from '@first-fashion/testing/checkout-form'
import type { Page } from '@playwright/test'
import { noAddress, openCheckout, placeButton } from '../checkout-page.ts'
import { emptyCart } from '../product-page.ts'
import { altered, refused } from '../screen.ts'
import { type EmptyStage, expect, gotoHydrated, test } from '../stage.ts'

async function readyForCash(stage: EmptyStage): Promise<Page> {
  const page = await openCheckout(stage)
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  return page
}

/** The cart was refetched; its effect, if any, is visible at once. */
async function refetchCart(page: Page): Promise<void> {
  const requested = page.waitForResponse('**/api/cart/get')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await (await requested).finished()
}

test('a refused order keeps the form, and a placed one says that its address is to be saved [A8.22]', {
  tag: '@once',
}, async ({ stage }) => {
  const page = await readyForCash(stage)
  await test.step('a refused order shows why, and keeps the button and the form', async () => {
    await stage.answer({ 'order.place': refused('server.overloaded', 'The courier is on strike') })
    await placeButton(page).click()
    await expect(page.getByText('The courier is on strike')).toBeVisible()
    await expect(placeButton(page)).toBeEnabled()
    await expect(page.getByLabel('City')).toHaveValue('Colombo')
  })
  await stage.answer({ 'order.place': samples['order.place'] })

  await test.step('an order says that its address is to be saved', async () => {
    await page.getByLabel('Save this address for next time').check()
    const sent = page.waitForRequest('**/api/order/place')
    await placeButton(page).click()
    expect((await sent).postDataJSON()).toMatchObject({ saveForFutureOrders: true })
  })
})

test('an order whose response got lost is sent again under the same key, and the form stays meanwhile', {
  tag: '@once',
}, async ({ stage }) => {
  const page = await readyForCash(stage)
  const keys: (string | undefined)[] = []
  await page.route('**/api/order/place', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) return route.abort()
    await stage.answer(emptyCart)
    return route.continue()
  })
  await placeButton(page).click()
  await expect(page.getByText('The shop cannot be reached.').first()).toBeVisible()
  await refetchCart(page)
  await expect(page.getByLabel('Street address')).toHaveValue('14 Temple Road')
  await placeButton(page).click()
  await expect(page.getByText('Order Placed Successfully Completed')).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
  expect(keys[0]).toBeTruthy()
  expect(keys).toEqual([keys[0], keys[0]])
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})

test('a checkout whose items were ordered elsewhere does not order them again', { tag: '@once' }, async ({
  stage,
}) => {
  const page = await readyForCash(stage)
  await stage.answer(emptyCart)
  await refetchCart(page)
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})

test('a later tab that still shows what was ordered is told that the cart has changed', {
  tag: '@once',
}, async ({ stage }) => {
  const page = await readyForCash(stage)
  const words = 'Your cart has changed since you opened this page.'
  await stage.answer({ 'order.place': refused('order.cart-changed', words, 409) })
  await page.route('**/api/cart/get', (route) => route.abort())
  await placeButton(page).click()
  await expect(page.getByText(words)).toBeVisible()
  await page.unroute('**/api/cart/get')
  await stage.answer(emptyCart)
  await page.reload()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('an item removed in one tab leaves the checkout of the other at once', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  const cart = altered('cart.get', (answer) => {
    answer.lines = answer.lines.slice(0, 1)
  })
  await stage.open('/cart', { as: 'member', answers: { ...noAddress, ...cart } })
  const checkout = await page.context().newPage()
  await gotoHydrated(checkout, '/place-order')
  await expect(placeButton(checkout)).toBeEnabled()
  const remove = page.getByRole('button', { name: /^Remove / }).first()
  await expect(remove).toBeVisible()
  await stage.answer(emptyCart)
  await remove.click()
  await expect(checkout).toHaveURL(/\/cart$/)
  await expect(checkout.getByText('Your cart is empty')).toBeVisible()
})

test('a checkout restored from the browser’s back-forward cache goes on', { tag: '@once' }, async ({
  stage,
}) => {
  const page = await openCheckout(stage)
  await fillAddress(page)
  await test.step('a checkout restored from the browser’s back-forward cache cancels the unpaid order and works again', async () => {
    // The page stays in its state before the redirect: placing an order.
    await page.route('**/stripe/pay/**', (route) => route.fulfill({ status: 204 }))
    await placeButton(page).click()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unpaid-order'))).not.toBeNull()
    await expect(placeButton(page)).toBeDisabled()
    const cancelled = page.waitForRequest('**/api/order/cancel-unpaid')
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    const { orderId } = samples['order.stripe']
    expect((await cancelled).postDataJSON()).toMatchObject({ orderId })
    await expect(placeButton(page)).toBeEnabled()
    await expect(page.getByLabel('Street address')).toHaveValue('14 Temple Road')
  })

  await test.step('who comes back from a payment that has begun reads that it is still waiting', async () => {
    await stage.answer({ 'order.cancel-unpaid': { success: true, outcome: 'awaiting' } })
    await placeButton(page).click()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unpaid-order'))).not.toBeNull()
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(page.getByText('Your last order is still waiting for payment')).toBeVisible()
  })
})

test('the checkout form survives an expired session for the same user only', { tag: '@once' }, async ({
  stage,
}) => {
  const page = await openCheckout(stage)
  await fillAddress(page)
  await page.getByRole('radio', { name: /Koko/ }).check()
  const logInAfterEnd = async () => {
    await stage.answer({ 'cart.get': refused('accounts.token-dead', 'Not Authorized Login Again', 401) })
    await page.reload()
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fplace-order/)
    await stage.answer({ 'cart.get': samples['cart.get'] })
    await page.getByLabel('Email address').first().fill('amaya@example.com')
    await page.getByLabel('Password').fill('a-long-enough-one')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/place-order$/)
  }
  await logInAfterEnd()
  await expect(page.getByLabel('Street address')).toHaveValue('14 Temple Road')
  await expect(page.getByRole('radio', { name: /Koko/ })).toBeChecked()

  await stage.answer(
    altered('accounts.logged', ({ user }) => Object.assign(user, { _id: 'another', name: 'Ruwan Perera' })),
  )
  await logInAfterEnd()
  await expect(page.getByLabel('Street address')).toHaveValue('')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('')
  await expect(page.getByRole('radio', { name: /Koko/ })).not.toBeChecked()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('14 Temple Road')
})
