import { pictureAt } from '@first-fashion/contract/pictures'
import type { ModeratedReview } from '@first-fashion/contract/reviews/staff-calls'
import { Badge, Button, Stars } from '@first-fashion/ui'
import { useState } from 'react'
import { shopDayInWords, shopTimeInWords } from '../../platform/shop-time.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import type { Decision } from './queries.ts'
import { useWords } from './words.ts'

interface CardProps {
  readonly review: ModeratedReview
  /** The maximum length of a reason. */
  readonly longest: number
}

/** A review with everything needed to moderate it. */
export function ModeratedReviewCard({ review, longest }: CardProps) {
  const { t } = useWords()
  const { hidden, reports } = review
  return (
    <article className="border border-hairline bg-paper p-5">
      <Heading review={review} />
      <p className="mt-3 max-w-[52rem] whitespace-pre-line wrap-anywhere">{review.review}</p>
      <Photos photos={review.photos} />
      {reports.length === 0 ? null : (
        <p className="mt-3 text-small">
          {t('reports')}: {reports.map((reason) => t(`reportReasons.${reason}`)).join(', ')}
        </p>
      )}
      {hidden === null ? null : (
        <p className="mt-3 text-small">
          {t('hiddenBecause', {
            reason: hidden.reason,
            date: shopDayInWords(hidden.at),
          })}
        </p>
      )}
      <Decisions review={review} longest={longest} />
    </article>
  )
}

function Heading({ review }: Pick<CardProps, 'review'>) {
  const { t } = useWords()
  const { hidden, reports, product } = review
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="font-medium wrap-anywhere">
        <a href={`/product/${product.slug}`} className="underline underline-offset-4">
          {product.name}
        </a>
      </h2>
      <Stars rating={review.rating} />
      <span className="sr-only">{t('starCount', { count: review.rating })}</span>
      <span>{review.userName}</span>
      <time dateTime={new Date(review.date).toISOString()} className="text-small text-timber tabular-nums">
        {shopTimeInWords(review.date)}
      </time>
      {hidden === null ? null : <Badge tone="danger">{t('hidden')}</Badge>}
      {reports.length === 0 ? null : (
        <Badge tone="accent">{t('reportCount', { count: reports.length })}</Badge>
      )}
    </div>
  )
}

function Photos({ photos }: Pick<ModeratedReview, 'photos'>) {
  const { t } = useWords()
  if (photos.length === 0) return null
  return (
    <ul aria-label={t('photos')} className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ _id, url }, nth) => (
        <li key={_id}>
          <a
            href={pictureAt(url, 1600)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('openPhoto', { number: nth + 1 })}
            className="block"
          >
            <img
              src={pictureAt(url, 160)}
              alt=""
              width={80}
              height={80}
              loading="lazy"
              className="size-20 bg-sand object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Decisions({ review, longest }: CardProps) {
  const { t } = useWords()
  const [asking, setAsking] = useState<Decision>()
  const { hidden, reports } = review
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {hidden === null ? (
          <Button variant="secondary" onClick={() => setAsking('hide')}>
            {t('hideReview')}
          </Button>
        ) : null}
        {hidden !== null || reports.length > 0 ? (
          <Button variant="secondary" onClick={() => setAsking('show')}>
            {t(hidden === null ? 'keepReview' : 'showReview')}
          </Button>
        ) : null}
      </div>
      {asking === undefined ? null : (
        <DecisionDialog
          review={review}
          decision={asking}
          longest={longest}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
