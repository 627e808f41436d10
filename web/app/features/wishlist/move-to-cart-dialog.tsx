import type { WishedProduct } from '@first-fashion/contract/wishlist/calls'
import { Button, Dialog } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCart } from '../cart/index.ts'
import { refuseSelection, skuOf, useSelection, VariantChoice } from '../sellables/index.ts'
import { useWishlist } from './wishlist-provider.tsx'
import './wishlist-words.ts'

interface MoveProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly product: WishedProduct
}

/** Asks for colour and size and moves one item: it leaves the wishlist once it is in the cart. */
export function MoveToCartDialog({ open, onClose, product }: MoveProps) {
  const { t } = useTranslation()
  const { add } = useCart()
  const { remove } = useWishlist()
  const selection = useSelection(product)
  const { chosen } = selection
  const move = () => {
    if (refuseSelection(product, chosen, t)) return
    onClose()
    void add(skuOf(product, chosen), 1, {
      onAnswer: (isTaken) => {
        if (isTaken) remove(product)
      },
    })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={product.name}
      closeLabel={t('shell.close')}
      footer={
        <Button onClick={move} className="w-full">
          {t('wishlist:move')}
        </Button>
      }
    >
      <VariantChoice product={product} selection={selection} />
    </Dialog>
  )
}
