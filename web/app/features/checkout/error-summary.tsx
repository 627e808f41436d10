import { addressMessages } from '@first-fashion/contract/checkout/address'
import type { Country } from '@first-fashion/contract/countries/calls'
import { useEffect, useRef } from 'react'
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
export function ErrorSummary({ errors, country }: SummaryProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const entries = Object.entries(errors)
  const label = (field: string) =>
    field in fieldWords
      ? t(fieldWords[field as keyof typeof fieldWords])
      : (placeFieldsOf(country).find(({ name }) => name === field)?.label ?? field)
  return (
    <div ref={box} tabIndex={-1} role="alert" className="border-l-4 border-hibiscus bg-paper p-4">
      <p className="font-medium">{t('checkout:check', { count: entries.length })}</p>
      <ul className="mt-2">
        {entries.map(([field, message]) => (
          <li key={field}>
            <a href={`#address-${field}`} className="text-hibiscus underline underline-offset-4">
              {message === addressMessages.required ? label(field) : `${label(field)}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
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
