import { limits } from '@first-fashion/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { call } from '../../platform/api.ts'
import { FilterSelect } from '../../shell/filter-select.tsx'
import { ListFrame } from '../../shell/list-frame.tsx'
import { ModeratedReviewCard } from './moderated-review-card.tsx'

const stars = ['5', '4', '3', '2', '1'] as const

/** What shoppers say of all products, and the decision whether it stands. */
export function ReviewsPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const hidden = (['true', 'false'] as const).find((one) => one === query.get('hidden'))
  const only = (name: 'photos' | 'reported') =>
    query.get(name) === 'true' ? { [name]: 'true' as const } : {}
  const asked = {
    search: query.get('search') ?? '',
    stars: stars.find((one) => one === query.get('stars')) ?? '',
    page: query.get('page') ?? '1',
    ...only('photos'),
    ...only('reported'),
    ...(hidden ? { hidden } : {}),
  }
  const list = useQuery({
    queryKey: ['reviews', asked],
    queryFn: () => call('staff.reviews', { query: asked }),
  })
  return (
    <ListFrame
      title={t('reviews')}
      total={list.data?.total}
      pages={list.data?.pages ?? 1}
      state={list.status}
      onRetry={() => list.refetch()}
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
