import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { paymentMethods } from '../orders/status.ts'
import { listPage, pageInQuery } from '../paging.ts'
import { dayRange, placeFields, quotedDelivery } from './zone.ts'

const rupees = z.number().min(0).max(1_000_000)
const goods = z.number().positive().max(1_000_000_000)
const days = dayRange
  .extend({ min: z.number().int().min(0).max(120), max: z.number().int().min(0).max(120) })
  .refine(({ min, max }) => min <= max, 'The first number must not be above the second')

/** A place of a zone: a country, a state or district, or a city; '*' is everywhere else abroad. */
export const zonePlace = z.object({
  countryCode: z.string().regex(/^([A-Z]{2}|\*)$/),
  state: z.string().trim().max(120).default(''),
  city: z.string().trim().max(120).default(''),
})

const words = {
  name: z.string().trim().min(1).max(80),
  places: z.array(zonePlace).max(500),
  /** Whether we deliver there. */
  isDelivered: z.boolean(),
  fee: rupees,
  freeOver: goods.nullable(),
  days,
  express: z.object({ extra: rupees, days }).nullable(),
  /** Extra rupees from a weight in grams. */
  weightSteps: z
    .array(z.object({ fromGrams: z.number().int().min(1).max(1_000_000), extra: rupees }))
    .max(20),
  /** The fee that replaces the zone's fee for goods from a value in rupees. */
  priceSteps: z.array(z.object({ fromRupees: goods, fee: rupees })).max(20),
}

export const staffZone = z.object({
  id: z.string(),
  ...words,
  days: dayRange,
  express: z.object({ extra: z.number(), days: dayRange }).nullable(),
  isActive: z.boolean(),
  version: z.number().int(),
})
export type StaffZone = z.output<typeof staffZone>

/** A country with its zones and payment methods. */
export const staffCountry = z.object({
  code: z.string(),
  name: z.string(),
  /** Whether it is switched on; delivery also needs a zone. */
  isDelivered: z.boolean(),
  /** The shop's own country cannot be switched off. */
  isHome: z.boolean(),
  /** The active zones that contain it or a part of it, otherwise the zone of everywhere else. */
  zones: z.array(z.object({ id: z.string(), name: z.string(), isDelivered: z.boolean() })),
  methods: z.array(z.enum(paymentMethods)),
})
export type StaffCountry = z.output<typeof staffCountry>

const all = success({ zones: z.array(staffZone), message: z.string() })
const saving = [
  'shipping.zone-name-taken',
  'shipping.place-taken',
  'shipping.place-wrong',
  'countries.unknown',
]

/** Delivery zones in the back office. Amounts in LKR rupees. */
export const staffShippingCalls = {
  'staff.zones': defineCall({
    method: 'GET',
    path: '/api/admin/shipping/zones',
    access: 'staff',
    permission: 'shipping.read',
    summary: 'Lists all delivery zones with their places and prices, inactive ones included.',
    request: {},
    response: success({ zones: z.array(staffZone) }),
    refusals: [],
  }),
  'staff.zone-add': defineCall({
    method: 'POST',
    path: '/api/admin/shipping/zones',
    access: 'staff',
    permission: 'shipping.change',
    summary: 'Adds a delivery zone.',
    request: { body: z.object(words) },
    response: all,
    refusals: saving,
  }),
  'staff.zones-template': defineCall({
    method: 'POST',
    path: '/api/admin/shipping/zones/template',
    access: 'staff',
    permission: 'shipping.change',
    summary: 'Adds zones for Sri Lanka by district and one for abroad, if there are none yet.',
    request: {},
    response: all,
    refusals: ['shipping.zones-exist'],
  }),
  'staff.zone-edit': defineCall({
    method: 'PATCH',
    path: '/api/admin/shipping/zones/:id',
    access: 'staff',
    permission: 'shipping.change',
    summary: 'Updates a delivery zone, or switches it on or off.',
    request: {
      params: z.object({ id: z.string().max(64) }),
      body: z.object({ version: z.number().int(), isActive: z.boolean(), ...words }),
    },
    response: all,
    refusals: ['shipping.zone-unknown', 'shipping.zone-changed-meanwhile', ...saving],
  }),
  'staff.countries': defineCall({
    method: 'GET',
    path: '/api/admin/countries',
    access: 'staff',
    permission: 'shipping.read',
    summary: 'Lists the countries by name, with their zones and payment methods.',
    request: {
      query: z.object({
        search: z.string().max(80).optional(),
        delivered: z.enum(['true', 'false']).optional(),
        page: pageInQuery,
      }),
    },
    response: listPage({ countries: z.array(staffCountry) }),
    refusals: [],
  }),
  'staff.country-set': defineCall({
    method: 'PUT',
    path: '/api/admin/countries/:code',
    access: 'staff',
    permission: 'shipping.change',
    summary: 'Starts or stops delivery to a country. Placed orders are still delivered.',
    request: {
      params: z.object({ code: z.string().regex(/^[A-Z]{2}$/) }),
      body: z.object({ isDelivered: z.boolean() }),
    },
    response: success({ country: staffCountry, message: z.string() }),
    refusals: ['countries.unknown', 'countries.home-stays'],
  }),
  'staff.shipping-test': defineCall({
    method: 'POST',
    path: '/api/admin/shipping/test',
    access: 'staff',
    permission: 'shipping.read',
    summary: 'Tests what delivery to an address costs. Nothing is saved.',
    request: {
      body: z.object({
        countryCode: z.string().regex(/^[A-Za-z]{2}$/),
        ...placeFields,
        goods: rupees,
        weightGrams: z.number().int().min(1).max(1_000_000),
        expressShipping: z.boolean().default(false),
      }),
    },
    response: success({ cost: z.number(), delivery: quotedDelivery }),
    refusals: ['countries.unknown'],
  }),
}
