import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of location. */
export const locationSamples = {
  'location.detect': {
    success: true,
    location: {
      locationId: null,
      coordinates: { latitude: 51.5074, longitude: -0.1278 },
      address: {
        street: '10 Strand',
        city: 'London',
        state: 'England',
        countryCode: 'GB',
        postalCode: 'WC2N 5HR',
        area: '',
        district: 'Greater London',
        formattedAddress: '10 Strand, London WC2N 5HR, United Kingdom',
        placeId: 'sandbox-A4kfjMzCqLkry-YAGCe9',
      },
      deliveryInfo: {
        deliveryZone: 'Europe',
        deliveryFee: 6100,
        currency: 'LKR',
        estimatedDays: { min: 7, max: 12 },
        isDeliveryAvailable: true,
        zoneId: '019a0000-4b98-74bd-8c70-c0366ff9c7eb',
      },
    },
    recommendations: [
      { type: 'accuracy', message: 'Your location is accurate to about 900 m. Please check the street.' },
      { type: 'express', message: 'Express delivery is offered here: 4 to 6 working days.' },
      { type: 'payment', message: 'Orders from outside Sri Lanka are paid by card.' },
    ],
    message: 'Location detected',
  },
  'location.map': {
    success: true,
    map: {
      kind: 'tiles',
      url: 'http://127.0.0.1:4100/tiles/{z}/{x}/{y}.svg',
      attribution: '© OpenStreetMap contributors',
    },
    canDetect: true,
  },
  'location.track-action': { success: true },
} as const satisfies Samples
