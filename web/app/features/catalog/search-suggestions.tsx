import { Button } from '@first-fashion/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api-browser.ts'
import { useDebounced } from '../../platform/forms/use-debounced.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { HorizontalProductCard } from '../sellables/index.ts'
import './collection-words.ts'

const typingPauseMs = 120

/** A few products that match the input, over the page below. */
export default function SearchSuggestions({
  text,
  onAll,
}: {
  readonly text: string
  readonly onAll: () => void
}) {
  const { t } = useTranslation()
  const search = useDebounced(text, typingPauseMs)
  const { data } = useQuery({
    queryKey: ['suggest', search.toLowerCase()],
    queryFn: async ({ signal }) => {
      const answer = await api('catalog.suggest', { query: { search }, signal })
      return answer.ok ? answer.value : null
    },
    placeholderData: keepPreviousData,
  })
  if (data === undefined || data === null || data.products.length === 0) return null
  return (
    <div className="absolute inset-x-0 top-full max-h-[min(32rem,70vh)] overflow-y-auto bg-paper p-4 shadow-floating sm:p-6">
      <p role="status" className={data.approximate ? 'mb-4 text-small text-timber' : 'sr-only'}>
        {data.approximate
          ? t('collection:approximate', { search })
          : t('collection:suggestionsCount', { count: data.products.length })}
      </p>
      <ul
        aria-label={t('collection:suggestions')}
        className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        {data.products.map((product) => (
          <li key={product._id}>
            <HorizontalProductCard product={product} />
          </li>
        ))}
      </ul>
      {data.total > data.products.length ? (
        <Button variant="link" data-see-all onClick={onAll} className="mt-4">
          {t('collection:seeAll', { count: data.total })}
        </Button>
      ) : null}
    </div>
  )
}
