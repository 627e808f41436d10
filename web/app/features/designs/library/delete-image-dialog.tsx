import type { DesignImage } from '@first-fashion/contract/designs/image-calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/queries/call.ts'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../../platform/screen/confirm-dialog.tsx'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import './library-words.ts'
import { editImages } from './saved-images.queries.ts'

interface DialogProps {
  /** The picture that it asks about. */
  readonly image: DesignImage
  readonly open: boolean
  readonly onClose: () => void
  /** Called before it closes. */
  readonly onDeleted: () => void
}

/** Asks before a picture leaves the library. */
export function DeleteImageDialog({ image, open, onClose, onDeleted }: DialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { _id: id, name } = image
  const deletion = useMutation({
    mutationFn: () => call('designs.delete-image', { params: { id } }),
    onSuccess: () => {
      editImages(queries, (images) => images.filter(({ _id }) => _id !== id))
      onDeleted()
      onClose()
      toasts.success(t('library:deleted'))
    },
    onError: (error) => {
      onClose()
      toasts.error(refusalWords(error, t('library:deleteFailed')))
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('library:deleteTitle')}
      text={t('library:deleteText', { name })}
      keep={t('library:keep')}
      confirm={t('library:confirm')}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    />
  )
}
