import type { Page } from '@playwright/test'
import { expect, gotoHydrated, inCart, signedIn, wellStockedSku } from '../shop.ts'
import { alter, type ScreenState } from './screen-state.ts'

const slug = 'cargills-crew-jumper'
const opensAt = Date.UTC(2027, 1, 6, 4, 30)
const accessEndsAt = Date.UTC(2027, 0, 30, 18, 29)
const accessText = 'You have early access until 30 January 2027, 23:59.'

interface CartAnswer {
  lines: { state: string; opensAt?: number }[]
}

async function openCart(page: Page) {
  const { token } = await signedIn(page)
  await inCart(page, token, 3)
  await alter<CartAnswer>(page, 'cart/get', ({ lines }) => {
    for (const line of lines) Object.assign(line, { state: 'unpublished', opensAt })
  })
  await gotoHydrated(page, '/cart')
}

interface WishlistAnswer {
  wishlist: { products: { productId: { earlyAccessUntil?: number } }[] }
}

/** A wishlist with a product that opens for everyone later. */
async function openWishlist(page: Page) {
  const { token } = await signedIn(page)
  for (const nth of [30, 55]) {
    const { product } = await wellStockedSku(page, nth)
    const data = { productId: product._id }
    expect((await page.request.post('/api/wishlist/add', { headers: { token }, data })).ok()).toBe(true)
  }
  await alter<WishlistAnswer>(page, 'wishlist/get', ({ wishlist }) => {
    const [first] = wishlist.products
    if (first !== undefined) first.productId.earlyAccessUntil = opensAt
  })
  await gotoHydrated(page, '/profile?tab=wishlist')
}

const moveButton = (page: Page) => page.getByRole('button', { name: /^Move/ }).first()

/** Products that open for everyone later: closed, open for a customer with early access, in the wishlist, and in the cart after it. */
export const earlyAccess: readonly ScreenState[] = [
  {
    name: 'product, not open yet',
    route: '/product/:slug',
    async arrive(page) {
      await gotoHydrated(page, `/product/${slug}`)
      await expect(page.getByRole('link', { name: 'Members can redeem early access' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeDisabled()
    },
  },
  {
    name: 'product, early access',
    route: '/product/:slug',
    async arrive(page) {
      await signedIn(page)
      await alter<{ until: number | null }>(page, 'product/early-access', (answer) => {
        answer.until = accessEndsAt
      })
      await gotoHydrated(page, `/product/${slug}`)
      await expect(page.getByText(accessText)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled()
    },
  },
  {
    name: 'collection, product not open yet',
    route: '/collection',
    async arrive(page) {
      await gotoHydrated(page, '/collection?type=Winterwear&category=Women')
      await expect(page.getByText('Opens for everyone on').first()).toBeVisible()
    },
  },
  {
    name: 'wishlist, product not open yet',
    route: '/profile',
    async arrive(page) {
      await openWishlist(page)
      await expect(page.getByText('Until then it is for customers with early access.')).toBeVisible()
      await expect(moveButton(page)).toBeDisabled()
    },
  },
  {
    name: 'wishlist, early access',
    route: '/profile',
    async arrive(page) {
      await alter<{ until: number | null }>(page, 'product/early-access', (answer) => {
        answer.until = accessEndsAt
      })
      await openWishlist(page)
      await expect(page.getByText(accessText)).toBeVisible()
      await expect(moveButton(page)).toBeEnabled()
    },
  },
  {
    name: 'cart, early access has ended',
    route: '/cart',
    async arrive(page) {
      await openCart(page)
      await expect(page.getByText('Until then it is for customers with early access.')).toBeVisible()
    },
  },
]
