import type { Page } from '@playwright/test'
import { expect, makePicture, signedIn, wellStockedSku } from '../shop.ts'
import { signIn } from './back-office.ts'
import type { ScreenState } from './screen-state.ts'

const route = '/product/:slug'
const words = 'Wears well in every weather, and irons flat. Here it is on the beach, and after.'

const photograph = async (page: Page, width = 900, height = 1200) => ({
  name: 'worn.jpg',
  mimeType: 'image/jpeg',
  buffer: await makePicture(page, width, height),
})

/** Writes a review with photos as the logged-in user; opens its product. */
async function withPhotos(page: Page, nth: number) {
  const { token } = await signedIn(page)
  const headers = { token }
  const { product } = await wellStockedSku(page, nth)
  const data = { productId: product._id, rating: 4, review: words }
  const written = await page.request.post('/api/review/add', { headers, data })
  const { reviewId }: { reviewId: string } = await written.json()
  for (const [width, height] of [
    [900, 1200],
    [1200, 800],
    [600, 600],
  ] as const) {
    const multipart = { reviewId, photo: await photograph(page, width, height) }
    await page.request.post('/api/review/photo/add', { headers, multipart })
  }
  await openReviews(page, product.slug)
  return { product, reviewId }
}

async function openReviews(page: Page, slug: string) {
  await page.goto(`/product/${slug}`)
  // Hydration may move the form out of sight again.
  await expect(async () => {
    await page.getByLabel('Your review').scrollIntoViewIfNeeded()
    await expect(page.getByText('Add photos')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 25_000 })
}

async function openForm(page: Page) {
  await signedIn(page)
  const { product } = await wellStockedSku(page, 41)
  await openReviews(page, product.slug)
}

/** Review photos, reports and moderation. */
export const reviews: readonly ScreenState[] = [
  {
    name: 'product, review with photos',
    route,
    async arrive(page) {
      await withPhotos(page, 40)
      await expect(page.getByRole('list', { name: 'Photos by Nadeesha Silva' }).first()).toBeVisible()
    },
  },
  {
    name: 'product, photo of a review opened',
    route,
    over: true,
    async arrive(page) {
      await withPhotos(page, 42)
      await page.getByRole('button', { name: 'Open photo 1 of 3 by Nadeesha Silva' }).first().click()
      await expect(page.getByRole('img', { name: 'Photo 1 of 3 by Nadeesha Silva' })).toBeVisible()
    },
  },
  {
    name: 'product, photos chosen and one refused',
    route,
    async arrive(page) {
      await openForm(page)
      const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
      await page.getByLabel('Add photos').setInputFiles([await photograph(page), text])
      await expect(page.getByText('notes.jpg is not a valid image file')).toBeVisible()
    },
  },
  {
    name: 'product, review to be reported',
    route,
    over: true,
    async arrive(page) {
      await openForm(page)
      await page
        .getByRole('button', { name: /^Report the review/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'back office, reviews',
    route: '/admin/reviews',
    async arrive(page) {
      const { reviewId } = await withPhotos(page, 44)
      const other = await signedIn(page)
      const data = { reviewId, reason: 'spam' }
      await page.request.post('/api/review/report', { headers: { token: other.token }, data })
      await signIn(page)
      await page.goto('/admin/reviews')
      await expect(page.getByText(words).first()).toBeVisible()
    },
  },
  {
    name: 'back office, review to be hidden',
    route: '/admin/reviews',
    over: true,
    async arrive(page) {
      await signIn(page)
      await page.goto('/admin/reviews')
      await page.getByRole('button', { name: 'Hide review' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
