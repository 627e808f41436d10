import type { Review } from '@first-fashion/contract/reviews/calls'
import { Avatar, Stars } from '@first-fashion/ui'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { avatarOf } from '../../platform/avatars.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './words/reviews-words.ts'

interface TextProps {
  readonly review: Review
  /** Its photos and the reader's actions. */
  readonly children: ReactNode
}

/** A review with author, stars and text. The date is in Sri Lanka's time zone, on server and browser. */
export function ReviewText({ review, children }: TextProps) {
  const { t } = useTranslation()
  const date = new Date(review.date)
  return (
    <li>
      <div className="flex items-center gap-3">
        <Avatar src={avatarOf(review.userId, review.profileImage)} size={44} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className="font-medium">{review.userName}</span>
          <time
            className="text-small text-timber"
            dateTime={date.toISOString()}
            // Browser and server may abbreviate a month differently.
            suppressHydrationWarning
          >
            {date.toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Colombo' })}
          </time>
          <span className="flex basis-full flex-wrap items-center gap-x-3">
            <Stars rating={review.rating} />
            <span className="sr-only">{t('product.rated', { rating: review.rating })}</span>
            {review.verifiedPurchase ? (
              <span className="inline-flex items-center gap-1 text-small text-leaf">
                <BadgeCheck aria-hidden="true" size={16} />
                {t('reviews:verified')}
              </span>
            ) : null}
          </span>
        </div>
      </div>
      <p className="mt-2 max-w-[44rem] whitespace-pre-line wrap-anywhere">{review.review}</p>
      {children}
    </li>
  )
}
