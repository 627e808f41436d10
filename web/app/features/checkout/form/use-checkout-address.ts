import { useState } from 'react'
import { useToken } from '../../../platform/session.ts'
import { useUser } from '../../accounts/index.ts'
import {
  type AddressErrors,
  type AddressForm,
  useAddressChoice,
  useAddressFields,
} from '../../addresses/index.ts'
import { readDraft, writeDraft } from '../draft/checkout-draft.ts'
import { useFoundAddress } from '../draft/use-found-address.ts'
import { firstForm } from '../draft/use-stored-form.ts'

/** The delivery address, typed, chosen or detected. It survives reloads. */
export function useCheckoutAddress() {
  const user = useUser(useToken()).data
  const fields = useAddressFields(() => firstForm(user), writeDraft)
  const { form, setForm } = fields
  const found = useFoundAddress(form)
  const choice = useAddressChoice(form, setForm, readDraft)
  const [serverErrors, setServerErrors] = useState<AddressErrors>({})
  return {
    ...fields,
    found,
    choice,
    serverErrors,
    setServerErrors,
    change: (edit: Partial<AddressForm>, filledBy?: 'shop') => {
      setForm(edit, filledBy)
      setServerErrors({})
      found.typed()
    },
  }
}
