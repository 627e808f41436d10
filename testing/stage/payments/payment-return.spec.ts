import { samples } from '@first-fashion/contract/samples'
import { emptyCart } from '../product-page.ts'
import { refused } from '../screen.ts'
import { expect, test } from '../stage.ts'

const orderId = '019a0000-0000-7000-8000-000000000000'
const fromCard = `/verify?success=true&orderId=${orderId}&session_id=cs_test_x`
const fromKoko = `/verifyKokoPay?success=true&orderId=${orderId}&trnId=1&status=SUCCESS`

test('each payment return page says that it verifies, and asks a visitor to log in first [A2.09] [A2.10] [A2.63] [A2.66] [A2.67] [A2.68] [A9.23] [B8.07]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({})
  for (const [back, words] of [
    [fromCard, 'Verifying your payment...'],
    [fromKoko, 'Verifying Koko Payment'],
  ] as const) {
    await page.goto(back)
    await expect(page.getByText(words)).toBeVisible()
    await expect(
      page.getByText('Please don’t close this page').or(page.getByText("Please don't close this page")),
    ).toBeVisible()
    await expect(page.getByText('Please login to verify payment')).toBeVisible()
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fverify/)
  }
})

const both = (answer: ReturnType<typeof refused>) =>
  ({ 'payments.verify-stripe': answer, 'payments.verify-koko': answer }) as const
const paid = {
  'payments.verify-stripe': samples['payments.verify-stripe'],
  'payments.verify-koko': samples['payments.verify-koko'],
}
const cardWords = 'Payment verified successfully!'
const kokoWords = 'Payment successful!'
const waitingWords = 'Your last order is still waiting for payment. Find it in your orders.'
const failedWords = 'Payment verification failed'
const notPaid = both(refused('payments.not-paid', failedWords, 422))
const undecided = both(refused('payments.still-open', failedWords, 422))
const away = both(refused('payments.unavailable', failedWords, 503))
const outcomes = [
  {
    back: fromCard,
    answers: paid,
    words: cardWords,
    leadsTo: /\/orders$/,
    proves: '[A2.62] [B8.04] [B7.11]',
  },
  { back: fromCard, answers: notPaid, words: failedWords, leadsTo: /\/cart$/, proves: '[A2.64] [B8.06]' },
  { back: fromKoko, answers: paid, words: kokoWords, leadsTo: /\/orders$/, proves: '[A2.70] [B8.05]' },
  { back: fromKoko, answers: notPaid, words: failedWords, leadsTo: /\/cart$/, proves: '[A8.24] [B7.12]' },
  { back: fromCard, answers: undecided, words: waitingWords, leadsTo: /\/orders$/, proves: '' },
  { back: fromKoko, answers: undecided, words: waitingWords, leadsTo: /\/orders$/, proves: '' },
]
for (const { back, answers, words, leadsTo, proves } of outcomes) {
  const from = back === fromCard ? 'the card page' : 'Koko'
  test(`who comes back from ${from} reads '${words}' and is led on ${proves}`.trim(), {
    tag: '@once',
  }, async ({ stage }) => {
    await stage.open(back, { as: 'member', answers })
    await expect(stage.page.getByText(words, { exact: true })).toBeVisible()
    await expect(stage.page).toHaveURL(leadsTo)
  })
}

for (const { back, from, words } of [
  { back: fromCard, from: 'the card page', words: failedWords },
  { back: fromKoko, from: 'Koko', words: 'Verification failed' },
]) {
  test(`who comes back from ${from} to a shop that is away reads '${words}', stays, and is led on once it answers [A8.24]`, {
    tag: '@once',
  }, async ({ stage }) => {
    const { page } = stage
    await stage.open(back, { as: 'member', answers: away })
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'We don’t know yet whether you paid' })).toBeVisible()
    expect(page.url()).toContain('/verify')
    await stage.answer(paid)
    await expect(page).toHaveURL(/\/orders$/)
  })
}

test('who comes back without a connection reads so, and is led on once there is one', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({ as: 'member', answers: paid })
  await page.route('**/api/order/verify*', (route) => route.abort('internetdisconnected'))
  await page.goto(fromKoko)
  await expect(page.getByText('Verification failed', { exact: true })).toBeVisible()
  await page.unroute('**/api/order/verify*')
  await expect(page).toHaveURL(/\/orders$/)
})

test('both return pages without an order end with the failed payment, logged in or not [A2.65] [A2.70] [A4.37]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  for (const [as, back] of [
    ['member', '/verify'],
    ['visitor', '/verify?success=true&orderId='],
    ['member', '/verifyKokoPay?status=FAILED'],
    ['visitor', '/verifyKokoPay'],
  ] as const) {
    await stage.open(back, { as })
    await expect(page.getByText(failedWords, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(as === 'member' ? /\/cart$/ : /\/(cart|login)/)
  }
})

test('an expired login, or another user’s, leads to the login when a payment is verified [B6.06]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  for (const [back, answer] of [
    [fromCard, refused('accounts.token-dead', 'Not Authorized Login Again', 401)],
    [fromKoko, refused('order.not-yours', failedWords, 403)],
  ] as const) {
    await stage.open(back, { as: 'member', answers: both(answer) })
    await expect(page.getByText('Please login to verify payment')).toBeVisible()
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fverify/)
  }
})

test('the cart is current after paying, although it was requested before', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.set({ as: 'member' })
  const { promise: isVerified, resolve: verified } = Promise.withResolvers<void>()
  await page.route('**/api/cart/get', async (route) => {
    const response = await route.fetch()
    await isVerified
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest('**/api/cart/get')
  await page.route('**/api/order/verifyStripe', async (route) => {
    await asked
    // The payment is complete: the paid items leave the cart.
    await stage.answer(emptyCart)
    await route.continue()
    verified()
  })
  await page.goto(fromCard)
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})
