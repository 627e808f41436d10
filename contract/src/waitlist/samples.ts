import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of waitlist. */
export const waitlistSamples = {
  'waitlist.join': {
    success: true,
    sizes: [
      {
        size: 'XS',
        freeAt: 1795920411732,
        waiting: 1,
        position: 1,
        reservedUntil: null,
        ownCheckoutUntil: null,
      },
    ],
  },
  'waitlist.leave': {
    success: true,
    sizes: [
      {
        size: 'XS',
        freeAt: 1795920406276,
        waiting: 0,
        position: null,
        reservedUntil: null,
        ownCheckoutUntil: null,
      },
    ],
  },
  'waitlist.own-places': { success: true, places: [] },
  'waitlist.own-sizes': {
    success: true,
    sizes: [
      {
        size: 'XS',
        freeAt: 1795920112032,
        waiting: 0,
        position: null,
        reservedUntil: 1795920112032,
        ownCheckoutUntil: null,
      },
    ],
  },
  'waitlist.sizes': {
    success: true,
    sizes: [
      {
        size: 'XS',
        freeAt: 1795920406276,
        waiting: 0,
        position: null,
        reservedUntil: null,
        ownCheckoutUntil: null,
      },
    ],
  },
} as const satisfies Samples
