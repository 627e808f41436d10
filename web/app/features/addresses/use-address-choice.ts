import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { toasts } from '../../platform/toasts.ts'
import { type AddressForm, emptyAddress, readDraft } from '../checkout/address/address-form.ts'
import { formOf, isBegun, isSame, offeredOf, sameAs } from './saved-address.rules.ts'
import { useLastOrderAddress, useRememberAddresses, useSavedAddresses } from './use-saved-addresses.ts'
import '../../platform/words/buying/addresses.ts'

/**
 * The choice among the kept addresses at the checkout. The default one, or the next that parcels
 * go to, is filled in where nobody has begun to type; what
 * is changed of a chosen one, or typed anew, is kept only when that is asked for.
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
    // What was typed before a reload may not be in the form yet.
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
    /** Where the last order went, if that is not kept. */
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
    /** Whether there is anything in the form that is not kept yet. */
    isNew,
    wantsSaved,
    setWantsSaved,
    /** The order shall keep what is in the form, as a further address. */
    savesNew: wantsSaved && isNew && chosen === undefined,
    /** Tells of a further address that was not kept, and changes a kept one if that was asked for. */
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

/** Somewhere else of the same person: how they are reached by mail, and most likely the country, stay. */
const anotherOf = ({ email, country, phoneCode }: AddressForm): AddressForm => ({
  ...emptyAddress,
  email,
  country,
  phoneCode,
})

export type AddressChoice = ReturnType<typeof useAddressChoice>
