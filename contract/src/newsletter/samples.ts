import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of newsletter. */
export const newsletterSamples = {
  'newsletter.subscribe': {
    success: true,
    message: 'Thank you for subscribing!',
    discountCode: 'WELCOME-83KJKKNR',
    discountPercent: 20,
  },
  'newsletter.unsubscribe': { success: true, message: 'Done' },
  'staff.subscribers': {
    success: true,
    subscribers: [
      {
        email: 'a-reader-with-a-very-long-address@a-very-long-house-name.example',
        source: 'about',
        subscribedAt: 1795918363822,
        unsubscribedAt: null,
      },
      {
        email: 'reader-1795917975107@example.com',
        source: 'website',
        subscribedAt: 1795917975765,
        unsubscribedAt: null,
      },
      { email: 'amaya@example.com', source: 'contact', subscribedAt: 1795917495259, unsubscribedAt: null },
      {
        email: 'reader-1795917494236@example.com',
        source: 'contact',
        subscribedAt: 1795917494477,
        unsubscribedAt: null,
      },
    ],
    total: 4,
    pages: 1,
  },
  'staff.subscribers-export': { success: true, fileName: 'Amaya Perera', csv: 'number,name' },
} as const satisfies Samples
