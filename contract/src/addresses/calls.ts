import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { checkoutAddress } from '../checkout/address.ts'

const fields = checkoutAddress.omit({ zoneId: true })

/** An address that a customer keeps: the fields of the delivery form, and whether it is filled in without being asked for. */
export const savedAddress = fields.extend({
  _id: z.string(),
  isDefault: z.boolean(),
  /** false while its country is switched off. */
  isDelivered: z.boolean(),
})
/** Where the last order went. */
export type LastOrderAddress = z.output<typeof fields> & { readonly isDelivered: boolean }
export type SavedAddress = z.output<typeof savedAddress>

const addressId = z.string().max(64)
const isDefault = z.boolean().default(false)
/** Every change answers the whole list as it is then. */
const changed = success({ message: z.string(), addresses: z.array(savedAddress) })

export const addressCalls = {
  'addresses.list': defineCall({
    method: 'GET',
    path: '/api/address/list',
    access: 'customer',
    summary: "The customer's own addresses: the default one first, then the last saved first",
    request: {},
    response: success({ addresses: z.array(savedAddress) }),
    refusals: [],
  }),
  'addresses.last-order': defineCall({
    method: 'GET',
    path: '/api/address/last-order',
    access: 'customer',
    summary: "Where the customer's last order went, to be offered at the next one",
    request: {},
    response: success({ address: fields.extend({ isDelivered: z.boolean() }).nullable() }),
    refusals: [],
  }),
  'addresses.add': defineCall({
    method: 'POST',
    path: '/api/address/add',
    access: 'customer',
    summary:
      'Keeps an address; one that is kept already is brought up to date. The first becomes the default one',
    request: { body: fields.extend({ isDefault }) },
    response: changed,
    refusals: ['addresses.invalid', 'addresses.full'],
  }),
  'addresses.update': defineCall({
    method: 'POST',
    path: '/api/address/update',
    access: 'customer',
    summary: 'Changes a kept address',
    request: { body: fields.extend({ addressId, isDefault }) },
    response: changed,
    refusals: ['addresses.invalid', 'addresses.unknown', 'addresses.already-saved'],
  }),
  'addresses.remove': defineCall({
    method: 'POST',
    path: '/api/address/remove',
    access: 'customer',
    summary: 'Forgets a kept address; one that is not there stays away. Another becomes the default one',
    request: { body: z.object({ addressId }) },
    response: changed,
    refusals: [],
  }),
}
