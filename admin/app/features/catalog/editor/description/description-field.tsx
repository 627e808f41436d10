import { Skeleton } from '@first-fashion/ui'
import { lazy, Suspense } from 'react'
import { useWords } from '../../words.ts'

const RichText = lazy(() => import('../../../../platform/rich-text/rich-text.tsx'))

interface DescriptionProps {
  readonly value: string
  /** A new key resets the editor to the value. */
  readonly revision: number
  readonly error: string | undefined
  readonly onChange: (html: string) => void
}

/** The product description; the editor loads with the first form. */
export function DescriptionField({ value, revision, error, onChange }: DescriptionProps) {
  const { t } = useWords()
  return (
    <div>
      <p id="description-label" className="mb-1.5 text-small font-medium">
        {t('product.description')}
      </p>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <RichText key={revision} html={value} labelledBy="description-label" onChange={onChange} />
      </Suspense>
      {error === undefined ? null : <p className="mt-1.5 text-small text-hibiscus">{error}</p>}
    </div>
  )
}
