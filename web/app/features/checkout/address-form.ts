import type { CheckoutAddress } from '@first-fashion/contract/checkout/address'
import { type PaymentMethod, paymentMethods } from '@first-fashion/contract/orders/status'

/** The delivery form as typed. */
export type AddressForm = Required<Omit<CheckoutAddress, 'zoneId'>>

export const emptyAddress: AddressForm = {
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  apartment: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'LK',
  phone: '',
  phoneCode: '+1',
  area: '',
  district: '',
  instructions: '',
}

const draftKey = 'checkout-draft'

/** What was typed survives a reload and a failed payment, in this tab only. */
export function readDraft(): AddressForm {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
    if (typeof value !== 'object' || value === null) return emptyAddress
    const texts = Object.entries(value).filter(([key, one]) => key in emptyAddress && typeof one === 'string')
    return { ...emptyAddress, ...Object.fromEntries(texts) }
  } catch {
    return emptyAddress
  }
}

export const writeDraft = (form: AddressForm): void => sessionStorage.setItem(draftKey, JSON.stringify(form))

const methodKey = 'checkout-method'
export const readMethod = (): PaymentMethod => {
  const kept = sessionStorage.getItem(methodKey)
  return paymentMethods.find((method) => method === kept) ?? 'stripe'
}
export const writeMethod = (method: PaymentMethod): void => sessionStorage.setItem(methodKey, method)

/** After the order, and when somebody logs out: the next person must not see it. */
export function forgetDraft(): void {
  sessionStorage.removeItem(draftKey)
  sessionStorage.removeItem(methodKey)
}
