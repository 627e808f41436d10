import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { checkoutAddress } from '../checkout/address.ts'
import { country, countryState } from '../countries/calls.ts'
import { productionRefusals } from '../orders/production-refusals.ts'

/** What staff can correct: everything but the country, which decides the prices, and the email address. */
export const correctableAddress = checkoutAddress.pick({
  firstName: true,
  lastName: true,
  street: true,
  apartment: true,
  city: true,
  state: true,
  postalCode: true,
  district: true,
  area: true,
  phoneCode: true,
  phone: true,
})
export type CorrectableAddress = z.output<typeof correctableAddress>

export const deliveryAddressForm = z.object({
  address: correctableAddress,
  /** The fields that are asked for, and their names. */
  country,
  states: z.array(countryState),
  /** The shop's own parcel has left: only what is still to be made goes to another address. */
  isForPrintOnly: z.boolean(),
  /** Why the address cannot be changed now; '' if it can. */
  problem: z.string(),
  /** Of the order; a change names the version it is based on. */
  version: z.number().int(),
})
export type DeliveryAddressForm = z.output<typeof deliveryAddressForm>

const params = z.object({ id: z.string().max(64) })
const path = '/api/admin/orders/:id/address'

/** The delivery address of an order in the back office. */
export const staffDeliveryAddressCalls = {
  'staff.delivery-address': defineCall({
    method: 'GET',
    path,
    access: 'staff',
    permission: 'orders.read',
    summary: 'Returns the delivery address of an order with what its form needs.',
    request: { params },
    response: success({ form: deliveryAddressForm }),
    refusals: ['order.unknown'],
  }),
  'staff.delivery-address-change': defineCall({
    method: 'POST',
    path,
    access: 'staff',
    permission: 'orders.move',
    summary: 'Corrects the delivery address of an order that has not left, and tells its shopper.',
    request: {
      params,
      body: correctableAddress.extend({ version: z.number().int().min(0) }),
    },
    response: success({ message: z.string() }),
    refusals: [
      'order.unknown',
      'order.moved-meanwhile',
      'order.address-fixed',
      'order.address-invalid',
      ...productionRefusals,
    ],
  }),
}
