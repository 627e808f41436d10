import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { checkoutAddress } from '../checkout/address.ts'

const fields = checkoutAddress.omit({ zoneId: true })

/** A saved address: the fields of the delivery form, and whether it is the default. */
export const savedAddress = fields.extend({
  _id: z.string(),
  isDefault: z.boolean(),
  /** false while its country is switched off. */
  isDelivered: z.boolean(),
})
/** The address of the last order. */
export type LastOrderAddress = z.output<typeof fields> & { readonly isDelivered: boolean }
export type SavedAddress = z.output<typeof savedAddress>

const addressId = z.string().max(64)
const isDefault = z.boolean().default(false)
/** Every change returns the whole updated list. */
const changed = success({ message: z.string(), addresses: z.array(savedAddress) })

export const addressCalls = {
  'addresses.list': defineCall({
    method: 'GET',
    path: '/api/address/list',
    access: 'customer',
    summary: "Lists the customer's saved addresses: the default first, then the newest first.",
    request: {},
    response: success({ addresses: z.array(savedAddress) }),
    refusals: [],
  }),
  'addresses.last-order': defineCall({
    method: 'GET',
    path: '/api/address/last-order',
    access: 'customer',
    summary: "Returns the address of the customer's last order, to suggest it for the next one.",
    request: {},
    response: success({ address: fields.extend({ isDelivered: z.boolean() }).nullable() }),
    refusals: [],
  }),
  'addresses.add': defineCall({
    method: 'POST',
    path: '/api/address/add',
    access: 'customer',
    summary: 'Saves an address; updates one that exists already. The first one becomes the default.',
    request: { body: fields.extend({ isDefault }) },
    response: changed,
    refusals: ['addresses.invalid', 'addresses.full'],
  }),
  'addresses.update': defineCall({
    method: 'POST',
    path: '/api/address/update',
    access: 'customer',
    summary: 'Updates a saved address.',
    request: { body: fields.extend({ addressId, isDefault }) },
    response: changed,
    refusals: ['addresses.invalid', 'addresses.unknown', 'addresses.already-saved'],
  }),
  'addresses.remove': defineCall({
    method: 'POST',
    path: '/api/address/remove',
    access: 'customer',
    summary: 'Deletes a saved address. Deleting it twice is fine. Another one becomes the default.',
    request: { body: z.object({ addressId }) },
    response: changed,
    refusals: [],
  }),
}
