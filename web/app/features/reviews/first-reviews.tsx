import type { Review } from '@first-fashion/contract/reviews/calls'
import { Skeleton } from '@first-fashion/ui'
import type { Api } from '../../platform/api.ts'
import { worthSorting } from './review-sort.rules.ts'
import { ReviewText } from './review-text.tsx'

/** Enough to fill the tallest window. */
const mostReviews = 12

/** The newest reviews for the server-rendered page: for search engines and without JavaScript. */
export async function newestReviews(call: Api, productId: string): Promise<readonly Review[] | null> {
  const answer = await call('reviews.product', { body: { productId } })
  return answer.ok ? answer.value.reviews.slice(0, mostReviews) : null
}

interface FirstProps {
  readonly reviews: readonly Review[] | null
  readonly count: number
  /** Nothing will replace these: the list failed to load. */
  readonly isFinal: boolean
}

/** The reviews that came with the page, or skeletons as tall as the list that replaces them. */
export const FirstReviews = ({ reviews, count, isFinal }: FirstProps) => (
  <>
    {isFinal ? null : <Skeleton className="mb-8 h-[7.2rem] max-w-[26rem]" />}
    {isFinal || count < worthSorting ? null : <Skeleton className="mb-6 ml-auto h-11 w-40" />}
    <ul className="flex flex-col gap-8">
      {reviews?.map((review) => (
        <ReviewText key={review._id} review={review}>
          <div className={review.photos.length === 0 ? 'h-11' : 'h-[8.5rem]'} />
        </ReviewText>
      )) ?? <ReviewPlaces count={Math.min(count, mostReviews)} />}
    </ul>
  </>
)

const ReviewPlaces = ({ count }: { readonly count: number }) =>
  [...Array(count).keys()].map((place) => (
    <li key={place} className="flex gap-3">
      <Skeleton className="size-11 shrink-0 rounded-full" />
      <Skeleton className="h-36 max-w-[40rem] grow" />
    </li>
  ))
