import { buttonClass, Notice, Skeleton } from '@first-fashion/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CallFailure } from '../../platform/call-failure.ts'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { useWords } from './words.ts'

interface OpenedLinkProps {
  /** The answer about the link. */
  readonly link: UseQueryResult<{ readonly email: string }>
  /** The form of a link that works. */
  readonly children: (email: string) => ReactNode
}

/** What the link of an email opens: its form, or why it does not work, before a password is chosen in vain. */
export function OpenedLink({ link, children }: OpenedLinkProps) {
  const { t } = useWords()
  const { data, error, refetch } = link
  if (data !== undefined) return children(data.email)
  if (error === null) return <Skeleton className="h-64" />
  const isDead = error instanceof CallFailure && error.status === 422
  if (!isDead) return <LoadFailure error={error} onRetry={() => refetch()} />
  return (
    <div className="flex flex-col gap-5">
      <Notice>{error.message}</Notice>
      <Link to="/" className={buttonClass('link')}>
        {t('toSignIn')}
      </Link>
    </div>
  )
}
