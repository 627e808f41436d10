import { buttonClass, EmptyState, Skeleton } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { HorizontalProductCard } from '../sellables/index.ts'
import { cartKeys } from './cart.keys.ts'
import './cart-words.ts'

const suggested = 3

/** As tall as the content they replace, so nothing moves when it loads. */
const Placeholders = () =>
  Array.from({ length: suggested }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move.
    <li key={at} aria-hidden="true" className="grid h-25 grid-cols-[5rem_1fr] items-center gap-4">
      <Skeleton className="h-25" />
      <Skeleton className="h-12 w-3/4" />
    </li>
  ))

/** The empty cart, with best sellers. */
export function EmptyCart() {
  const { t } = useTranslation()
  const best = useQuery({
    queryKey: cartKeys.suggestions(suggested),
    queryFn: async () => {
      const answer = await api('catalog.cards', {
        query: { bestSeller: 'true', page: '1', size: String(suggested) },
      })
      return answer.ok ? answer.value.products : []
    },
  })
  return (
    <div className="grid gap-12 py-10 lg:grid-cols-[1fr_24rem]">
      <EmptyState
        as="h1"
        picture={<ScenePicture name="empty-bag" sizes="18rem" />}
        title={t('cart:empty')}
        text={t('cart:emptyText')}
        action={
          <Link to={paths.collection()} className={buttonClass()}>
            {t('cart:continue')}
          </Link>
        }
      />
      {best.data?.length === 0 ? null : (
        <section aria-labelledby="liked-by-others">
          <h2 id="liked-by-others" className="mb-5 text-title">
            {t('cart:best')}
          </h2>
          <ul className="flex flex-col gap-5">
            {best.data?.map((product) => (
              <li key={product._id}>
                <HorizontalProductCard product={product} />
              </li>
            )) ?? <Placeholders />}
          </ul>
        </section>
      )}
    </div>
  )
}
