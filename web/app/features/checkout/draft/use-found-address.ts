import type { OrderPayload } from '@first-fashion/contract/checkout/calls'
import type { FoundAddress } from '@first-fashion/contract/location/calls'
import { useState } from 'react'
import type { AddressForm } from '../../addresses/index.ts'

interface Filling {
  /** The form's previous values. */
  readonly before: Partial<AddressForm>
  readonly location: OrderPayload['location']
}

/** A detected address that was filled in: its location, and the form's previous values. */
export function useFoundAddress(form: AddressForm) {
  const [filling, setFilling] = useState<Filling>()
  const [isJustFilled, setJustFilled] = useState(false)
  const [maySave, setMaySave] = useState(false)
  return {
    /** Sent with the order only if the shopper allowed it. */
    location: maySave ? filling?.location : undefined,
    setMaySave,
    /** Unchanged since it was filled in. */
    isJustFilled,
    filled: () => setJustFilled(true),
    typed: () => setJustFilled(false),
    /** A changed address has another location. */
    edited: (edit: Partial<AddressForm>) => {
      if (placeFields.some((field) => field in edit))
        setFilling((known) => known && { ...known, location: undefined })
    },
    /** The address as form values; the phone code follows its country. */
    fill: (
      address: FoundAddress,
      { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
      phoneCode: string | undefined,
    ): Partial<AddressForm> => {
      const fields = fieldsOf(address, form, phoneCode)
      const { formattedAddress, placeId } = address
      setFilling((known) => ({
        before: known?.before ?? pick(form, fields),
        location: { lat: latitude, lng: longitude, formattedAddress, placeId },
      }))
      return fields
    },
    /** Restores the form's previous values; the location is no longer sent. */
    restore: (): Partial<AddressForm> => {
      setFilling(undefined)
      return filling?.before ?? {}
    },
  }
}

function fieldsOf(
  { street, city, state, postalCode, area, district, countryCode }: FoundAddress,
  form: AddressForm,
  phoneCode: string | undefined,
): Partial<AddressForm> {
  const isHome = countryCode === 'LK'
  return {
    country: countryCode,
    street,
    city,
    state,
    postalCode,
    area: isHome ? area : '',
    district: isHome ? district : '',
    ...(phoneCode === undefined || countryCode === form.country ? {} : { phoneCode }),
  }
}

const placeFields = ['country', 'street', 'city', 'state', 'postalCode', 'district', 'area'] as const

const pick = (form: AddressForm, fields: Partial<AddressForm>): Partial<AddressForm> =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name in fields || name === 'phoneCode'))
