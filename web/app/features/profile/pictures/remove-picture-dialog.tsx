import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api-browser.ts'
import { messageOr } from '../../../platform/refusal-words.ts'
import { ConfirmDialog } from '../../../platform/screen/confirm-dialog.tsx'
import { toasts } from '../../../platform/toasts.ts'
import { useRememberUser } from '../use-profile-change.ts'
import { type PictureKind, pictureKinds } from './picture-kinds.ts'
import '../../../platform/words/profile.ts'

interface DialogProps {
  readonly kind: PictureKind
  readonly onClose: () => void
}

/** Asks before a picture is removed. */
export default function RemovePictureDialog({ kind, onClose }: DialogProps) {
  const { t } = useTranslation()
  const remember = useRememberUser()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const answer = await api(pictureKinds[kind].removal)
    setBusy(false)
    onClose()
    if (!answer.ok) return toasts.error(messageOr(answer.failure, t('profilePicture.removeFailed')))
    remember(answer.value.user)
    toasts.success(answer.value.message)
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('profilePicture.removeTitle')}
      text={t('profilePicture.removeText')}
      keep={t('profilePicture.keep')}
      confirm={t('profilePicture.remove')}
      isBusy={isBusy}
      onConfirm={remove}
    />
  )
}
