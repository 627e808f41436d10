import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import '../../platform/words/review-photos.ts'
import '../../platform/words/reviews.ts'

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
      toasts.error(refusalWords(error, t('reviewDelete.failed')))
    },
  })
  const remove = () => (currentToken() === null ? toasts.error(t('reviewDelete.login')) : deletion.mutate())
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('reviewDelete.title')}
      text={t('reviewDelete.text')}
      keep={t('reviewDelete.keep')}
      confirm={t('reviews.delete')}
      isBusy={deletion.isPending}
      onConfirm={remove}
    />
  )
}
