import { Button, buttonClass, Skeleton } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { call } from '../../platform/api.ts'
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
      {product.isError ? (
        <div className="flex items-center gap-4">
          <p className="text-hibiscus">{product.error.message}</p>
          <Button look="secondary" onClick={() => product.refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : null}
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
