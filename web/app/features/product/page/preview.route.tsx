import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../../platform/api-browser.ts'
import { PreviewFrame } from '../../../platform/screen/preview-frame.tsx'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { returnDaysOf } from '../../return-window/index.ts'
import { notesOf } from './notes-of.ts'
import { ProductView } from './product-view.tsx'
import { promiseLines } from './promise-lines.ts'
import '../words/product-preview-words.ts'

/** A product as shoppers will see it. */
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
      if (!answer.ok) return { answer, returnDays, notes: [], promises: [] }
      const promised = { product: answer.value.product, returnDays }
      const [notes, promises] = await Promise.all([notesOf(api, promised), promiseLines(api, promised)])
      return { answer, returnDays, notes, promises }
    },
  })
  const answer = preview.data?.answer
  const product = answer?.ok ? answer.value.product : undefined
  return (
    <PreviewFrame
      failure={answer?.ok === false ? answer.failure : undefined}
      onRetry={() => void preview.refetch()}
      state={t(product?.isPublished ? 'product-preview:published' : 'product-preview:draft')}
    >
      {preview.data === undefined || product === undefined ? undefined : (
        <div className="page">
          <ProductView
            key={preview.dataUpdatedAt}
            product={product}
            origin=""
            returnDays={preview.data.returnDays}
            promises={preview.data.promises}
            notes={preview.data.notes}
          />
        </div>
      )}
    </PreviewFrame>
  )
}
