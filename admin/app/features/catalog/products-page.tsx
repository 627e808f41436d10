import { categories, productTypes } from '@first-fashion/contract/catalog/classification'
import { productStates, type StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { limits } from '@first-fashion/contract/limits'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { Badge, buttonClass, EmptyState, Picture } from '@first-fashion/ui'
import { Link } from 'react-router'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress } from '../../platform/lists/list-query.ts'
import { useRoleMay } from '../../platform/session.ts'
import { useProducts } from './queries.ts'
import { useWords } from './words.ts'

export function ProductsPage() {
  const { t } = useWords()
  const { query: listed, choice } = useListAddress()
  const category = choice('category', categories)
  const type = choice('type', productTypes)
  const state = choice('state', productStates)
  const stock = choice('stock', ['low'])
  const query = {
    ...listed,
    ...(category ? { category } : {}),
    ...(type ? { type } : {}),
    ...(state ? { state } : {}),
    ...(stock ? { stock } : {}),
  }
  const mayAdd = useRoleMay('products.change')
  const hasNone = listed.search === '' && !category && !type && !state && !stock
  const products = useProducts(query)
  return (
    <ListFrame
      title={t('products')}
      action={
        mayAdd ? (
          <Link to="/products/new" className={buttonClass('primary')}>
            {t('product.add')}
          </Link>
        ) : undefined
      }
      {...(hasNone && mayAdd ? { whenEmpty: <FirstProduct /> } : {})}
      {...frameOf(products)}
      filters={
        <>
          <FilterSelect name="category" label={t('category')} options={categories.map((one) => [one, one])} />
          <FilterSelect name="type" label={t('type')} options={productTypes.map((one) => [one, one])} />
          <FilterSelect
            name="state"
            label={t('product.state')}
            options={productStates.map((one) => [one, t(`product.states.${one}`)])}
          />
          <FilterSelect name="stock" label={t('stock')} options={[['low', t('fewLeft')]]} />
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

/** The empty state without products. */
function FirstProduct() {
  const { t } = useWords()
  return (
    <div className="border border-hairline bg-paper p-6">
      <EmptyState
        title={t('product.emptyTitle')}
        text={t('product.emptyText')}
        action={
          <Link to="/products/new" className={buttonClass('secondary')}>
            {t('product.add')}
          </Link>
        }
      />
    </div>
  )
}

function ProductRow({ product }: { readonly product: StaffProduct }) {
  const { t } = useWords()
  const skus = product.variants
    .flatMap((variant) => variant.sizes)
    .reduce((sum, size) => sum + size.quantity, 0)
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-4 border-b border-hairline p-3 last:border-0">
      {product.image[0] === undefined ? (
        <div className="aspect-[4/5] w-full bg-sand" />
      ) : (
        <Picture src={product.image[0]} alt="" sizes="56px" />
      )}
      <div>
        <Link to={`/products/${product._id}`} className="font-medium underline underline-offset-4">
          {product.name}
        </Link>
        <p className="text-small text-timber">
          {product.category}, {product.subCategory}
          {product.madeToOrder || product.variants.length === 0 ? null : ` · ${t('stock')} ${skus}`}
        </p>
        <p className="text-small text-timber">
          {t('soldLately', { count: product.soldLately, days: limits.bestSellerDays })}
        </p>
      </div>
      <div className="flex flex-col items-end gap-1">
        <span className="tabular-nums">{formatPrice(product.price, lkr)}</span>
        {product.bestSeller ? <Badge tone="accent">{t('bestSeller')}</Badge> : null}
        {product.isPublished ? null : (
          <Badge tone="plain">
            {t(product.archivedAt === null ? 'product.states.draft' : 'product.states.archived')}
          </Badge>
        )}
      </div>
    </li>
  )
}
