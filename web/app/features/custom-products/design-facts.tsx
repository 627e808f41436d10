import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import { isNamed } from '@first-fashion/contract/custom-products/design-name'
import type { ReactNode } from 'react'
import { mediumDay } from '../../platform/time/shop-dates.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { DesignPrice } from './design-state.tsx'
import { useShownState } from './proof.queries.ts'
import './custom-products-words.ts'

/** Price, date, status, size and colour of a custom product. */
export function DesignFacts({ product }: { readonly product: CustomProduct }) {
  const { t } = useTranslation()
  const { status, selectedOptions } = product
  const state = useShownState(product)
  const shown = status === 'ordered' || status === 'archived' ? status : state
  const { size, color } = selectedOptions
  const created = new Date(product.createdAt)
  return (
    <dl className="grid w-full max-w-md grid-cols-[auto_1fr] border-t border-hairline">
      <Fact name={t('custom-products:price')}>
        <DesignPrice price={product.price} />
      </Fact>
      {isNamed(product) ? <Fact name={t('custom-products:garment')}>{product.productTitle}</Fact> : null}
      <Fact name={t('custom-products:status')}>{t(`custom-products:statuses.${shown}`)}</Fact>
      <Fact name={t('custom-products:size')}>{size}</Fact>
      {color === '' ? null : <Fact name={t('custom-products:colour')}>{color}</Fact>}
      <Fact name={t('custom-products:date')}>
        <time dateTime={created.toISOString()}>{mediumDay(created)}</time>
      </Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid gap-x-8 border-b border-hairline py-3">
    <dt className="text-timber">{name}</dt>
    <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
  </div>
)
