import type { StaffInvitation } from '@first-fashion/contract/staff/people-calls'
import { Badge, Button, type Column, Table } from '@first-fashion/ui'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { NameCell } from './name-cell.tsx'
import { useChangeInvitation } from './queries.ts'
import { useRoleName } from './role-name.ts'
import { useWords } from './words.ts'

interface TableProps {
  readonly invitations: readonly StaffInvitation[]
  readonly isOwner: boolean
  readonly onWithdraw: (invitation: StaffInvitation) => void
}

/** Invitations that are not used yet; renders nothing without any. */
export function InvitationTable({ invitations, isOwner, onWithdraw }: TableProps) {
  const { t } = useWords()
  const nameOfRole = useRoleName()
  if (invitations.length === 0) return null
  const columns: readonly Column<StaffInvitation>[] = [
    { title: t('name'), isName: true, cell: (invitation) => <NameCell {...invitation} /> },
    { title: t('role'), cell: nameOfRole },
    {
      title: t('worksUntil'),
      cell: ({ expiresAt, isExpired }) =>
        isExpired ? <Badge>{t('expired')}</Badge> : shopTimeInWords(expiresAt),
    },
  ]
  const actions: Column<StaffInvitation> = {
    title: t('actions'),
    cell: (invitation) => (
      <InvitationActions invitation={invitation} onWithdraw={() => onWithdraw(invitation)} />
    ),
  }
  return (
    <div className="border border-hairline bg-paper px-4 pt-4">
      <h2 className="text-title">{t('invitations')}</h2>
      <Table
        label={t('invitations')}
        onPhone="stack"
        rows={invitations}
        keyOf={({ _id }) => _id}
        columns={isOwner ? [...columns, actions] : columns}
      />
    </div>
  )
}

interface ActionsProps {
  readonly invitation: StaffInvitation
  readonly onWithdraw: () => void
}

function InvitationActions({ invitation, onWithdraw }: ActionsProps) {
  const { t } = useWords()
  const { name } = invitation
  const resending = useChangeInvitation('staff.invitation-resend', invitation)
  return (
    <div className="flex flex-wrap gap-x-5">
      <Button
        variant="link"
        busy={resending.isPending}
        aria-label={t('sendAgainTo', { name })}
        onClick={() => resending.mutate()}
      >
        {t('sendAgain')}
      </Button>
      <Button variant="link" aria-label={t('withdrawTo', { name })} onClick={onWithdraw}>
        {t('withdraw')}
      </Button>
    </div>
  )
}
