import type { Review } from '@first-fashion/contract/reviews/calls'
import { Button, Stars } from '@first-fashion/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { WaitingBar } from '../../shell/waiting-bar.tsx'
import { useUser } from '../accounts/use-user.ts'
import { ReviewForm } from './review-form.tsx'
import '../../platform/words/reviews.ts'

const DeleteReviewDialog = lazy(() =>
  import('./delete-review-dialog.tsx').then((module) => ({ default: module.DeleteReviewDialog })),
)

/** What shoppers say, and the form to say it. */
export function ReviewSection({ productId }: { readonly productId: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const token = useToken()
  const user = useUser(token)
  const reviews = useQuery({
    queryKey: ['reviews', productId],
    queryFn: async () => {
      const answer = await api('reviews.product', { body: { productId } })
      if (answer.ok) return answer.value.reviews
      throw new Error(answer.failure.message)
    },
  })
  const { isError } = reviews
  useEffect(() => {
    if (isError) toasts.error(t('reviews.loadFailed'))
  }, [isError, t])
  const changed = () => {
    void queries.invalidateQueries({ queryKey: ['reviews', productId] })
    void revalidate()
  }
  return (
    <section className="mt-20 grid gap-10 border-t border-hairline pt-12 lg:grid-cols-[1.4fr_1fr]">
      <div>
        <h2 className="mb-6 text-heading">{t('reviews.title')}</h2>
        {reviews.data?.length === 0 ? <p className="text-timber">{t('reviews.none')}</p> : null}
        {reviews.isError ? <p className="text-hibiscus">{t('reviews.loadFailed')}</p> : null}
        <ul className="flex flex-col gap-8">
          {reviews.data?.map((review) => (
            <ReviewItem
              key={review._id}
              review={review}
              isOwn={user.data?._id === review.userId}
              onDeleted={changed}
            />
          ))}
        </ul>
      </div>
      <ReviewForm productId={productId} onWritten={changed} />
    </section>
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
    <li>
      <div className="flex items-center gap-3">
        <Stars rating={review.rating} />
        <span className="sr-only">{t('product.rated', { rating: review.rating })}</span>
        <span className="font-medium">{review.userName}</span>
        <time className="text-small text-timber" dateTime={new Date(review.date).toISOString()}>
          {new Date(review.date).toLocaleDateString('en-GB', { dateStyle: 'medium' })}
        </time>
      </div>
      <p className="mt-2 max-w-[44rem] whitespace-pre-line wrap-anywhere">{review.review}</p>
      {isOwn ? (
        <Button look="quiet" className="-ml-6 text-small" onClick={() => setAsking('open')}>
          {t('reviews.delete')}
        </Button>
      ) : null}
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
    </li>
  )
}
