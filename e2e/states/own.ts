import type { Page } from '@playwright/test'
import { expect, gotoHydrated, signedIn, wellStockedSku } from '../shop.ts'
import { profile } from './profile.ts'
import { alter, hold, refuse, type ScreenState } from './screen-state.ts'

const route = '/profile'

interface WishlistAnswer {
  wishlist: { products: { state: string; productId: { name: string } }[] }
}

async function withWishes(page: Page, count: number) {
  const { token } = await signedIn(page)
  for (let nth = 0; nth < count; nth++) {
    const { product } = await wellStockedSku(page, 30 + nth * 25)
    const data = { productId: product._id }
    expect((await page.request.post('/api/wishlist/add', { headers: { token }, data })).ok()).toBe(true)
  }
}

async function openWishlist(page: Page) {
  await page.goto('/profile?tab=wishlist')
  await expect(page.getByRole('heading', { name: 'My Wishlist' })).toBeVisible()
}

const tab = (name: string, address: string, shown: string): ScreenState => ({
  name,
  route,
  async arrive(page) {
    await signedIn(page)
    await page.goto(address)
    await expect(page.getByText(shown).first()).toBeVisible()
  },
})

/** The profile in its tabs, the wishlist in its states. */
export const own: readonly ScreenState[] = [
  tab('profile', '/profile', 'Basic Information'),
  ...profile,
  tab('profile, orders', '/profile?tab=orders', 'See my orders'),
  tab('profile, custom designs', '/profile?tab=custom-designs', 'My custom designs'),
  tab('profile, settings', '/profile?tab=settings', 'Change Password'),
  tab('wishlist, empty', '/profile?tab=wishlist', 'Your wishlist is empty'),
  {
    name: 'wishlist',
    route,
    async arrive(page) {
      await withWishes(page, 5)
      await alter<WishlistAnswer>(page, 'wishlist/get', ({ wishlist }) => {
        const [long, out, gone] = wishlist.products
        if (long !== undefined)
          long.productId.name = 'Hand-Blocked Batik Resort Shirt with Coconut Shell Buttons and a Camp Collar'
        if (out !== undefined) out.state = 'sold-out'
        if (gone !== undefined) gone.state = 'unpublished'
      })
      await openWishlist(page)
    },
  },
  {
    name: 'wishlist, loading',
    route,
    async arrive(page) {
      await signedIn(page)
      await hold(page, 'wishlist/get')
      await page.goto('/profile?tab=wishlist')
      await expect(page.getByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible()
    },
  },
  {
    name: 'wishlist, failed',
    route,
    async arrive(page) {
      await signedIn(page)
      await refuse(page, 'wishlist/get')
      await page.goto('/profile?tab=wishlist')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'wishlist, to be cleared',
    route,
    over: true,
    async arrive(page) {
      await withWishes(page, 2)
      await openWishlist(page)
      await page.getByRole('button', { name: 'Clear All' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'wishlist, moving to the cart',
    route,
    over: true,
    async arrive(page) {
      await withWishes(page, 2)
      await openWishlist(page)
      await page.getByRole('button', { name: /^Move/ }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'collection, with a filled heart',
    route: '/collection',
    async arrive(page) {
      await signedIn(page)
      await gotoHydrated(page, '/collection')
      await page
        .getByRole('button', { name: /to wishlist$/ })
        .first()
        .click()
      await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
    },
  },
]
