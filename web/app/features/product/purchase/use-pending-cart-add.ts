import type { Product } from '@first-fashion/contract/catalog/product'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SelectionState } from '../use-selection.ts'
import { takePendingAdd } from './pending-cart-add.ts'

/**
 * Chooses again what was chosen before the login that Add to Cart asked for (spec A section 5). Answers whether it is to
 * be added now; of who comes back without a login nothing is.
 */
export function usePendingAdd(product: Product, selection: SelectionState, token: string | null | undefined) {
  const [isPending, setPending] = useState(false)
  const restore = useEffectEvent(() => {
    const before = takePendingAdd(product._id)
    if (before === undefined) return
    selection.restore(before)
    setPending(token !== null)
  })
  const isKnown = token !== undefined
  useEffect(() => {
    if (isKnown) restore()
  }, [isKnown])
  return isPending
}
