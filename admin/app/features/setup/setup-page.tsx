import { Button, Skeleton } from '@first-fashion/ui'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { useHideSetup, useSetup } from './queries.ts'
import { SetupList } from './setup-list.tsx'
import { useWords } from './words.ts'

/** What is left to do before the shop can open. */
export function SetupPage() {
  const { t } = useWords()
  const setup = useSetup()
  const hiding = useHideSetup()
  const done = setup.data?.steps.filter(({ isDone }) => isDone).length ?? 0
  return (
    <>
      <h1 className="text-heading">{t('title')}</h1>
      <p className="mt-1 mb-6 max-w-[42rem] text-timber">{t('lead')}</p>
      {setup.isPending ? <Skeleton className="h-96" /> : null}
      {setup.isError ? <LoadFailure error={setup.error} onRetry={() => setup.refetch()} /> : null}
      {setup.data === undefined ? null : (
        <>
          <h2 className="mb-3 font-medium">{t('progress', { done, all: setup.data.steps.length })}</h2>
          <SetupList {...setup.data} />
          <Button
            variant="text"
            className="mt-4"
            busy={hiding.isPending}
            onClick={() => hiding.mutate(!setup.data.isHidden)}
          >
            {t(setup.data.isHidden ? 'show' : 'hide')}
          </Button>
        </>
      )}
    </>
  )
}
