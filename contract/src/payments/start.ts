import { z } from 'zod'

/** Koko: the browser posts these fields as a form [A7.48]. */
export const kokoForm = z.object({ kokoPayload: z.record(z.string(), z.string()), kokoApiUrl: z.string() })

/** Razorpay's order for its checkout script. Amount in minor units of the currency. */
export const razorpayOrder = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string(),
})

/** What the checkout script needs besides the order. The key is public. */
export const razorpayCheckout = z.object({
  key: z.string(),
  scriptUrl: z.string(),
  name: z.string(),
  description: z.string(),
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
})

/** How the browser starts the payment: a redirect, a posted form, or a script that opens a window. */
export const paymentStart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), url: z.string() }),
  z.object({ kind: z.literal('form'), ...kokoForm.shape }),
  z.object({ kind: z.literal('script'), order: razorpayOrder, checkout: razorpayCheckout }),
])
export type PaymentStart = z.output<typeof paymentStart>
