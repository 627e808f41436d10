import type { OrderPaymentMethod, PaymentMethod } from '../orders/status.ts'

/** Who takes payments for the shop: a partner each. Cash has none. */
export const paymentProviders = ['stripe', 'koko', 'razorpay'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

/** How an attempt at paying stands: 'mismatched' is money of another amount than was due. */
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
  method !== 'cod' && method !== 'covered'

/**
 * How far a method is open: offered to shoppers; open to whoever calls for it, without a selector; or closed.
 */
export const methodStates = ['offered', 'unlisted', 'off'] as const
export type MethodState = (typeof methodStates)[number]

/** The country that a method is bound to (spec A section 5); null is everywhere. */
export const methodCountries: Readonly<Record<PaymentMethod, string | null>> = {
  stripe: null,
  koko: 'LK',
  cod: 'LK',
  razorpay: 'IN',
}

/** What a shop begins with; razorpay has no selector (spec A section 4) until an owner offers it. */
export const firstMethodStates: Readonly<Record<PaymentMethod, MethodState>> = {
  stripe: 'offered',
  koko: 'offered',
  cod: 'offered',
  razorpay: 'unlisted',
}

/** Whether a method may be used in a country, when it is open at all. */
export function isMethodOfCountry(method: PaymentMethod, countryCode: string): boolean {
  const only = methodCountries[method]
  return only === null || only === countryCode.toUpperCase()
}

/** The words of a refused method (spec A section 5): the first for what is for Sri Lanka only, the second for the rest. */
export const methodMessages = {
  sriLankaOnly: 'Selected payment method is only available for Sri Lankan customers. Please choose Stripe.',
  notOffered: 'Please select a valid payment method for your country.',
} as const
