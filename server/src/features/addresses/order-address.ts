import { addressMessages } from '@first-fashion/contract/checkout/address'
import { AppError } from '../../platform/errors.ts'
import type { OrderRow } from '../orders/index.ts'
import { type AddressFields, readAddress } from './addresses.rules.ts'

/** A typed delivery address as an order stores it. Refuses with 'order.address-invalid' and every wrong field. */
export function readOrderAddress(typed: AddressFields) {
  const read = readAddress(typed)
  if (!('address' in read))
    throw new AppError('refused', 'order.address-invalid', addressMessages.allFields, {
      errors: read.errors,
    })
  const { postalCode, phoneCode, phone, ...address } = read.address
  return { ...address, zipcode: postalCode, phone: `${phoneCode} ${phone}` }
}

/** The address of an order as it is typed into a form. */
export function typedAddress(order: OrderRow): AddressFields {
  const { firstName, lastName, email, street, apartment, city, state, area, district, instructions } = order
  const [phoneCode = '', ...phone] = order.phone.split(' ')
  return {
    ...{ firstName, lastName, email, street, apartment, city, state, area, district, instructions },
    ...{ postalCode: order.zipcode, country: order.countryCode, phoneCode, phone: phone.join(' ') },
  }
}
