import { samples } from '@first-fashion/contract/samples'
import { chooseCountry, fillAddress } from '@first-fashion/testing/checkout-form'
import { noAddress, openCheckout, openSummary, placeButton, quoted } from '../checkout-page.ts'
import { refused } from '../screen.ts'
import { expect, test } from '../stage.ts'
import { stageTime } from '../stage-time.ts'

const there = { 'checkout.quote': samples['checkout.quote'] }
const noTotal = 'We couldn’t calculate delivery to this address.'
const usualPrice = 'We couldn’t calculate delivery to this address, so this is our usual price.'
const charged = 'Your card will be charged'

test('a button that cannot be pressed yet says why', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const gone = { 'checkout.quote': refused('order.item-unavailable', 'This item is gone', 409) }
  await stage.open('/place-order', { as: 'member', answers: { ...noAddress, ...gone } })
  const button = placeButton(page)
  await expect(page.getByText('We couldn’t calculate the total.')).toBeVisible()
  await expect(page.getByText(noTotal)).toBeVisible()
  await expect(page.getByText('Rs. 350.00')).toHaveCount(0)
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('You can place the order once we know the total.')
  await stage.answer(there)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(button).toBeEnabled()
  await expect(button).toHaveAccessibleDescription('')
})

test('an overloaded server is retried automatically for the total, and then by a click', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  let left = 2
  await stage.set({ as: 'member', answers: noAddress })
  await page.route('**/api/checkout/quote', (route) => {
    left -= 1
    if (left < 0) return route.continue()
    const json = { success: false, message: 'The shop is very busy', code: 'server.overloaded' }
    return route.fulfill({ status: 503, json })
  })
  await page.goto('/place-order')
  await expect(page.getByText('Calculating delivery')).toBeVisible()
  await expect(placeButton(page)).toBeEnabled()
  expect(left).toBeLessThan(0)
  await expect(page.getByText('The shop is very busy')).toHaveCount(0)
  left = 3
  await chooseCountry(page, 'GB')
  await expect(page.getByText('The shop is very busy')).toBeVisible()
  await expect(page.getByText(usualPrice)).toBeVisible()
  await stage.answer(quoted((quote) => Object.assign(quote.delivery, { zone: { id: 'e', name: 'Europe' } })))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Delivery to United Kingdom')).toBeVisible()
})

test('when the total cannot be calculated the default delivery price stands in, and the shop decides when the order is placed [A8.20]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const broken = { 'checkout.quote': refused('server.failed', 'Something went wrong') }
  await stage.open('/place-order', { as: 'member', answers: { ...noAddress, ...broken } })
  await expect(page.getByText(usualPrice)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Standard · Rs. 350.00' })).toBeChecked()
  await expect(page.getByText(/This total is an estimate/)).toBeVisible()
  const summary = await openSummary(page)
  await expect(summary.getByText('Rs. 350.00')).toBeVisible()
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  const quote = samples['checkout.quote'].quote
  const dearer = { ...quote, shipping: 550, total: quote.total + 200 }
  await page.route('**/api/order/place', async (route) => {
    // From here on the shop can calculate again.
    await stage.answer({ 'checkout.quote': { success: true, quote: dearer } })
    await route.continue()
  })
  await stage.answer({
    'order.place': refused('order.quote-changed', 'The total has changed', 409, { quote: dearer }),
  })
  const placed = page.waitForRequest('**/api/order/place')
  await placeButton(page).click()
  const body = (await placed).postDataJSON()
  expect(body).toMatchObject({ shippingCost: 350 })
  expect(body).not.toHaveProperty('quoteId')
  await expect(page.getByText('The total has changed', { exact: true })).toBeVisible()
  await expect(summary.getByText('Rs. 550.00')).toBeVisible()
  await expect(page.getByText(/This total is an estimate/)).toHaveCount(0)
})

test('the amounts of before do not stay beside what stands in for them', { tag: '@once' }, async ({
  stage,
}) => {
  const page = await openCheckout(stage)
  const usd = { code: 'USD', symbol: '$', exchangeRate: 0.0031 }
  const inDollars = quoted((quote) => Object.assign(quote, { currency: usd, chargedText: 'USD 52.70' }))
  await stage.answer(inDollars)
  await chooseCountry(page, 'US')
  await expect(page.getByText('USD 52.70')).toBeVisible()
  await page.route('**/api/checkout/quote', (route) => route.abort())
  await chooseCountry(page, 'GB')
  await expect(page.getByText(usualPrice)).toBeVisible()
  await expect(page.getByText('USD 52.70')).toHaveCount(0)
  await page.unroute('**/api/checkout/quote')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('USD 52.70')).toBeVisible()

  await stage.answer(quoted((quote) => Object.assign(quote.delivery, { isAvailable: false })))
  await chooseCountry(page, 'LK')
  await fillAddress(page)
  await expect(page.getByText('We do not deliver to this address yet')).toHaveCount(3)
  await expect(placeButton(page)).toBeDisabled()
  await expect(page.getByText(charged)).toHaveCount(0)
})

