import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
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
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    if (currentToken() === null) return toasts.error(t('reviewDelete.login'))
    setBusy(true)
    const answer = await api('reviews.delete', { body: { reviewId, userId, isAdmin: false } })
    setBusy(false)
    onClose()
    if (!answer.ok) return toasts.error(messageOr(answer.failure, t('reviewDelete.failed')))
    toasts.success(answer.value.message)
    onDeleted()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('reviewDelete.title')}
      text={t('reviewDelete.text')}
      keep={t('reviewDelete.keep')}
      confirm={t('reviews.delete')}
      isBusy={isBusy}
      onConfirm={remove}
    />
  )
}
