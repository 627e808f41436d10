import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { limits } from '../limits.ts'
import { reportReasons } from './report-reasons.ts'
import { reviewOrders } from './review-sort.ts'

export const reviewPhoto = z.object({
  _id: z.string(),
  /** Such as '/media/uploads/{name}/640.webp'; other widths and formats have the same name. */
  url: z.string(),
})
export type ReviewPhoto = z.output<typeof reviewPhoto>

export const review = z.object({
  _id: z.string(),
  /** Opaque: it only identifies the reader's own reviews. */
  userId: z.string(),
  userName: z.string(),
  /** The writer's picture, in the same form as photos; null for none. */
  profileImage: z.string().nullable(),
  rating: z.number().int(),
  review: z.string(),
  date: z.number(),
  /** The product was delivered to the writer. */
  verifiedPurchase: z.boolean(),
  photos: z.array(reviewPhoto),
  /** Only its writer sees it, until they confirm their email address. */
  awaitsConfirmation: z.boolean().optional(),
})

/** How many reviews gave one star, two stars, and so on to five. */
export const starCounts = z.array(z.number().int()).length(5)
export type Review = z.output<typeof review>

export const reviewCalls = {
  'reviews.product': defineCall({
    method: 'POST',
    path: '/api/review/product',
    access: 'everyone',
    tags: [],
    summary:
      'Lists the newest 200 reviews of a product, or the next 200 in the requested sort. The counts cover all reviews.',
    request: {
      body: z.object({
        productId: z.string().min(1).max(64),
        order: z.enum(reviewOrders).default('newest'),
        /** The last review of the previous page. */
        after: z.string().max(64).optional(),
      }),
    },
    response: success({ reviews: z.array(review), starCounts }),
    refusals: [],
  }),
  'reviews.own': defineCall({
    method: 'POST',
    path: '/api/review/own',
    access: 'customer',
    summary: "Returns the user's own review of a product, or null.",
    request: { body: z.object({ productId: z.string().min(1).max(64) }) },
    response: success({ review: review.nullable() }),
    refusals: [],
  }),
  'reviews.add': defineCall({
    method: 'POST',
    path: '/api/review/add',
    access: 'customer',
    summary: 'Adds a review; one per person and product.',
    request: {
      body: z.object({
        /** Sent [A7.21], but ignored: the token identifies the writer. */
        userId: z.string().max(64).optional(),
        productId: z.string().min(1).max(64),
        rating: z.number().int().min(1).max(5),
        review: z.string().max(limits.reviewMaximumLength),
      }),
    },
    response: success({ message: z.string(), reviewId: z.string() }),
    refusals: [
      'catalog.product-unknown',
      'reviews.too-short',
      'reviews.already-written',
      'reviews.taken-down',
    ],
  }),
  'reviews.change': defineCall({
    method: 'POST',
    path: '/api/review/change',
    access: 'customer',
    summary: "Updates the user's own review; its date stays.",
    request: {
      body: z.object({
        reviewId: z.string().min(1).max(64),
        rating: z.number().int().min(1).max(5),
        review: z.string().max(limits.reviewMaximumLength),
      }),
    },
    response: success({ message: z.string(), reviewId: z.string() }),
    refusals: ['reviews.too-short', 'reviews.unknown', 'reviews.taken-down'],
  }),
  'reviews.delete': defineCall({
    method: 'POST',
    path: '/api/review/delete',
    access: 'customer',
    summary: "Deletes the user's own review.",
    request: {
      body: z.object({
        reviewId: z.string().min(1).max(64),
        /** Sent [A7.22], but ignored: the token identifies the caller. */
        userId: z.string().max(64).optional(),
        isAdmin: z.boolean().optional(),
      }),
    },
    response: success({ message: z.string() }),
    refusals: ['reviews.unknown', 'reviews.taken-down'],
  }),
  'reviews.add-photo': defineCall({
    method: 'POST',
    path: '/api/review/photo/add',
    access: 'customer',
    limit: 'uploads',
    summary: "Adds a photo to the user's own review.",
    request: { file: 'photo', body: z.object({ reviewId: z.string().min(1).max(64) }) },
    response: success({ message: z.string(), photo: reviewPhoto }),
    refusals: [
      'media.missing',
      'media.too-large',
      'media.too-many-pixels',
      'media.not-a-picture',
      'reviews.unknown',
      'reviews.taken-down',
      'reviews.photos-full',
    ],
  }),
  'reviews.delete-photo': defineCall({
    method: 'POST',
    path: '/api/review/photo/delete',
    access: 'customer',
    summary: "Removes a photo from the user's own review.",
    request: { body: z.object({ photoId: z.string().min(1).max(64) }) },
    response: success({ message: z.string() }),
    refusals: ['reviews.photo-unknown'],
  }),
  'reviews.report': defineCall({
    method: 'POST',
    path: '/api/review/report',
    access: 'customer',
    summary: 'Reports a review to the staff; once per person.',
    request: { body: z.object({ reviewId: z.string().min(1).max(64), reason: z.enum(reportReasons) }) },
    response: success({ message: z.string() }),
    refusals: ['reviews.unknown', 'reviews.own'],
  }),
}
