import { addressMessages } from '@first-fashion/contract/checkout/address'
import type { Country } from '@first-fashion/contract/countries/calls'
import { ErrorSummary } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import type { AddressErrors } from '../addresses/index.ts'
import { placeFieldsOf } from '../addresses/index.ts'
import '../addresses/addresses-words.ts'
import './words/checkout-words.ts'

interface SummaryProps {
  readonly errors: AddressErrors
  readonly country: Country | undefined
}

/** The errors at the top of the form, focused, with a link to each field. */
export function AddressErrorSummary({ errors, country }: SummaryProps) {
  const { t } = useTranslation()
  const entries = Object.entries(errors)
  const label = (field: string) =>
    field in fieldWords
      ? t(fieldWords[field as keyof typeof fieldWords])
      : (placeFieldsOf(country).find(({ name }) => name === field)?.label ?? field)
  return (
    <ErrorSummary
      title={t('checkout:check', { count: entries.length })}
      errors={entries.map(([field, message]) => ({
        fieldId: `address-${field}`,
        text: message === addressMessages.required ? label(field) : `${label(field)}: ${message}`,
      }))}
    />
  )
}

const fieldWords = {
  firstName: 'addresses:form.firstName',
  lastName: 'addresses:form.lastName',
  email: 'addresses:form.email',
  country: 'addresses:form.country',
  phone: 'addresses:form.phone',
  phoneCode: 'addresses:form.phoneCode',
} as const
