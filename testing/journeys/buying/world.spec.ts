import type { Page } from '@playwright/test'
import { expect, fillAddress, inCart, mailsTo, offerRazorpay, signedIn, test } from '../shop.ts'

/** A payment method, a destination and the expected cost. */
interface Purchase {
  /** The requirements that it proves. */
  readonly proves: string
  /** Only among the long tests: its sums and its form are proved lower, its way to pay by another country. */
  readonly isLong?: boolean
  readonly country: string
  readonly code: string
  /** What a click on the payment method shows, and the order's name for it. */
  readonly way: RegExp
  readonly paidBy: string
  readonly currency: string
  readonly decimals: number
  readonly feeRupees: number
  readonly phoneCode: string
  readonly city: string
  readonly state?: { readonly label: string; readonly name: string }
  readonly postal: { readonly label: string; readonly wrong: string; readonly right: string }
  pay(page: Page, charged: string): Promise<void>
}

const sriLanka = {
  country: 'Sri Lanka',
  code: 'LK',
  currency: 'LKR',
  decimals: 2,
  feeRupees: 350,
  phoneCode: '+94',
  city: 'Colombo',
  postal: { label: 'Postal code', wrong: '3', right: '00300' },
}
const india = {
  country: 'India',
  code: 'IN',
  currency: 'INR',
  decimals: 2,
  feeRupees: 2900,
  phoneCode: '+91',
  city: 'Mumbai',
  state: { label: 'State', name: 'Maharashtra' },
  postal: { label: 'Postal code', wrong: '4000', right: '400001' },
}
const byCard = { way: /^Card/, paidBy: 'Paid · Card', pay: payByCard }

const purchases: readonly Purchase[] = [
  { ...sriLanka, ...byCard, proves: '[A2.64] [A4.33]', pay: payByCardAtSecondTry },
  { ...sriLanka, proves: '[A2.69] [A2.70]', way: /Koko/, paidBy: 'Paid · Koko', pay: payByKoko },
  {
    ...india,
    proves: '[A3.48] [A4.28] [A7.36] [A7.38]',
    way: /Razorpay/,
    paidBy: 'Paid · Razorpay',
    pay: payByRazorpay,
  },
  {
    ...byCard,
    proves: '[A4.29] [A4.30] [A4.31]',
    country: 'United States',
    code: 'US',
    currency: 'USD',
    decimals: 2,
    feeRupees: 5900,
    phoneCode: '+1',
    city: 'San Francisco',
    state: { label: 'State', name: 'California' },
    postal: { label: 'ZIP code', wrong: '9410', right: '94103' },
  },
  {
    ...byCard,
    proves: '[A9.02]',
    isLong: true,
    country: 'Japan',
    code: 'JP',
    currency: 'JPY',
    decimals: 0,
    feeRupees: 3900,
    phoneCode: '+81',
    city: 'Chiyoda',
    state: { label: 'Prefecture', name: 'Tokyo' },
    postal: { label: 'Postal code', wrong: '100', right: '100-0001' },
  },
]

purchases.forEach((purchase, nth) => {
  const { country, currency, way, proves } = purchase
  test(`a shopper in ${country} buys in ${currency}, by ${way.source.replace('^', '')}, for what was shown ${proves}`, {
    tag: purchase.isLong === true ? ['@phone', '@long'] : '@phone',
  }, async ({ page }) => {
    if (purchase.way.source === 'Razorpay') await offerRazorpay(page)
    const { token } = await signedIn(page)
    await shownIn(page, token, currency)
    const { product } = await inCart(page, token, 40 + nth)
    await page.goto('/place-order')
    await fillIn(page, purchase)
    await page.getByRole('radio', { name: way }).check()

    const charged = await chargedFor(page, purchase, product.price)
    await expect(page.getByText(`Delivery to ${purchase.city}`)).toBeVisible()
    await expect(page.getByText(charged, { exact: true })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'pricesOfOthers'))).toEqual([])
    await page.getByRole('button', { name: 'Place Order' }).click()
    await purchase.pay(page, charged)

    await expect(page).toHaveURL(/\/orders$/)
    const order = page.getByRole('article').first()
    await expect(order).toContainText(product.name)
    await expect(order).toContainText(purchase.paidBy)
    await expect(order).toContainText(country)
    await expect(order).toContainText(purchase.state?.name ?? purchase.city)
    await expect(order).toContainText(currency === 'LKR' ? charged.replace('LKR', 'Rs.') : charged)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  })
})

