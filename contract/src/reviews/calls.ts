import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { limits } from '../limits.ts'

export const review = z.object({
  _id: z.string(),
  /** Opaque: tells the reader's own reviews apart, nothing else. */
  userId: z.string(),
  userName: z.string(),
  rating: z.number().int(),
  review: z.string(),
  date: z.number(),
  /** Its writer has had the product delivered. */
  verifiedPurchase: z.boolean(),
})

/** How many reviews gave one star, two stars, and so on to five. */
export const starCounts = z.array(z.number().int()).length(5)
export type Review = z.output<typeof review>

export const reviewCalls = {
  'reviews.product': defineCall({
    method: 'POST',
    path: '/api/review/product',
    access: 'everyone',
    summary: 'The reviews of a product, newest first',
    request: { body: z.object({ productId: z.string().min(1).max(64) }) },
    response: success({ reviews: z.array(review), starCounts }),
    refusals: [],
  }),
  'reviews.add': defineCall({
    method: 'POST',
    path: '/api/review/add',
    access: 'customer',
    summary: 'Writes a review; one for each person and product',
    request: {
      body: z.object({
        productId: z.string().min(1).max(64),
        rating: z.number().int().min(1).max(5),
        review: z.string().max(limits.reviewMaximumLength),
      }),
    },
    response: success({ message: z.string() }),
    refusals: ['catalog.product-unknown', 'reviews.too-short', 'reviews.already-written'],
  }),
  'reviews.change': defineCall({
    method: 'POST',
    path: '/api/review/change',
    access: 'customer',
    summary: "Changes a review of one's own; its date stays",
    request: {
      body: z.object({
        reviewId: z.string().min(1).max(64),
        rating: z.number().int().min(1).max(5),
        review: z.string().max(limits.reviewMaximumLength),
      }),
    },
    response: success({ message: z.string() }),
    refusals: ['reviews.too-short', 'reviews.unknown'],
  }),
  'reviews.delete': defineCall({
    method: 'POST',
    path: '/api/review/delete',
    access: 'customer',
    summary: "Deletes a review of one's own",
    request: { body: z.object({ reviewId: z.string().min(1).max(64) }) },
    response: success({ message: z.string() }),
    refusals: ['reviews.unknown'],
  }),
}
