import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of packing. */
export const packingSamples = {
  'staff.packing-slip': {
    success: true,
    file: {
      name: 'invoice-1001.pdf',
      base64: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      transliterated: [],
    },
  },
  'staff.packing-slips': {
    success: true,
    file: {
      name: 'packing-slips.pdf',
      base64: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      transliterated: [],
    },
    left: [],
  },
  'staff.pick-list': {
    success: true,
    picks: [
      {
        key: '019a0000-55be-719c-80b1-293c4e8ef26f 2 XS',
        name: 'Arugam Bay Shorts',
        image: '/media/garments/shorts.front.2b3a67.solid.v4/960.webp',
        color: 'Indigo',
        size: 'XS',
        units: 1,
        orders: [{ _id: '019a0000-0473-7c10-889a-87aef7f66f90', orderNumber: 'F7F66F90', units: 1 }],
      },
      {
        key: '019a0000-55be-719c-80b1-293c4e8ef26f 0 XS',
        name: 'Arugam Bay Shorts',
        image: '/media/garments/shorts.front.1f6570.solid.v4/960.webp',
        color: 'Lagoon',
        size: 'XS',
        units: 1,
        orders: [{ _id: '01a22516-804e-7409-ab3e-4ef8643c8326', orderNumber: '643C8326', units: 1 }],
      },
    ],
    orders: 44,
    units: 74,
  },
} as const satisfies Samples
