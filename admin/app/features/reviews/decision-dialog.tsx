import { type ModeratedReview, staffReviewCalls } from '@first-fashion/contract/reviews/staff-calls'
import { ReasonDialog } from '../../platform/reason-dialog.tsx'
import { type Decision, useDecideReview } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly review: ModeratedReview
  readonly decision: Decision
  /** The maximum length of a reason. */
  readonly longest: number
  readonly onClose: () => void
}

const { body } = staffReviewCalls['staff.review-hide'].request

/** Asks for the required reason. */
export function DecisionDialog({ review, decision, longest, onClose }: DialogProps) {
  const { t } = useWords()
  const deciding = useDecideReview(review._id, decision)
  const words = decision === 'hide' ? 'hideReview' : review.hidden === null ? 'keepReview' : 'showReview'
  return (
    <ReasonDialog
      action={t(words)}
      text={t(decision === 'hide' ? 'hideReviewText' : 'showReviewText')}
      isDangerous={decision === 'hide'}
      schema={body}
      longest={longest}
      deciding={deciding}
      onDecide={(reason) => deciding.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
