import { limits } from '@first-fashion/contract/limits'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress, yesNo } from '../../platform/lists/list-query.ts'
import { ModeratedReviewCard } from './moderated-review-card.tsx'
import { useReviews } from './queries.ts'
import { useWords } from './words.ts'

const stars = ['5', '4', '3', '2', '1'] as const

/** All reviews, with moderation. */
export function ReviewsPage() {
  const { t } = useWords()
  const { query, choice } = useListAddress()
  const hidden = choice('hidden', yesNo)
  const only = (name: 'photos' | 'reported') =>
    choice(name, yesNo) === 'true' ? { [name]: 'true' as const } : {}
  const filters = { ...only('photos'), ...only('reported'), ...(hidden ? { hidden } : {}) }
  const list = useReviews({ ...query, stars: choice('stars', stars) ?? '', ...filters })
  return (
    <ListFrame
      title={t('reviews')}
      {...frameOf(list)}
      filters={
        <>
          <FilterSelect
            name="stars"
            label={t('stars')}
            options={stars.map((count) => [count, t('starCount', { count: Number(count) })])}
          />
          <FilterSelect name="photos" label={t('photos')} options={[['true', t('withPhotos')]]} />
          <FilterSelect name="reported" label={t('reports')} options={[['true', t('reported')]]} />
          <FilterSelect
            name="hidden"
            label={t('status')}
            options={[
              ['false', t('shown')],
              ['true', t('hidden')],
            ]}
          />
        </>
      }
    >
      <ul className="flex flex-col gap-4">
        {list.data?.reviews.map((review) => (
          <li key={review._id}>
            <ModeratedReviewCard review={review} longest={limits.moderationReasonMaximumLength} />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}
