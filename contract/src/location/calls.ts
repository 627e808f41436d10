import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { cartItems } from '../shipping/calls.ts'
import { dayRange } from '../shipping/zone.ts'

export const foundAddress = z.object({
  street: z.string(),
  city: z.string(),
  /** Its code if the country's list has one, otherwise its name. */
  state: z.string(),
  countryCode: z.string(),
  postalCode: z.string(),
  area: z.string(),
  district: z.string(),
  formattedAddress: z.string(),
  placeId: z.string(),
})
export type FoundAddress = z.output<typeof foundAddress>

export const detectedLocation = z.object({
  /** null if it was not stored because consent is missing. */
  locationId: z.string().nullable(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  address: foundAddress,
  deliveryInfo: z.object({
    deliveryZone: z.string().nullable(),
    /** LKR rupees for the items in the cart; without items, for one light item. */
    deliveryFee: z.number(),
    currency: z.string(),
    estimatedDays: dayRange,
    isDeliveryAvailable: z.boolean(),
    zoneId: z.string().nullable(),
  }),
})
export type DetectedLocation = z.output<typeof detectedLocation>

export const recommendationTypes = [
  'delivery',
  'estimate',
  'accuracy',
  'address',
  'express',
  'payment',
] as const
const recommendation = z.object({ type: z.enum(recommendationTypes), message: z.string() })
export type Recommendation = z.output<typeof recommendation>

/** The map tiles of the checkout. */
const mapSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('google'), scriptUrl: z.string(), mapId: z.string() }),
  z.object({ kind: z.literal('tiles'), url: z.string(), attribution: z.string() }),
  z.object({ kind: z.literal('none') }),
])
export type MapSource = z.output<typeof mapSource>

export const locationCalls = {
  'location.detect': defineCall({
    method: 'POST',
    path: '/api/location/detect',
    access: 'everyone',
    limit: 'visits',
    summary:
      'Returns the address at a position and the delivery cost there. Nothing is stored without consent.',
    request: {
      body: z.object({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        /** Metres. */
        accuracy: z.number().min(0).max(50_000_000).nullish(),
        sessionId: z.string().max(64).default(''),
        trackingConsent: z.boolean().default(false),
        saveForFutureOrders: z.boolean().default(false),
        /** The items to deliver, so that the fee matches the order. */
        cartItems: cartItems.default([]),
      }),
    },
    response: success({
      location: detectedLocation,
      recommendations: z.array(recommendation),
      message: z.string(),
    }),
    refusals: ['location.unavailable', 'location.no-address'],
  }),
  'location.track-action': defineCall({
    method: 'POST',
    path: '/api/location/track-action',
    access: 'everyone',
    limit: 'visits',
    summary: 'Records how a detected address was used, for a shopper who agreed to store it.',
    request: {
      body: z.object({
        locationId: z.string().max(64),
        action: z.enum(['address_auto_filled', 'address_used', 'address_declined']),
        data: z
          .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean(), z.null()]))
          .refine((data) => Object.keys(data).length <= 20, 'At most 20 fields')
          .default({}),
      }),
    },
    response: success({}),
    refusals: ['location.unknown'],
  }),
  'location.map': defineCall({
    method: 'GET',
    path: '/api/location/map',
    access: 'everyone',
    summary: 'Returns the map tiles of the checkout, and whether addresses can be detected.',
    request: {},
    response: success({ map: mapSource, canDetect: z.boolean() }),
    refusals: [],
  }),
}
