import { lookReason, type ModeratedLook } from '@first-fashion/contract/community/moderation-calls'
import { limits } from '@first-fashion/contract/limits'
import { ReasonDialog } from '../../../platform/reason-dialog.tsx'
import { type LookDecision, useDecideLook } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly look: ModeratedLook
  readonly decision: LookDecision
  readonly onClose: () => void
}

/** Asks for the reason of a decision; taking an exclusion back needs none. */
export function LookDecisionDialog({ look, decision, onClose }: DialogProps) {
  const { t } = useWords()
  const deciding = useDecideLook(look._id, decision)
  return (
    <ReasonDialog
      action={t(`decisions.${decision}`)}
      text={t(`texts.${decision}`)}
      isDangerous={decision === 'hide' || decision === 'block'}
      schema={decision === 'unblock' ? undefined : lookReason}
      longest={limits.moderationReasonMaximumLength}
      deciding={deciding}
      onDecide={(reason) => deciding.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
