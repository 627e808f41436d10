import { countryName } from '@first-fashion/contract/countries/country-name'
import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import type { ReactNode } from 'react'

interface AddressProps {
  readonly address: StaffOrder['address']
  readonly className?: string
  /** More lines, each after a line break. */
  readonly children?: ReactNode
}

/** Where an order goes, as on a parcel. */
export const DeliveryAddress = ({ address, className = '', children }: AddressProps) => (
  <address className={`not-italic wrap-anywhere ${className}`}>
    {address.firstName} {address.lastName}
    <br />
    {[address.street, address.apartment].filter(Boolean).join(', ')}
    <br />
    {[address.city, address.stateName, address.zipcode].filter(Boolean).join(', ')}
    <br />
    {countryName(address.country)}
    <br />
    {address.phone}
    {children}
  </address>
)
