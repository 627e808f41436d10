import { samples } from '@first-fashion/contract/samples'
import { type Answers, altered, expect, type Screen, type Stage } from '@first-fashion/testing/stage/screen'

const opensAt = Date.UTC(2027, 1, 6, 4, 30)
const accessText = 'You have early access until 30 January 2027, 23:59.'
const one = {
  route: '/product/:slug',
  address: `/product/${samples['catalog.single'].product.slug}`,
} as const
const wishlist = { route: '/profile', address: '/profile?tab=wishlist', as: 'member' } as const

const laterProduct = altered('catalog.single', ({ product }) => {
  product.earlyAccessUntil = opensAt
})
const laterWish = altered('wishlist.get', ({ wishlist: { products } }) => {
  const [first] = products
  if (first !== undefined) first.productId.earlyAccessUntil = opensAt
})
const withAccess: Answers = {
  'catalog.early-access': { success: true, until: Date.UTC(2027, 0, 30, 18, 29) },
}

const moveButton = ({ page }: Stage) => page.getByRole('button', { name: /^Move/ }).first()

/** Products that open for everyone later: closed, open for a customer with early access, and in the cart after it. */
export const screens: readonly Screen[] = [
  {
    ...one,
    name: 'product, not open yet',
    answers: laterProduct,
    steps: async ({ page }) => {
      await expect(page.getByRole('link', { name: 'Members can redeem early access' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeDisabled()
    },
  },
  {
    ...one,
    name: 'product, early access',
    layoutOf: 'product, not open yet',
    as: 'member',
    answers: { ...laterProduct, ...withAccess },
    steps: ({ page }) => expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled(),
    shows: accessText,
  },
  {
    name: 'collection, product not open yet',
    route: '/collection',
    address: '/collection?type=Winterwear&category=Women',
    answers: altered('catalog.cards', ({ products: [first] }) => {
      if (first !== undefined) first.earlyAccessUntil = opensAt
    }),
    shows: /^Opens for everyone on/,
  },
  {
    ...wishlist,
    name: 'wishlist, product not open yet',
    answers: { ...laterWish, 'catalog.early-access': { success: true, until: null } },
    steps: (stage) => expect(moveButton(stage)).toBeDisabled(),
    shows: 'Until then, only customers with early access can buy it.',
  },
  {
    ...wishlist,
    name: 'wishlist, early access',
    layoutOf: 'wishlist, product not open yet',
    answers: { ...laterWish, ...withAccess },
    steps: (stage) => expect(moveButton(stage)).toBeEnabled(),
    shows: accessText,
  },
  {
    name: 'cart, early access has ended',
    route: '/cart',
    as: 'member',
    answers: altered('cart.get', ({ lines, totals }) => {
      for (const line of lines) Object.assign(line, { state: 'unpublished', opensAt })
      Object.assign(totals, { subtotal: 0, shipping: 0, total: 0 })
    }),
    shows: 'Until then, only customers with early access can buy it.',
  },
]