test('an estimated delivery says so; the exact one and express follow the address, and the button waits for its price', {
  tag: '@once',
}, async ({ stage }) => {
  const page = await openCheckout(
    stage,
    quoted(({ delivery }) => Object.assign(delivery, { isEstimate: true, express: null, zone: null })),
  )
  const delivery = page.getByRole('group', { name: 'Delivery', exact: true })
  await expect(delivery).toContainText('Estimated. We’ll confirm once your address is complete.')
  await expect(delivery.getByRole('radio')).toHaveCount(1)
  await stage.answer(there)
  await fillAddress(page)
  await expect(delivery).toContainText('Delivery to Colombo')
  await expect(delivery.getByRole('radio', { name: /Standard/ })).toBeChecked()
  await expect(delivery).toContainText('1 to 2 working days')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/checkout/quote', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/checkout/quote')
  await delivery.getByRole('radio', { name: /Express/ }).check()
  expect((await asked).postDataJSON()).toMatchObject({ expressShipping: true })
  await expect(placeButton(page)).toBeDisabled()
  await stage.answer(
    quoted((quote) => {
      quote.shipping = 800
      quote.total = 11_450
      quote.delivery.isExpress = true
    }),
  )
  answer()
  await expect(placeButton(page)).toBeEnabled()
  await expect(delivery).toContainText('Express · Rs. 800.00')
})

test('made-to-order items show their printing time and parcel price, and that express leaves them as they are [A9.16]', {
  tag: '@once',
}, async ({ stage }) => {
  const page = await openCheckout(
    stage,
    quoted((quote) => Object.assign(quote.delivery, { madeToOrder: 1_545.16 })),
  )
  await fillAddress(page)
  const delivery = page.getByRole('group', { name: 'Delivery', exact: true })
  await expect(delivery).toContainText(
    'Made-to-order items are printed in 2-7 business days and come in a separate parcel: Rs. 1,545.16',
  )
  await expect(delivery).toContainText(
    'Express speeds up what we ship ourselves. Made-to-order items take as long as with standard.',
  )
})

test('a price raised during checkout: lines and totals keep the quote, then both change with a message', {
  tag: '@once',
}, async ({ stage }) => {
  const page = await openCheckout(stage)
  const summary = await openSummary(page)
  await expect(summary.getByRole('listitem').first()).toContainText('Rs. 4,350.00')
  // The cart, refetched on focus, has the current price.
  const { lines, ...rest } = samples['cart.get']
  await stage.answer({
    'cart.get': {
      ...rest,
      lines: lines.map((line) => ({ ...line, price: line.price + 1_000, priceWhenAdded: line.price })),
      version: 'another',
    },
  })
  const cart = page.waitForResponse('**/api/cart/get')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await (await cart).finished()
  await expect(summary.getByRole('listitem').first()).toContainText('Rs. 4,350.00')
  await expect(summary.getByRole('definition')).toHaveText(['Rs. 10,650.00', 'Rs. 350.00', 'Rs. 11,000.00'])
  await stage.answer(
    quoted((quote) => {
      const [first] = quote.lines
      if (first !== undefined) Object.assign(first, { price: 5_350, lineTotal: 5_350 })
      Object.assign(quote, { quoteId: 'another', subtotal: 11_650, total: 12_000, due: 12_000 })
      Object.assign(quote, { chargedMinorUnits: 1_200_000, chargedText: 'LKR 12,000.00' })
    }),
  )
  await page.reload()
  await expect(placeButton(page)).toBeEnabled()
  await openSummary(page)
  await expect(summary.getByRole('listitem').first()).toContainText('Rs. 5,350.00')
  await expect(summary.getByRole('listitem').first()).toContainText('it was Rs. 4,350.00')
  await expect(summary.getByRole('definition').last()).toHaveText('Rs. 12,000.00')
  await expect(summary.getByText('The total has changed.')).toBeVisible()
})

test('on a phone the order summary is collapsed at the top of the checkout; the total stands once at every size [A2.07] [A2.55]', async ({
  stage,
  viewport,
}) => {
  const page = await openCheckout(stage)
  const summary = page.getByRole('region', { name: 'Your order' })
  const isPhone = (viewport?.width ?? 0) < 1024
  await expect(page.getByText('11,000.00').locator('visible=true')).toHaveCount(1)
  const form = await page.getByLabel('First name').boundingBox()
  const box = await summary.boundingBox()
  if (isPhone) expect(box?.y).toBeLessThan(form?.y ?? 0)
  else expect(box?.x).toBeGreaterThan(form?.x ?? 0)
  await expect(summary.getByRole('listitem').first()).toBeVisible({ visible: !isPhone })
})

test('a shopper whom the shop knows pays before what can be left out, on a page of little length', {
  tag: '@phone',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/place-order', { as: 'member' })
  await expect(placeButton(page)).toBeEnabled()
  const topOf = async (name: string) => (await page.getByText(name).first().boundingBox())?.y ?? 0
  expect(await topOf('Payment Method')).toBeLessThan(await topOf('Loyalty points'))
  expect(await topOf('Loyalty points')).toBeLessThan(await topOf('Add a gift note'))
  const end = await placeButton(page).boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(1_400)
})

test.describe(() => {
  test.use({ ownContext: true })
  test('a quote renews after half an hour, and not before, on a device whose clock is an hour ahead', {
    tag: '@once',
  }, async ({ stage }) => {
    const { page } = stage
    const now = stageTime().getTime()
    await page.clock.install({ time: now + 3_600_000 })
    let times = 0
    await stage.set({
      as: 'member',
      answers: { ...noAddress, ...quoted((quote) => Object.assign(quote, { validUntil: now + 1_800_000 })) },
    })
    page.on('request', (request) => {
      if (request.url().endsWith('/api/checkout/quote')) times += 1
    })
    await page.goto('/place-order')
    await expect(placeButton(page)).toBeEnabled()
    const before = times
    await page.clock.runFor(60_000)
    expect(times).toBe(before)
    const anew = page.waitForRequest('**/api/checkout/quote')
    await page.clock.runFor(30 * 60_000)
    await anew
  })
})
