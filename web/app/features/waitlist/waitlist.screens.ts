import { samples } from '@first-fashion/contract/samples'
import { altered, expect, held, refused, type Screen, type Stage } from '@first-fashion/testing/stage/screen'

const mine = { route: '/waitlist', as: 'member' } as const
const { product } = samples['catalog.single']
const one = { route: '/product/:slug', address: `/product/${product.slug}` } as const
const [variant] = product.variants
const [{ size }] = variant.sizes
const now = Date.parse('2026-11-29T08:00:00+05:30')
const minuteMs = 60_000

const place = {
  productId: product._id,
  variantIndex: 0,
  size,
  slug: product.slug,
  name: product.name,
  color: variant.color,
  colorCode: '#334455',
  image: product.image[0],
  freeAt: now + 14 * minuteMs,
  ownCheckoutUntil: null,
}

const allTaken = altered('catalog.single', (answer) => {
  for (const colour of answer.product.variants) for (const ofColour of colour.sizes) ofColour.quantity = 0
})

const ofSize = (standing: object) =>
  ({
    'waitlist.sizes': {
      success: true,
      sizes: [
        {
          size,
          freeAt: now + 14 * minuteMs,
          waiting: 1,
          position: null,
          reservedUntil: null,
          ownCheckoutUntil: null,
        },
      ],
    },
    ...altered('waitlist.own-sizes', (answer) => {
      answer.sizes = answer.sizes.slice(0, 1).map((ofOne) => ({ ...ofOne, size, ...standing }))
    }),
  }) as const

const chooseColour = ({ page }: Stage) =>
  page.getByRole('button', { name: variant.color, exact: true }).click()

/** Queues for the last units of a size. */
export const screens: readonly Screen[] = [
  {
    ...mine,
    name: 'queues',
    answers: {
      'waitlist.own-places': {
        success: true,
        places: [
          { ...place, position: null, reservedUntil: now + 21 * minuteMs, waiting: 2 },
          { ...place, productId: 'second', position: 3, reservedUntil: null, waiting: 12 },
          {
            ...place,
            productId: 'third',
            position: null,
            reservedUntil: null,
            waiting: 1,
            ownCheckoutUntil: now + 9 * minuteMs,
          },
        ],
      },
    },
    shows: 'Your queues',
  },
  { ...mine, name: 'queues, none', shows: 'You are not in a queue' },
  {
    ...mine,
    name: 'queues, loading',
    layoutOf: 'orders, loading',
    answers: { 'waitlist.own-places': held },
    shows: 'Your queues',
  },
  {
    ...mine,
    name: 'queues, failed',
    layoutOf: 'linked order, failed',
    answers: { 'waitlist.own-places': refused() },
    shows: 'Try again',
  },
  {
    ...one,
    name: 'product, the last one in someone’s checkout',
    answers: { ...allTaken, ...ofSize({ position: null, reservedUntil: null }) },
    steps: async (stage) => {
      await chooseColour(stage)
      await expect(stage.page.getByRole('button', { name: `Queue for size ${size}` })).toBeVisible()
    },
  },
  {
    ...one,
    name: 'product, the last one held for the shopper',
    as: 'member',
    answers: { ...allTaken, ...ofSize({ position: null, waiting: 1, reservedUntil: now + 20 * minuteMs }) },
    steps: chooseColour,
    shows: /^Held for you until/,
  },
]
