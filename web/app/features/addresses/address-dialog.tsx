import type { SavedAddress } from '@first-fashion/contract/addresses/calls'
import { Button, Checkbox, Dialog, Notice } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { AddressFields } from './form/address-fields.tsx'
import { type AddressForm, firstAddress } from './form/address-form.ts'
import { useAddressFields } from './form/use-address-fields.ts'
import { formOf } from './saved-address.rules.ts'
import { useRememberAddresses } from './use-saved-addresses.ts'
import './addresses-words.ts'

interface DialogProps {
  /** undefined for a new one. */
  readonly address: SavedAddress | undefined
  readonly onClose: () => void
}

const formId = 'address-form'

/** A saved address to add or edit. The form keeps its values when saving fails. */
export default function AddressDialog({ address, onClose }: DialogProps) {
  const { t } = useTranslation()
  const { errors, leave, setForm, submit, submitCount, ...fields } = useAddressFields(() =>
    address === undefined ? firstAddress() : formOf(address),
  )
  const [isDefault, setDefault] = useState(address?.isDefault ?? false)
  const saving = useSaving(address, onClose)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount])
  const refused = saving.error === null ? undefined : failureOf(saving.error).errors
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(address === undefined ? 'addresses:addTitle' : 'addresses:editTitle')}
      closeLabel={t('shell.close')}
      footer={
        <Button type="submit" form={formId} busy={saving.isPending} className="w-full">
          {t('addresses:submit')}
        </Button>
      }
    >
      <form
        ref={element}
        id={formId}
        method="post"
        noValidate
        onSubmit={submit((form) => saving.mutate({ ...form, isDefault }))}
        className="flex flex-col gap-5"
      >
        {saving.error === null ? null : (
          <Notice>{refusalWords(saving.error, t('addresses:submitFailed'))}</Notice>
        )}
        <AddressFields
          {...fields}
          errors={{ ...refused, ...errors }}
          onChange={(edit) => {
            setForm(edit)
            if (saving.isError) saving.reset()
          }}
          onLeave={leave}
        />
        {address?.isDefault === true ? null : (
          <Checkbox
            label={t('addresses:isDefault')}
            checked={isDefault}
            onChange={(event) => setDefault(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  )
}

/** Adds the address, or changes the given one. */
function useSaving(address: SavedAddress | undefined, onSaved: () => void) {
  const remember = useRememberAddresses()
  return useMutation({
    mutationFn: (body: AddressForm & { readonly isDefault: boolean }) =>
      address === undefined
        ? call('addresses.add', { body })
        : call('addresses.update', { body: { ...body, addressId: address._id } }),
    onSuccess: ({ addresses, message }) => {
      remember(addresses)
      toasts.success(message)
      onSaved()
    },
  })
}
