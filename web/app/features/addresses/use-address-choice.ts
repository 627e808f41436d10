import type { SavedAddress } from '@first-fashion/contract/addresses/calls'
import { useMutation } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { call } from '../../platform/queries/call.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { type AddressForm, emptyAddress } from './form/address-form.ts'
import { formOf, isBegun, isSame, offeredOf, sameAs } from './saved-address.rules.ts'
import { useLastOrderAddress, useRememberAddresses, useSavedAddresses } from './use-saved-addresses.ts'
import './addresses-words.ts'

/**
 * The choice among the saved addresses at the checkout. The default address, or the next that we deliver to, is filled in
 * when the form is empty; without saved ones that of the last order. A changed or new address is saved only on request.
 */
export function useAddressChoice(
  form: AddressForm,
  fill: (form: AddressForm) => void,
  readDraft: () => AddressForm,
) {
  const saved = useSavedAddresses()
  const lastOrder = useLastOrderAddress()
  const [chosenId, setChosenId] = useState<string>()
  const [wantsSaved, setWantsSaved] = useState(false)
  const addresses = saved.data ?? []
  const offered = offeredOf(lastOrder.data, addresses)
  useFirstAddress({ saved: saved.data, last: offered, readDraft, fill, choose: setChosenId })
  const choose = (id: string | undefined, next: AddressForm) => {
    setChosenId(id)
    setWantsSaved(false)
    fill(next)
  }
  const chosen = addresses.find(({ _id }) => _id === chosenId)
  const isNew = sameAs(form, addresses) === undefined
  const isOffered = chosen === undefined && offered !== undefined && isSame(form, offered)
  return {
    addresses,
    /** The last order's address, if it is not saved. */
    offered,
    isOffered,
    /** Whether the form is a known address as it was: nothing is left to fill in. */
    isKnown: isOffered || (chosen !== undefined && isSame(form, formOf(chosen))),
    takeOffered: () => offered !== undefined && choose(undefined, offered),
    chosen,
    choose: (id: string | undefined) => choose(id, formFor(addresses, id) ?? anotherOf(form)),
    /** Whether the form has an address that is not saved yet. */
    isNew,
    wantsSaved,
    setWantsSaved,
    /** The order saves the form's address as a new one. */
    savesNew: wantsSaved && isNew && chosen === undefined,
    /** Reports a new address that was not saved, and updates a saved one on request. */
    afterOrder: useAfterOrder(form, wantsSaved && isNew ? chosen : undefined),
  }
}

interface Beginning {
  readonly saved: readonly SavedAddress[] | undefined
  /** That of the last order. */
  readonly last: AddressForm | undefined
  readonly readDraft: () => AddressForm
  readonly fill: (form: AddressForm) => void
  readonly choose: (id: string) => void
}

/** Picks the address to begin with, once the saved ones are known; without any the last order's, once that is. */
function useFirstAddress({ saved, last, readDraft, fill, choose }: Beginning): void {
  const isLooked = useRef(false)
  const pick = useEffectEvent((addresses: readonly SavedAddress[]) => {
    // Values from before a reload may not be in the form yet.
    const draft = readDraft()
    const first = addresses.find(({ isDelivered }) => isDelivered)
    const known = sameAs(draft, addresses) ?? (isBegun(draft) ? undefined : first)
    if (known === undefined) return
    choose(known._id)
    if (!isBegun(draft)) fill(formOf(known))
  })
  useLayoutEffect(() => {
    if (isLooked.current || saved === undefined) return
    isLooked.current = true
    pick(saved)
  }, [saved])
  const isTaken = useRef(false)
  const take = useEffectEvent((address: AddressForm) => {
    if (!isBegun(readDraft())) fill(address)
  })
  const only = saved?.length === 0 ? last : undefined
  useLayoutEffect(() => {
    if (isTaken.current || only === undefined) return
    isTaken.current = true
    take(only)
  }, [only])
}

/** `changed` is the saved address that becomes the form's, if requested. */
function useAfterOrder(form: AddressForm, changed: SavedAddress | undefined) {
  const { t } = useTranslation()
  const saved = useSavedAddresses()
  const remember = useRememberAddresses()
  const updating = useMutation({
    mutationFn: (addressId: string) =>
      call('addresses.update', { body: { ...form, isDefault: false, addressId } }),
    onSuccess: ({ addresses }) => void remember(addresses),
    onError: () => toasts.warning(t('addresses:notSaved')),
  })
  return async (isSaved: boolean | undefined) => {
    if (isSaved !== undefined) void saved.refetch()
    if (isSaved === false) toasts.warning(t('addresses:notSaved'))
    if (changed !== undefined) await updating.mutateAsync(changed._id).catch(() => undefined)
  }
}

function formFor(addresses: readonly SavedAddress[], id: string | undefined): AddressForm | undefined {
  const address = addresses.find(({ _id }) => _id === id)
  return address && formOf(address)
}

/** Another address of the same person: the email and the country stay. */
const anotherOf = ({ email, country, phoneCode }: AddressForm): AddressForm => ({
  ...emptyAddress,
  email,
  country,
  phoneCode,
})

export type AddressChoice = ReturnType<typeof useAddressChoice>
