import { categories } from '@first-fashion/contract/catalog/classification'
import { typedNumber, typedRupees } from '@first-fashion/contract/money/typed-amount'
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
    discountValue: discountOf(form),
    minimum: form.minimum.trim() === '' ? 0 : typedRupees(form.minimum),
    startsOn: form.startsOn === '' ? null : form.startsOn,
    endsOn: form.endsOn === '' ? null : form.endsOn,
    usesMaximum: countOf(form.usesMaximum),
    usesPerCustomer: countOf(form.usesPerCustomer),
    productIds: products.map(({ _id }) => _id),
  }))
  .pipe(body.safeExtend({ isActive: z.boolean() }))

/** Percent or rupees. */
function discountOf({
  discountType,
  discountValue,
}: Pick<PromoCodeForm, 'discountType' | 'discountValue'>): number {
  if (discountType === 'free_shipping') return 0
  return discountType === 'fixed' ? typedRupees(discountValue) : typedNumber(discountValue, 0)
}

/** Nothing typed is no limit. */
const countOf = (typed: string): number | null => (typed.trim() === '' ? null : typedNumber(typed, 0))

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
