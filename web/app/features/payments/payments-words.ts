import { words } from '../../platform/words/i18n.ts'

/** The words of payment methods and of paying, in English. */
const paymentsEn = {
  title: 'Payment Method',
  stripe: 'Card',
  stripeText: "You pay on the card provider's page and come back here.",
  koko: 'Koko: pay in three',
  kokoText: '3 interest-free payments, the first one today. In rupees, Sri Lanka only.',
  cod: 'Cash on Delivery',
  codText: 'Pay the courier when your order arrives. Sri Lanka only.',
  razorpay: 'Razorpay: UPI, cards, netbanking',
  razorpayText: 'You pay in a Razorpay window. India only.',
  stripeCharged: 'Your card will be charged',
  kokoCharged: 'You pay with Koko, in three parts',
  codCharged: 'You pay on delivery',
  razorpayCharged: 'You pay with Razorpay',
  kokoRedirect: 'Redirecting to Koko',
  kokoRedirectText: 'We’re sending you to Koko to pay {{amount}}. This takes a moment.',
  cancel: 'Cancel',
  kokoPageTitle: 'Koko payment · $t(store)',
  kokoVerifying: 'Verifying Koko Payment',
  kokoDone: 'Payment Successful!',
  kokoPending: 'Koko hasn’t confirmed the payment yet',
  kokoFailed: 'Payment Failed',
  toOrders: 'Redirecting to your orders...',
  toCart: 'Redirecting to your cart...',
  kokoOk: 'Payment successful!',
  kokoBroken: 'Verification failed',
  razorpayPageTitle: 'Razorpay · $t(store)',
  razorpayOpening: 'Opening Razorpay...',
  razorpayBroken: 'Razorpay could not be opened. Please check your connection and try again.',
  razorpayLeft: 'You haven’t paid yet',
  razorpayLeftText:
    'We’ll hold your order for half an hour. To change it or pay another way, go back to the cart.',
  holdsWhilePaying_one: 'We hold your items for {{count}} minute while you pay.',
  holdsWhilePaying_other: 'We hold your items for {{count}} minutes while you pay.',
  held_one: 'Your items are held for you until {{time}}: {{count}} minute left.',
  held_other: 'Your items are held for you until {{time}}: {{count}} minutes left.',
  heldOver: 'Your items are no longer held for you.',
  payNow: 'Pay now',
  backToCart: 'Back to the cart',
  pageTitle: 'Payment · $t(store)',
  verifying: 'Verifying your payment...',
  stay: "Please don't close this page",
  unreached: 'We don’t know yet whether you paid',
  unreachedText:
    'The shop can’t be reached right now. We keep trying: leave this page open. If you did pay, your order is safe and shows as paid once we know.',
  yourOrders: 'Your orders',
  ok: 'Payment verified successfully!',
  failed: 'Payment verification failed',
  stillUnpaid: 'Your last order is still waiting for payment. Find it in your orders.',
  login: 'Please login to verify payment',
} as const

words.addResourceBundle('en', 'payments', paymentsEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    payments: typeof paymentsEn
  }
}
