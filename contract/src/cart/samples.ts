import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of cart. */
export const cartSamples = {
  'cart.add': { success: true, message: '2 items added to cart' },
  'cart.get': {
    success: true,
    cartData: {
      '019a0000-43e0-776d-88f1-1e828b4019a4_0': {
        variantInfo: { color: 'Plaster', colorCode: '#EFE7DA', variantIndex: 0 },
        XS: 1,
      },
      '019a0000-f1c5-7a11-8333-074bf2cafb0a_0': {
        variantInfo: { color: 'Sea Sky', colorCode: '#8FB4C4', variantIndex: 0 },
        '2-3 years': 2,
      },
    },
    lines: [
      {
        path: '/product/lighthouse-long-sleeve',
        slug: 'lighthouse-long-sleeve',
        name: 'Lighthouse Long Sleeve',
        image: '/media/garments/long-sleeve.front.efe7da.stripe-24211e.v4/960.webp',
        options: ['Plaster', 'XS'],
        color: 'Plaster',
        colorCode: '#EFE7DA',
        size: 'XS',
        quantity: 1,
        price: 4350,
        key: '019a0000-43e0-776d-88f1-1e828b4019a4_0',
        productId: '019a0000-43e0-776d-88f1-1e828b4019a4',
        variantIndex: 0,
        lineTotal: 4350,
        stock: 25,
        state: 'ok',
        priceWhenAdded: null,
      },
      {
        path: '/product/beach-cricket-shorts',
        slug: 'beach-cricket-shorts',
        name: 'Beach Cricket Shorts',
        image: '/media/garments/kids-shorts.front.8fb4c4.stripe-faf8f4.v4/960.webp',
        options: ['Sea Sky', '2-3 years'],
        color: 'Sea Sky',
        colorCode: '#8FB4C4',
        size: '2-3 years',
        quantity: 2,
        price: 3150,
        key: '019a0000-f1c5-7a11-8333-074bf2cafb0a_0',
        productId: '019a0000-f1c5-7a11-8333-074bf2cafb0a',
        variantIndex: 0,
        lineTotal: 6300,
        stock: 29,
        state: 'ok',
        priceWhenAdded: null,
      },
    ],
    totals: { subtotal: 10650, shipping: 350, discount: 0, total: 11000 },
    version: 'e2dd5c9378b486b9b83d422db53ada9e',
  },
  'cart.update': { success: true, message: 'Cart updated' },
} as const satisfies Samples
