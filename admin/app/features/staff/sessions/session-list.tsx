import type { SignedInDevice } from '@first-fashion/contract/security/calls'
import { Badge } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { shopTimeInWords } from '../../../platform/shop-time.ts'
import { useWords } from '../words.ts'

interface ListProps {
  readonly sessions: readonly SignedInDevice[]
  /** What can be done about a session. */
  readonly actionOf?: (session: SignedInDevice) => ReactNode
}

/** Where a member of staff is signed in. */
export function SessionList({ sessions, actionOf }: ListProps) {
  const { t } = useWords()
  if (sessions.length === 0) return <p className="text-timber">{t('noSessions')}</p>
  return (
    <ul className="flex w-full flex-col gap-4">
      {sessions.map((session) => (
        <li key={session._id} className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
              {session.place === '' ? session.device : `${session.device}, ${session.place}`}
              {session.isThisOne ? <Badge tone="leaf">{t('thisSession')}</Badge> : null}
            </p>
            <p className="text-small text-timber">
              {t('signedInSince', {
                since: shopTimeInWords(session.signedInAt),
                used: shopTimeInWords(session.lastUsedAt),
              })}
            </p>
          </div>
          {actionOf?.(session)}
        </li>
      ))}
    </ul>
  )
}
