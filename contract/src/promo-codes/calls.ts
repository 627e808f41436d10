import { z } from 'zod'
import { defineCall, success } from '../call.ts'

export const promoDiscountTypes = ['percentage', 'fixed', 'free_shipping'] as const
export type PromoDiscountType = (typeof promoDiscountTypes)[number]

/** A promo code: percent, LKR rupees, or with value 0 free shipping. */
export const promoCode = z.object({
  code: z.string(),
  discountType: z.enum(promoDiscountTypes),
  discountValue: z.number(),
})
export type PromoCode = z.output<typeof promoCode>

/** A code as typed; an empty one has its own refusal. */
export const typedPromoCode = z.string().max(60)

/** A code as stored and compared: trimmed, in capitals [A5.23]. */
export const writtenPromoCode = (typed: string): string => typed.trim().toUpperCase()

/** Why a code is refused. */
export const promoCodeRefusals = [
  'promo-code.missing',
  'promo-code.unknown',
  'promo-code.not-yet',
  'promo-code.expired',
  'promo-code.not-yours',
  'promo-code.unverified',
  'promo-code.first-order-only',
  'promo-code.used-up',
  'promo-code.used-before',
  'promo-code.minimum',
  'promo-code.not-for-these',
] as const
export type PromoCodeRefusal = (typeof promoCodeRefusals)[number]

export const promoCodeCalls = {
  'promo-codes.validate': defineCall({
    method: 'POST',
    path: '/api/promocode/validate',
    access: 'customer',
    limit: 'promo-code-tries',
    summary: 'Validates a promo code for the cart and returns its discount.',
    request: {
      body: z.object({
        code: typedPromoCode,
        orderAmount: z.number().min(0).max(1_000_000_000),
        /** The currency of amounts in refusals. */
        currency: z.string().max(3).default('LKR'),
      }),
    },
    response: success({ promoCode, discount: z.number(), message: z.string() }),
    refusals: promoCodeRefusals,
  }),
}
