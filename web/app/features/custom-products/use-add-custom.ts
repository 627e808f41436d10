import { customItemId } from '@first-fashion/contract/custom-products/custom-item'
import type { CustomProductItem } from '@first-fashion/contract/custom-products/custom-product'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCart } from '../cart/index.ts'
import '../cart/cart-changes-words.ts'
import './custom-products-words.ts'

export type BuyableDesign = Pick<CustomProductItem, '_id' | 'selectedOptions' | 'colorCode'>

/** Puts one unit of a custom product into the cart; `onAnswer` receives whether the server took it. */
export function useAddCustom() {
  const { t } = useTranslation()
  const { add } = useCart()
  return ({ _id, selectedOptions, colorCode }: BuyableDesign, onAnswer?: (isTaken: boolean) => void) => {
    const { size, color } = selectedOptions
    const sku = { itemId: customItemId(_id), variantIndex: 0, size, color, colorCode }
    return add(sku, 1, {
      onAnswer: (isTaken) => {
        if (isTaken)
          toasts.success(t('custom-products:added'), { insteadOf: t('cart-changes:added', { count: 1 }) })
        onAnswer?.(isTaken)
      },
    })
  }
}
