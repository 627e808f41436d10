import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { toasts } from '../../platform/toasts.ts'
import { type AddressForm, emptyAddress, readDraft } from '../checkout/address/address-form.ts'
import { formOf, isBegun, isSame, offeredOf, sameAs } from './saved-address.rules.ts'
import { useLastOrderAddress, useRememberAddresses, useSavedAddresses } from './use-saved-addresses.ts'
import '../../platform/words/buying/addresses.ts'

/**
 * The choice among the saved addresses at the checkout. The default address, or the next that we
 * deliver to, is filled in when the form is empty. A changed
 * or new address is saved only on request.
 */
export function useAddressChoice(form: AddressForm, fill: (form: AddressForm) => void) {
  const { t } = useTranslation()
  const saved = useSavedAddresses()
  const lastOrder = useLastOrderAddress()
  const remember = useRememberAddresses()
  const [chosenId, setChosenId] = useState<string>()
  const [wantsSaved, setWantsSaved] = useState(false)
  const isLooked = useRef(false)
  const addresses = saved.data ?? []
  useEffect(() => {
    if (isLooked.current || saved.data === undefined) return
    isLooked.current = true
    // Values from before a reload may not be in the form yet.
    const draft = readDraft()
    const first = saved.data.find(({ isDelivered }) => isDelivered)
    const known = sameAs(draft, saved.data) ?? (isBegun(draft) ? undefined : first)
    if (known === undefined) return
    setChosenId(known._id)
    if (!isBegun(draft)) fill(formOf(known))
  }, [saved.data, fill])
  const chosen = addresses.find(({ _id }) => _id === chosenId)
  const isNew = sameAs(form, addresses) === undefined
  const offered = offeredOf(lastOrder.data, addresses)
  return {
    addresses,
    /** The last order's address, if it is not saved. */
    offered,
    isOffered: chosen === undefined && offered !== undefined && isSame(form, offered),
    takeOffered: () => {
      if (offered === undefined) return
      setChosenId(undefined)
      setWantsSaved(false)
      fill(offered)
    },
    chosen,
    choose: (id: string | undefined) => {
      const address = addresses.find(({ _id }) => _id === id)
      setChosenId(id)
      setWantsSaved(false)
      fill(address === undefined ? anotherOf(form) : formOf(address))
    },
    /** Whether the form has an address that is not saved yet. */
    isNew,
    wantsSaved,
    setWantsSaved,
    /** The order saves the form's address as a new one. */
    savesNew: wantsSaved && isNew && chosen === undefined,
    /** Reports a new address that was not saved, and updates a saved one on request. */
    afterOrder: async (isSaved: boolean | undefined) => {
      if (isSaved !== undefined) void saved.refetch()
      if (isSaved === false) toasts.warning(t('addresses.notSaved'))
      if (!wantsSaved || !isNew || chosen === undefined) return
      const body = { ...form, isDefault: false, addressId: chosen._id }
      const answer = await api('addresses.update', { body })
      if (answer.ok) remember(answer.value.addresses)
      else toasts.warning(t('addresses.notSaved'))
    },
  }
}

/** Another address of the same person: the email and the country stay. */
const anotherOf = ({ email, country, phoneCode }: AddressForm): AddressForm => ({
  ...emptyAddress,
  email,
  country,
  phoneCode,
})

export type AddressChoice = ReturnType<typeof useAddressChoice>
