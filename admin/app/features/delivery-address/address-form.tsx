import { addressMaximumLengths } from '@first-fashion/contract/checkout/address'
import type { Country } from '@first-fashion/contract/countries/calls'
import {
  type CorrectableAddress,
  correctableAddress,
  type DeliveryAddressForm,
} from '@first-fashion/contract/delivery-address/staff-calls'
import { SelectField, TextField } from '@first-fashion/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { CallFailure } from '../../platform/call-failure.ts'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { useChangeAddress } from './queries.ts'
import { useWords } from './words.ts'

interface FormProps {
  readonly orderId: string
  readonly form: DeliveryAddressForm
  readonly onClose: () => void
}

/** The address as it is, to be corrected; the server names every wrong field. */
export function AddressForm({ orderId, form: shown, onClose }: FormProps) {
  const { t } = useWords()
  const { address, country, states, isForPrintOnly, problem, version } = shown
  const fields = useFields(country)
  const saving = useChangeAddress(orderId)
  // What was typed stays if somebody else changes the order; the other fields show what it is now.
  const form = useForm({ values: address, resetOptions: { keepDirtyValues: true, keepErrors: true } })
  useWrongFields(form, fields, saving.error)
  const send = form.handleSubmit((typed) => saving.mutate({ ...typed, version }, { onSuccess: onClose }))
  return (
    <FormDialog
      title={t('title')}
      place="wide"
      action={t('saveAddress')}
      isBusy={saving.isPending}
      isIncomplete={!form.formState.isDirty || problem !== ''}
      noValidate
      error={problem === '' ? saving.error?.message : problem}
      onSubmit={send}
      onClose={onClose}
    >
      {problem === '' ? <p>{t(isForPrintOnly ? 'leadForPrint' : 'lead')}</p> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} form={form} states={states} />
        ))}
      </div>
    </FormDialog>
  )
}

/** Names each wrong field after a refusal; focuses the first once all is shown, so that its words are in sight. */
function useWrongFields(
  form: UseFormReturn<CorrectableAddress>,
  fields: readonly Field[],
  refusal: Error | null,
): void {
  const isToFocus = useRef(false)
  const { errors } = form.formState
  const show = useEffectEvent((words: Readonly<Record<string, string>>) => {
    for (const { name } of fields)
      if (words[name] !== undefined) form.setError(name, { message: words[name] })
    isToFocus.current = true
  })
  useEffect(() => {
    if (refusal instanceof CallFailure) show(refusal.errors)
  }, [refusal])
  useEffect(() => {
    const wrong = fields.find(({ name }) => errors[name] !== undefined)
    if (!isToFocus.current || wrong === undefined) return
    isToFocus.current = false
    form.setFocus(wrong.name)
  })
}

type FieldName = keyof CorrectableAddress

interface Field {
  readonly name: FieldName
  readonly label: string
  readonly isOptional: boolean
}

const fieldNames: readonly FieldName[] = correctableAddress.keyof().options

/** The fields of a country's addresses, named and in the order as they are there, between name and phone. */
function useFields({ addressFormat }: Country): Field[] {
  const { t } = useWords()
  const named = (name: 'firstName' | 'lastName' | 'phoneCode' | 'phone'): Field => ({
    name,
    label: t(`fields.${name}`),
    isOptional: false,
  })
  const place = addressFormat.fields.flatMap(({ name, label, required }) =>
    fieldNames
      .filter((field) => field === name)
      .map((field) => ({ name: field, label, isOptional: !required })),
  )
  return [named('firstName'), named('lastName'), ...place, named('phoneCode'), named('phone')]
}

interface InputProps {
  readonly field: Field
  readonly form: UseFormReturn<CorrectableAddress>
  readonly states: DeliveryAddressForm['states']
}

function FieldInput({ field: { name, label, isOptional }, form, states }: InputProps) {
  const { t } = useWords()
  const shown = {
    label,
    optionalLabel: isOptional ? t('optional') : undefined,
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  }
  if (name !== 'state' || states.length === 0)
    return <TextField {...shown} maxLength={name === 'phone' ? 40 : addressMaximumLengths[name]} />
  return (
    <SelectField {...shown}>
      <option value="">{t('choose')}</option>
      {states.map(({ code, name: stateName }) => (
        <option key={code} value={code}>
          {stateName}
        </option>
      ))}
    </SelectField>
  )
}
