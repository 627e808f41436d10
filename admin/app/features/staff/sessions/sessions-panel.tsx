import type { SignedInDevice } from '@first-fashion/contract/security/calls'
import { Button, Skeleton } from '@first-fashion/ui'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { useWords } from '../words.ts'
import { useEndOthers, useEndSession, useSessions } from './queries.ts'
import { SessionList } from './session-list.tsx'

/** Where the member is signed in, and ending it. */
export function SessionsPanel() {
  const { t } = useWords()
  const found = useSessions()
  const ending = useEndOthers()
  const sessions = found.data?.sessions ?? []
  return (
    <section className="flex w-full max-w-[28rem] flex-col items-start gap-5 border border-hairline bg-paper p-5">
      <h2 className="text-title">{t('sessions')}</h2>
      {found.isPending ? <Skeleton className="h-28 w-full" /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={() => found.refetch()} /> : null}
      {found.data === undefined ? null : (
        <SessionList
          sessions={sessions}
          actionOf={(session) => (session.isThisOne ? null : <EndButton session={session} />)}
        />
      )}
      {sessions.length > 1 ? (
        <Button variant="secondary" busy={ending.isPending} onClick={() => ending.mutate()}>
          {t('endOthers')}
        </Button>
      ) : null}
    </section>
  )
}

function EndButton({ session: { _id, device } }: { readonly session: SignedInDevice }) {
  const { t } = useWords()
  const ending = useEndSession(_id)
  return (
    <Button
      variant="link"
      busy={ending.isPending}
      aria-label={t('endSessionOf', { device })}
      onClick={() => ending.mutate()}
    >
      {t('endSession')}
    </Button>
  )
}
