import type { StaffPerson } from '@first-fashion/contract/staff/people-calls'
import { Button, Dialog, Skeleton } from '@first-fashion/ui'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { useWords } from '../words.ts'
import { useEndMemberSessions, useMemberSessions } from './queries.ts'
import { SessionList } from './session-list.tsx'

interface DialogProps {
  readonly member: StaffPerson
  readonly onClose: () => void
}

/** Where another member is signed in; an owner can end all of it. */
export function MemberSessionsDialog({ member: { _id, name }, onClose }: DialogProps) {
  const { t } = useWords()
  const found = useMemberSessions(_id)
  const ending = useEndMemberSessions(_id)
  const canEnd = found.data?.sessions.some(({ isThisOne }) => !isThisOne) ?? false
  return (
    <Dialog
      open
      onClose={onClose}
      place="middle"
      title={t('sessionsOf', { name })}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button variant="danger" disabled={!canEnd} busy={ending.isPending} onClick={() => ending.mutate()}>
            {t('endSessions')}
          </Button>
        </div>
      }
    >
      {found.isPending ? <Skeleton className="h-28" /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={() => found.refetch()} /> : null}
      {found.data === undefined ? null : <SessionList sessions={found.data.sessions} />}
    </Dialog>
  )
}
