import type { Samples } from '../samples/sample.ts'

const colomboAndSuburbs = {
  id: '019a0000-9e6f-73f5-8ea1-8318eadc33b4',
  name: 'Colombo and suburbs',
  places: [{ countryCode: 'LK', state: 'Colombo', city: '' }],
  isDelivered: true,
  fee: 350,
  freeOver: null,
  days: { min: 1, max: 2 },
  express: { extra: 450, days: { min: 1, max: 1 } },
  weightSteps: [],
  priceSteps: [],
  isActive: true,
  version: 0,
} as const

const zones = [colomboAndSuburbs] as const

/** Valid answers of the calls of shipping. */
export const shippingSamples = {
  'shipping.calculate': {
    success: true,
    shippingCost: 1,
    zone: { id: '019a0000-9e6f-73f5-8ea1-8318eadc33b4', name: 'Colombo and suburbs' },
    estimatedDays: { min: 1, max: 2 },
    fallback: true,
  },
  'shipping.home-zones': {
    success: true,
    zones: [
      {
        name: 'Colombo and suburbs',
        regions: ['Colombo'],
        fees: [{ fromRupees: 0, fee: 350 }],
        days: { min: 1, max: 2 },
      },
      {
        name: 'Western Province',
        regions: ['Gampaha', 'Kalutara'],
        fees: [{ fromRupees: 0, fee: 400 }],
        days: { min: 2, max: 3 },
      },
      {
        name: 'South and hill country',
        regions: ['Galle', 'Hambantota', 'Kandy'],
        fees: [{ fromRupees: 0, fee: 450 }],
        days: { min: 2, max: 4 },
      },
      {
        name: 'North and east',
        regions: ['Ampara', 'Anuradhapura', 'Badulla'],
        fees: [{ fromRupees: 0, fee: 550 }],
        days: { min: 3, max: 6 },
      },
    ],
    ownRegion: 'Colombo',
    isAbroad: true,
    productionDays: '2-7',
  },
  'shipping.location-info': {
    success: true,
    shippingAvailable: true,
    zone: { id: '019a0000-9e6f-73f5-8ea1-8318eadc33b4', name: 'Colombo and suburbs' },
    estimatedCost: 1,
    currency: 'LKR',
    estimatedDays: { min: 1, max: 2 },
    fallback: true,
  },
  'staff.countries': {
    success: true,
    countries: [
      {
        code: 'DZ',
        name: 'Algeria',
        isDelivered: true,
        isHome: false,
        zones: [{ id: '019a0000-30ec-755c-82d7-16301495a4b2', name: 'Rest of the world', isDelivered: true }],
        methods: ['stripe'],
      },
      {
        code: 'AS',
        name: 'American Samoa',
        isDelivered: true,
        isHome: false,
        zones: [{ id: '019a0000-30ec-755c-82d7-16301495a4b2', name: 'Rest of the world', isDelivered: true }],
        methods: ['stripe'],
      },
    ],
    total: 26,
    pages: 2,
  },
  'staff.country-set': {
    success: true,
    country: {
      code: 'DZ',
      name: 'Algeria',
      isDelivered: true,
      isHome: false,
      zones: [{ id: '019a0000-30ec-755c-82d7-16301495a4b2', name: 'Rest of the world', isDelivered: true }],
      methods: ['stripe'],
    },
    message: 'Done',
  },
  'staff.shipping-test': {
    success: true,
    cost: 350,
    delivery: {
      zone: null,
      isAvailable: true,
      isEstimate: true,
      estimatedDays: { min: 2, max: 7 },
      standardDays: { min: 2, max: 7 },
      isExpress: false,
      express: null,
      freeOver: null,
      madeToOrder: null,
    },
  },
  'staff.zone-add': { success: true, zones: zones, message: 'Done' },
  'staff.zone-edit': { success: true, zones: zones, message: 'Done' },
  'staff.zones-template': { success: true, zones: zones, message: 'Done' },
  'staff.zones': {
    success: true,
    zones: [
      colomboAndSuburbs,
      {
        id: '019a0000-2bf1-75de-8a56-549deda45313',
        name: 'Western Province',
        places: [
          { countryCode: 'LK', state: 'Gampaha', city: '' },
          { countryCode: 'LK', state: 'Kalutara', city: '' },
        ],
        isDelivered: true,
        fee: 400,
        freeOver: null,
        days: { min: 2, max: 3 },
        express: { extra: 500, days: { min: 1, max: 2 } },
        weightSteps: [
          { fromGrams: 3000, extra: 150 },
          { fromGrams: 6000, extra: 400 },
        ],
        priceSteps: [],
        isActive: true,
        version: 0,
      },
    ],
  },
} as const satisfies Samples
