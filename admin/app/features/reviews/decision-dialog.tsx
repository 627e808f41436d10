import { type ModeratedReview, staffReviewCalls } from '@first-fashion/contract/reviews/staff-calls'
import { Button, Dialog, Notice, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Decision, useDecideReview } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly review: ModeratedReview
  readonly decision: Decision
  /** The maximum length of a reason. */
  readonly longest: number
  readonly onClose: () => void
}

const formId = 'decision'
const { body } = staffReviewCalls['staff.review-hide'].request

/** Asks for the required reason. */
export function DecisionDialog({ review, decision, longest, onClose }: DialogProps) {
  const { t } = useWords()
  const deciding = useDecideReview(review._id, decision)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(body),
    defaultValues: { reason: '' },
    mode: 'onChange',
  })
  const words = decision === 'hide' ? 'hideReview' : review.hidden === null ? 'keepReview' : 'showReview'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(words)}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant={decision === 'hide' ? 'danger' : 'primary'}
            busy={deciding.isPending}
            type="submit"
            form={formId}
            disabled={!formState.isValid}
          >
            {t(words)}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        method="post"
        onSubmit={handleSubmit(({ reason }) => deciding.mutate(reason, { onSuccess: onClose }))}
        className="flex flex-col gap-4"
      >
        {deciding.isError ? <Notice>{deciding.error.message}</Notice> : null}
        <p>{t(decision === 'hide' ? 'hideReviewText' : 'showReviewText')}</p>
        <TextField label={t('reason')} maxLength={longest} {...register('reason')} />
      </form>
    </Dialog>
  )
}
