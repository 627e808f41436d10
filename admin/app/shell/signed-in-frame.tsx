import type { StaffMember } from '@first-fashion/contract/staff/calls'
import { Button, buttonClass, Skeleton, tabClass } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, Outlet } from 'react-router'
import { SignInForm } from '../features/staff/sign-in-form.tsx'
import { CallFailure, call, rememberCsrf } from '../platform/api.ts'
import { LoadFailure } from './load-failure.tsx'
import { sectionsOf } from './sections.ts'

export const sessionKey = ['session'] as const

/** Everything behind the sign-in: navigation and the page; or the form to sign in. */
export function SignedInFrame() {
  const [wasSignedIn, setSignedIn] = useState(false)
  const session = useQuery({
    queryKey: sessionKey,
    queryFn: async () => {
      const answer = await call('staff.session').catch((error: unknown) => {
        if (error instanceof CallFailure && error.status === 401) return null
        throw error
      })
      if (answer !== null) rememberCsrf(answer.csrfToken)
      return answer === null ? null : answer.staff
    },
  })
  if (session.data != null && !wasSignedIn) setSignedIn(true)
  if (session.isPending) return <Skeleton className="m-8 h-40" />
  if (session.data === undefined)
    return (
      <main className="p-8">
        <LoadFailure error={session.error} onRetry={() => session.refetch()} />
      </main>
    )
  const staff = session.data
  return (
    <>
      {staff === null ? <SignInForm /> : <FrameHeader staff={staff} />}
      {/* A page stays as it is while someone signs in again: what was typed is kept. */}
      {wasSignedIn ? (
        <main hidden={staff === null} className="mx-auto max-w-[80rem] px-4 py-6">
          <Outlet />
        </main>
      ) : null}
    </>
  )
}

function FrameHeader({ staff }: { readonly staff: StaffMember }) {
  const { t } = useTranslation()
  const signOut = async () => {
    await call('staff.sign-out').catch(() => {})
    // Whoever comes next finds nothing of what was loaded or typed.
    window.location.assign('/admin')
  }
  const link = ({ isActive }: { isActive: boolean }) => tabClass(isActive)
  return (
    <header className="border-b border-hairline bg-paper">
      <div className="mx-auto flex max-w-[80rem] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-1">
        <span className="font-display text-lead">{t('title')}</span>
        <nav aria-label={t('title')} className="flex flex-wrap gap-x-6">
          {sectionsOf(staff.role).map(({ name }) => (
            <NavLink key={name} to={`/${name}`} className={link}>
              {t(name)}
            </NavLink>
          ))}
        </nav>
        <span className="ml-auto text-small text-timber">
          {staff.name} · {staff.role}
        </span>
        <a href="/" className={buttonClass('link', 'text-small')}>
          {t('toStore')}
        </a>
        <Button look="link" className="text-small" onClick={signOut}>
          {t('signOut')}
        </Button>
      </div>
    </header>
  )
}
