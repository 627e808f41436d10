import type { Review } from '@first-fashion/contract/reviews/calls'
import { type ReviewOrder, reviewOrders } from '@first-fashion/contract/reviews/review-sort'
import { Button, QuietSelect } from '@first-fashion/ui'
import { Suspense, useState } from 'react'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { totalOf } from './older-review.ts'
import { ReviewPhotos } from './photos/review-photos.tsx'
import { RatingBars } from './rating-bars.tsx'
import { ReportButton } from './report-button.tsx'
import { isReviewOrder, worthSorting } from './review-sort.rules.ts'
import { ReviewText } from './review-text.tsx'
import { useReviewPages } from './use-review-pages.ts'
import './words/review-list-words.ts'
import './words/reviews-words.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'

export { withOlderOwn } from './older-review.ts'

const DeleteReviewDialog = lazyPart(() =>
  import('./delete-review-dialog.tsx').then((module) => ({ default: module.DeleteReviewDialog })),
)

interface ListProps {
  readonly productId: string
  readonly reviews: Review[]
  /** The number of reviews per star rating, one to five. */
  readonly starCounts: readonly number[]
  /** The reader's own review if the list lacks it: shown first, so they can edit and delete it. */
  readonly older: Review | undefined
  /** The reader's opaque id. */
  readonly ownId: string | undefined
  readonly onDeleted: () => void
}

/** The rating distribution and the reviews. */
export default function ReviewList({ older, ownId, onDeleted, ...first }: ListProps) {
  const { t } = useTranslation()
  const [order, setOrder] = useState<ReviewOrder>('newest')
  const { starCounts } = first
  const { hasMore, pages, reviews } = useReviewPages(first, order)
  const isApart = older !== undefined && reviews.every(({ _id }) => _id !== older._id)
  return (
    <>
      <RatingBars counts={starCounts} />
      {reviews.length < worthSorting ? null : (
        <div className="mb-6 flex justify-end">
          <QuietSelect
            label={t('review-list:sort')}
            value={order}
            onChange={(event) => {
              if (isReviewOrder(event.target.value)) setOrder(event.target.value)
            }}
          >
            {reviewOrders.map((one) => (
              <option key={one} value={one}>
                {t(`review-list:orders.${one}`)}
              </option>
            ))}
          </QuietSelect>
        </div>
      )}
      <ul className="flex flex-col gap-8">
        {[...(isApart ? [older] : []), ...reviews].map((review) => (
          <ReviewItem
            key={review._id}
            review={review}
            isOwn={ownId === review.userId}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
      {hasMore ? <MoreReviews shown={reviews.length} total={totalOf(starCounts)} pages={pages} /> : null}
    </>
  )
}

interface MoreProps {
  readonly shown: number
  readonly total: number
  readonly pages: ReturnType<typeof useReviewPages>['pages']
}

function MoreReviews({ shown, total, pages }: MoreProps) {
  const { t } = useTranslation()
  return (
    <div className="mt-8 flex flex-col items-start gap-4 text-small text-timber">
      <p role="status">{t('review-list:shown', { shown, total })}</p>
      {pages.isError ? <p className="text-hibiscus">{t('reviews:loadFailed')}</p> : null}
      {pages.hasNextPage || pages.isError ? (
        <Button
          variant="secondary"
          busy={pages.isFetching}
          onClick={() => void (pages.hasNextPage ? pages.fetchNextPage() : pages.refetch())}
        >
          {t('review-list:more')}
        </Button>
      ) : null}
    </div>
  )
}

interface ItemProps {
  readonly review: Review
  readonly isOwn: boolean
  readonly onDeleted: () => void
}

function ReviewItem({ review, isOwn, onDeleted }: ItemProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <ReviewText review={review}>
      {review.awaitsConfirmation === true ? (
        <p className="mt-2 text-small text-timber">{t('review-list:awaitsConfirmation')}</p>
      ) : null}
      <ReviewPhotos review={review} isOwn={isOwn} onChanged={onDeleted} />
      {isOwn ? (
        <Button variant="quiet" className="-ml-6 text-small" onClick={() => setAsking('open')}>
          {t('review-list:delete')}
        </Button>
      ) : (
        <ReportButton reviewId={review._id} name={review.userName} />
      )}
      {asking === 'never' ? null : (
        <Suspense fallback={<WaitingBar />}>
          <DeleteReviewDialog
            open={asking === 'open'}
            onClose={() => setAsking('closed')}
            reviewId={review._id}
            userId={review.userId}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </ReviewText>
  )
}
