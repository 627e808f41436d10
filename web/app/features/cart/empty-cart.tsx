import { buttonClass } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { BatikMark } from '../../shell/error-page.tsx'
import { HorizontalProductCard } from '../catalog/horizontal-product-card.tsx'

const suggested = 3

/** An empty cart, and what others liked to put into theirs. */
export function EmptyCart() {
  const { t } = useTranslation()
  const best = useQuery({
    queryKey: ['best-sellers', suggested],
    queryFn: async () => {
      const answer = await api('catalog.list', {
        query: { bestSeller: 'true', page: '1', size: String(suggested) },
      })
      return answer.ok ? answer.value.products : []
    },
  })
  return (
    <div className="grid gap-12 py-10 lg:grid-cols-[1fr_24rem]">
      <div className="flex flex-col items-start gap-5">
        <BatikMark />
        <h1 className="text-display">{t('cart.empty')}</h1>
        <p className="max-w-[32rem] text-lead text-timber">{t('cart.emptyText')}</p>
        <Link to={paths.collection()} className={buttonClass()}>
          {t('cart.continue')}
        </Link>
      </div>
      {best.data === undefined || best.data.length === 0 ? null : (
        <section aria-labelledby="liked-by-others">
          <h2 id="liked-by-others" className="mb-5 text-title">
            {t('home.best')}
          </h2>
          <ul className="flex flex-col gap-5">
            {best.data.map((product) => (
              <li key={product._id}>
                <HorizontalProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
