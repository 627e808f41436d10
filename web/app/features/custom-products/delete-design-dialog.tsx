import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useDeleteCustomProduct } from './custom-products.queries.ts'
import './custom-products-words.ts'

interface DeleteProps {
  /** The custom product in question; undefined while nothing is asked. */
  readonly id: string | undefined
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before a custom product is deleted. */
export function DeleteDesignDialog({ id, onClose, onDeleted }: DeleteProps) {
  const { t } = useTranslation()
  const remove = useDeleteCustomProduct()
  return (
    <ConfirmDialog
      open={id !== undefined}
      onClose={onClose}
      title={t('custom-products:deleteTitle')}
      text={t('custom-products:deleteText')}
      keep={t('custom-products:keep')}
      confirm={t('custom-products:deleteConfirm')}
      isBusy={remove.isPending}
      onConfirm={() => {
        if (id !== undefined) remove.mutate(id, { onSuccess: onDeleted, onSettled: onClose })
      }}
    />
  )
}
