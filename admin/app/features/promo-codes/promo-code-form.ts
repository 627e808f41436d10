import type { Category } from '@first-fashion/contract/catalog/classification'
import type { PromoDiscountType } from '@first-fashion/contract/promo-codes/calls'
import { promoCodePattern, type StaffPromoCode } from '@first-fashion/contract/promo-codes/staff-calls'

/** The form values of a code: numbers and days as typed. */
export interface PromoCodeForm {
  readonly code: string
  readonly discountType: PromoDiscountType
  readonly discountValue: string
  readonly minimum: string
  readonly startsOn: string
  readonly endsOn: string
  readonly usesMaximum: string
  readonly usesPerCustomer: string
  readonly isFirstOrderOnly: boolean
  readonly categories: readonly Category[]
  readonly products: readonly { readonly _id: string; readonly name: string }[]
  readonly note: string
  readonly isActive: boolean
}

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
  categories: one?.categories ?? [],
  products: one?.products ?? [],
  note: one?.note ?? '',
  isActive: one?.isActive ?? true,
})

const amount = (typed: string): number => Number(typed.replace(/[\s,]/g, '') || '0')
const isAmount = (typed: string): boolean => /^\d*(\.\d{1,2})?$/.test(typed.replace(/[\s,]/g, ''))
const isCount = (typed: string): boolean => typed === '' || /^[1-9]\d{0,5}$/.test(typed)

/** The first error of each field. */
export function formErrors(form: PromoCodeForm) {
  const value = amount(form.discountValue)
  const percentFits = Number.isInteger(value) && value >= 1 && value <= 100
  const valueFits =
    form.discountType === 'free_shipping' ||
    (isAmount(form.discountValue) && (form.discountType === 'fixed' ? value > 0 : percentFits))
  return {
    code: promoCodePattern.test(form.code) ? undefined : 'promoCodeNeeded',
    discountValue: valueFits ? undefined : form.discountType === 'fixed' ? 'amountNeeded' : 'percentNeeded',
    minimum: isAmount(form.minimum) ? undefined : 'amountNeeded',
    usesMaximum: isCount(form.usesMaximum) ? undefined : 'countNeeded',
    usesPerCustomer: isCount(form.usesPerCustomer) ? undefined : 'countNeeded',
    endsOn:
      form.startsOn !== '' && form.endsOn !== '' && form.endsOn < form.startsOn ? 'daysInOrder' : undefined,
  } as const
}

/** The request of the form. */
export const termsOf = (form: PromoCodeForm) => ({
  minimum: amount(form.minimum),
  startsOn: form.startsOn === '' ? null : form.startsOn,
  endsOn: form.endsOn === '' ? null : form.endsOn,
  usesMaximum: form.usesMaximum === '' ? null : Number(form.usesMaximum),
  usesPerCustomer: form.usesPerCustomer === '' ? null : Number(form.usesPerCustomer),
  isFirstOrderOnly: form.isFirstOrderOnly,
  categories: [...form.categories],
  productIds: form.products.map(({ _id }) => _id),
  note: form.note,
})

export const discountOf = ({ discountType, discountValue }: PromoCodeForm) => ({
  discountType,
  discountValue: discountType === 'free_shipping' ? 0 : amount(discountValue),
})
