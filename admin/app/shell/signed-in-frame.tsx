import { buttonClass, Skeleton } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { ProofPrompt, SecondFactorGate, SignInForm } from '../features/staff/index.ts'
import { LoadFailure } from '../platform/load-failure.tsx'
import { useSession } from '../platform/session.ts'
import { useIsRehearsal } from '../platform/store-name.ts'
import { useSharedWords } from '../platform/words/words.ts'
import { Navigation } from './navigation.tsx'
import { preloadScreens } from './screens.tsx'
import { isForbidden } from './sections.ts'

/** The frame behind the sign-in: navigation and page, or the sign-in form. */
export function SignedInFrame() {
  const { pathname } = useLocation()
  const [wasSignedIn, setSignedIn] = useState(false)
  const session = useSession()
  if (session.data?.needsSecondFactor === false && !wasSignedIn) setSignedIn(true)
  useEffect(() => {
    if (wasSignedIn) whenIdle(preloadScreens)
  }, [wasSignedIn])
  if (session.isPending) return <Skeleton className="m-8 h-40" />
  if (session.data === undefined)
    return (
      <main className="p-8">
        <LoadFailure error={session.error} onRetry={() => session.refetch()} />
      </main>
    )
  const staff = session.data
  const isLedAside = staff === null || staff.needsSecondFactor
  return (
    <div className="lg:flex">
      {isLedAside ? null : <Navigation staff={staff} />}
      <div className="min-w-0 flex-1">
        <RehearsalNotice />
        {staff === null ? <SignInForm /> : null}
        {staff?.needsSecondFactor ? <SecondFactorGate /> : null}
        {isLedAside ? null : <ProofPrompt />}
        {/* A page stays as it is while someone signs in again: what was typed is kept. */}
        {wasSignedIn ? (
          <main hidden={isLedAside} className="mx-auto max-w-[80rem] px-4 py-6 lg:px-8">
            {staff !== null && isForbidden(staff, pathname) ? (
              <ForbiddenPage role={staff.ownRoleName ?? staff.role} />
            ) : (
              <Outlet />
            )}
          </main>
        ) : null}
      </div>
    </div>
  )
}

function RehearsalNotice() {
  const { t } = useSharedWords()
  return useIsRehearsal() ? (
    <p className="bg-ink px-4 py-2 text-center text-small text-paper">{t('rehearsal')}</p>
  ) : null
}

/** Not every browser has requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else work()
}

/** Shown for a section that the role may not see. */
function ForbiddenPage({ role }: { readonly role: string }) {
  const { t } = useSharedWords()
  return (
    <div className="max-w-[36rem] border border-hairline bg-paper p-6">
      <h1 className="text-heading">{t('notYours')}</h1>
      <p className="mt-2 mb-6 text-timber">{t('notYoursText', { role })}</p>
      <Link to="/" className={buttonClass('secondary')}>
        {t('toStart')}
      </Link>
    </div>
  )
}
