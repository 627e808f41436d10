import type { StaffMember } from '@first-fashion/contract/community/level-calls'
import { lookReason } from '@first-fashion/contract/community/moderation-calls'
import { limits } from '@first-fashion/contract/limits'
import { ReasonDialog } from '../../../platform/reason-dialog.tsx'
import { useSetExclusion } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly member: StaffMember
  readonly onClose: () => void
}

/** Excludes a member, with a reason; or lets an excluded one in again, which needs none. */
export function ExclusionDialog({ member: { _id, name, isBlocked }, onClose }: DialogProps) {
  const { t } = useWords()
  const deciding = useSetExclusion(_id)
  return (
    <ReasonDialog
      action={t(isBlocked ? 'letIn' : 'exclude')}
      text={t(isBlocked ? 'letInText' : 'excludeText', { name })}
      isDangerous={!isBlocked}
      schema={isBlocked ? undefined : lookReason}
      longest={limits.moderationReasonMaximumLength}
      deciding={deciding}
      onDecide={(reason) => deciding.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
