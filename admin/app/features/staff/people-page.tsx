import type { StaffInvitation } from '@first-fashion/contract/staff/people-calls'
import { Button, Skeleton } from '@first-fashion/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { useRoleMay } from '../../platform/session.ts'
import { AccessPolicyPanel } from './access-policy-panel.tsx'
import { InvitationTable } from './invitation-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import { OwnershipPanel } from './ownership/ownership-panel.tsx'
import { usePeople } from './queries.ts'
import { RolesPanel } from './roles/roles-panel.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { useWords } from './words.ts'

/** Who works in the back office, and who is invited to. */
export function PeoplePage() {
  const { t } = useWords()
  const isOwner = useRoleMay('settings.change')
  const [isInviting, setInviting] = useState(false)
  const [asked, setAsked] = useState<StaffInvitation>()
  const heading = useRef<HTMLHeadingElement>(null)
  const people = usePeople()
  const closeAsked = () => setAsked(undefined)
  const focusHeading = () => {
    // The page behind an open dialog takes no focus, and the button that opened it goes with the invitation.
    flushSync(closeAsked)
    heading.current?.focus()
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-heading">
          {t('staff')}
        </h1>
        {isOwner ? (
          <Button variant="secondary" onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        ) : null}
      </div>
      <p className="mt-1 mb-5 max-w-[42rem] text-timber">
        {t('peopleText')} {t('recordedText')}
      </p>
      {people.isPending ? <Skeleton className="h-96" /> : null}
      {people.isError ? <LoadFailure error={people.error} onRetry={() => people.refetch()} /> : null}
      {people.data === undefined ? null : (
        <div className="flex flex-col gap-8">
          <MemberTable members={people.data.members} isOwner={isOwner} />
          <InvitationTable invitations={people.data.invitations} isOwner={isOwner} onWithdraw={setAsked} />
          <RolesPanel {...people.data} isOwner={isOwner} />
          <AccessPolicyPanel />
          {isOwner ? <OwnershipPanel {...people.data} /> : null}
        </div>
      )}
      {asked === undefined ? null : (
        <WithdrawDialog invitation={asked} onClose={closeAsked} onWithdrawn={focusHeading} />
      )}
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  )
}
