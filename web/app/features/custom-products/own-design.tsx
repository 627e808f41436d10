import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import { Skeleton } from '@first-fashion/ui'
import { type ReactNode, useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useRequiredLogin } from '../accounts/index.ts'
import { useCustomProduct } from './custom-products.queries.ts'
import './custom-products-words.ts'

interface OwnDesignProps {
  readonly children: (product: CustomProduct) => ReactNode
  /** Shown for one that is not the customer's, or no more. Without it, it leads back to the list, as what cannot be loaded. */
  readonly whenUnknown?: ReactNode
}

/** A page about one custom product of the customer's. */
export function OwnDesignPage({ children, whenUnknown }: OwnDesignProps) {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const token = useRequiredLogin(t('custom-products:loginForOne'))
  const navigate = useNavigate()
  const { data: product, error } = useCustomProduct(token, id)
  const isUnknown =
    whenUnknown !== undefined && error !== null && failureOf(error).code === 'custom-products.unknown'
  const isFailed = product === undefined && error !== null && !isUnknown
  const failed = isFailed ? refusalWords(error, t('custom-products:oneFailed')) : null
  useEffect(() => {
    if (failed === null) return
    toasts.error(failed)
    void navigate(paths.customProducts(), { replace: true })
  }, [failed, navigate])
  return (
    <main id="content" className="page min-h-[60vh] pt-8">
      <title>
        {product === undefined
          ? t('custom-products:pageTitle')
          : t('custom-products:onePageTitle', { name: product.name })}
      </title>
      <meta name="robots" content="noindex" />
      <NeedsScripts />
      {isUnknown ? whenUnknown : product === undefined ? <Placeholder /> : children(product)}
    </main>
  )
}

const Placeholder = () => (
  <div aria-hidden="true" className="hidden gap-8 scripted:grid md:grid-cols-2 lg:gap-16">
    <Skeleton className="aspect-4/5" />
    <div className="flex flex-col gap-4">
      <Skeleton className="h-12 w-3/4" />
      <Skeleton className="h-40" />
      <Skeleton className="h-12" />
    </div>
  </div>
)
