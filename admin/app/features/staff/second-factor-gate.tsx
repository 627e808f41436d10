import { Button, Skeleton } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { sessionKey, useSignOut } from '../../platform/session.ts'
import { useSecondFactor } from './second-factor/queries.ts'
import { useWords } from './words.ts'

const SecondFactorPanel = lazy(async () => ({
  default: (await import('./second-factor/second-factor-panel.tsx')).SecondFactorPanel,
}))

/** Shown to whoever must set a second factor up before anything else. */
export function SecondFactorGate() {
  const { t } = useWords()
  const queries = useQueryClient()
  const signingOut = useSignOut()
  const factor = useSecondFactor().data?.secondFactor
  const isSetUp = factor !== undefined && (factor.codesSince !== null || factor.passkeys.length > 0)
  return (
    <main className="mx-auto max-w-[28rem] px-4 pt-20 pb-10">
      <h1 className="text-heading">{t('gateTitle')}</h1>
      <p className="mt-1 mb-8 text-timber">{t('gateText')}</p>
      <Suspense fallback={<Skeleton className="h-80" />}>
        <SecondFactorPanel />
      </Suspense>
      <div className="mt-6 flex flex-col items-start gap-5">
        {/* Not at once: recovery codes are shown only now. */}
        {isSetUp ? (
          <Button onClick={() => queries.invalidateQueries({ queryKey: sessionKey })}>{t('gateOpen')}</Button>
        ) : null}
        <Button variant="link" onClick={() => signingOut.mutate()}>
          {t('signOut')}
        </Button>
      </div>
    </main>
  )
}
