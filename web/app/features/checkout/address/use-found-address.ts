import type { OrderPayload } from '@first-fashion/contract/checkout/calls'
import type { FoundAddress } from '@first-fashion/contract/location/calls'
import { useState } from 'react'
import type { AddressForm } from './address-form.ts'

interface Filling {
  /** What the form had before. */
  readonly before: Partial<AddressForm>
  readonly location: OrderPayload['location']
}

/** An address that was found and filled in: where it is, and what the form had before. */
export function useFoundAddress(form: AddressForm) {
  const [filling, setFilling] = useState<Filling>()
  const [isJustFilled, setJustFilled] = useState(false)
  const [maySave, setMaySave] = useState(false)
  return {
    /** Told with the order only where the shopper allowed it. */
    location: maySave ? filling?.location : undefined,
    setMaySave,
    /** Nothing was typed since it was filled in. */
    isJustFilled,
    filled: () => setJustFilled(true),
    typed: () => setJustFilled(false),
    /** An address that was changed lies somewhere else. */
    edited: (edit: Partial<AddressForm>) => {
      if (placeFields.some((field) => field in edit))
        setFilling((known) => known && { ...known, location: undefined })
    },
    /** The fields as the address has them; a number to dial follows its country. */
    fill: (
      address: FoundAddress,
      { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
      phoneCode: string | undefined,
    ): Partial<AddressForm> => {
      const { street, city, state, postalCode, area, district, countryCode, formattedAddress, placeId } =
        address
      const isHome = countryCode === 'LK'
      const fields: Partial<AddressForm> = {
        country: countryCode,
        street,
        city,
        state,
        postalCode,
        area: isHome ? area : '',
        district: isHome ? district : '',
        ...(phoneCode === undefined || countryCode === form.country ? {} : { phoneCode }),
      }
      setFilling((known) => ({
        before: known?.before ?? pick(form, fields),
        location: { lat: latitude, lng: longitude, formattedAddress, placeId },
      }))
      return fields
    },
    /** What the form had before; the place is not told any more. */
    takeBack: (): Partial<AddressForm> => {
      setFilling(undefined)
      return filling?.before ?? {}
    },
  }
}

const placeFields = ['country', 'street', 'city', 'state', 'postalCode', 'district', 'area'] as const

const pick = (form: AddressForm, fields: Partial<AddressForm>): Partial<AddressForm> =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name in fields || name === 'phoneCode'))
