import { Stars } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './words/reviews-words.ts'

interface AverageProps {
  /** 0 to 5. */
  readonly rating: number
  readonly count: number
}

/** What all reviews together say. */
export function AverageRating({ rating, count }: AverageProps) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap items-center gap-x-3 tabular-nums">
      <Stars rating={rating} size={20} />
      <span className="text-lead">{t('reviews:average', { rating: rating.toFixed(1) })}</span>
      <span className="text-timber">{t('reviews:count', { count })}</span>
    </p>
  )
}
