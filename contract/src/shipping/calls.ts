import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { limits } from '../limits.ts'
import { dayRange, homeZone, placeFields, zoneName } from './zone.ts'

const countryCode = z.string().regex(/^[A-Za-z]{2}$/)

/** The items in a cart, as far as shipping depends on them. */
export const cartItems = z
  .array(
    z.object({
      productId: z.string().max(64),
      size: z.string().max(40).default(''),
      quantity: z.number().int().min(1).max(100_000),
    }),
  )
  .max(limits.cartLinesMaximum)

export const shippingCalls = {
  'shipping.location-info': defineCall({
    method: 'POST',
    path: '/api/shipping/location-info',
    access: 'everyone',
    tags: ['zones'],
    summary:
      'Tells whether we deliver to a place, in which zone, at what price for one unit, and how long it takes.',
    request: { body: z.object({ countryCode, ...placeFields }) },
    response: success({
      shippingAvailable: z.boolean(),
      zone: zoneName.nullable(),
      /** LKR rupees. */
      estimatedCost: z.number(),
      currency: z.string(),
      estimatedDays: dayRange,
      fallback: z.boolean(),
    }),
    refusals: ['countries.unknown'],
  }),
  'shipping.home-zones': defineCall({
    method: 'GET',
    path: '/api/shipping/home-zones',
    access: 'everyone',
    tags: ['zones'],
    summary:
      "Lists the delivery prices in the shop's own country, by region, and says whether it delivers abroad.",
    request: {},
    response: success({
      zones: z.array(homeZone),
      /** The district of the shop's own city, as zones name it; '' if no zone has it. */
      ownRegion: z.string(),
      /** Whether some zone is abroad. */
      isAbroad: z.boolean(),
      /** Business days until what is made to order is shipped, as '2-7'; '' for no promise. */
      productionDays: z.string(),
    }),
    refusals: [],
  }),
  'shipping.calculate': defineCall({
    method: 'POST',
    path: '/api/shipping/calculate',
    access: 'everyone',
    tags: ['zones'],
    summary: 'Estimates the delivery cost of some items in LKR. The order is calculated anew.',
    request: {
      body: z.object({
        countryCode,
        /** From 'location-info'; without it the country decides. */
        zoneId: z.string().max(64).nullish(),
        cartItems,
        expressShipping: z.boolean().default(false),
      }),
    },
    response: success({
      /** LKR rupees. */
      shippingCost: z.number(),
      zone: zoneName.nullable(),
      estimatedDays: dayRange,
      /** The zone is unknown or the print partner did not answer, so this is an estimate. */
      fallback: z.boolean(),
    }),
    refusals: ['countries.unknown', 'shipping.unavailable'],
  }),
}
