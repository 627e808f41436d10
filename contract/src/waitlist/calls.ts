import { z } from 'zod'
import { defineCall, success } from '../call.ts'

const variant = z.object({
  productId: z.string().max(64),
  variantIndex: z.number().int().min(0).max(10_000),
})

const variantInQuery = variant.extend({ variantIndex: z.coerce.number().int().min(0).max(10_000) })

/** A colour and size of a product, as the shopper chose it. */
const sku = variant.extend({ size: z.string().max(40) })

/** A size whose last units are all held, for payments of others or for customers of its queue. Times in ms. */
export const heldSize = z.object({
  size: z.string(),
  /** When the first of these units may be free again. */
  freeAt: z.number(),
  /** How many customers queue and have no unit yet. */
  waiting: z.number().int(),
  /** The customer's place in the queue, 1 for the next one; null without a place. */
  position: z.number().int().nullable(),
  /** Until when a unit is reserved for the customer. */
  reservedUntil: z.number().nullable(),
  /** Until when the customer's own order holds a unit for its payment. */
  ownCheckoutUntil: z.number().nullable(),
})

export type HeldSize = z.output<typeof heldSize>

/** A place in a queue, or a unit that is reserved, with what it is for. */
export const ownPlace = heldSize.omit({ freeAt: true }).extend({
  freeAt: z.number().nullable(),
  productId: z.string(),
  variantIndex: z.number().int(),
  slug: z.string(),
  name: z.string(),
  color: z.string(),
  colorCode: z.string(),
  image: z.string(),
})

export type OwnPlace = z.output<typeof ownPlace>

const sizes = success({ sizes: z.array(heldSize) })

export const waitlistCalls = {
  'waitlist.sizes': defineCall({
    method: 'GET',
    path: '/api/waitlist/sizes',
    access: 'everyone',
    summary: 'Lists the sizes of a colour whose last units are held, and when they may be free again.',
    request: { query: variantInQuery },
    response: sizes,
    refusals: ['waitlist.size-unknown'],
  }),
  'waitlist.own-sizes': defineCall({
    method: 'GET',
    path: '/api/waitlist/own-sizes',
    access: 'customer',
    summary: "The same, with the customer's place in each queue and what is reserved for the customer.",
    request: { query: variantInQuery },
    response: sizes,
    refusals: ['waitlist.size-unknown'],
  }),
  'waitlist.own-places': defineCall({
    method: 'GET',
    path: '/api/waitlist/own-places',
    access: 'customer',
    summary: "Lists the customer's places in queues, those with a reserved unit in front.",
    request: {},
    response: success({ places: z.array(ownPlace) }),
    refusals: [],
  }),
  'waitlist.join': defineCall({
    method: 'POST',
    path: '/api/waitlist/join',
    access: 'customer',
    summary: 'Joins the queue for a size whose last units are held. A repeat keeps the place.',
    request: { body: sku },
    response: sizes,
    refusals: [
      'waitlist.size-unknown',
      'waitlist.not-held',
      'waitlist.own-checkout',
      'waitlist.too-many-places',
    ],
  }),
  'waitlist.leave': defineCall({
    method: 'POST',
    path: '/api/waitlist/leave',
    access: 'customer',
    summary: 'Leaves the queue; a unit that was reserved goes to the next customer.',
    request: { body: sku },
    response: sizes,
    refusals: ['waitlist.size-unknown'],
  }),
}
