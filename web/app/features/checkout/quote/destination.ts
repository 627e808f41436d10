import type { AddressForm } from '../address/address-form.ts'
import type { Destination } from './use-quote.ts'

/** Where the order goes, as far as delivery asks. */
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
