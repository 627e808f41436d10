import type { ModeratedReview } from '@first-fashion/contract/reviews/staff-calls'
import { Button, Dialog, Notice, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly review: ModeratedReview
  readonly decision: 'hide' | 'show'
  /** The maximum length of a reason. */
  readonly longest: number
  readonly onClose: () => void
}

/** Asks for the required reason. */
export function DecisionDialog({ review, decision, longest, onClose }: DialogProps) {
  const { t } = useWords()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const deciding = useMutation({
    mutationFn: () =>
      call(decision === 'hide' ? 'staff.review-hide' : 'staff.review-show', {
        params: { id: review._id },
        body: { reason: reason.trim() },
      }),
    onSuccess: ({ message }) => {
      void queries.invalidateQueries({ queryKey: ['reviews'] })
      toast.success(message)
      onClose()
    },
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
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            look={decision === 'hide' ? 'danger' : 'primary'}
            busy={deciding.isPending}
            disabled={reason.trim() === ''}
            onClick={() => deciding.mutate()}
          >
            {t(words)}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {deciding.isError ? <Notice>{deciding.error.message}</Notice> : null}
        <p>{t(decision === 'hide' ? 'hideReviewText' : 'showReviewText')}</p>
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={longest}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
