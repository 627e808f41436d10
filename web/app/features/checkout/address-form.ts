import type { CheckoutAddress } from '@first-fashion/contract/checkout/address'

/** The delivery form as typed. */
export type AddressForm = Required<Omit<CheckoutAddress, 'zoneId' | 'area' | 'district'>>

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
export const forgetDraft = (): void => sessionStorage.removeItem(draftKey)
