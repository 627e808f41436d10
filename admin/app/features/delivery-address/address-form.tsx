import { addressMaximumLengths } from '@first-fashion/contract/checkout/address'
import type { Country } from '@first-fashion/contract/countries/calls'
import {
  type CorrectableAddress,
  correctableAddress,
  type DeliveryAddressForm,
} from '@first-fashion/contract/delivery-address/staff-calls'
import { SelectField, TextField } from '@first-fashion/ui'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { CallFailure } from '../../platform/call-failure.ts'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { useChangeAddress } from './queries.ts'
import { useWords } from './words.ts'

interface FormProps {
  readonly orderId: string
  readonly form: Omit<DeliveryAddressForm, 'country'> & { readonly country: Country }
  readonly onClose: () => void
}

/** The address as it is, to be corrected; the server names every wrong field. */
export function AddressForm({ orderId, form: shown, onClose }: FormProps) {
  const { t } = useWords()
  const { address, country, states, isForPrintOnly, problem, version } = shown
  const saving = useChangeAddress(orderId)
  // What was typed stays if somebody else changes the order; the other fields show what it is now.
  const form = useForm({ values: address, resetOptions: { keepDirtyValues: true, keepErrors: true } })
  const send = form.handleSubmit((typed) =>
    saving.mutate(
      { ...typed, version },
      {
        onSuccess: onClose,
        onError: (error) => {
          const wrong = fieldsIn(country).filter((field) => messageIn(error, field) !== undefined)
          for (const field of wrong)
            form.setError(field, { message: messageIn(error, field) }, { shouldFocus: field === wrong[0] })
        },
      },
    ),
  )
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
      <p>{t(isForPrintOnly ? 'leadForPrint' : 'lead')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {fieldsIn(country).map((field) => (
          <AddressField key={field} field={field} form={form} country={country} states={states} />
        ))}
      </div>
    </FormDialog>
  )
}

const messageIn = (error: Error, field: FieldName): string | undefined =>
  error instanceof CallFailure ? error.errors[field] : undefined

type FieldName = keyof CorrectableAddress

const fieldNames: readonly FieldName[] = correctableAddress.keyof().options

/** The fields of a country's addresses, in the order in which they are read there. */
const fieldsIn = (country: Country): FieldName[] => [
  'firstName',
  'lastName',
  ...country.addressFormat.fields.flatMap(({ name }) => fieldNames.filter((field) => field === name)),
  'phoneCode',
  'phone',
]

interface FieldProps {
  readonly field: FieldName
  readonly form: UseFormReturn<CorrectableAddress>
  readonly country: Country
  readonly states: DeliveryAddressForm['states']
}

function AddressField({ field, form, country, states }: FieldProps) {
  const { t } = useWords()
  const format = country.addressFormat.fields.find(({ name }) => name === field)
  const shown = {
    label: format?.label ?? t(`fields.${field}`),
    optionalLabel: format?.required === false ? t('optional') : undefined,
    error: form.formState.errors[field]?.message,
    ...form.register(field),
  }
  if (field !== 'state' || states.length === 0)
    return <TextField {...shown} maxLength={field === 'phone' ? 40 : addressMaximumLengths[field]} />
  return (
    <SelectField {...shown}>
      <option value="">{t('choose')}</option>
      {states.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
