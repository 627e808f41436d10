import { expect, held, refused, type Screen, type Stage } from '@first-fashion/testing/stage/screen'

const koko = {
  route: '/verifyKokoPay',
  address: '/verifyKokoPay?success=true&orderId=019a0000-0000-7000-8000-000000000000&status=SUCCESS',
  as: 'member',
} as const
const razorpay = { route: '/pay/razorpay', address: '/pay/razorpay?orderId=none', as: 'member' } as const

const hasHeading = ({ page }: Stage) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

/** Stops the redirect that follows. */
const stay = ({ page }: Stage) =>
  page.addInitScript(() => {
    const start = window.setTimeout
    window.setTimeout = Object.assign(
      (run: TimerHandler, delay = 0, ...given: unknown[]) =>
        start(run, delay >= 3000 ? 600_000 : delay, ...given),
      start,
    )
  })

/** Coming back from payment partners. */
export const screens: readonly Screen[] = [
  {
    name: 'payment being verified',
    route: '/verify',
    address: '/verify?success=true&orderId=none&session_id=none',
    as: 'member',
    answers: { 'payments.verify-stripe': held },
    steps: ({ page }) => expect(page.getByRole('status').first()).toBeVisible(),
  },
  {
    name: 'payment, shop out of reach',
    route: '/verify',
    address: '/verify?success=true&orderId=none&session_id=none',
    as: 'member',
    answers: { 'payments.verify-stripe': refused() },
    shows: 'We don’t know yet whether you paid',
  },
  {
    ...koko,
    name: 'Koko payment, being verified',
    layoutOf: 'payment being verified',
    answers: { 'payments.verify-koko': held },
    steps: hasHeading,
  },
  {
    ...koko,
    name: 'Koko payment, made',
    before: stay,
    shows: 'Payment Successful!',
  },
  {
    ...koko,
    name: 'Koko payment, failed',
    before: stay,
    layoutOf: 'Koko payment, made',
    answers: { 'payments.verify-koko': refused('payments.not-paid', 'Payment verification failed', 422) },
    shows: 'Payment Failed',
  },
  { ...razorpay, name: 'Razorpay, opening', answers: { 'order.pay-again': held }, steps: hasHeading },
  {
    ...razorpay,
    name: 'Razorpay, its script away',
    before: ({ page }) => page.route('http://127.0.0.1:4100/**', (script) => script.fulfill({ status: 404 })),
    answers: {
      'order.pay-again': {
        success: true,
        start: {
          kind: 'script',
          order: { id: 'order_1', amount: 100, currency: 'INR', receipt: 'r' },
          checkout: {
            key: 'k',
            scriptUrl: 'http://127.0.0.1:4100/razorpay/v1/none.js',
            name: 'First Fashion',
            description: '',
            prefill: { name: '', email: '', contact: '' },
          },
        },
        heldUntil: 1795920000000,
      },
    },
    shows: 'You haven’t paid yet',
  },
]
