import type { Review } from '@first-fashion/contract/reviews/calls'
import type { ReviewOrder } from '@first-fashion/contract/reviews/review-sort'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../platform/api-browser.ts'
import { isCut } from './older-review.ts'
import { inOrder } from './review-sort.rules.ts'
import { reviewKeys } from './reviews.keys.ts'

interface FirstPage {
  readonly productId: string
  readonly reviews: Review[]
  readonly starCounts: readonly number[]
}

/** The sorted reviews: sorted locally when all are loaded, else paged from the server. */
export function useReviewPages({ productId, ...first }: FirstPage, order: ReviewOrder) {
  const hasMore = isCut(first)
  const pages = useInfiniteQuery({
    enabled: hasMore,
    queryKey: reviewKeys.pages(productId, order),
    initialPageParam: '',
    ...(order === 'newest' ? { initialData: { pages: [first.reviews], pageParams: [''] } } : {}),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ pageParam }) => {
      const after = pageParam === '' ? {} : { after: pageParam }
      const answer = await api('reviews.product', { body: { productId, order, ...after } })
      if (answer.ok) return answer.value.reviews
      throw new Error(answer.failure.message)
    },
    getNextPageParam: (last, all) =>
      isCut({ reviews: all.flat(), starCounts: first.starCounts }) ? last.at(-1)?._id : undefined,
  })
  const read = pages.data?.pages.flat() ?? first.reviews
  return { hasMore, pages, reviews: hasMore ? read : inOrder(first.reviews, order) }
}
