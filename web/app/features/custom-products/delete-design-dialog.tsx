import { customItemId } from '@first-fashion/contract/custom-products/custom-item'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCart } from '../cart/index.ts'
import { useDeleteCustomProduct } from './custom-products.queries.ts'
import './custom-products-words.ts'

interface DeleteProps {
  /** The custom product in question; undefined while nothing is asked. */
  readonly id: string | undefined
  readonly onClose: () => void
  /** Called before it closes. */
  readonly onDeleted: () => void
}

/** Asks before a custom product is deleted. */
export function DeleteDesignDialog({ id, onClose, onDeleted }: DeleteProps) {
  const { t } = useTranslation()
  const { cart, reload } = useCart()
  const remove = useDeleteCustomProduct()
  const isInCart = id !== undefined && cart.data?.lines.some((line) => line.productId === customItemId(id))
  return (
    <ConfirmDialog
      open={id !== undefined}
      onClose={onClose}
      title={t('custom-products:deleteTitle')}
      text={t(isInCart ? 'custom-products:deleteFromCartText' : 'custom-products:deleteText')}
      keep={t('custom-products:keep')}
      confirm={t('custom-products:deleteConfirm')}
      isBusy={remove.isPending}
      onConfirm={() => {
        if (id === undefined) return
        const deleted = () => {
          // The cart shows that it is gone.
          void reload()
          onDeleted()
        }
        remove.mutate(id, { onSuccess: deleted, onSettled: onClose })
      }}
    />
  )
}
