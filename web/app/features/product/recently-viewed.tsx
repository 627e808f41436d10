import type { Product } from '@first-fashion/contract/catalog/product'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api-browser.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { HorizontalProductCard } from '../sellables/index.ts'
import './words/recently-viewed-words.ts'

/** Recently viewed products with their current data; unavailable ones are left out. */
export function RecentlyViewed({ productIds }: { readonly productIds: readonly string[] }) {
  const { t } = useTranslation()
  const viewed = useQuery({
    queryKey: ['viewed', productIds],
    queryFn: async () => {
      const answers = await Promise.all(
        productIds.map((id) => api('catalog.single-by-id', { query: { id } })),
      )
      return answers.flatMap((answer): Product[] => (answer.ok ? [answer.value.product] : []))
    },
  })
  if (viewed.data === undefined || viewed.data.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="mt-20">
      <h2 id="recently-viewed" className="mb-6 text-heading">
        {t('recently-viewed:title')}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {viewed.data.map((product) => (
          <li key={product._id}>
            <HorizontalProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
