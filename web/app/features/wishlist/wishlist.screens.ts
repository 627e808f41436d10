import { samples } from '@first-fashion/contract/samples'
import { altered, expect, held, refused, type Screen } from '@first-fashion/testing/stage/screen'

const mine = { route: '/profile', address: '/profile?tab=wishlist', as: 'member' } as const

/** The wishlist in its states. */
export const screens: readonly Screen[] = [
  {
    ...mine,
    name: 'wishlist, empty',
    answers: altered('wishlist.get', ({ wishlist }) => {
      wishlist.products = []
    }),
    shows: 'Your wishlist is empty',
  },
  {
    ...mine,
    name: 'wishlist',
    answers: altered('wishlist.get', ({ wishlist }) => {
      const [first] = wishlist.products
      if (first === undefined) return
      wishlist.products = (['ok', 'sold-out', 'unpublished', 'ok', 'ok'] as const).map((state, at) => ({
        ...first,
        ...{ _id: `wish-${at}`, state },
        productId: {
          ...first.productId,
          _id: `product-${at}`,
          name:
            at === 0
              ? 'Hand-Blocked Batik Resort Shirt with Coconut Shell Buttons and a Camp Collar'
              : `${first.productId.name} ${at}`,
        },
      }))
    }),
    shows: 'My Wishlist',
  },
  {
    ...mine,
    name: 'wishlist, loading',
    answers: { 'wishlist.get': held },
    layoutOf: 'orders, loading',
    steps: ({ page }) => expect(page.getByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible(),
  },
  {
    ...mine,
    name: 'wishlist, failed',
    answers: { 'wishlist.get': refused() },
    layoutOf: 'orders, failed',
    shows: 'Try again',
  },
  {
    ...mine,
    name: 'wishlist, to be cleared',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Clear All' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'wishlist, moving to the cart',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: /^Move/ }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'collection, with a filled heart',
    route: '/collection',
    as: 'member',
    layoutOf: 'collection',
    answers: altered('wishlist.get', ({ wishlist }) => {
      const [first] = wishlist.products
      const [card] = samples['catalog.cards'].products
      if (first !== undefined && card !== undefined)
        wishlist.products = [{ ...first, productId: { ...first.productId, _id: card._id } }]
    }),
    steps: ({ page }) => expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible(),
  },
]
