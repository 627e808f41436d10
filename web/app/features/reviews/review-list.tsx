import type { Review } from '@first-fashion/contract/reviews/calls'
import { Button, QuietSelect } from '@first-fashion/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingBar } from '../../shell/waiting-bar.tsx'
import { isCut, totalOf } from './older-own.ts'
import { RatingBars } from './rating-bars.tsx'
import { ReportButton } from './report-button.tsx'
import { inOrder, isReviewOrder, type ReviewOrder, reviewOrders, worthSorting } from './review-order.rules.ts'
import { ReviewPhotos } from './review-photos.tsx'
import { ReviewText } from './review-text.tsx'
import '../../platform/words/review-photos.ts'
import '../../platform/words/reviews.ts'

export { withOlderOwn } from './older-own.ts'

const DeleteReviewDialog = lazy(() =>
  import('./delete-review-dialog.tsx').then((module) => ({ default: module.DeleteReviewDialog })),
)

interface ListProps {
  readonly reviews: Review[]
  /** How many gave one star, two, and so on to five. */
  readonly starCounts: readonly number[]
  /** The reader's own where it is too old for the list: it stands first, so that it can be changed and deleted. */
  readonly older: Review | undefined
  /** The reader's opaque id. */
  readonly ownId: string | undefined
  readonly onDeleted: () => void
}

/** How the stars fall, and what was said. */
export default function ReviewList({ reviews, starCounts, older, ownId, onDeleted }: ListProps) {
  const { t } = useTranslation()
  const [order, setOrder] = useState<ReviewOrder>('newest')
  return (
    <>
      <RatingBars counts={starCounts} />
      {reviews.length < worthSorting ? null : (
        <div className="mb-6 flex justify-end">
          <QuietSelect
            label={t('reviews.sort')}
            value={order}
            onChange={(event) => {
              if (isReviewOrder(event.target.value)) setOrder(event.target.value)
            }}
          >
            {reviewOrders.map((one) => (
              <option key={one} value={one}>
                {t(`reviews.orders.${one}`)}
              </option>
            ))}
          </QuietSelect>
        </div>
      )}
      <ul className="flex flex-col gap-8">
        {[...(older === undefined ? [] : [older]), ...inOrder(reviews, order)].map((review) => (
          <ReviewItem
            key={review._id}
            review={review}
            isOwn={ownId === review.userId}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
      {isCut({ reviews, starCounts }) ? (
        <p className="mt-8 text-small text-timber">
          {t('reviewList.cut', { shown: reviews.length, total: totalOf(starCounts) })}
        </p>
      ) : null}
    </>
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
      <ReviewPhotos review={review} isOwn={isOwn} onChanged={onDeleted} />
      {isOwn ? (
        <Button look="quiet" className="-ml-6 text-small" onClick={() => setAsking('open')}>
          {t('reviews.delete')}
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
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </ReviewText>
  )
}
