import { buttonClass, EmptyState, Skeleton } from '@first-fashion/ui'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { data, Link, redirectDocument, useNavigate } from 'react-router'
import { serverApi } from '../../../platform/api-server.ts'
import { lazyPart } from '../../../platform/lost-chunk.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOr } from '../../../platform/refusal-words.ts'
import { NeedsScripts } from '../../../platform/screen/needs-scripts.tsx'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { Route } from './+types/designer.route.ts'
import './designer-words.ts'

const DesignerApp = lazyPart(() => import('./designer-app.tsx'))

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = serverApi(context)
  const answer = await call('designs.catalog-product', { params: { id: params.productId } })
  if (!answer.ok) {
    const { status, code, message } = answer.failure
    return status === 404
      ? data({ found: undefined, failure: null }, { status })
      : data({ found: undefined, failure: { code, message } }, { status: 503 })
  }
  const { product, variants } = answer.value.product
  // An id that is not of the product falls back to its first variant.
  const variant = variants.find(({ id }) => String(id) === params.variantId) ?? variants[0]
  return data({
    found: variant === undefined ? undefined : { product, variants, variant },
    failure: null,
  })
}

/** The policy of the designer's page lets it shape text, so it is entered by a full load. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  throw redirectDocument(request.url)
}

export default function DesignerPage({ loaderData: { found, failure } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const isLive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return (
    <main
      id="content"
      className={`page with-design-letters ${found === undefined ? 'min-h-[60vh] pt-8' : 'min-h-dvh'}`}
    >
      <title>
        {found === undefined
          ? t('designer:pageTitlePlain')
          : t('designer:pageTitle', { title: found.product.title })}
      </title>
      <meta name="robots" content="noindex" />
      <NeedsScripts />
      {found === undefined ? (
        failure === null ? (
          <NotFound />
        ) : (
          <Failed words={messageOr(failure, t('designer:failedProduct'))} />
        )
      ) : isLive ? (
        <Suspense fallback={<Waiting />}>
          <DesignerApp {...found} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </main>
  )
}

function NotFound() {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h1"
      title={t('designer:notFound')}
      text={t('designer:notFoundText')}
      action={<GalleryLink />}
    />
  )
}

function GalleryLink() {
  const { t } = useTranslation()
  return (
    <Link to={paths.design()} className={buttonClass()}>
      {t('designer:toGallery')}
    </Link>
  )
}

const Waiting = () => (
  <div className="hidden justify-center py-24 scripted:flex">
    <Skeleton className="aspect-4/5 w-full max-w-[36rem]" />
  </div>
)

/** The partner does not answer: the gallery, which is stored here, may still show what there is. */
function Failed({ words }: { readonly words: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useEffect(() => {
    toasts.error(words)
    void navigate(paths.design(), { replace: true })
  }, [navigate, words])
  return <EmptyState as="h1" title={words} text={t('designer:failedProductText')} action={<GalleryLink />} />
}
