import { samples } from '@first-fashion/contract/samples'
import { altered, expect, photograph, type Screen } from '@first-fashion/testing/stage/screen'

const one = {
  route: '/product/:slug',
  address: `/product/${samples['catalog.single'].product.slug}`,
} as const

const withPhotos = altered('reviews.product', ({ reviews: [first] }) => {
  const photos = [1, 2, 3].map((nth) => ({
    _id: `photo-${nth}`,
    url: `/media/uploads/photo-${nth}/640.webp`,
  }))
  if (first !== undefined) Object.assign(first, { userName: 'Nadeesha Silva', photos })
})

/** Reviews of a product: their photos, writing one, and reporting one. */
export const screens: readonly Screen[] = [
  {
    ...one,
    name: 'product, review with photos',
    answers: withPhotos,
    steps: async ({ page }) => {
      await page.getByLabel('Your review').scrollIntoViewIfNeeded()
      await expect(page.getByRole('list', { name: 'Photos by Nadeesha Silva' }).first()).toBeVisible()
    },
  },
  {
    ...one,
    name: 'product, photo of a review opened',
    over: true,
    answers: withPhotos,
    steps: async ({ page }) => {
      await page.getByLabel('Your review').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Open photo 1 of 3 by Nadeesha Silva' }).first().click()
      await expect(page.getByRole('img', { name: 'Photo 1 of 3 by Nadeesha Silva' })).toBeVisible()
    },
  },
  {
    ...one,
    name: 'product, own review to delete',
    as: 'member',
    over: true,
    answers: altered('accounts.logged', ({ user }) => {
      user._id = samples['reviews.product'].reviews[0].userId
    }),
    steps: async ({ page }) => {
      await page.getByLabel('Your review').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Delete review' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'product, photos chosen and one refused',
    as: 'member',
    answers: { 'reviews.own': { success: true, review: null } },
    steps: async ({ page }) => {
      await page.getByLabel('Your review').scrollIntoViewIfNeeded()
      await page.getByText('Write a review').click()
      const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
      await page.getByLabel('Add photos').setInputFiles([await photograph(page), text])
    },
    shows: 'notes.jpg is not a valid image file',
  },
  {
    ...one,
    name: 'product, review to be reported',
    as: 'member',
    over: true,
    steps: async ({ page }) => {
      await page.getByLabel('Your review').scrollIntoViewIfNeeded()
      await page
        .getByRole('button', { name: /^Report the review/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
