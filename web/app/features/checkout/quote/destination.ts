import type { AddressForm } from '../../addresses/index.ts'
import type { Destination } from './use-quote.ts'

/** The destination, as the delivery quote needs it. */
export const destinationOf = (
  { country, state, city, district, area, postalCode }: AddressForm,
  expressShipping: boolean,
): Destination => ({
  countryCode: country,
  state,
  city,
  district,
  area,
  postalCode,
  expressShipping,
})
