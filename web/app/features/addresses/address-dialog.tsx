import type { SavedAddress } from '@first-fashion/contract/addresses/calls'
import type { AddressField } from '@first-fashion/contract/checkout/address'
import { Button, Checkbox, Dialog, Notice } from '@first-fashion/ui'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { toasts } from '../../platform/toasts.ts'
import { AddressFields } from './form/address-fields.tsx'
import { type AddressErrors, type AddressForm, firstAddress } from './form/address-form.ts'
import { useCheckedAddress } from './form/use-checked-address.ts'
import { formOf } from './saved-address.rules.ts'
import { useRememberAddresses } from './use-saved-addresses.ts'
import '../../platform/words/buying/addresses.ts'

interface DialogProps {
  /** undefined for a new one. */
  readonly address: SavedAddress | undefined
  readonly onClose: () => void
}

const formId = 'address-form'

/** A saved address to add or edit. The form keeps its values when saving fails. */
export default function AddressDialog({ address, onClose }: DialogProps) {
  const { t } = useTranslation()
  const remember = useRememberAddresses()
  const [form, setWhole] = useState<AddressForm>(() =>
    address === undefined ? firstAddress() : formOf(address),
  )
  const setForm = useCallback(
    (edit: Partial<AddressForm>) => setWhole((before) => ({ ...before, ...edit })),
    [],
  )
  const [isDefault, setDefault] = useState(address?.isDefault ?? false)
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set())
  const [tries, setTries] = useState(0)
  const [refusal, setRefusal] = useState<{ readonly message: string; readonly errors: AddressErrors }>()
  const [isBusy, setBusy] = useState(false)
  const { errors, atOnce, ...place } = useCheckedAddress(form, setForm)
  const shown = Object.entries(errors).filter(([name]) => tries > 0 || left.has(name as AddressField))
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTries((times) => times + 1)
    if (Object.keys(errors).length > 0) return
    setBusy(true)
    const body = { ...form, isDefault }
    const answer = await (address === undefined
      ? api('addresses.add', { body })
      : api('addresses.update', { body: { ...body, addressId: address._id } }))
    setBusy(false)
    if (!answer.ok) {
      const { failure } = answer
      const message = messageOr(failure, t('addresses.submitFailed'))
      return setRefusal({ message, errors: failure.errors ?? {} })
    }
    remember(answer.value.addresses)
    toasts.success(answer.value.message)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(address === undefined ? 'addresses.addTitle' : 'addresses.editTitle')}
      closeLabel={t('shell.close')}
      footer={
        <Button type="submit" form={formId} busy={isBusy} className="w-full">
          {t('addresses.submit')}
        </Button>
      }
    >
      <form
        ref={element}
        id={formId}
        method="post"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        {refusal === undefined ? null : <Notice>{refusal.message}</Notice>}
        <AddressFields
          form={form}
          errors={{ ...refusal?.errors, ...atOnce, ...Object.fromEntries(shown) }}
          {...place}
          onChange={(edit) => {
            setForm(edit)
            setRefusal(undefined)
          }}
          onLeave={(name) => setLeft((before) => new Set([...before, name]))}
        />
        {address?.isDefault === true ? null : (
          <Checkbox
            label={t('addresses.isDefault')}
            checked={isDefault}
            onChange={(event) => setDefault(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  )
}
