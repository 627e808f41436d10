import { Skeleton } from '@first-fashion/ui'
import { Suspense } from 'react'
import { AddressFields, SaveAddress, SavedAddressChoice } from '../../addresses/index.ts'
import { LocationPanel } from '../../location/index.ts'
import { AddressErrorSummary } from '../error-summary.tsx'
import type { Checkout } from './use-checkout.ts'

interface PartProps {
  readonly checkout: Checkout
  readonly errorsShown: number
}

/** Where to deliver: detected, saved or typed; with what is wrong with it. */
export function AddressPart({ checkout, errorsShown }: PartProps) {
  const { address, quoted, undelivered } = checkout
  const { form, found, choice, countries, country, states, change } = address
  const errors = { ...address.serverErrors, ...undelivered, ...address.errors, ...undelivered }
  return (
    <>
      {errorsShown > 0 && Object.keys(errors).length > 0 ? (
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
        }}
        onLeave={address.leave}
      />
      <SaveAddress choice={choice} />
    </>
  )
}
