import type { FeaturedProduct } from '@first-fashion/contract/community/shown'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { Picture } from '@first-fashion/ui'
import { Link } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../words/looks-words.ts'

interface ShopTheLookProps {
  readonly products: readonly FeaturedProduct[]
  /** What its heading stands below. */
  readonly level: 2 | 3
}

/** The products of a look, each with its price in rupees and a way to its page (spec B section 9). */
export function ShopTheLook({ products, level }: ShopTheLookProps) {
  const { t } = useTranslation()
  const Heading = `h${level}` as const
  return (
    <section>
      <Heading className="mb-3 text-title">{t('looks:featured')}</Heading>
      <ul className="flex flex-col gap-3">
        {products.map((product) => (
          <li key={product._id}>
            <Link
              to={paths.product(product.slug)}
              aria-label={t('looks:shop', { name: product.name })}
              className="grid grid-cols-[4rem_1fr] items-center gap-4 hover:text-leaf"
            >
              <Picture src={product.image[0] ?? ''} alt="" sizes="64px" />
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{product.name}</span>
                <span className="tabular-nums">{formatPrice(product.price, lkr)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
