import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './words/review-changes-words.ts'
import './words/review-list-words.ts'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly reviewId: string
  /** The author's id: only the author can delete it here. */
  readonly userId: string
  readonly onDeleted: () => void
}

/** Asks before a review is deleted. */
export function DeleteReviewDialog({ open, onClose, reviewId, userId, onDeleted }: DialogProps) {
  const { t } = useTranslation()
  const deletion = useMutation({
    mutationFn: () => call('reviews.delete', { body: { reviewId, userId, isAdmin: false } }),
    onSuccess: ({ message }) => {
      onClose()
      toasts.success(message)
      onDeleted()
    },
    onError: (error) => {
      onClose()
      toasts.error(refusalWords(error, t('review-changes:deletion.failed')))
    },
  })
  const remove = () =>
    currentToken() === null ? toasts.error(t('review-changes:deletion.login')) : deletion.mutate()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('review-changes:deletion.title')}
      text={t('review-changes:deletion.text')}
      keep={t('review-changes:deletion.keep')}
      confirm={t('review-list:delete')}
      isBusy={deletion.isPending}
      onConfirm={remove}
    />
  )
}
