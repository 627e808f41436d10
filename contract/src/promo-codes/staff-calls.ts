import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { categories } from '../catalog/classification.ts'
import { listPage, pageInQuery, searchInQuery } from '../paging.ts'
import { promoDiscountTypes } from './calls.ts'

const day = z.iso.date().nullable()
const count = z.number().int().min(1).max(1_000_000).nullable()
const rupees = z.number().min(0).max(10_000_000).multipleOf(0.01)

/** The editable fields of a code. Its discount is fixed, so that nobody's total changes. */
const terms = {
  minimum: rupees,
  /** Days in Colombo, both inclusive. */
  startsOn: day,
  endsOn: day,
  /** Maximum uses in total and per person; null means unlimited. */
  usesMaximum: count,
  usesPerCustomer: count,
  isFirstOrderOnly: z.boolean(),
  categories: z.array(z.enum(categories)).max(categories.length),
  note: z.string().trim().max(200),
}
/** The code's products; without products and categories it applies to everything. */
const productIds = z.array(z.uuid()).max(100)

export const staffPromoCode = z.object({
  code: z.string(),
  discountType: z.enum(promoDiscountTypes),
  /** Percent, or LKR rupees; 0 for free shipping. */
  discountValue: z.number(),
  source: z.enum(['newsletter', 'staff', 'reward']),
  ...terms,
  products: z.array(z.object({ _id: z.string(), name: z.string() })),
  isActive: z.boolean(),
  version: z.number().int(),
  createdAt: z.number(),
  /** The number of active orders, and their total discount in LKR rupees. */
  uses: z.number().int(),
  discountGiven: z.number(),
})
export type StaffPromoCode = z.output<typeof staffPromoCode>

export const promoCodePattern = /^[A-Z0-9-]{4,40}$/
const code = z.string().regex(promoCodePattern)
const saved = success({ promoCode: staffPromoCode, message: z.string() })

const discount = { discountType: z.enum(promoDiscountTypes), discountValue: rupees }
const discountFits = ({ discountType, discountValue }: z.output<z.ZodObject<typeof discount>>) => {
  if (discountType === 'free_shipping') return discountValue === 0
  if (discountType === 'fixed') return discountValue > 0
  return Number.isInteger(discountValue) && discountValue >= 1 && discountValue <= 100
}
const discountMisfits = {
  path: ['discountValue'],
  message: 'Whole percent from 1 to 100, or an amount above 0',
}
const datesInOrder = ({ startsOn, endsOn }: { startsOn: string | null; endsOn: string | null }) =>
  startsOn === null || endsOn === null || startsOn <= endsOn
const datesOutOfOrder = { path: ['endsOn'], message: 'The end date is before the start date' }

/** Promo codes in the back office. */
export const staffPromoCodeCalls = {
  'staff.promo-codes': defineCall({
    method: 'GET',
    path: '/api/admin/promo-codes',
    access: 'staff',
    permission: 'promo-codes.change',
    summary: 'Lists promo codes with their uses, newest first.',
    request: {
      query: z.object({
        search: searchInQuery,
        source: z.enum(['newsletter', 'staff', 'reward']).optional(),
        page: pageInQuery,
      }),
    },
    response: listPage({ promoCodes: z.array(staffPromoCode) }),
    refusals: [],
  }),
  'staff.promo-code-add': defineCall({
    method: 'POST',
    path: '/api/admin/promo-codes',
    access: 'staff',
    permission: 'promo-codes.change',
    summary: 'Creates a promo code.',
    request: {
      body: z
        .object({ code, ...discount, ...terms, productIds })
        .refine(discountFits, discountMisfits)
        .refine(datesInOrder, datesOutOfOrder),
    },
    response: saved,
    refusals: ['promo-code.taken', 'promo-code.product-unknown'],
  }),
  'staff.promo-code-edit': defineCall({
    method: 'PATCH',
    path: '/api/admin/promo-codes/:code',
    access: 'staff',
    permission: 'promo-codes.change',
    summary: "Updates a promo code's conditions, and whether it is active.",
    request: {
      params: z.object({ code }),
      body: z
        .object({ version: z.number().int(), isActive: z.boolean(), ...terms, productIds })
        .refine(datesInOrder, datesOutOfOrder),
    },
    response: saved,
    refusals: ['promo-code.absent', 'promo-code.changed-meanwhile', 'promo-code.product-unknown'],
  }),
}
