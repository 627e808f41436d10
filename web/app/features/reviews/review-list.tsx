import './words/review-list-words.ts'
import './words/reviews-words.ts'
import './words/review-report-words.ts'
import type { Review } from '@first-fashion/contract/reviews/calls'
import { type ReviewOrder, reviewOrders } from '@first-fashion/contract/reviews/review-sort'
import { Button, QuietSelect } from '@first-fashion/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api } from '../../platform/api-browser.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { isCut, totalOf } from './older-review.ts'
import { ReviewPhotos } from './photos/review-photos.tsx'
import { inOrder, isReviewOrder, worthSorting } from './review-sort.rules.ts'
import { ReviewText } from './review-text.tsx'
import { reviewKeys } from './reviews.keys.ts'

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

/** The number of reviews per star rating, five to one. */
function RatingBars({ counts }: { readonly counts: readonly number[] }) {
  const { t } = useTranslation()
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  return (
    <dl className="mb-8 grid max-w-[26rem] gap-1.5 text-small">
      {counts
        .map((count, index) => ({ stars: index + 1, count }))
        .reverse()
        .map(({ stars, count }) => (
          <div key={stars} className="grid grid-cols-[4rem_1fr_2rem] items-center gap-3">
            <dt>{t('reviews:stars', { count: stars })}</dt>
            <dd className="contents">
              <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full">
                <rect width="100" height="8" className="fill-timber/15" />
                <rect width={(count / total) * 100} height="8" className="fill-saffron" />
              </svg>
              <span className="text-right text-timber tabular-nums">{count}</span>
            </dd>
          </div>
        ))}
    </dl>
  )
}

interface FirstPage {
  readonly productId: string
  readonly reviews: Review[]
  readonly starCounts: readonly number[]
}

/** The sorted reviews: sorted locally when all are loaded, else paged from the server. */
function useReviewPages({ productId, ...first }: FirstPage, order: ReviewOrder) {
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

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'))

interface ButtonProps {
  readonly reviewId: string
  readonly name: string
}

/** Reports a review to the staff. */
function ReportButton({ reviewId, name }: ButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const open = () => (currentToken() === null ? toasts.error(t('review-report:login')) : setOpen(true))
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-6 text-small"
        aria-label={t('review-report:buttonName', { name })}
        onClick={open}
      >
        {t('review-report:button')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<WaitingBar />}>
          <ReportDialog reviewId={reviewId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
