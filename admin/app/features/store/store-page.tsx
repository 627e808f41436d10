import { Skeleton } from '@first-fashion/ui'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { LogoSection } from './logo-section.tsx'
import { useStoreDetails } from './queries.ts'
import { StoreForm } from './store-form.tsx'
import { useWords } from './words.ts'

/** Whose store it is. */
export function StorePage() {
  const { t } = useWords()
  const found = useStoreDetails()
  return (
    <>
      <h1 className="text-heading">{t('store')}</h1>
      <p className="mt-1 mb-6 max-w-[42rem] text-timber">{t('lead')}</p>
      {found.isPending ? <Skeleton className="h-96" /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={() => found.refetch()} /> : null}
      {found.data === undefined ? null : (
        <div className="flex max-w-[44rem] flex-col gap-5">
          <LogoSection {...found.data} />
          {/* A new logo leaves what is typed. */}
          <StoreForm key={JSON.stringify(found.data.store)} {...found.data} />
        </div>
      )}
    </>
  )
}
