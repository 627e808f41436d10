import { categories, productTypes } from '@first-fashion/contract/catalog/classification'
import { limits } from '@first-fashion/contract/limits'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { StaffProduct } from '@first-fashion/contract/staff/product-calls'
import { Badge, Picture } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '../../platform/api.ts'
import { FilterSelect } from '../../shell/filter-select.tsx'
import { ListFrame } from '../../shell/list-frame.tsx'
import { frameOf, useListAddress, useListPage, yesNo } from '../../shell/list-query.ts'

export function ProductsPage() {
  const { t } = useTranslation()
  const { asked: listed, choice } = useListAddress()
  const category = choice('category', categories)
  const type = choice('type', productTypes)
  const published = choice('published', yesNo)
  const asked = {
    ...listed,
    ...(category ? { category } : {}),
    ...(type ? { type } : {}),
    ...(published ? { published } : {}),
  }
  const products = useListPage('products', asked, (query) => call('staff.products', { query }))
  return (
    <ListFrame
      title={t('products')}
      {...frameOf(products)}
      filters={
        <>
          <FilterSelect name="category" label={t('category')} options={categories.map((one) => [one, one])} />
          <FilterSelect name="type" label={t('type')} options={productTypes.map((one) => [one, one])} />
          <FilterSelect
            name="published"
            label={t('published')}
            options={[
              ['true', t('published')],
              ['false', t('notPublished')],
            ]}
          />
        </>
      }
    >
      <ul className="border border-hairline bg-paper">
        {products.data?.products.map((product) => (
          <ProductRow key={product._id} product={product} />
        ))}
      </ul>
    </ListFrame>
  )
}

function ProductRow({ product }: { readonly product: StaffProduct }) {
  const { t } = useTranslation()
  const pieces = product.variants
    .flatMap((variant) => variant.sizes)
    .reduce((sum, size) => sum + size.quantity, 0)
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-4 border-b border-hairline p-3 last:border-0">
      <Picture src={product.image[0] ?? ''} alt="" sizes="56px" />
      <div>
        <Link to={`/products/${product._id}`} className="font-medium underline underline-offset-4">
          {product.name}
        </Link>
        <p className="text-small text-timber">
          {product.category}, {product.subCategory}
          {product.madeToOrder || product.variants.length === 0 ? null : ` · ${t('stock')} ${pieces}`}
        </p>
        <p className="text-small text-timber">
          {t('soldLately', { count: product.soldLately, days: limits.bestSellerDays })}
        </p>
      </div>
      <div className="flex flex-col items-end gap-1">
        <span className="tabular-nums">{formatPrice(product.price, lkr)}</span>
        {product.bestSeller ? <Badge tone="accent">{t('bestSeller')}</Badge> : null}
        {product.isPublished ? null : <Badge tone="plain">{t('notPublished')}</Badge>}
      </div>
    </li>
  )
}
