import type { StaffInvitation } from '@first-fashion/contract/staff/people-calls'
import { ConfirmDialog } from '@first-fashion/ui'
import { useChangeInvitation } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly invitation: StaffInvitation
  readonly onClose: () => void
  readonly onWithdrawn: () => void
}

/** Asks before an invitation is withdrawn. */
export function WithdrawDialog({ invitation, onClose, onWithdrawn }: DialogProps) {
  const { t } = useWords()
  const withdrawing = useChangeInvitation('staff.invitation-withdraw', invitation)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('withdrawTo', { name: invitation.name })}
      text={t('withdrawText')}
      closeLabel={t('close')}
      keep={t('cancel')}
      confirm={t('withdraw')}
      isBusy={withdrawing.isPending}
      onConfirm={() => withdrawing.mutate(undefined, { onSuccess: onWithdrawn, onError: onClose })}
    />
  )
}
