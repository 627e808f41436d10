import { Button, buttonClass, Notice, Skeleton } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Failure } from '../../../platform/api.ts'
import { api } from '../../../platform/api-browser.ts'
import { NeedsScripts } from '../../../platform/screen/needs-scripts.tsx'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { returnDaysOf } from '../../return-window/index.ts'
import { notesOf } from './notes-of.ts'
import { ProductView } from './product-view.tsx'
import '../words/product-preview-words.ts'

/** A product as shoppers will see it, for staff who are signed in to the back office in this browser. */
export default function PreviewPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const preview = useQuery({
    queryKey: ['preview', id],
    refetchOnWindowFocus: true,
    queryFn: async () => {
      const [answer, returnDays] = await Promise.all([
        api('catalog.preview', { params: { id } }),
        returnDaysOf(api),
      ])
      const notes = answer.ok ? await notesOf(api, { product: answer.value.product, returnDays }) : []
      return { answer, returnDays, notes }
    },
  })
  const answer = preview.data?.answer
  return (
    <main id="content" className="page min-h-[60vh] pt-6">
      <title>{`${t('product-preview:title')} · First Fashion`}</title>
      <meta name="robots" content="noindex" />
      <NeedsScripts />
      {answer === undefined ? <Skeleton className="hidden h-96 scripted:block" /> : null}
      {answer?.ok === false ? (
        <Refused failure={answer.failure} onRetry={() => void preview.refetch()} />
      ) : null}
      {preview.data !== undefined && answer?.ok === true ? (
        <>
          <div className="mb-6">
            <Notice tone="information">
              {t('product-preview:text')}{' '}
              {t(answer.value.product.isPublished ? 'product-preview:published' : 'product-preview:draft')}
            </Notice>
          </div>
          <ProductView
            key={preview.dataUpdatedAt}
            product={answer.value.product}
            origin=""
            returnDays={preview.data.returnDays}
            notes={preview.data.notes}
          />
        </>
      ) : null}
    </main>
  )
}

function Refused({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  const isSignedOut = failure.status === 401 || failure.status === 403
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-heading">{t('product-preview:title')}</h1>
      <p>
        {isSignedOut
          ? t('product-preview:signIn')
          : failure.status === 404
            ? failure.message
            : t('product-preview:failed')}
      </p>
      {isSignedOut ? (
        <a href="/admin" className={buttonClass()}>
          {t('product-preview:toBackOffice')}
        </a>
      ) : (
        <Button onClick={onRetry}>{t('problem.tryAgain')}</Button>
      )}
    </div>
  )
}
