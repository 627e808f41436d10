import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/queries/call.ts'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../../platform/screen/confirm-dialog.tsx'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useRememberUser } from '../use-profile-change.ts'
import { type PictureKind, pictureKinds } from './picture-kinds.ts'
import '../words/profile-picture-words.ts'

interface DialogProps {
  readonly kind: PictureKind
  readonly onClose: () => void
}

/** Asks before a picture is removed. */
export default function RemovePictureDialog({ kind, onClose }: DialogProps) {
  const { t } = useTranslation()
  const remember = useRememberUser()
  const removal = useMutation({
    mutationFn: () => call(pictureKinds[kind].removal),
    onSuccess: ({ user, message }) => {
      remember(user)
      toasts.success(message)
    },
    onError: (error) => toasts.error(refusalWords(error, t('profile-picture:removeFailed'))),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('profile-picture:removeTitle')}
      text={t('profile-picture:removeText')}
      keep={t('profile-picture:keep')}
      confirm={t('profile-picture:remove')}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  )
}
