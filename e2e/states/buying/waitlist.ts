import type { Page } from '@playwright/test'
import { expect, inCart, post, signedIn, wellStockedSku } from '../../shop.ts'
import { lastUnitInCheckout } from '../../waitlist/last-unit.ts'
import { alter, hold, refuse, type ScreenState } from '../screen-state.ts'

const route = '/waitlist'

interface PlacesAnswer {
  places: object[]
}

const aMinuteMs = 60_000

/** A place in front, one with a reserved unit, and one in the customer's own checkout. */
async function openPlaces(page: Page) {
  await signedIn(page)
  const places: object[] = []
  for (const [at, standing] of [
    { position: null, reservedUntil: Date.now() + 21 * aMinuteMs, waiting: 2 },
    { position: 3, reservedUntil: null, waiting: 12 },
    { position: null, reservedUntil: null, waiting: 1, ownCheckoutUntil: Date.now() + 9 * aMinuteMs },
  ].entries()) {
    const { product, variantIndex, size, color } = await wellStockedSku(page, 60 + at * 9)
    const { _id: productId, slug, name, image: pictures } = product
    const image = pictures[0] ?? ''
    const shown = { productId, variantIndex, size, slug, name, color, colorCode: '#334455', image }
    places.push({ ...shown, freeAt: Date.now() + 14 * aMinuteMs, ownCheckoutUntil: null, ...standing })
  }
  await alter<PlacesAnswer>(page, 'waitlist/own-places', (answer) => {
    answer.places = places
  })
  await page.goto(route)
  await expect(page.getByRole('heading', { name: 'Your queues' })).toBeVisible()
}

/** A size of its own for each width, because both sell its last unit at the same time. */
const skuAt = (page: Page, nth: number) => ((page.viewportSize()?.width ?? 0) > 1000 ? nth + 12 : nth)

/** Queues for the last units of a size. */
export const waitlist: readonly ScreenState[] = [
  { name: 'queues', route, arrive: openPlaces },
  {
    name: 'queues, none',
    route,
    async arrive(page) {
      await signedIn(page)
      await page.goto(route)
      await expect(page.getByRole('heading', { name: 'You are not in a queue' })).toBeVisible()
    },
  },
  {
    name: 'queues, loading',
    route,
    async arrive(page) {
      await signedIn(page)
      await hold(page, 'waitlist/own-places')
      await page.goto(route)
      await expect(page.getByRole('heading', { name: 'Your queues' })).toBeVisible()
    },
  },
  {
    name: 'queues, failed',
    route,
    async arrive(page) {
      await signedIn(page)
      await refuse(page, 'waitlist/own-places')
      await page.goto(route)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'product, the last one in someone’s checkout',
    route: '/product/:slug',
    async arrive(page) {
      const unit = await lastUnitInCheckout(page, skuAt(page, 58))
      await page.goto(`/product/${unit.product.slug}`)
      await page.getByRole('button', { name: unit.color, exact: true }).click()
      await expect(page.getByRole('button', { name: `Queue for size ${unit.size}` })).toBeVisible()
    },
  },
  {
    name: 'cart, the last one in someone’s checkout',
    route: '/cart',
    async arrive(page) {
      const { token } = await signedIn(page)
      await inCart(page, token, skuAt(page, 51))
      await lastUnitInCheckout(page, skuAt(page, 51))
      await page.goto('/cart')
      await expect(page.getByRole('button', { name: /^Queue for size/ })).toBeVisible()
    },
  },
  {
    name: 'product, the last one held for the shopper',
    route: '/product/:slug',
    async arrive(page) {
      const { token } = await signedIn(page)
      const { cancelPayment, product, variantIndex, size, color } = await lastUnitInCheckout(
        page,
        skuAt(page, 59),
      )
      const data = { productId: product._id, variantIndex, size }
      const joined = await post(page, '/api/waitlist/join', { headers: { token }, data })
      expect(joined.status()).toBe(200)
      await cancelPayment()
      await page.goto(`/product/${product.slug}`)
      await page.getByRole('button', { name: color, exact: true }).click()
      await expect(page.getByText('Held for you until')).toBeVisible()
    },
  },
]
