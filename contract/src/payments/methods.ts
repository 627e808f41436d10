import type { OrderPaymentMethod, PaymentMethod } from '../orders/status.ts'

/** The payment partners. Cash has none. */
export const paymentProviders = ['stripe', 'koko', 'razorpay'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

/** The states of a payment attempt. 'mismatched' means that the amount was wrong. */
export const attemptStates = [
  'opening',
  'open',
  'paid',
  'expired',
  'failed',
  'refunded',
  'mismatched',
] as const

/** Their names, as staff and histories show them. */
export const providerNames: Readonly<Record<PaymentProviderName, string>> = {
  stripe: 'Stripe',
  koko: 'Koko',
  razorpay: 'Razorpay',
}

export const isPaidOnline = (method: OrderPaymentMethod): method is PaymentProviderName =>
  method !== 'cod' && method !== 'no-payment-due'

/** The tender of each method: its kind and its name on bills. */
export const methodTenders = {
  stripe: { kind: 'card', label: 'Card' },
  koko: { kind: 'instalments', label: 'Koko' },
  cod: { kind: 'cash', label: 'Cash on delivery' },
  razorpay: { kind: 'online', label: 'Razorpay' },
} as const satisfies Record<PaymentMethod, { readonly kind: string; readonly label: string }>

/** The availability of a method: offered to shoppers, open to API calls only, or closed. */
export const methodStates = ['offered', 'unlisted', 'off'] as const
export type MethodState = (typeof methodStates)[number]

/** The only country of a method [A5.36]; null means everywhere. */
export const methodCountries: Readonly<Record<PaymentMethod, string | null>> = {
  stripe: null,
  koko: 'LK',
  cod: 'LK',
  razorpay: 'IN',
}

/** The initial availability. Razorpay has no selector [A4.28] until an owner offers it. */
export const firstMethodStates: Readonly<Record<PaymentMethod, MethodState>> = {
  stripe: 'offered',
  koko: 'offered',
  cod: 'offered',
  razorpay: 'unlisted',
}

/** Whether an open method may be used in a country. */
export function isMethodOfCountry(method: PaymentMethod, countryCode: string): boolean {
  const only = methodCountries[method]
  return only === null || only === countryCode.toUpperCase()
}

/**
 * The texts of a refused method [A5.36]: the first for methods limited to Sri Lanka, the second for the
 * rest.
 */
export const methodMessages = {
  sriLankaOnly: 'Selected payment method is only available for Sri Lankan customers. Please choose Stripe.',
  notOffered: 'Please select a valid payment method for your country.',
} as const
