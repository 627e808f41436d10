import { useTranslation } from '../../platform/words/use-translation.ts'
import './words/reviews-words.ts'

/** The number of reviews per star rating, five to one. */
export function RatingBars({ counts }: { readonly counts: readonly number[] }) {
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
