import type { CustomProductItem } from '@first-fashion/contract/custom-products/custom-product'
import { Button, buttonClass, EmptyState, Skeleton } from '@first-fashion/ui'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { useAfterClosing } from '../../platform/screen/use-after-closing.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useRequiredLogin } from '../accounts/index.ts'
import { CustomProductCard } from './custom-product-card.tsx'
import { useCustomProducts } from './custom-products.queries.ts'
import { DeleteDesignDialog } from './delete-design-dialog.tsx'
import './custom-products-words.ts'

/** The customer's custom products. */
export default function CustomProductsPage() {
  const { t } = useTranslation()
  const token = useRequiredLogin(t('custom-products:loginForList'))
  const products = useCustomProducts(token)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <main id="content" className="page min-h-[60vh] pt-8">
      <title>{t('custom-products:pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 ref={title} tabIndex={-1} className="text-display">
          {t('custom-products:title')}
        </h1>
        <Link to={paths.collection()} className={buttonClass()}>
          {t('custom-products:create')}
        </Link>
      </div>
      <NeedsScripts />
      {products.data !== undefined ? (
        // The clicked button is gone: keyboard focus moves to the top of the list.
        <Filled products={products.data} onDeleted={() => title.current?.focus()} />
      ) : products.isError ? (
        <EmptyState
          as="h2"
          title={refusalWords(products.error, t('custom-products:failed'))}
          action={<Button onClick={() => void products.refetch()}>{t('problem.tryAgain')}</Button>}
        />
      ) : (
        <Placeholders />
      )}
    </main>
  )
}

const columns =
  'grid grid-cols-2 narrow:grid-cols-1 gap-x-4 gap-y-10 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-6'

const Placeholders = () => (
  <div aria-hidden="true" className="hidden scripted:block">
    <div className={columns}>
      <Skeleton className="aspect-[4/7]" />
      <Skeleton className="aspect-[4/7]" />
    </div>
  </div>
)

interface FilledProps {
  readonly products: readonly CustomProductItem[]
  readonly onDeleted: () => void
}

function Filled({ products, onDeleted }: FilledProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<string>()
  const afterDeleting = useAfterClosing(asked !== undefined, onDeleted)
  return (
    <>
      {products.length === 0 ? (
        <EmptyState
          as="h2"
          picture={<ScenePicture name="waiting" sizes="18rem" />}
          title={t('custom-products:none')}
          text={t('custom-products:noneText')}
        />
      ) : null}
      <ul className={columns}>
        {products.map((product) => (
          <li key={product._id} className="flex min-w-0">
            <CustomProductCard product={product} onDelete={() => setAsked(product._id)} />
          </li>
        ))}
      </ul>
      <DeleteDesignDialog id={asked} onClose={() => setAsked(undefined)} onDeleted={afterDeleting} />
    </>
  )
}