/** The account and the browser have the currency. Records any other currency that the page shows, however briefly. */
async function shownIn(page: Page, token: string, code: string): Promise<void> {
  await page.request.post('/api/currency/user/set', { headers: { token }, data: { currencyCode: code } })
  const url = new URL((await page.request.get('/healthz')).url()).origin
  await page.context().addCookies([{ name: 'currency', value: code, url }])
  await page.addInitScript(
    (other) => {
      const seen: string[] = []
      Object.assign(window, { pricesOfOthers: seen })
      const price = new RegExp(other)
      const check = (text: Node) => {
        const isShown = text.parentElement?.closest('script, style, noscript') === null
        if (isShown && price.test(text.textContent ?? '')) seen.push(text.textContent ?? '')
      }
      const checkWithin = (node: Node) => {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
        if (node.nodeType === Node.TEXT_NODE) check(node)
        while (texts.nextNode() !== null) check(texts.currentNode)
      }
      const watch = new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of [target, ...addedNodes]) checkWithin(node)
      })
      watch.observe(document, { childList: true, characterData: true, subtree: true })
    },
    code === 'LKR' ? '[$£¥₹€]\\d' : 'Rs\\.\\s?\\d',
  )
}

/** Fills the country's delivery form; its postal code is wrong at first. */
async function fillIn(
  page: Page,
  { country, code, phoneCode, city, state, postal }: Purchase,
): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Country' })
  await expect(field).toHaveValue(/^Sri Lanka /)
  await field.fill(country)
  await field.press('Enter')
  await expect(field).toHaveValue(new RegExp(`^${country} .*\\${phoneCode}`))
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(phoneCode)
  await expect(page.getByRole('radio', { name: /Koko|Cash/ })).toHaveCount(code === 'LK' ? 2 : 0)
  const states = page.getByRole('combobox', { name: /State|Prefecture|Province/ })
  await expect(states).toHaveCount(state === undefined ? 0 : 1)
  if (state !== undefined)
    await page.getByRole('combobox', { name: state.label }).selectOption({ label: state.name })
  await fillAddress(page, { city, postal: [postal.label, postal.wrong] })
  const postalCode = page.getByLabel(postal.label)
  await expect(postalCode).toHaveAccessibleDescription(/Invalid postal code\. Example: /)
  await postalCode.fill(postal.right)
  await expect(postalCode).not.toHaveAccessibleDescription(/Invalid/)
}

/** The total of goods and delivery in the shopper's currency, as shown above the button. */
async function chargedFor(page: Page, { currency, decimals, feeRupees }: Purchase, goodsRupees: number) {
  const answer = await page.request.get('/api/currency/active')
  const { currencies }: { currencies: { code: string; exchangeRate: number }[] } = await answer.json()
  const rate = currencies.find(({ code }) => code === currency)?.exchangeRate ?? Number.NaN
  const amount = Number(((goodsRupees + feeRupees) * rate).toPrecision(12))
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return `${currency} ${amount.toLocaleString('en-US', digits)}`
}

async function payByCard(page: Page, charged: string): Promise<void> {
  await expect(page.getByRole('row', { name: `Total ${charged}` })).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Payment verified successfully!')).toBeVisible()
}

async function payByCardAtSecondTry(page: Page, charged: string): Promise<void> {
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  const emailCount = async () => (await mailsTo(page, 'nadeesha@example.com')).length
  const before = await emailCount()
  await payByCard(page, charged)
  await expect.poll(emailCount).toBeGreaterThan(before)
}

async function payByKoko(page: Page, charged: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pay in three with Koko' })).toBeVisible()
  await expect(page.getByRole('cell', { name: charged })).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByText('Redirecting to your orders...')).toBeVisible()
  await expect(page.getByText('Payment successful!', { exact: true })).toBeVisible()
}

/** In Razorpay's window: refused, closed, and then paid. */
async function payByRazorpay(page: Page, charged: string): Promise<void> {
  await expect(page).toHaveURL(/\/pay\/razorpay\?orderId=/)
  const window = page.frameLocator('iframe[title*="Razorpay"]')
  await expect(window.getByRole('row', { name: `To pay ${charged}` })).toBeVisible()
  await window.getByRole('button', { name: 'Decline' }).click()
  await expect(window.getByText('Your payment was declined by the bank.')).toBeVisible()
  await window.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'You haven’t paid yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await window.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Payment verified successfully!')).toBeVisible()
}
