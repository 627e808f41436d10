import { Skeleton } from '@first-fashion/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { AddressFields, FoldedAddress, SaveAddress, SavedAddressChoice } from '../../addresses/index.ts'
import { LocationPanel } from '../../location/index.ts'
import { AddressErrorSummary } from '../error-summary.tsx'
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
