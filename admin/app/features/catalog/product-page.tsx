import { buttonClass, Skeleton } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { call } from '../../platform/api.ts'
import { LoadFailure } from '../../shell/load-failure.tsx'
import { ProductForm } from './product-form.tsx'
import { StockTable } from './stock-table.tsx'

export function ProductPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const product = useQuery({
    queryKey: ['product', id],
    queryFn: async () => (await call('staff.product', { params: { id } })).product,
  })
  return (
    <>
      <Link to="/products" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      {product.isPending ? <Skeleton className="h-96" /> : null}
      {product.isError ? <LoadFailure error={product.error} onRetry={() => product.refetch()} /> : null}
      {product.data === undefined ? null : (
        <>
          <h1 className="mb-6 text-heading">{product.data.name}</h1>
          <div className="grid gap-6 lg:grid-cols-2">
            <ProductForm
              key={product.data.version}
              product={product.data}
              onReload={() => product.refetch()}
            />
            <StockTable product={product.data} />
          </div>
        </>
      )}
    </>
  )
}
