import type { SumWords } from '@first-fashion/contract/orders/sum-rows'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './cart-words.ts'

/** The names of the rows that every order has. */
export function useSumWords(): SumWords {
  const { t } = useTranslation()
  return {
    subtotal: t('cart:subtotal'),
    shipping: t('cart:shipping'),
    total: t('cart:total'),
    due: t('cart:due'),
    rounding: t('cart:rounding'),
    includes: t('cart:includes'),
  }
}
