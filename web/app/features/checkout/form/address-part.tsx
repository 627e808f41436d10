import '../../addresses/addresses-words.ts'
import '../words/checkout-words.ts'
import { addressMessages } from '@first-fashion/contract/checkout/address'
import type { Country } from '@first-fashion/contract/countries/calls'
import { ErrorSummary, Skeleton } from '@first-fashion/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import {
  type AddressErrors,
  AddressFields,
  FoldedAddress,
  placeFieldsOf,
  SaveAddress,
  SavedAddressChoice,
} from '../../addresses/index.ts'
import { LocationPanel } from '../../location/index.ts'
import type { Checkout } from './use-checkout.ts'

interface PartProps {
  readonly checkout: Checkout
  readonly errorsShown: number
}

/** Where to deliver: known and folded, or detected, saved or typed; with what is wrong with it. */
export function AddressPart({ checkout, errorsShown }: PartProps) {
  const { address, quoted, undelivered } = checkout
  const { form, found, choice, countries, country, states, change } = address
  const errors = { ...address.serverErrors, ...undelivered, ...address.errors, ...undelivered }
  const hasErrors = Object.keys(errors).length > 0
  const { part, isOpen, open, openByHand } = useUnfolding()
  if (choice.isKnown && !isOpen && !hasErrors) return <FoldedAddress form={form} onChange={openByHand} />
  return (
    <div ref={part} className="contents">
      {errorsShown > 0 && hasErrors ? (
        <AddressErrorSummary key={errorsShown} errors={errors} country={country} />
      ) : null}
      <Suspense fallback={<Skeleton className="h-36" />}>
        <LocationPanel
          hasAddress={form.street !== '' || form.city !== ''}
          cartItems={quoted.items}
          onFill={(place, { coordinates }) => {
            const code = countries.find((one) => one.code === place.countryCode)?.phoneCode
            change(found.fill(place, coordinates, code), 'shop')
            found.filled()
          }}
          onDecline={() => change(found.restore())}
          onConsent={found.setMaySave}
        />
      </Suspense>
      <SavedAddressChoice choice={choice} />
      <AddressFields
        form={form}
        errors={errors}
        countries={countries}
        country={country}
        states={states}
        onChange={(edit) => {
          found.edited(edit)
          change(edit)
          open()
        }}
        onLeave={address.leave}
      />
      <SaveAddress choice={choice} />
    </div>
  )
}

/** A known address stays folded until the shopper changes it; then the keyboard goes on in what has opened. */
function useUnfolding() {
  const part = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isByHand, setByHand] = useState(false)
  useEffect(() => {
    if (isByHand) part.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
  }, [isByHand])
  return {
    part,
    isOpen,
    open: () => setOpen(true),
    openByHand: () => {
      setOpen(true)
      setByHand(true)
    },
  }
}

interface SummaryProps {
  readonly errors: AddressErrors
  readonly country: Country | undefined
}

/** The errors at the top of the form, focused, with a link to each field. */
function AddressErrorSummary({ errors, country }: SummaryProps) {
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
