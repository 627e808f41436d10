import { type AddressForm, emptyAddress, firstAddress } from '../../addresses/index.ts'
import { draftKey } from './discard-draft.ts'

/** The form survives a reload and a failed payment, in this tab only. */
export function readDraft(): AddressForm {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
    if (typeof value !== 'object' || value === null) return firstAddress()
    const texts = Object.entries(value).filter(([key, one]) => key in emptyAddress && typeof one === 'string')
    return { ...firstAddress(), ...Object.fromEntries(texts) }
  } catch {
    return firstAddress()
  }
}

export const writeDraft = (form: AddressForm): void => sessionStorage.setItem(draftKey, JSON.stringify(form))
