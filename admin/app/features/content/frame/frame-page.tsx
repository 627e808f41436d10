import { Skeleton } from '@first-fashion/ui'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { useWords } from '../words.ts'
import { FrameForm } from './frame-form.tsx'
import { useFrame } from './queries.ts'

/** What stands around each page of the store: the links of its menu and footer, and the announcement. */
export function FramePage() {
  const { t } = useWords()
  const found = useFrame()
  return (
    <>
      <h1 className="text-heading">{t('frame')}</h1>
      <p className="mt-1 mb-6 max-w-[42rem] text-timber">{t('frameLead')}</p>
      {found.isPending ? <Skeleton className="h-96" /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={() => found.refetch()} /> : null}
      {found.data === undefined ? null : <FrameForm key={found.data.version} {...found.data} />}
    </>
  )
}
