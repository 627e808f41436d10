import type { Review } from '@first-fashion/contract/reviews/calls'
import { type ReviewOrder, reviewOrders } from '@first-fashion/contract/reviews/review-sort'

/** The number of reviews from which sorting is offered. */
export const worthSorting = 3

export const isReviewOrder = (text: string): text is ReviewOrder => reviewOrders.some((one) => one === text)

/** Sorted reviews; among equal ratings the newest first. */
export function inOrder(reviews: readonly Review[], order: ReviewOrder): Review[] {
  const sign = order === 'highest' ? -1 : 1
  return [...reviews].sort((one, other) =>
    order === 'newest' || one.rating === other.rating
      ? other.date - one.date
      : sign * (one.rating - other.rating),
  )
}
