import type { Db } from '../../platform/database/database.ts'
import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import { addressOfUpload } from '../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../shop.ts'
import { customerVerified } from '../accounts/index.ts'
import { countRating, productsChanged } from '../catalog/index.ts'
import { photosBy, photosOf, picturesOnReviews } from './photos/review-photos.queries.ts'
import { countReviews } from './review-moderation.queries.ts'
import { reportsBy } from './review-reports.queries.ts'
import { reviewsBy, takeReviewsBack } from './reviewer.queries.ts'
import { reviewRoutes } from './reviews.routes.ts'
import { confirmReviews } from './reviews.service.ts'
import { reviewStaffRoutes } from './reviews.staff.routes.ts'

export const reviewsFeature = (shop: Shop): Feature => ({
  name: 'reviews',
  handlers: { ...reviewRoutes(shop), ...reviewStaffRoutes(shop) },
  subscriptions: [
    subscribe(customerVerified, 'reviews', ({ customerId }) => confirmReviews(shop, customerId)),
  ],
  waiting: [
    {
      name: 'reported-reviews',
      permission: 'reviews.moderate',
      path: '/reviews?reported=true&hidden=false',
      count: (db) => countReviews(db, { reported: true, hidden: false }),
    },
  ],
  uploads: [{ kind: 'review-photo', ownedAmong: picturesOnReviews }],
  personalData: {
    tables: ['reviews', 'review_reports'],
    download: async (db, { customerId }) => ({
      reviews: await reviewsWithPhotos(db, customerId),
      reportsOfReviews: await reportsBy(db, customerId),
    }),
    erase: (tx, { customerId }) => eraseReviews(shop, tx, customerId),
  },
})

async function reviewsWithPhotos(db: Db, customerId: string) {
  const written = await reviewsBy(db, customerId)
  const photos = await photosOf(
    db,
    written.map(({ id }) => id),
  )
  return written.map(({ id, ...review }) => ({
    ...review,
    photos: (photos.get(id) ?? []).map((name) => addressOfUpload(name)),
  }))
}

async function eraseReviews(shop: Shop, tx: Db, customerId: string) {
  const { uploads } = shop
  const photos = await photosBy(tx, customerId)
  const taken = await takeReviewsBack(tx, customerId)
  // In one order for all, so that two deletions never wait for each other.
  for (const { productId, rating, counts } of taken.toSorted((a, b) =>
    a.productId.localeCompare(b.productId),
  ))
    if (counts) await countRating(tx, productId, -rating, -1)
  const productIds = taken.map(({ productId }) => productId)
  await productsChanged(shop, tx, productIds)
  return () => Promise.all(photos.map((name) => uploads.discard(name)))
}
