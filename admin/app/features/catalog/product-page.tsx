import { buttonClass, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { useRoleMay } from '../../platform/session.ts'
import { ProductEditor } from './editor/product-editor.tsx'
import { useProduct } from './queries.ts'
import { useWords } from './words.ts'

/** A product, or a new one at the URL 'new'. */
export function ProductPage() {
  const { t } = useWords()
  const { id = 'new' } = useParams()
  const mayChange = useRoleMay('products.change')
  // A newly created product keeps its form when it gets its own URL.
  const [made, setMade] = useState<string>()
  const isNew = id === 'new' || id === made
  const product = useProduct(isNew ? undefined : id)
  const title = id === 'new' ? t('product.new') : product.data?.name
  return (
    <>
      <Link to="/products" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      {title === undefined ? null : <h1 className="mb-6 text-heading wrap-anywhere">{title}</h1>}
      {!isNew && product.isPending ? <Skeleton className="h-96" /> : null}
      {product.isError ? <LoadFailure error={product.error} onRetry={() => product.refetch()} /> : null}
      {isNew || product.data !== undefined ? (
        <ProductEditor
          key={isNew ? 'new' : id}
          opened={isNew ? undefined : product.data}
          mayChange={mayChange}
          onMade={setMade}
        />
      ) : null}
    </>
  )
}
