import type { Page } from '@playwright/test'
import { expect, inCart, signedIn, test } from '../shop.ts'

const orderId = '019a0000-0000-7000-8000-000000000000'
const fromCard = `/verify?success=true&orderId=${orderId}&session_id=cs_test_x`
const fromKoko = `/verifyKokoPay?success=true&orderId=${orderId}&trnId=1&status=SUCCESS`

const paid = { status: 200, code: '' }
const notPaid = { status: 422, code: 'payments.not-paid' }
const undecided = { status: 422, code: 'payments.still-open' }
const away = { status: 503, code: 'payments.unavailable' }

/** The server's response to every payment verification. */
async function verifying(page: Page, { status, code }: typeof paid): Promise<void> {
  const message = status === 200 ? 'Payment verified successfully!' : 'Payment verification failed'
  await page.route(/\/api\/order\/verify(Stripe|KokoPay)$/, (route) =>
    route.fulfill({ status, json: { success: status === 200, message, code } }),
  )
}

test('each payment return page asks a visitor to log in first [A2.09] [A2.10] [B8.07]', async ({ page }) => {
  for (const back of [fromCard, fromKoko]) {
    await page.goto(back)
    await expect(page.getByText('Please login to verify payment')).toBeVisible()
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fverify/)
  }
})

const cardWords = 'Payment verified successfully!'
const kokoWords = 'Payment successful!'
const waitingWords = 'Your last order is still waiting for payment. Find it in your orders.'
const failedWords = 'Payment verification failed'
const outcomes = [
  { back: fromCard, answer: paid, words: cardWords, leadsTo: /\/orders$/, proves: '[A2.62] [B8.04] [B7.11]' },
  { back: fromCard, answer: notPaid, words: failedWords, leadsTo: /\/cart$/, proves: '[A2.64] [B8.06]' },
  { back: fromKoko, answer: paid, words: kokoWords, leadsTo: /\/orders$/, proves: '[A2.70] [B8.05]' },
  { back: fromKoko, answer: notPaid, words: failedWords, leadsTo: /\/cart$/, proves: '[A8.24]' },
  { back: fromCard, answer: undecided, words: waitingWords, leadsTo: /\/orders$/, proves: '' },
  { back: fromKoko, answer: undecided, words: waitingWords, leadsTo: /\/orders$/, proves: '' },
  { back: fromKoko, answer: away, words: 'Verification failed', leadsTo: /\/cart$/, proves: '' },
]
for (const { back, answer, words, leadsTo, proves } of outcomes) {
  const from = back === fromCard ? 'the card page' : 'Koko'
  test(`who comes back from ${from} reads '${words}' and is led on ${proves}`.trim(), async ({ page }) => {
    await signedIn(page)
    await verifying(page, answer)
    await page.goto(back)
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(leadsTo)
  })
}

test('an expired login, or another user’s, leads to the login when a payment is verified [B6.06]', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const logIn = () => page.evaluate((value) => localStorage.setItem('token', value), token)
  for (const back of [fromCard, fromKoko])
    for (const answer of [
      { status: 401, code: 'accounts.token-dead' },
      { status: 403, code: 'order.not-yours' },
    ]) {
      await page.goto('/about')
      await logIn()
      await verifying(page, answer)
      await page.goto(back)
      await expect(page.getByText('Please login to verify payment')).toBeVisible()
      await expect(page).toHaveURL(/\/login\?returnTo=%2Fverify/)
    }
})

test('the cart is current after paying, although it was requested before', async ({ page }) => {
  const { token } = await signedIn(page)
  const { product, size, variantIndex } = await inCart(page, token, 12)
  let verified = () => {}
  const isVerified = new Promise<void>((resolve) => {
    verified = resolve
  })
  await page.route('**/api/cart/get', async (route) => {
    const response = await route.fetch()
    await isVerified
    await route.fulfill({ response })
  })
  await page.route('**/api/order/verifyStripe', async (route) => {
    // The payment is complete: the paid items leave the cart.
    const data = { itemId: product._id, size, variantIndex, quantity: 0 }
    expect((await page.request.post('/api/cart/update', { headers: { token }, data })).ok()).toBe(true)
    await route.fulfill({ json: { success: true, message: 'Payment verified successfully!' } })
    verified()
  })
  await page.goto(fromCard)
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})
