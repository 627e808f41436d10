import type { Product } from '@first-fashion/contract/catalog/product'
import { toasts } from '../../platform/toasts.ts'
import type { Translate } from '../../platform/words/use-translation.ts'
import { addRefusal, type Selection } from './product-selection.rules.ts'
import './selection-words.ts'

/** Says why a selection cannot be added to the cart; returns whether that is so. */
export function refuseSelection(
  product: Pick<Product, 'variants' | 'sizes'>,
  chosen: Selection,
  t: Translate,
): boolean {
  const refusal = addRefusal(product, chosen)
  if (refusal === undefined) return false
  const isFew = refusal.word === 'selection:onlyAvailable'
  toasts.error(isFew ? t(refusal.word, { count: refusal.count }) : t(refusal.word))
  return true
}
