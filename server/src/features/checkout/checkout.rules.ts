import { addressMessages, type checkoutAddress } from '@first-fashion/contract/checkout/address'
import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { readAddress } from '../addresses/index.ts'
import type { Countries } from '../countries/index.ts'

/** The delivery address as an order stores it. Refuses with 'order.address-invalid' and every wrong field. */
export function checkedAddress(
  { zoneId: _zone, ...fields }: z.output<typeof checkoutAddress>,
  countries: Countries,
) {
  const read = readAddress(fields, countries)
  if (!('address' in read))
    throw new AppError('refused', 'order.address-invalid', addressMessages.allFields, {
      errors: read.errors,
    })
  const { postalCode, phoneCode, phone, ...address } = read.address
  return { ...address, zipcode: postalCode, phone: `${phoneCode} ${phone}` }
}
