import { categories } from '@first-fashion/contract/catalog/classification'
import { promoDiscountTypes } from '@first-fashion/contract/promo-codes/calls'
import { type StaffPromoCode, staffPromoCodeCalls } from '@first-fashion/contract/promo-codes/staff-calls'
import { z } from 'zod'

/** The form values of a code: numbers and days as typed. */
const typedCode = z.object({
  code: z.string(),
  discountType: z.enum(promoDiscountTypes),
  discountValue: z.string(),
  minimum: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  usesMaximum: z.string(),
  usesPerCustomer: z.string(),
  isFirstOrderOnly: z.boolean(),
  categories: z.array(z.enum(categories)),
  products: z.array(z.object({ _id: z.string(), name: z.string() })),
  note: z.string(),
  isActive: z.boolean(),
})
export type PromoCodeForm = z.infer<typeof typedCode>

const { body } = staffPromoCodeCalls['staff.promo-code-add'].request

/** The form of a code; it gives the contract's values, and whether the code is accepted. */
export const promoCodeForm = typedCode
  .transform(({ products, ...form }) => ({
    ...form,
    code: form.code.toUpperCase(),
    discountValue: form.discountType === 'free_shipping' ? 0 : amountOf(form.discountValue),
    minimum: amountOf(form.minimum),
    startsOn: form.startsOn === '' ? null : form.startsOn,
    endsOn: form.endsOn === '' ? null : form.endsOn,
    usesMaximum: countOf(form.usesMaximum),
    usesPerCustomer: countOf(form.usesPerCustomer),
    productIds: products.map(({ _id }) => _id),
  }))
  .pipe(body.safeExtend({ isActive: z.boolean() }))

/** Nothing typed is nothing; NaN if it is not a number. */
const amountOf = (typed: string): number => Number(typed.replace(/[\s,]/g, '') || '0')
const countOf = (typed: string): number | null => (typed === '' ? null : Number(typed))

export const formOf = (one: StaffPromoCode | undefined): PromoCodeForm => ({
  code: one?.code ?? '',
  discountType: one?.discountType ?? 'percentage',
  discountValue: one === undefined ? '' : String(one.discountValue),
  minimum: one === undefined || one.minimum === 0 ? '' : String(one.minimum),
  startsOn: one?.startsOn ?? '',
  endsOn: one?.endsOn ?? '',
  usesMaximum: one?.usesMaximum?.toString() ?? '',
  usesPerCustomer: one?.usesPerCustomer?.toString() ?? (one === undefined ? '1' : ''),
  isFirstOrderOnly: one?.isFirstOrderOnly ?? false,
  categories: [...(one?.categories ?? [])],
  products: [...(one?.products ?? [])],
  note: one?.note ?? '',
  isActive: one?.isActive ?? true,
})
